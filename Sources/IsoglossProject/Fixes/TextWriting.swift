import DocumentFormats
import Synchronization

/// Writes texts into a document in the way that its format reads back as they are.
///
/// `R&D` is `R&amp;D` in HTML, and a term with a colon may be none in YAML. So what has more than letters, digits,
/// spaces and hyphens is written in each way that the format knows until the document, read again, says what it said
/// before but for that text.
package struct TextWriting: Sendable {
  private struct State {
    /// The texts of the document, once it was read for them; none where it cannot be read.
    var texts: [String]?
    var isRead = false
    /// Whether all that is not ASCII is written as references there; nil until somebody asks.
    var isOfReferences: Bool?
    /// How many bytes may still be read again.
    var budget = TextWriting.mostBytes
  }

  private final class Known: Sendable {
    let state = Mutex(State())
  }

  private let bytes: [UInt8]
  private let format: any DocumentFormat
  private let known = Known()
  /// Whether the file is reStructuredText.
  let isRST: Bool

  init(_ bytes: [UInt8], _ format: any DocumentFormat) {
    self.bytes = bytes
    self.format = format
    isRST = format is RSTFormat
  }

  /// Whether a part of the file says a text: the text itself, or in HTML one with character references.
  ///
  /// - Complexity: O(n) in the length of the part.
  func says(_ text: String, at range: Range<Int>) -> Bool {
    guard range.upperBound <= bytes.count else { return false }
    return bytes[range].elementsEqual(text.utf8)
      || format is HTMLFormat && HTMLFormat.text(of: bytes[range]) == text
  }

  /// Finds out how a text is written in place of a part of the file.
  ///
  /// - Parameters:
  ///   - text: what the document is to say.
  ///   - match: what it says there, as the file has it.
  ///   - range: the bytes of the file that are replaced.
  /// - Returns: the text with what the format needs to read it as it is; nil where it cannot be written there.
  /// - Complexity: O(1) for plain words, else O(n) in the length of the document for each way; of a document as long
  ///   as many only what its format always escapes is written after the first few.
  func written(_ text: String, insteadOf match: String, at range: Range<Int>) -> String? {
    let needsReferences = !text.utf8.allSatisfy { $0 < 0x80 } && isOfReferences()
    if !needsReferences, Self.isPlain(text),
      !text.utf8.contains(UInt8(ascii: " ")) || !mayEndAtSpace(range)
    {
      return text
    }
    guard let original = original() else { return nil }
    let escapes: [TextEscape] =
      needsReferences ? [.referencesBesideASCII] : type(of: format).escapes
    var tried: Set<String> = []
    for escape in escapes {
      let written = escape.written(text)
      guard tried.insert(written).inserted else { continue }
      guard mayReadAgain() else {
        return escapes.first.flatMap { $0 == .none ? nil : $0.written(text) }
      }
      var changed = bytes
      changed.replaceSubrange(range, with: written.utf8)
      guard let texts = texts(of: changed) else { continue }
      if Self.differ(original, texts, onlyBy: match, text) { return written }
    }
    return nil
  }

  /// The texts of the document as it is; nil when it cannot be read.
  private func original() -> [String]? {
    known.state.withLock { state in
      if !state.isRead { (state.texts, state.isRead) = (texts(of: bytes), true) }
      return state.texts
    }
  }

  /// Whether the document is a page that has nothing but ASCII and does not say that it is in UTF-8.
  private func isOfReferences() -> Bool {
    guard format is HTMLFormat else { return false }
    return known.state.withLock { state in
      let isSo = state.isOfReferences ?? HTMLFormat.isOfReferences(bytes)
      state.isOfReferences = isSo
      return isSo
    }
  }

  /// Whether the document may be read once more; counts it.
  private func mayReadAgain() -> Bool {
    known.state.withLock { state in
      guard state.budget >= bytes.count else { return false }
      state.budget -= bytes.count
      return true
    }
  }

  private func texts(of bytes: [UInt8]) -> [String]? {
    (try? format.parse(bytes))?.blocks.map(\.text)
  }

  /// Whether some text has another in place of one, spaces aside, and all others are the same.
  private static func differ(
    _ before: [String], _ after: [String], onlyBy match: String, _ text: String
  ) -> Bool {
    guard before.count == after.count else { return false }
    let changed = zip(before, after).filter { $0 != $1 }
    guard let (old, new) = changed.first, changed.count == 1 else { return false }
    let (plain, wanted) = (withoutSpaces(old), withoutSpaces(new))
    let (part, other) = (withoutSpaces(match), withoutSpaces(text))
    return plain.ranges(of: part).contains { plain.replacingSubrange($0, with: other) == wanted }
  }

  /// So much is read in a second or two.
  private static let mostBytes = 64 << 20

  private static func withoutSpaces(_ text: String) -> String { text.filter { $0 != " " } }

  /// Whether a part of the file may belong to the value of an attribute without quotation marks, `title=lid`, which a
  /// space ends.
  private func mayEndAtSpace(_ range: Range<Int>) -> Bool {
    let value = bytes[..<range.lowerBound].reversed().prefix { !" \n\"'<>".utf8.contains($0) }
    return value.contains(UInt8(ascii: "="))
  }

  /// Whether no format takes a part of a text for markup.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return first != UInt8(ascii: "-") && last != UInt8(ascii: "-")
      && text.utf8.allSatisfy { byte in
        byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
          || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
      }
  }
}

extension String {
  fileprivate func replacingSubrange(_ range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
