import DocumentFormats
import Foundation
import LanguageText
import SentenceAlignment
import Testing

/// The sample guideline as gold: its pages are parallel block by block, by construction.
///
/// A block that both languages cut into as many sentences is gold sentence by sentence; one that
/// they cut differently is left undecided.
enum GuidelineGold {
  static let pages = [
    "alerts-and-action-sheets", "buttons", "labels", "menus", "pickers",
    "pop-up-and-pull-down-buttons", "progress-indicators", "segmented-controls",
    "sliders-and-steppers", "text-fields", "toggles-and-switches",
  ]
  static let languages: [LanguageTag] = ["en", "ja", "ru", "zh-Hans", "zh-Hant"]

  /// Per page the English paragraph that Russian leaves out, by its beginning.
  private static let omittedInRussian = [
    "segmented-controls": "In a window narrower than 320 points",
    "sliders-and-steppers": "A stepper without a text field makes sense",
  ]

  /// A page in two languages.
  static func gold(_ page: String, _ first: LanguageTag, _ second: LanguageTag) throws
    -> AlignmentGold
  {
    var gold = AlignmentGold(
      name: "\(page) \(first.canonical)–\(second.canonical)", source: try version(page, first),
      target: try version(page, second), beads: [])
    let sources = try blocks(page, first, besides: second)
    let targets = try blocks(page, second, besides: first)
    try #require(sources.count == targets.count, "\(gold.name) is parallel")
    for (source, target) in zip(sources, targets) {
      try #require(
        gold.source.segments[source[0]].kind == gold.target.segments[target[0]].kind,
        "\(gold.text(.init(source: source, target: target)))")
      guard gold.source.segments[source[0]].kind != .code else { continue }
      if source.count == target.count {
        gold.beads += zip(source, target).map { .init(source: [$0], target: [$1]) }
      } else {
        gold.undecided.formUnion(source)
      }
    }
    return gold
  }

  /// A page in a language.
  static func version(_ page: String, _ language: LanguageTag) throws -> DocumentVersion {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Samples/guideline/\(language.canonical)/\(page).md")
    let format = try #require(FormatCatalog.format(named: "markdown"))
    let document = try format.parse([UInt8](try Data(contentsOf: file)))
    return DocumentVersion(
      language: language, segments: Segmenter.segments(of: document, language: language))
  }

  /// The segments of each block that a page has in both of two languages.
  private static func blocks(_ page: String, _ language: LanguageTag, besides other: LanguageTag)
    throws -> [[Int]]
  {
    var blocks = blocks(of: try version(page, language))
    if language != "ru", other == "ru", let beginning = omittedInRussian[page] {
      let english = try version(page, "en")
      let omitted = try #require(
        self.blocks(of: english).firstIndex { english.segments[$0[0]].text.hasPrefix(beginning) })
      blocks.remove(at: omitted)
    }
    return blocks
  }

  private static func blocks(of version: DocumentVersion) -> [[Int]] {
    let blocks = Dictionary(
      grouping: version.segments.indices, by: { version.segments[$0].block })
    return blocks.sorted { $0.key < $1.key }.map(\.value)
  }
}
