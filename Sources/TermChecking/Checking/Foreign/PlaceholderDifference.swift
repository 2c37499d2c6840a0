import DocumentFormats
import LanguageText

/// What a string of a program has other placeholders than its source for: `{documentación}` for `{documentation}`, of
/// which the program knows nothing, or none at all.
struct PlaceholderDifference {
  /// A placeholder that the source does not have.
  struct Added {
    /// Where it stands in the string, in UTF-8 bytes.
    let range: Range<Int>
    /// The placeholder of the source that it stands for, as it is written there; nil where it may be one of several.
    let original: String?
  }

  /// The index of the paragraph of the draft.
  let block: Int
  /// The placeholders that the source does not have, in order.
  let added: [Added]
  /// Those of the source that the string does not have, as they are written there, where it has no others for them.
  let missing: [String]
  /// Whether the string has others of its source, so that it is no label that says without what the source says with.
  let hasOthers: Bool

  /// Compares a string with its source; nil where nothing differs, in running text, whose braces may be an example of code,
  /// and in strings that choose between texts.
  ///
  /// A form for one number may do without the number, or have it where that of the source does not.
  ///
  /// - Complexity: O(length of the string and of its source).
  init?(in passage: Passage, _ context: CheckContext) {
    guard let (index, original) = passage.string(in: context) else { return nil }
    let source = context.sources[passage.document]
    let block = context.draft.document.blocks[index]
    let sourceBlock = source.document.blocks[original]
    guard
      !StringPlaceholder.haveSameCode(block, sourceBlock)
        || sourceBlock.text.utf8.contains(UInt8(ascii: "[")),
      ![block, sourceBlock].contains(where: { StringPlaceholder.isAddressOrDate($0) })
    else { return nil }
    let isOrdered = ![block, sourceBlock].contains(where: StringPlaceholder.areListed)
    guard var own = StringPlaceholder.all(of: block, isOrdered: isOrdered),
      var others = StringPlaceholder.all(of: sourceBlock, isOrdered: isOrdered)
    else { return nil }
    if let (bracketed, originals) = StringPlaceholder.bracketed(of: block, source: sourceBlock) {
      own += bracketed
      others += originals
    }
    let (names, known) = (Set(own.map(\.name)), Set(others.map(\.name)))
    guard names != known else { return nil }
    var lost = others.filter { !names.contains($0.name) }
    var gained = own.filter { !known.contains($0.name) }
    Self.removeEndings(&lost, sourceBlock.text, &gained, block.text)
    let broken = Self.removeBroken(&lost, sourceBlock.text, in: block.text)
    let isRenamed = !lost.isEmpty && Set(lost.map(\.name)).count == Set(gained.map(\.name)).count
    let originals = lost.map { sourceBlock.text.utf8Slice($0.range) }
    let mayLackNumbers = context.draft.document.isFormForNumber(index)
    self.block = index
    added =
      broken
      + gained.filter { isRenamed || !$0.isNumber || !mayLackNumbers }.map {
        Added(range: $0.range, original: isRenamed && originals.count == 1 ? originals[0] : nil)
      }
    missing =
      isRenamed
      ? [] : zip(lost, originals).filter { !mayLackNumbers || !$0.0.isNumber }.map(\.1)
    // What begins as one does, *%&*, is what is left of it; and no label says without a text, or two numbers, what its
    // source says with them.
    hasOthers =
      !names.isDisjoint(with: known) || missing.contains { Self.texts.contains($0) }
      || own.isEmpty && block.text.utf8.contains(UInt8(ascii: "%"))
        && missing.contains { $0.first == "%" } && !sourceBlock.text.holdsBytes(of: "%%")
      || Set(missing).count > 1 && block.text.count * 2 > sourceBlock.text.count
      // What is left of one is no text.
      || !missing.isEmpty && Self.hasLooseBrace(block.text) && !Self.hasLooseBrace(sourceBlock.text)
    if added.isEmpty, missing.isEmpty { return nil }
  }

  /// Whether a text has more braces of one kind than of the other.
  private static func hasLooseBrace(_ text: String) -> Bool {
    let braces = text.unicodeScalars.reduce(0) { count, scalar in
      switch scalar {
      case "{", "｛": count + 1
      case "}", "｝": count - 1
      default: count
      }
    }
    return braces != 0
  }

  /// Placeholders for texts, which no name says what they are.
  private static let texts: Set<String> = ["%s", "%@", "%1$s", "%1$@"]

  /// Takes out what differs in a letter behind the number of Qt's placeholders, which is an ending or a unit: `%1i` for
  /// `%1`, `%1 秒` for `%1s`.
  ///
  /// - Complexity: O(n) in the number of placeholders.
  private static func removeEndings(
    _ lost: inout [StringPlaceholder], _ source: String, _ gained: inout [StringPlaceholder],
    _ draft: String
  ) {
    var open: [Substring: Int] = [:]
    for placeholder in lost {
      if let number = number(of: source.utf8Slice(placeholder.range)) {
        open[number, default: 0] += 1
      }
    }
    var paired: [Substring: Int] = [:]
    func take(_ number: Substring?, from counts: inout [Substring: Int]) -> Bool {
      guard let number, let count = counts[number], count > 0 else { return false }
      counts[number] = count - 1
      return true
    }
    gained.removeAll { placeholder in
      let number = number(of: draft.utf8Slice(placeholder.range))
      guard let number, take(number, from: &open) else { return false }
      paired[number, default: 0] += 1
      return true
    }
    lost.removeAll { take(number(of: source.utf8Slice($0.range)), from: &paired) }
    // With another letter behind it than conversions have, it is none of those found.
    guard lost.count < mostLookedFor else { return }
    lost.removeAll { placeholder in
      guard let number = number(of: source.utf8Slice(placeholder.range)) else { return false }
      return draft.places(ofBytes: "%\(number)").contains { place in
        draft.character(at: place.upperBound)?.isLetter == true
      }
    }
  }

  /// Qt knows no more placeholders; each is looked for by itself.
  private static let mostLookedFor = 100

  /// The number of one of Qt's placeholders, with a letter behind it or not: *1* of `%1`, `%1d`; nil for others.
  private static func number(of placeholder: String) -> Substring? {
    guard placeholder.first == "%", placeholder.dropFirst().first != "0" else { return nil }
    let number = placeholder.dropFirst().prefix { $0.isNumber }
    return number.isEmpty || placeholder.count > number.count + 2 ? nil : number
  }

  /// The places where a string has a placeholder with a number in pieces, `% 1` or `1%` for `%1`, which are taken out of
  /// those that it does not have.
  private static func removeBroken(
    _ lost: inout [StringPlaceholder], _ source: String, in text: String
  ) -> [Added] {
    var broken: [Added] = []
    guard lost.count < mostLookedFor else { return [] }
    lost.removeAll { placeholder in
      let original = source.utf8Slice(placeholder.range)
      let number = original.dropFirst()
      guard original.first == "%", !number.isEmpty, number.allSatisfy(\.isNumber) else {
        return false
      }
      let pieces = [
        "% \(number)", "\(number)%", "\(number) %", "٪\(number)", "٪ \(number)", "％\(number)",
      ]
      let places = pieces.lazy.flatMap { text.places(ofBytes: $0) }
      guard
        let place = places.first(where: { place in
          text.character(before: place.lowerBound)?.isNumber != true
            && text.character(at: place.upperBound)?.isNumber != true
        })
      else { return false }
      broken.append(Added(range: place, original: original))
      return true
    }
    return broken
  }
}
