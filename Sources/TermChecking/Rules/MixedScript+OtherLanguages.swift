import DocumentFormats
import LanguageText

/// Paragraphs of a translation that are in neither of the two languages.
extension MixedScript {
  /// The least words of a paragraph whose language is told: fewer may be a name, or a title.
  private static let leastWordsOfLanguage = 8

  /// Reports paragraphs in Latin letters that are in another language than the sources, in a text whose language is written
  /// in others: a Polish appeal among Russian strings.
  ///
  /// - Complexity: O(length of the paragraphs), and of the sources where one is in another language.
  func reportOtherLanguages(
    in blocks: [TextBlock], _ context: CheckContext, into findings: inout FindingList
  ) {
    guard context.script != "Latn", !context.sources.isEmpty, !context.mayStay else { return }
    lazy var originals = Set(
      context.sources.flatMap { $0.document.blocks.map { UTF8Key($0.text) } })
    for block in blocks
    // Letters of the language's own begin with higher bytes, as some marks do.
    where !block.text.utf8.contains(where: { $0 >= 0xcc && $0 != 0xe2 })
      && block.text.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= Self.leastWordsOfLanguage - 1
    {
      guard let language = LanguageDetector.detect(block.text), language.language != "en",
        language.likelyScript == "Latn",
        !context.sources.contains(where: { $0.language.matches(language) }),
        !originals.contains(UTF8Key(block.text))
      else { continue }
      findings.report(
        Self.self, at: block.offsets.fileRange(of: 0..<block.text.utf8.count), match: block.text,
        confidence: 0.75,
        message: "this paragraph is in another language, “\(language.canonical)” as it seems")
    }
  }
}
