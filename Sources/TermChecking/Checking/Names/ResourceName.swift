/// Tells words that are a part of what a computer is asked for: the name of a file, a path, a domain, an account.
///
/// Most of these are masked as code by the readers of documents, which know only common extensions and domains.
enum ResourceName {
  /// Whether a stretch of a text, given in UTF-8 byte offsets, has an extension, or stands in a path, a domain or
  /// behind the sign of an account.
  ///
  /// - Complexity: O(length of the stretch), and no more around it than any path is long.
  static func holds(_ range: Range<Int>, in text: String) -> Bool {
    let bytes = text.utf8.span
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, range.lowerBound - start < reach, isJoined(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, end - range.upperBound < reach, isJoined(bytes[end]) { end += 1 }
    let (head, word, tail) = (
      text.utf8Slice(start..<range.lowerBound), text.utf8Slice(range),
      text.utf8Slice(range.upperBound..<end)
    )
    // A handle is one word together with its sign.
    if head.hasSuffix("@") || word.hasPrefix("@") || head.hasSuffix("\\") || tail.hasPrefix("\\") {
      return true
    }
    // Of a path only the name beside the word says what it is.
    let before = head.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let behind = tail.split(separator: "/", omittingEmptySubsequences: false).first ?? ""
    return hasExtension(word + behind)
      || before.hasSuffix(".") && isLabel(before.dropLast()) && word.first?.isLowercase == true
      || (head.hasSuffix("/") || tail.hasPrefix("/")) && isPath(head, word, tail)
  }

  /// Whether a word of small letters, given in UTF-8 byte offsets, is what a command, a list or a channel is called:
  /// *lumen --save*, *lumen-users*, *#lumen*.
  static func isCommand(_ range: Range<Int>, in text: String) -> Bool {
    let bytes = text.utf8.span
    for index in range where bytes[index] &- 0x61 >= 26 { return false }
    // Channels have pictures before their names: #🗺lumen.
    var start = range.lowerBound
    while start >= 4, bytes[start - 4] == 0xf0, bytes[start - 3] == 0x9f { start -= 4 }
    if start > 0, bytes[start - 1] == UInt8(ascii: "#") { return true }
    let rest = text.utf8Slice(range.upperBound..<min(range.upperBound + 3, bytes.count)).utf8
    return rest.starts(with: " --".utf8)
      || rest.first == UInt8(ascii: "-") && rest.dropFirst().first.map { $0 &- 0x61 < 26 } == true
  }

  /// How long a path may be on either side of a word, in bytes.
  private static let reach = 200

  /// Whether a name has a dot and letters behind it that a sentence does not begin with: `.ex`, `.TXT`.
  private static func hasExtension(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first?.isEmpty == false else { return false }
    return parts.dropFirst().contains { part in
      let kind = part.utf8.prefix { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
      guard kind.count == part.utf8.count || !isLetter(part.dropFirst(kind.count).first),
        (1...longestExtension).contains(kind.count), kind.contains(where: { $0 > 0x39 })
      else { return false }
      return kind.allSatisfy { $0 &- 0x41 >= 26 }
        || kind.count > 1 && kind.allSatisfy { $0 &- 0x61 >= 26 }
    }
  }

  private static let longestExtension = 10

  private static func isLabel(_ text: Substring) -> Bool {
    text.utf8.last.map { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 } ?? false
  }

  private static func isLetter(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isLetter } ?? false
  }

  /// Whether what slashes join is no choice of names, *Lumen/Anchor*: it begins like a path, has several of them or is
  /// small throughout.
  private static func isPath(_ head: String, _ word: String, _ tail: String) -> Bool {
    let token = head + word + tail
    if ["/", "~/", "./", "../"].contains(where: token.hasPrefix) || token.holdsBytes(of: "://") {
      return true
    }
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return token == token.lowercased() || token.utf8.count { $0 == UInt8(ascii: "/") } > 1
  }

  /// Whether a byte goes on with a name or path.
  private static func isJoined(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
      UInt8(ascii: "\\"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
