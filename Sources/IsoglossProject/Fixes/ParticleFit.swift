import LanguageText
import TermChecking

extension Finding {
  /// Lets the suggestions take along the Korean particle behind what is reported, where another noun asks for another
  /// shape of it: 컴퓨팅을 becomes 호스트를.
  ///
  /// Where markup or brackets stand before the particle, or nothing tells how the new noun sounds, the suggestions only
  /// name it. The fingerprint stays, since the place is the same.
  ///
  /// - Parameter bytes: The file.
  /// - Complexity: O(length of the word behind the finding).
  mutating func fitParticle(in bytes: [UInt8]) {
    guard !suggestions.isEmpty, !range.isEmpty, range.upperBound <= bytes.count,
      bytes[range].elementsEqual(match.utf8)
    else { return }
    let place = ParticlePlace(behind: range.upperBound, in: bytes)
    guard !place.tail.isEmpty, !place.isOfEither else { return }
    let changes = suggestions.map { suggestion -> KoreanAllomorphs.Change in
      let change = KoreanAllomorphs.change(
        of: place.tail, behind: match, replacedBy: suggestion.text)
      // A name that is written in Hangul by its sound keeps that sound.
      return rule == "do-not-translate" && change == .unknown ? .none : change
    }
    let length = changes.map(\.length).max() ?? 0
    guard !changes.contains(.unknown), length == 0 || !place.isApart else {
      suggestions = zip(suggestions, changes).map { suggestion, change in
        change == .none
          ? suggestion : suggestion.unwritten
      }
      return
    }
    guard length > 0 else { return }
    let particle = String(decoding: place.tail.utf8.prefix(length), as: UTF8.self)
    suggestions = zip(suggestions, changes).map { suggestion, change in
      let ending =
        if case .replace(let own, let text) = change {
          text + particle.utf8Suffix(from: own)
        } else { particle }
      return Suggestion(
        suggestion.text + ending, isSafe: suggestion.isSafe, isInflected: suggestion.isInflected)
    }
    match += particle
    particleLength = length
    range = range.lowerBound..<range.upperBound + length
  }
}

extension KoreanAllomorphs.Change {
  /// How many bytes are replaced.
  fileprivate var length: Int {
    if case .replace(let length, _) = self { length } else { 0 }
  }
}

extension String {
  fileprivate func utf8Suffix(from offset: Int) -> String {
    String(decoding: utf8.dropFirst(offset), as: UTF8.self)
  }
}

/// The particle behind a noun in a file.
private struct ParticlePlace {
  /// The Hangul syllables that follow it.
  private(set) var tail = ""
  /// Whether markup or brackets stand between.
  private(set) var isApart = false
  /// Whether both shapes are written, so that every noun fits: 을(를), 을/를.
  private(set) var isOfEither = false

  /// Reads what stands behind an offset of a file.
  init(behind offset: Int, in bytes: [UInt8]) {
    var start = offset
    while start < bytes.count, let end = Self.endOfMarkup(at: start, in: bytes) { start = end }
    isApart = start > offset
    let end = Self.endOfHangul(at: start, in: bytes)
    tail = String(decoding: bytes[start..<end], as: UTF8.self)
    isOfEither =
      Self.isShape(bytes[offset..<start])
      || end < bytes.count && bytes[end] == UInt8(ascii: "(")
        && Self.closing(of: end, in: bytes).map { Self.isShape(bytes[end..<$0]) } == true
      || end < bytes.count && bytes[end] == UInt8(ascii: "/")
        && Self.isOther(
          String(
            decoding: bytes[(end + 1)..<Self.endOfHangul(at: end + 1, in: bytes)], as: UTF8.self),
          shapeOf: tail)
  }

  /// Whether brackets hold nothing but a syllable or two, as (으) and (를) do.
  private static func isShape(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return false }
    let inner = bytes.dropFirst().dropLast()
    return ["을", "를", "이", "가", "은", "는", "과", "와", "으"].contains {
      inner.elementsEqual($0.utf8)
    }
  }

  /// Whether what stands behind a slash begins with the other shape of the particle before it.
  private static func isOther(_ text: String, shapeOf particle: String) -> Bool {
    pairs.contains { first, second in
      particle == first && text.hasPrefix(second) || particle == second && text.hasPrefix(first)
    }
  }

  private static let pairs = [
    ("은", "는"), ("을", "를"), ("이", "가"), ("과", "와"), ("으로", "로"), ("이나", "나"), ("이란", "란"),
    ("이라", "라"), ("이며", "며"), ("아", "야"),
  ]

  /// The end of what may part a word from its particle and is no text of its own; nil where nothing is.
  private static func endOfMarkup(at start: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[start] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: ")"), UInt8(ascii: ">"):
      return start + 1
    case UInt8(ascii: "("), UInt8(ascii: "<"): return closing(of: start, in: bytes)
    // reStructuredText parts its markup so from what follows.
    case UInt8(ascii: "\\") where start + 1 < bytes.count && bytes[start + 1] == 0x20:
      return start + 2
    default:
      let quotes = ["’", "”", "」", "』", "》", "〉", "»"]
      return quotes.first { bytes[start...].starts(with: $0.utf8) }.map { start + $0.utf8.count }
    }
  }

  /// The end of brackets on the same line.
  private static func closing(of start: Int, in bytes: [UInt8]) -> Int? {
    let close = bytes[start] == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: ">")
    let rest = bytes[start...].prefix(longestBrackets).prefix { $0 != 0x0A }
    return rest.firstIndex(of: close).map { $0 + 1 }
  }

  private static func endOfHangul(at start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    // Syllables are three bytes from EA B0 80 to ED 9E A3.
    while end + 2 < bytes.count, (0xEA...0xED).contains(bytes[end]),
      bytes[end + 1] & 0xC0 == 0x80, bytes[end + 2] & 0xC0 == 0x80
    {
      let scalar =
        UInt32(bytes[end] & 0x0F) << 12 | UInt32(bytes[end + 1] & 0x3F) << 6
        | UInt32(bytes[end + 2] & 0x3F)
      guard (0xAC00...0xD7A3).contains(scalar) else { break }
      end += 3
    }
    return end
  }

  private static let longestBrackets = 400
}
