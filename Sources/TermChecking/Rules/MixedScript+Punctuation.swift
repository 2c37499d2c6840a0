import DocumentFormats
import LanguageText

extension MixedScript {
  /// How many full-width marks of a document are told one by one.
  private static let mostMarks = 3
  /// The least letters of a paragraph that is in Latin or Cyrillic letters.
  private static let leastLetters = 3

  /// Reports marks of Chinese and Japanese texts in paragraphs that have Latin or Cyrillic letters only: whoever
  /// translated them left the commas, or typed with the keyboard of the other language.
  ///
  /// - Complexity: O(length of the texts).
  func reportPunctuation(
    in blocks: [TextBlock], _ context: CheckContext, into findings: inout FindingList
  ) {
    guard let letters = ForeignLetters(besides: context.language) else { return }
    let marks = blocks.filter { letters.mayStand(in: $0.text) }.flatMap { block in
      Self.marks(in: block).map { (block: block, range: $0.range, suggestion: $0.suggestion) }
    }
    // Of a page that nobody has translated a name with a full stop says nothing.
    guard !marks.isEmpty,
      blocks.count(where: { letters.areMost(of: $0.text) }) * 2 <= blocks.count
    else { return }
    let isGathered = marks.count > Self.mostMarks
    for (block, range, suggestion) in marks.prefix(isGathered ? 1 : .max) {
      let others = isGathered ? marks.dropFirst() : []
      let text = block.text.utf8Slice(range)
      findings.report(
        Self.self, at: block.offsets.fileRange(of: range), match: text, confidence: 0.9,
        atMost: .note,
        message: "full-width “\(text)” in a text without Chinese characters"
          + (others.isEmpty ? "" : ", and \(others.count) more such marks"),
        suggestions: isGathered ? [] : [suggestion],
        related: others.map {
          RelatedPlace($0.block.offsets.fileRange(of: $0.range), RelatedPlace.hereToo)
        })
    }
  }

  private static func marks(in block: TextBlock) -> [(range: Range<Int>, suggestion: Suggestion)] {
    let scalars = Array(block.text.unicodeScalars)
    var letters = 0
    for scalar in scalars {
      switch ScriptClass(scalar) {
      case .latin, .cyrillic: letters += 1
      case .han, .hangul, .hiragana, .katakana: return []
      case .digit, .other: break
      }
    }
    guard letters >= leastLetters else { return [] }
    var found: [(range: Range<Int>, suggestion: Suggestion)] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      let range = offset..<offset + UTF8.width(scalar)
      offset = range.upperBound
      guard let plain = halfWidth[scalar],
        !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(range) })
      else { continue }
      let before = index > 0 ? scalars[index - 1] : " "
      let behind = index + 1 < scalars.count ? scalars[index + 1] : " "
      // The text speaks of the mark.
      guard !(QuotationMarks.all.contains(before) && QuotationMarks.all.contains(behind)) else {
        continue
      }
      let isInNumber = ScriptClass(before) == .digit && ScriptClass(behind) == .digit
      let text =
        (plain == "(" && before.isLetterOrNumber ? " " : "") + plain
        + (plain != "(" && behind.isLetterOrNumber && !isInNumber ? " " : "")
      // A file that writes the mark as a reference has nothing that could be replaced.
      let isAsWritten = block.offsets.fileRange(of: range).count == range.count
      found.append((range, Suggestion(text, isSafe: isAsWritten && scalar != "、")))
    }
    return found
  }

  private static let halfWidth: [Unicode.Scalar: String] = [
    "，": ",", "。": ".", "、": ",", "；": ";", "：": ":", "！": "!", "？": "?", "（": "(", "）": ")",
  ]
}
