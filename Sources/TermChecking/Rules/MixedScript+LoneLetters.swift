import DocumentFormats
import LanguageText

extension MixedScript {
  /// Reports Latin letters that stand alone between Cyrillic words and look like one of these: “меню c вкладками”.
  ///
  /// Only a source can tell that they are not the name of something, so that none is told whose passage has the
  /// letter alone, too, or has no source.
  ///
  /// - Complexity: O(length of the texts).
  func reportLoneLetters(_ context: CheckContext, into findings: inout FindingList) {
    guard !context.sources.isEmpty, let words = Self.words[context.language.language] else {
      return
    }
    let found = context.proseBlocks.flatMap { index, block in
      Self.lonePlaces(in: block.text, words).map { (index: index, block: block, place: $0) }
    }
    guard !found.isEmpty else { return }
    let passages = context.passagesByBlock
    for (index, block, place) in found {
      guard let passage = passages[index], let letter = block.text.utf8Slice(place).first,
        let replacement = words[letter],
        !block.spans.contains(where: {
          $0.isMasked && $0.range.overlaps(place) || $0.range == place
        }),
        !passage.sourceBlocks.contains(where: { source in
          Self.hasAlone(letter, context.sources[passage.document].document.blocks[source].text)
        })
      else { continue }
      let message = "a Latin letter instead of the Cyrillic word that looks like it"
      report(
        Problem(range: place, message: message, replacement: String(replacement)), message, block,
        into: &findings)
    }
  }

  /// The places of letters between a word, or the beginning, and a Cyrillic one in small letters; of small ones behind a
  /// Cyrillic word also before one in Latin letters, which may be code.
  private static func lonePlaces(
    in text: String, _ words: [Character: Character]
  ) -> [Range<Int>] {
    let bytes = text.utf8.span
    var found: [Range<Int>] = []
    var offset = 0
    while offset + 3 < bytes.count {
      let byte = bytes[offset]
      guard byte < 0xd0 else {
        offset += byte < 0xe0 ? 2 : 3
        continue
      }
      offset += 1
      guard (byte | 0x20) &- 0x61 < 26, bytes[offset] == UInt8(ascii: " "),
        bytes[offset + 1] & 0xfe == 0xd0
          || byte & 0x20 != 0
            && ((bytes[offset + 1] | 0x20) &- 0x61 < 26 || bytes[offset + 1] == UInt8(ascii: "`"))
            && isBehindCyrillic(offset - 1, in: bytes),
        stands(bytes, before: offset - 1, isSmall: byte & 0x20 != 0),
        words[Character(Unicode.Scalar(byte))] != nil
      else { continue }
      let next = text.utf8Slice(offset + 1..<text.utf8.count).unicodeScalars.first
      if next?.isASCII == true || next?.properties.isLowercase == true {
        found.append(offset - 1..<offset)
      }
    }
    return found
  }

  /// Whether the beginning, or a space behind a word or a mark, is before an offset; before a capital no word in Latin
  /// letters, whose part it may be.
  private static func stands(_ bytes: Span<UInt8>, before offset: Int, isSmall: Bool) -> Bool {
    guard offset > 0 else { return true }
    guard offset > 1, bytes[offset - 1] == UInt8(ascii: " ") else { return false }
    let last = bytes[offset - 2]
    return last >= 0x80 || ends(last) || isSmall && (last | 0x20) &- 0x61 < 26
  }

  /// Whether a space behind a Cyrillic letter is before an offset.
  private static func isBehindCyrillic(_ offset: Int, in bytes: Span<UInt8>) -> Bool {
    offset > 2 && bytes[offset - 1] == UInt8(ascii: " ")
      && (0xd0...0xd3).contains(bytes[offset - 3])
  }

  /// Whether a byte is a mark at the end of a sentence or clause.
  private static func ends(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"): true
    default: false
    }
  }

  /// Whether a text has a letter, in either case, that no other letter or digit of ASCII touches.
  private static func hasAlone(_ letter: Character, _ text: String) -> Bool {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .contains { $0.lowercased() == letter.lowercased() }
  }

  /// The Latin letters that look like words of a language.
  private static let words: [String: [Character: Character]] = [
    "ru": [
      "a": "а", "c": "с", "o": "о", "y": "у", "A": "А", "B": "В", "C": "С", "K": "К", "O": "О",
    ],
    "uk": [
      "a": "а", "c": "с", "i": "і", "o": "о", "y": "у", "A": "А", "B": "В", "I": "І", "O": "О",
    ],
  ]
}
