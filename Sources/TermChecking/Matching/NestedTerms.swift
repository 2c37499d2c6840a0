import LanguageAssets
import LanguageText

/// Which concepts a term names by the way, because an approved term of theirs is a part of it.
///
/// A draft that writes кнопка-тогл for *toggle button* has named the button as well: the longest
/// match finds only the toggle, and the button is not missing.
struct NestedTerms: Sendable {
  /// The longest part that is looked up, in scalars.
  private static let longestPart = 24

  /// The concepts inside each entry, by the entry's index.
  private let concepts: [Set<Int>]

  /// Finds the terms inside terms.
  ///
  /// - Complexity: O(total length of all forms), and O(m²) for each term of m characters in a
  ///   language without spaces.
  init(_ entries: [TermEntry], language: LanguageTag) {
    concepts =
      language.isWrittenWithoutSpaces
      ? Self.parts(of: entries) : Self.words(of: entries, language)
  }

  /// The concepts that an entry names besides its own.
  func concepts(in entry: Int) -> Set<Int> { concepts[entry] }

  private static func parts(of entries: [TermEntry]) -> [Set<Int>] {
    var owners: [String: Set<Int>] = [:]
    for entry in entries where entry.term.status.isApproved {
      let text = TermForms.fold(entry.term.text)
      // A single character is a part of many words without being meant: 工具列 names no row (列).
      if text.unicodeScalars.count > 1 { owners[text, default: []].insert(entry.concept) }
    }
    return entries.map { entry in
      let scalars = Array(TermForms.fold(entry.term.text).unicodeScalars)
      var found: Set<Int> = []
      for start in scalars.indices {
        var part = ""
        for scalar in scalars[start...].prefix(longestPart) {
          part.unicodeScalars.append(scalar)
          if let concepts = owners[part] { found.formUnion(concepts) }
        }
      }
      return found.subtracting([entry.concept])
    }
  }

  private static func words(of entries: [TermEntry], _ language: LanguageTag) -> [Set<Int>] {
    let words = entries.map { entry in
      TermForms.tokenForms(of: entry.term.text, language: language).map { token in
        (own: TermForms.fold(token.text), forms: Set(token.forms))
      }
    }
    var starts: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() where entry.term.status.isApproved {
      for form in words[index].first?.forms ?? [] { starts[form, default: []].append(index) }
    }
    return entries.indices.map { outer in
      var found: Set<Int> = []
      for position in words[outer].indices {
        let rest = words[outer][position...]
        for inner in starts[rest[position].own] ?? [] where words[inner].count <= rest.count {
          let fits = zip(rest, words[inner]).allSatisfy { $1.forms.contains($0.own) }
          if fits { found.insert(entries[inner].concept) }
        }
      }
      return found.subtracting([entries[outer].concept])
    }
  }
}
