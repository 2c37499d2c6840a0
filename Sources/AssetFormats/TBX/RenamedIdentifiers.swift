internal import LanguageAssets

/// The identifiers that a file has in place of ones that XML does not allow, to be undone.
struct RenamedIdentifiers {
  /// The type of the item that keeps the identifier of a reference object.
  static let itemType = "isogloss-id"

  private var originals: [String: String] = [:]

  /// Notes that an identifier of the file stands for another one.
  mutating func note(_ written: String?, is original: String?) {
    guard let written, let original, written != original, !written.isEmpty else { return }
    originals[written] = original
  }

  /// Puts the original identifiers of reference objects back, and all references.
  mutating func restore(in glossary: inout Glossary) {
    for index in glossary.carried.indices { restoreObjects(in: &glossary.carried[index]) }
    if originals.isEmpty { return }
    restore(&glossary.carried)
    for index in glossary.concepts.indices {
      restore(&glossary.concepts[index].carried)
      for language in glossary.concepts[index].carriedByLanguage.keys {
        restore(&glossary.concepts[index].carriedByLanguage[language, default: []])
      }
      for term in glossary.concepts[index].terms.indices {
        restore(&glossary.concepts[index].terms[term].carried)
      }
    }
  }

  private func restore(_ elements: inout [CarriedElement]) {
    for index in elements.indices { restore(&elements[index]) }
  }

  private func restore(_ element: inout CarriedElement) {
    for index in element.attributes.indices
    where element.attributes[index].name == "target" && element.name != "xref" {
      let target = element.attributes[index].value
      element.attributes[index].value = originals[target] ?? target
    }
    for index in element.pieces.indices {
      guard case .element(var child) = element.pieces[index] else { continue }
      restore(&child)
      element.pieces[index] = .element(child)
    }
  }

  private mutating func restoreObjects(in element: inout CarriedElement) {
    for index in element.pieces.indices {
      guard case .element(var child) = element.pieces[index] else { continue }
      restoreObjects(in: &child)
      element.pieces[index] = .element(child)
    }
    guard element.name == "refObject",
      let item = element.pieces.firstIndex(where: { Self.isIdentifier($0) }),
      case .element(let kept) = element.pieces[item],
      let attribute = element.attributes.firstIndex(where: { $0.name == "id" })
    else { return }
    note(element.attributes[attribute].value, is: kept.text)
    element.attributes[attribute].value = kept.text
    element.pieces.remove(at: item)
  }

  private static func isIdentifier(_ piece: CarriedElement.Piece) -> Bool {
    if case .element(let element) = piece { return element["type"] == itemType }
    return false
  }
}
