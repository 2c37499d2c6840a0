import DocumentFormats
import LanguageText

/// Tells words that are a part of what programs read, though nothing marks it as code: the scope of a
/// commit, `fix(parser):` or `parser: …`, the path of a package, `vendor/parser`, and other names with marks
/// in them.
enum GluedWords {
  /// Whether a word stands inside brackets right behind Latin letters, is joined to more by slashes, or
  /// begins its block in lower case before a colon, and a source has all of that in the same way, there or
  /// somewhere else in the block; or the word is set to a value as it is in a source.
  ///
  /// - Complexity: O(length of the blocks).
  static func hold(_ use: TermUse, in block: TextBlock, of sources: [TextBlock]) -> Bool {
    isGlued(use, in: block, of: sources) || isPartOfPath(use, in: block, of: sources)
      || isScope(use, of: sources) || isSet(use, in: block, of: sources)
  }

  /// Whether block and source have the word in lower case at the end of a path as well.
  private static func isPartOfPath(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock]
  ) -> Bool {
    guard use.text == use.text.lowercased() else { return false }
    let path = "/" + use.text
    return ([block] + sources).allSatisfy { block in
      block.text.places(ofBytes: path).contains { place in
        let before = block.text.character(before: place.lowerBound)
        let behind = block.text.character(at: place.upperBound)
        return before.map { $0.isLetter || $0.isNumber } ?? false
          && !(behind.map { $0.isASCII && $0.isLetter || $0 == "/" } ?? false)
      }
    }
  }

  /// Whether a source begins with a word of Latin letters, this one in brackets right behind it and a colon,
  /// as messages of commits do.
  private static func isScope(_ use: TermUse, of sources: [TextBlock]) -> Bool {
    let scope = "(\(use.text)):"
    return sources.contains { source in
      source.text.places(ofBytes: scope).contains { place in
        source.text.character(before: place.lowerBound)?.isLetter ?? false
      }
    }
  }

  /// Whether the word is set to a value, `depth = 3`, as it is in a source.
  private static func isSet(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock]
  ) -> Bool {
    let tail = block.text.utf8Slice(use.range.upperBound..<block.text.utf8.count)
    guard tail.hasPrefix(" = "), let value = tail.dropFirst(3).first, value != " " else {
      return false
    }
    return sources.contains { $0.text.holdsBytes(of: "\(use.text) = \(value)") }
  }

  private static func isGlued(
    _ use: TermUse, in block: TextBlock, of sources: [TextBlock]
  ) -> Bool {
    let bytes = block.text.utf8.span
    var start = use.range.lowerBound
    var end = use.range.upperBound
    while start > 0, isVisible(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isVisible(bytes[end]) { end += 1 }
    // The colon may be one of Chinese width.
    let isKey = tailBegins(with: "：", at: end, in: block.text)
    guard end - start > use.range.count || isKey else { return false }
    let head = block.text.utf8Slice(start..<use.range.lowerBound)
    let tail = block.text.utf8Slice(use.range.upperBound..<end)
    let isFirst = start == 0 && head.isEmpty && use.text == use.text.lowercased()
    if isFirst, tail == ":" || isKey && tail.isEmpty {
      return sources.contains { $0.text.beginsWithBytes(of: use.text + ":") }
    }
    let isJoined =
      isInCall(head, tail) || joinsPaths(head.utf8.last) || isPath(tail) || tail.hasPrefix("[")
      || isHyphenated(head, tail) || isCall(tail)
    guard isJoined else { return false }
    let token = block.text.utf8Slice(start..<end).prefixBeforePunctuation
    return token.utf8.count > use.range.count
      && sources.contains { $0.text.holdsBytes(of: String(token)) }
  }

  private static func tailBegins(with mark: String, at offset: Int, in text: String) -> Bool {
    offset + mark.utf8.count <= text.utf8.count && text.holdsBytes(of: mark, at: offset)
  }

  /// Whether one bracket is open in front of the word and closed behind it, with a letter before it.
  private static func isInCall(_ head: String, _ tail: String) -> Bool {
    guard let open = head.lastIndex(of: "("), tail.contains(")") else { return false }
    return head[..<open].last?.isLetter ?? false
  }

  /// Whether what stands behind a word are the parameters of a call rather than a plural(s).
  private static func isCall(_ tail: String) -> Bool {
    tail.hasPrefix("(") && !tail.hasPrefix("(s)") && !tail.hasPrefix("(es)")
  }

  /// Whether several hyphens join a word to others in lower case: `make-small-parts`.
  private static func isHyphenated(_ head: String, _ tail: String) -> Bool {
    let token = head + tail
    return token == token.lowercased() && token.count { $0 == "-" } > 1
      && (head.hasSuffix("-") || tail.hasPrefix("-"))
  }

  /// Whether what stands behind a word goes on as a path.
  private static func isPath(_ tail: String) -> Bool {
    joinsPaths(tail.utf8.first) && (tail.dropFirst().first?.isLetter ?? false)
  }

  private static func joinsPaths(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "/") }

  private static func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7e).contains(byte) }
}

extension String {
  /// The text without the marks of punctuation at its end, where a sentence or phrase may end.
  fileprivate var prefixBeforePunctuation: Substring {
    self[..<(lastIndex { !".,:;!?".contains($0) }.map(index(after:)) ?? startIndex)]
  }
}
