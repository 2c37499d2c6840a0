import DocumentFormats
import LanguageText

extension MixedScript {
  /// Reports abbreviations in Cyrillic capitals each of which looks like a Latin one, where the source has the Latin
  /// abbreviation: “АРІ” for API.
  ///
  /// - Complexity: O(length of the texts).
  func reportAbbreviations(_ context: CheckContext, into findings: inout FindingList) {
    guard !context.sources.isEmpty else { return }
    let found = context.proseBlocks.flatMap { index, block in
      Self.abbreviations(in: block.text).map { (index: index, block: block, word: $0) }
    }
    guard !found.isEmpty else { return }
    let passages = context.passagesByBlock
    for (index, block, word) in found {
      guard let passage = passages[index],
        !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(word.range) }),
        passage.sourceBlocks.contains(where: { source in
          let text = context.sources[passage.document].document.blocks[source].text
          return text.places(ofBytes: word.latin).contains { Self.isWord($0, in: text) }
        })
      else { continue }
      let message = "Cyrillic letters that look like the Latin “\(word.latin)”"
      report(
        Problem(range: word.range, message: message, replacement: word.latin), message, block,
        into: &findings)
    }
  }

  /// The words of three capitals or more that look like Latin ones, and those: «ОК» is Russian.
  private static func abbreviations(in text: String) -> [(range: Range<Int>, latin: String)] {
    let bytes = text.utf8.span
    var found: [(range: Range<Int>, latin: String)] = []
    var offset = 0
    while offset + 3 < bytes.count {
      guard bytes[offset] == 0xd0, latinCapitals[bytes[offset + 1]] != nil else {
        offset += 1
        continue
      }
      let start = offset
      var latin = ""
      while offset + 1 < bytes.count, bytes[offset] == 0xd0,
        let letter = latinCapitals[bytes[offset + 1]]
      {
        latin.append(letter)
        offset += 2
      }
      if latin.count > 2, isWord(start..<offset, in: text) { found.append((start..<offset, latin)) }
    }
    return found
  }

  /// Whether no letter or digit touches a range.
  private static func isWord(_ range: Range<Int>, in text: String) -> Bool {
    ![text.character(before: range.lowerBound), text.character(at: range.upperBound)].contains {
      $0.map { $0.isLetter || $0.isNumber } ?? false
    }
  }

  /// Latin capitals by the second byte of the Cyrillic ones that look like them, whose first is 0xD0.
  private static let latinCapitals: [UInt8: Character] = [
    0x85: "S", 0x86: "I", 0x88: "J", 0x90: "A", 0x92: "B", 0x95: "E", 0x9a: "K", 0x9c: "M",
    0x9d: "H", 0x9e: "O", 0xa0: "P", 0xa1: "C", 0xa2: "T", 0xa3: "Y", 0xa5: "X",
  ]
}
