internal import LanguageText
internal import LibXML

/// The language tags of a memory as they are written, and what is wrong with them.
struct LanguageSpellings {
  private var spellings: [String: String] = [:]
  /// The spellings that were met twice, about which there is nothing more to say.
  private var usual: [String] = []

  private static let most = 1000

  /// What is wrong with a tag where it stands.
  ///
  /// - Parameters:
  ///   - value: the tag as written.
  ///   - name: the attribute that has it.
  ///   - position: where its element begins.
  ///   - isText: whether it is the language of a text.
  /// - Returns: the problem; nil for none.
  mutating func problem(
    with value: String, of name: String, at position: XMLPosition, isText: Bool
  ) -> MemoryProblem? {
    for spelling in usual where spelling == value { return nil }
    let key = value.lowercased()
    if let known = spellings[key] {
      guard known != value else {
        if usual.count < 64 { usual.append(value) }
        return nil
      }
      return MemoryProblem(
        "language-case", .warning, at: position,
        "“\(value)” is written “\(known)” elsewhere; some tools take these for two languages",
        misreadBy: [.trados])
    }
    if spellings.count < Self.most { spellings[key] = value }
    guard let tag = LanguageTag(value) else {
      return MemoryProblem(
        "language-tag", .warning, at: position, "“\(value)” in \(name) is no language tag",
        misreadBy: [.omegat, .okapi, .trados, .memoq])
    }
    guard isText, tag.language == "zh", tag.region == nil else { return nil }
    return MemoryProblem(
      "chinese-tag", .note, at: position,
      "“\(value)” says no region: a project in zh-TW or zh-CN finds nothing, or the wrong script",
      misreadBy: [.omegat, .okapi, .trados, .memoq])
  }
}
