import CICU

/// ICU's break iterator for one kind of break and one language, over UTF-8.
///
/// ICU is given UTF-16, which it reads in place: of UTF-8 it makes a copy for every look.
/// The first one a process opens costs milliseconds, each later one a few microseconds. Source:
/// UAX #29 with ICU's tailorings and its dictionaries for Chinese, Japanese and Thai.
@safe struct ICUBreakIterator: ~Copyable {
  /// The kind of break.
  enum Kind {
    case word, sentence
  }

  /// A break, with what precedes it.
  struct Break: Hashable {
    /// The UTF-8 offset of the break; never 0.
    let offset: Int
    /// ICU's class of the text since the previous break, such as ``firstWordStatus``.
    let status: Int32
  }

  /// The lowest status of a word: numbers, then letters, kana and Han characters.
  ///
  /// Below are spaces, punctuation and symbols.
  static let firstWordStatus: Int32 = 100

  private let iterator: UnsafeMutableRawPointer?
  /// What ICU reads: it keeps the address, so that the text stays until the next one.
  private let text: TextBuffer

  /// Opens an iterator; one that ICU has no data for finds no breaks but the end of a text.
  init(_ kind: Kind, language: LanguageTag) {
    let type = kind == .word ? CICUWordBreaks : CICUSentenceBreaks
    unsafe iterator = language.canonical.withCString { unsafe cicu_break_open(type, $0) }
    text = TextBuffer()
  }

  deinit {
    if let iterator = unsafe iterator { unsafe cicu_break_close(iterator) }
  }

  /// A text in UTF-16, which stands at one address until it changes.
  @safe private final class TextBuffer {
    private(set) var units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 256)
    private(set) var count = 0

    deinit { unsafe units.deallocate() }

    /// Takes a text given as valid UTF-8, which has no fewer bytes than units.
    func fill(_ utf8: UnsafeBufferPointer<UInt8>) {
      if unsafe utf8.count > units.count {
        unsafe units.deallocate()
        unsafe units = .allocate(capacity: 2 * utf8.count)
      }
      let units = unsafe units
      var (position, count) = (0, 0)
      while position < utf8.count {
        let lead = unsafe utf8[position]
        let length = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
        guard position + length <= utf8.count else { break }
        var value = length == 1 ? UInt32(lead) : UInt32(lead) & (0x7f >> UInt32(length))
        for index in position + 1..<position + length {
          value = unsafe value << 6 | UInt32(utf8[index] & 0x3f)
        }
        if length == 4 {
          unsafe units[count] = UInt16(truncatingIfNeeded: 0xd7c0 &+ value >> 10)
          count += 1
          value = 0xdc00 | value & 0x3ff
        }
        unsafe units[count] = UInt16(truncatingIfNeeded: value)
        count += 1
        position += length
      }
      self.count = count
    }

    /// How many bytes of UTF-8 the units of a range take; a pair belongs to its second half.
    func utf8Count(_ range: Range<Int>) -> Int {
      var bytes = 0
      for index in range {
        let unit = unsafe units[index]
        bytes += unit < 0x80 ? 1 : unit < 0x800 ? 2 : unit & 0xf800 == 0xd800 ? 2 : 3
      }
      return bytes
    }
  }

  /// The breaks of a text in order, the last one at its end; none for an empty text.
  ///
  /// ICU counts in 32 bits: a text of 2 GB or more is not broken.
  func breaks(in text: String) -> [Break] {
    var text = text
    return text.withUTF8 { unsafe breaks(in: $0) }
  }

  /// The breaks of a stretch of a text given as valid UTF-8, with its start, as offsets into the text.
  func offsets(in text: [UInt8], _ stretch: Range<Int>) -> [Int] {
    var offsets = [stretch.lowerBound]
    // Most words of the languages that this is asked of have two characters of three bytes.
    offsets.reserveCapacity(stretch.count / 6 + 2)
    unsafe text[stretch].withUnsafeBufferPointer { utf8 in
      unsafe visitBreaks(in: utf8) { offset, _ in offsets.append(stretch.lowerBound + offset) }
    }
    return offsets
  }

  /// Whether a stretch of a text given as valid UTF-8 has no break but its end.
  func isUndivided(_ stretch: Range<Int>, in text: [UInt8]) -> Bool {
    unsafe text[stretch].withUnsafeBufferPointer { utf8 in
      guard !utf8.isEmpty else { return false }
      guard let iterator = unsafe begin(utf8) else { return true }
      return unsafe Int(cicu_break_next(iterator)) == self.text.count
    }
  }

  private func breaks(in utf8: UnsafeBufferPointer<UInt8>) -> [Break] {
    var breaks: [Break] = []
    breaks.reserveCapacity(utf8.count / 4 + 1)
    unsafe visitBreaks(in: utf8) { offset, iterator in
      let status = unsafe iterator.map { unsafe cicu_break_rule_status($0) }
      breaks.append(Break(offset: offset, status: status ?? Self.firstWordStatus))
    }
    return breaks
  }

  /// The iterator at the start of a text; nil where ICU finds no words.
  @inline(__always)
  private func begin(_ utf8: UnsafeBufferPointer<UInt8>) -> UnsafeMutableRawPointer? {
    guard let iterator = unsafe iterator, utf8.count < Int(Int32.max) else { return nil }
    unsafe text.fill(utf8)
    let isSet = unsafe cicu_break_set_text(iterator, text.units.baseAddress, Int32(text.count))
    return unsafe isSet ? iterator : nil
  }

  /// Hands on the offset of each break, and the iterator that stands at it; none where ICU finds no words.
  @inline(__always)
  private func visitBreaks(
    in utf8: UnsafeBufferPointer<UInt8>, _ take: (Int, UnsafeMutableRawPointer?) -> Void
  ) {
    guard !utf8.isEmpty else { return }
    guard let iterator = unsafe begin(utf8) else { return take(utf8.count, nil) }
    var (start, offset) = (0, 0)
    while case let end = unsafe Int(cicu_break_next(iterator)), end >= 0 {
      offset += text.utf8Count(start..<end)
      start = end
      unsafe take(offset, iterator)
    }
  }
}
