/// The Cyrillic letters that a language does not write its words with: ы in Ukrainian.
package struct CyrillicAlphabet: Sendable {
  private let letters: Set<Unicode.Scalar>
  /// The second bytes of the letters in UTF-8, as bits, behind D0 and behind D1.
  private var marks: (UInt64, UInt64) = (0, 0)

  /// Knows Ukrainian, in which much is translated from Russian or beside it; nil for other languages.
  package init?(_ language: LanguageTag) {
    guard language.language == "uk" else { return nil }
    letters = Set("ыэъёўјљњћђџѓќѕЫЭЪЁЎЈЉЊЋЂЏЃЌЅ".unicodeScalars)
    for letter in letters {
      let bit: UInt64 = 1 << UInt64(letter.value & 0x3f)
      switch letter.value >> 6 {
      case 0x10: marks.0 |= bit
      case 0x11: marks.1 |= bit
      default: break
      }
    }
  }

  /// Whether a text has a letter that looks like a Latin one and that no word of the language has: ѕ is Macedonian.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func hasForeignLookAlike(_ text: String, in language: LanguageTag) -> Bool {
    let own: String.UnicodeScalarView =
      switch language.language {
      case "uk", "be": "іІ".unicodeScalars
      case "sr": "јЈ".unicodeScalars
      case "mk": "јЈѕЅ".unicodeScalars
      default: "".unicodeScalars
      }
    return text.unicodeScalars.contains {
      "іІјЈѕЅ".unicodeScalars.contains($0) && !own.contains($0)
    }
  }

  /// The words that have a letter of another language, as UTF-8 byte offsets in order.
  ///
  /// - Complexity: O(n) in the length of the text.
  package func strangeWords(in text: String) -> [Range<Int>] {
    guard mayHave(text.utf8.span) else { return [] }
    var found: [Range<Int>] = []
    var (start, offset, isStrange) = (0, 0, false)
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.isApostrophe {
        isStrange = isStrange || letters.contains(scalar)
      } else {
        if isStrange { found.append(start..<offset) }
        (isStrange, start) = (false, offset + UTF8.width(scalar))
      }
      offset += UTF8.width(scalar)
    }
    return isStrange ? found + [start..<offset] : found
  }

  /// Whether bytes may hold one of the letters; without a set, since most texts have none.
  private func mayHave(_ bytes: Span<UInt8>) -> Bool {
    let (first, second) = marks
    var position = 0
    while position &+ 1 < bytes.count {
      let byte = bytes[position]
      guard byte & 0xfe == 0xd0 else {
        position &+= 1
        continue
      }
      let mask = byte == 0xd0 ? first : second
      if mask &>> UInt64(bytes[position &+ 1] & 0x3f) & 1 != 0 { return true }
      position &+= 2
    }
    return false
  }
}
