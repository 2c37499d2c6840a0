import DocumentFormats

/// The parts of a document that list its changes, which many projects take from their commits as they are.
enum ChangeSections {
  /// The blocks below a heading that says so, up to the next one of its level or above, and the titles of
  /// commits elsewhere, by their indices.
  ///
  /// - Complexity: O(number of blocks).
  static func blocks(of blocks: [TextBlock]) -> Set<Int> {
    var level: Int?
    var found: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      if block.kind == .heading {
        if let open = level, block.level <= open { level = nil }
        if level == nil, titles.contains(title(block)) { level = block.level }
      } else if level != nil || isTitleOfCommit(block.text) {
        found.insert(index)
      }
    }
    return found
  }

  /// Whether a text is what a commit or pull request is called: *[#12] fix(grpc): close the stream*, *docs: say
  /// where (#7)*, *Close the stream #12*, *Close the stream by @somebody in #12*.
  ///
  /// Source: Conventional Commits 1.0.0, and the release notes that GitHub makes.
  static func isTitleOfCommit(_ text: String) -> Bool {
    let number = text.hasPrefix("[") || text.hasPrefix("(") ? text.dropFirst() : text[...]
    if number.first == "#", number.dropFirst().first?.isNumber == true { return true }
    if beginsWithType(text) { return true }
    if let last = text.utf8.last, last &- 0x30 < 10, let number = text.split(separator: " ").last,
      number.first == "#", number.count > 2, number.dropFirst().allSatisfy(\.isNumber)
    {
      return true
    }
    // Most texts name nobody, which their bytes tell in a fraction of the time.
    guard text.holdsBytes(of: " by @"), let author = text.firstRange(of: " by @") else {
      return false
    }
    return text[author.upperBound...].contains(" in #")
      || text[author.upperBound...].contains(" in http")
  }

  /// Whether a text begins with what a commit does by convention, *feat!: …* and *fix(grpc): …*.
  static func beginsWithType(_ text: String) -> Bool {
    let length = text.utf8.prefix { ($0 | 0x20) &- 0x61 < 26 }.count
    let type = lengths.contains(length) ? text.prefix { $0.isASCII && $0.isLetter } : ""
    guard types.contains(type.lowercased()) else { return false }
    var rest = text[type.endIndex...]
    if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
    if rest.first == "!" { rest = rest.dropFirst() }
    return rest.hasPrefix(": ") || rest.hasPrefix(" : ")
  }

  /// Whether a part of a text, in UTF-8 byte offsets, stands in the brackets of the title of a commit, which name the part
  /// of the program that it changes: *fix(grpc): close the stream*.
  static func isScope(_ range: Range<Int>, of text: String) -> Bool {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")),
      let close = text.utf8.firstIndex(of: UInt8(ascii: ")")), open < close,
      text.utf8.distance(from: text.startIndex, to: open) < range.lowerBound,
      range.upperBound <= text.utf8.distance(from: text.startIndex, to: close)
    else { return false }
    return text[..<open].allSatisfy { $0.isASCII && $0.isLetter } && isTitleOfCommit(text)
  }

  private static let types: Set<String> = [
    "build", "chore", "ci", "docs", "feat", "fix", "perf", "refactor", "revert", "style", "test",
  ]

  /// How many letters ``types`` have.
  private static let lengths = 2...8

  private static func title(_ block: TextBlock) -> String {
    block.text.lowercased().filter { $0.isLetter }
  }

  /// What such a section is called, in letters alone.
  private static let titles: Set<String> = [
    "änderungen", "änderungsprotokoll", "changelog", "changes", "historialdecambios",
    "historicodealterações", "históricodealterações", "historiquedesmodifications",
    "journaldesmodifications", "newcontributors", "registrodealterações", "registrodecambios",
    "whatschanged", "журналзмін",
    "журнализменений", "историяизменений", "списокизменений", "변경내역", "변경로그", "변경사항", "변경이력",
    "変更履歴", "更新履歴", "更新日志", "更新日誌", "变更日志", "变更记录", "變更日誌", "變更記錄", "修改日志", "更改日志",
  ]
}
