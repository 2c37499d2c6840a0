import DocumentFormats
import LanguageText

/// Words that what stands beside them tells for code: the declaration that they begin, names that they are listed with,
/// the setting that they lead to.
extension ForeignWord {
  /// Whether the word begins a declaration, `class OpenBox`, leads to code by an arrow, *Config -> repository ->
  /// `ROOT`*, or is listed with names in code that the source has, too.
  static func isAmongCode(_ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]) -> Bool {
    beginsDeclaration(use, block) || leadsToCode(use, block, sources)
      || isListedWithCode(use, block, sources)
  }

  /// Whether a name with a capital inside stands behind a word that declares one.
  private static func beginsDeclaration(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard declaring.contains(use.text) else { return false }
    let behind = block.text.utf8.dropFirst(use.range.upperBound)
    guard behind.first == UInt8(ascii: " ") else { return false }
    return isIdentifier(behind.dropFirst().prefix(while: isPartOfIdentifier))
  }

  private static let declaring: Set<String> = [
    "class", "enum", "function", "import", "interface", "namespace", "package", "struct", "type",
  ]

  /// Whether an arrow with spaces around it stands behind the word and code behind that, and the source has the arrow
  /// there, too.
  private static func leadsToCode(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    let behind = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    guard let arrow = [" -> ", " => ", " → ", " > "].first(where: behind.hasPrefix) else {
      return false
    }
    let code = use.range.upperBound + arrow.utf8.count
    return block.spans.contains { $0.kind == .code && $0.range.lowerBound == code }
      && sources.contains { $0.text.holdsBytes(of: use.text + arrow) }
  }

  /// Whether the word is one of three or more in a list with commas, one of them has a capital or an underscore inside,
  /// and the source has that one in a list, too.
  private static func isListedWithCode(
    _ use: TermUse, _ block: TextBlock, _ sources: [TextBlock]
  ) -> Bool {
    let bytes = block.text.utf8
    // Hardly any paragraph has a list.
    guard bytes.count(where: { $0 == UInt8(ascii: ",") }) >= leastListed - 1,
      use.text == use.text.lowercased(), !use.text.contains(" ")
    else { return false }
    let head = bytes.prefix(use.range.lowerBound).suffix(longestList)
    let tail = bytes.dropFirst(use.range.upperBound).prefix(longestList)
    let before = head.reversed().prefix { !endsSentence($0) }.reversed()
    let behind = tail.prefix { !endsSentence($0) }
    let items = (Array(before) + Array(use.text.utf8) + Array(behind))
      .split(separator: UInt8(ascii: ","))
      .map { $0.split(separator: UInt8(ascii: " ")) }
    // Before the last may stand a conjunction, and before the first the sentence.
    let names = items.compactMap(\.last)
      .filter { $0.allSatisfy(isPartOfIdentifier) }
    guard names.count >= leastListed, items.dropFirst().allSatisfy({ $0.count < 3 }),
      names.contains(where: { $0.elementsEqual(use.text.utf8) })
    else { return false }
    return names.contains { name in
      isIdentifier(name)
        && sources.contains { $0.text.holdsBytes(of: String(decoding: name, as: UTF8.self) + ",") }
    }
  }

  private static let leastListed = 3
  /// How far a list is looked at on either side of the word, in bytes.
  private static let longestList = 160

  private static func endsSentence(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0a, 0x21, 0x28, 0x29, 0x2e, 0x3a, 0x3b, 0x3f: true
    default: false
    }
  }

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }

  /// Whether a name has a capital behind a small letter, or an underscore.
  private static func isIdentifier(_ name: some Collection<UInt8>) -> Bool {
    zip(name, name.dropFirst()).contains { first, second in
      first &- 0x61 < 26 && second &- 0x41 < 26 || second == UInt8(ascii: "_")
    }
  }
}
