import CICU

/// ICU's break iterator for one kind of break and one language, over UTF-8.
///
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

  /// Opens an iterator; one that ICU has no data for finds no breaks but the end of a text.
  init(_ kind: Kind, language: LanguageTag) {
    let type = kind == .word ? CICUWordBreaks : CICUSentenceBreaks
    unsafe iterator = language.canonical.withCString { unsafe cicu_break_open(type, $0) }
  }

  deinit {
    if let iterator = unsafe iterator { unsafe cicu_break_close(iterator) }
  }

  /// The breaks of a text in order, the last one at its end; none for an empty text.
  ///
  /// ICU counts in 32 bits: a text of 2 GB or more is not broken.
  func breaks(in text: String) -> [Break] {
    var text = text
    return text.withUTF8 { unsafe breaks(in: $0) }
  }

  /// The breaks of a stretch of a text given as valid UTF-8, as offsets into the stretch; see
  /// ``breaks(in:)``.
  func breaks(in text: [UInt8], _ stretch: Range<Int>) -> [Break] {
    unsafe text[stretch].withUnsafeBufferPointer { unsafe breaks(in: $0) }
  }

  private func breaks(in utf8: UnsafeBufferPointer<UInt8>) -> [Break] {
    guard !utf8.isEmpty else { return [] }
    let whole = [Break(offset: utf8.count, status: Self.firstWordStatus)]
    guard let iterator = unsafe iterator, utf8.count < Int(Int32.max) else { return whole }
    return unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
      guard let base = characters.baseAddress,
        unsafe cicu_break_set_text(iterator, base, Int64(characters.count))
      else { return whole }
      // ICU keeps the address of its text: leave it a text that stays.
      defer { _ = unsafe cicu_break_set_text(iterator, cicu_empty_text(), 0) }
      var breaks: [Break] = []
      breaks.reserveCapacity(characters.count / 4 + 1)
      while case let offset = unsafe cicu_break_next(iterator), offset >= 0 {
        breaks.append(
          Break(offset: Int(offset), status: unsafe cicu_break_rule_status(iterator)))
      }
      return breaks
    }
  }
}
