/// Finds the addresses, paths and code in running text that no markup sets apart.
///
/// Only what no translator would translate is found; names such as “iOS”, “Node.js” or
/// “LibreOffice” are terms and stay visible.
enum InlineTokens {
  /// What is longer without a space is no word, and not worth a closer look.
  private static let longest = 2048

  /// Marks the tokens of a text that are in no masked span yet.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func mark(in text: inout VisibleText) {
    var masked = text.spans.compactMap { $0.isMasked ? $0.range : nil }
    if masked.count > 1 { masked.sort { $0.lowerBound < $1.lowerBound } }
    var next = 0
    for token in tokens(in: text.utf8, besides: masked) {
      while next < masked.count, masked[next].upperBound <= token.range.lowerBound { next += 1 }
      if next < masked.count, masked[next].overlaps(token.range) { continue }
      text.mark(token.kind, token.range)
    }
  }

  /// The tokens of a text in order; of those inside one of some ranges, ascending, not all.
  static func tokens(
    in text: [UInt8], besides masked: [Range<Int>] = []
  ) -> [(range: Range<Int>, kind: InlineSpan.Kind)] {
    var found: [(range: Range<Int>, kind: InlineSpan.Kind)] = []
    let bytes = text.span
    var next = 0
    var position = 0
    while position < bytes.count {
      let first = bytes[position]
      guard first.isToken else {
        position += first < 0xc0 ? 1 : first < 0xe0 ? 2 : 3
        continue
      }
      let start = position
      // Most are a word in lower case, perhaps with a capital in front and a mark behind.
      position = endOfWord(from: first &- 0x41 < 26 ? position + 1 : position, in: bytes)
      if position < bytes.count, bytes[position].isToken { position += 1 }
      let isWord = position == bytes.count || !bytes[position].isToken
      if isWord, position - start <= longest { continue }
      while position < bytes.count, bytes[position].isToken { position += 1 }
      let token = start..<position
      if token.count > longest {
        found.append((token, .code))
      } else if token.count >= 3, isSpecial(token, in: bytes) {
        while next < masked.count, masked[next].upperBound <= start { next += 1 }
        let isMasked = next < masked.count && masked[next].contains(token)
        if isMasked, !mayLeadOn(bytes[position - 1]) { continue }
        if let target = targetOfBrokenLink(in: token, text) {
          found.append((target, .url))
          position = target.upperBound
          continue
        }
        classify(ASCIIToken(text[token]), into: &found)
        position = extendAddress(&found, to: position, in: text)
      }
    }
    return found
  }

  /// Where the small letters from an offset on end.
  @inline(__always)
  private static func endOfWord(from start: Int, in bytes: Span<UInt8>) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      guard byte &- 0x61 < 26 else { break }
      position += 1
    }
    return position
  }

  /// Whether a token may be more than a word: a part of it holds a mark, or it has capitals inside.
  ///
  /// Commas, quotes and brackets divide it into parts; full stops and colons at the end of a part
  /// belong to the sentence, and a hyphen inside makes a compound.
  private static func isSpecial(_ token: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    var capitals = 0
    var isOnlyLetters = true
    for index in token.dropLast() {
      switch bytes[index] {
      case 0x41...0x5a: capitals += 1
      case 0x61...0x7a, 0x30...0x39: break
      default: isOnlyLetters = false
      }
    }
    if isOnlyLetters || capitals >= 2 { return capitals >= 2 }
    var startsPart = true
    var isStopped = false
    for index in token {
      switch bytes[index] {
      case 0x41...0x5a, 0x61...0x7a, 0x30...0x39:
        if isStopped { return true }
        startsPart = false
      case UInt8(ascii: "-"):
        if isStopped || startsPart { return true }
      case UInt8(ascii: "."), UInt8(ascii: ":"):
        if startsPart { return true }
        isStopped = true
      case UInt8(ascii: "("):
        if !startsPart { return true }
        isStopped = false
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "|"),
        UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
        startsPart = true
        isStopped = false
      default: return true
      }
    }
    return false
  }

  /// Whether the path of an address may go on in letters of another script behind a byte.
  private static func mayLeadOn(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "=")
  }

  /// Takes the letters of other scripts in, with which the path of an address may go on.
  private static func extendAddress(
    _ found: inout [(range: Range<Int>, kind: InlineSpan.Kind)], to position: Int, in text: [UInt8]
  ) -> Int {
    guard let last = found.last, last.kind == .url, last.range.upperBound == position,
      position < text.count, mayLeadOn(text[position - 1])
    else { return position }
    var end = position
    var scanner = UTF8Scanner(text[position...])
    while let scalar = scanner.next(), let value = scalar.value,
      value.isLetter || scalar.range.count == 1 && text[scalar.range.lowerBound].isToken
    {
      end = scalar.range.upperBound
    }
    found[found.count - 1].range = last.range.lowerBound..<end
    return end
  }

  /// Where the link that begins in a token leads, which is text to Markdown because of the spaces in it:
  /// `[…](#how it works)`.
  private static func targetOfBrokenLink(in token: Range<Int>, _ text: [UInt8]) -> Range<Int>? {
    let places = token.dropLast(2)
    guard
      let mark = places.first(where: {
        text[$0] == UInt8(ascii: "]") && text[$0 + 1] == UInt8(ascii: "(")
      }), "#/.".utf8.contains(text[mark + 2])
    else { return nil }
    let rest = text[(mark + 2)...].prefix(longestTarget)
    guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { return nil }
    return mark + 2..<end
  }

  /// No page has an address with as many bytes after an anchor.
  private static let longestTarget = 300

  private static func classify(
    _ token: ASCIIToken, into found: inout [(range: Range<Int>, kind: InlineSpan.Kind)]
  ) {
    if let address = token.address {
      found.append((address, .url))
    } else {
      for part in token.parts {
        if part.isPath || part.isEMail || part.isHost {
          found.append((part.range, .url))
        } else if part.isCode {
          found.append((part.range, .code))
        }
      }
    }
  }
}

extension UInt8 {
  fileprivate var isToken: Bool { self &- 0x21 < 0x5e }
}
