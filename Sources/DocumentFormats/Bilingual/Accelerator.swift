/// The mark in a string of a user interface that names the key which chooses it: `&File`, `E_xit`,
/// `~Open`, 「ファイル(&F)」.
///
/// It is no part of the visible text: “E_xit” is the word “Exit”.
struct Accelerator {
  private let mark: UInt8
  /// The UTF-8 offset of the mark in its text.
  private let offset: Int

  /// Removes the accelerators of a text and its translation.
  ///
  /// Nothing happens unless both have the same mark exactly once, which tells accelerators from
  /// “R&D” and “max_size”.
  static func remove(from source: inout TextBlock?, _ target: inout TextBlock?) {
    guard let first = source, let second = target else { return }
    let (sourceText, targetText) = (Array(first.text.utf8), Array(second.text.utf8))
    for mark in "&_~".utf8 {
      guard let one = Accelerator(mark, in: sourceText),
        let other = Accelerator(mark, in: targetText),
        one.word(in: sourceText) != other.word(in: targetText)
          || one.beginsWord(in: sourceText) && !one.beginsName(in: sourceText)
      else { continue }
      source = first.removing(one)
      target = second.removing(other)
      return
    }
  }

  /// Finds the only place of a mark in front of a letter or digit; nil when there is none or are more.
  private init?(_ mark: UInt8, in text: [UInt8]) {
    var found: Int?
    for (offset, byte) in text.enumerated() where byte == mark {
      guard found == nil, offset + 1 < text.count else { return nil }
      found = offset
    }
    guard let found else { return nil }
    let next = text[found + 1]
    let isKey = next.isASCIIWord || next >= 0xc3
    let isDigit = (0x30...0x39).contains(next)
    guard isKey, !(isDigit && mark == UInt8(ascii: "~")),
      !Self.isReference(text[found...]), !Self.isInPlaceholder(found, of: text)
    else { return nil }
    (self.mark, offset) = (mark, found)
  }

  /// Whether `&amp;` or the like begins at the start.
  private static func isReference(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "#") }
    return name.endIndex < text.endIndex && text[name.endIndex] == UInt8(ascii: ";")
      && text.first == UInt8(ascii: "&")
  }

  /// Whether a mark stands in the name of a placeholder: `{{ max_size }}`, `%max_size%`, `%(max_size)s`.
  private static func isInPlaceholder(_ offset: Int, of text: [UInt8]) -> Bool {
    let before = text[..<offset]
    guard let start = before.lastIndex(where: { !$0.isASCIIWord && $0 != 0x20 }) else {
      return false
    }
    switch text[start] {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "%"), UInt8(ascii: "$"): return !before[start...].contains(0x20)
    case UInt8(ascii: "("): return start > 0 && text[start - 1] == UInt8(ascii: "%")
    default: return false
    }
  }

  /// The word around the mark, as far as it is ASCII.
  private func word(in text: [UInt8]) -> ArraySlice<UInt8> {
    let start = text[..<offset].lastIndex { !$0.isASCIIWord }.map { $0 + 1 } ?? 0
    let end = text[(offset + 1)...].firstIndex { !$0.isASCIIWord } ?? text.count
    return text[start..<end]
  }

  private func beginsWord(in text: [UInt8]) -> Bool {
    offset == 0 || !text[offset - 1].isASCIIWord && text[offset - 1] < 0x80
  }

  /// Whether the mark may begin the name of something in a program that both texts have: *the folder _templates*.
  private func beginsName(in text: [UInt8]) -> Bool {
    mark == UInt8(ascii: "_") && offset > 0 && (0x61...0x7a).contains(text[offset + 1])
      && text.count { $0 == UInt8(ascii: " ") } >= Self.spacesOfSentences
  }

  /// A label has fewer.
  private static let spacesOfSentences = 4

  /// What is not visible: the mark, or the key in brackets behind a text in Chinese or Japanese.
  fileprivate func hidden(in text: [UInt8]) -> Range<Int> {
    guard offset > 0, text[offset - 1] == UInt8(ascii: "("), offset + 2 < text.count,
      text[offset + 2] == UInt8(ascii: ")")
    else { return offset..<offset + 1 }
    return offset - 1..<offset + 3
  }
}

extension TextBlock {
  /// The block without an accelerator; nil when nothing is left.
  fileprivate func removing(_ accelerator: Accelerator) -> TextBlock? {
    let hidden = accelerator.hidden(in: Array(text.utf8))
    var block = removing(hidden)
    if hidden.count == 1 { block?.addAccelerator(at: hidden.lowerBound) }
    return block
  }

  /// Notes that the character at a UTF-8 byte offset of the text is a key.
  mutating func addAccelerator(at offset: Int) {
    guard offset < text.utf8.count else { return }
    let letter = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: offset)]
    let place = spans.firstIndex { $0.range.lowerBound > offset } ?? spans.endIndex
    spans.insert(InlineSpan(.accelerator, offset..<offset + UTF8.width(letter)), at: place)
  }

  /// The block without a stretch of its text, which begins and ends at ASCII characters; nil when
  /// nothing is left.
  func removing(_ removed: Range<Int>) -> TextBlock? {
    var block = self
    let bytes = Array(text.utf8)
    block.text = String(
      decoding: bytes[..<removed.lowerBound] + bytes[removed.upperBound...], as: UTF8.self)
    guard !block.text.isEmpty else { return nil }
    block.offsets = offsets.removing(removed)
    block.spans = spans.compactMap { span in
      let range =
        Self.moved(span.range.lowerBound, removed)..<Self.moved(span.range.upperBound, removed)
      return range.isEmpty ? nil : InlineSpan(span.kind, range)
    }
    return block
  }

  private static func moved(_ offset: Int, _ removed: Range<Int>) -> Int {
    offset <= removed.lowerBound ? offset : max(removed.lowerBound, offset - removed.count)
  }
}

extension OffsetMap {
  /// The map of the text without a stretch that begins and ends at ASCII characters.
  fileprivate func removing(_ removed: Range<Int>) -> OffsetMap {
    var map = OffsetMap()
    for run in runs {
      let parts = [
        run.text
          .lowerBound..<min(run.text.upperBound, max(run.text.lowerBound, removed.lowerBound)),
        max(
          run.text.lowerBound, min(run.text.upperBound, removed.upperBound))..<run.text.upperBound,
      ]
      for part in parts where !part.isEmpty {
        let isByteForByte = run.text.count == run.file.count
        let start = run.file.lowerBound + part.lowerBound - run.text.lowerBound
        map.append(
          textLength: part.count, file: isByteForByte ? start..<start + part.count : run.file)
      }
    }
    return map
  }
}
