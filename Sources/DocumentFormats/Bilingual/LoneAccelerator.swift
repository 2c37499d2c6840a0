import LanguageText

/// An accelerator that a string of a user interface shows by itself, whether or not its translation has one:
/// `кла&вишу`, `_Файл`.
///
/// Only a mark that can be nothing else is one: “R&D”, `max_size`, `_emphasis_` and `&nbsp;` are none.
struct LoneAccelerator {
  private let mark: UInt8
  /// The UTF-8 offset of the mark in its text.
  private let offset: Int
  /// The letters directly before and behind the mark.
  private let (before, behind): (Substring.UnicodeScalarView, Substring.UnicodeScalarView)
  /// What stands before those letters.
  private let front: Substring.UnicodeScalarView
  /// What stands behind those letters; nil at the end.
  private let next: Unicode.Scalar?

  /// Finds the accelerators of a block, notes the letters that they name, and takes the marks out that part a word.
  ///
  /// - Parameters:
  ///   - block: the string.
  ///   - source: what the string translates; nil where the file does not hold it.
  static func remove(from block: inout TextBlock, translating source: String? = nil) {
    guard marks.first(in: block.text.utf8.span, from: 0, to: block.text.utf8.count) != nil else {
      return
    }
    for mark in "&_~".utf8 {
      let all = block.text.utf8.enumerated().filter { $0.element == mark }.map(\.offset)
      let isInSource = source?.utf8.contains(mark) ?? true
      let found = all.compactMap { LoneAccelerator(mark, at: $0, in: block.text) }
      guard !found.contains(where: \.closesEmphasis) else { continue }
      for accelerator in found.reversed()
      where accelerator.isOne(isInSource: isInSource) && !isMasked(accelerator.offset, in: block) {
        if accelerator.partsWord,
          let rest = block.removing(accelerator.offset..<accelerator.offset + 1)
        {
          block = rest
          block.addAccelerator(at: accelerator.offset)
        } else {
          block.addAccelerator(at: accelerator.offset + 1)
        }
      }
    }
  }

  private static let marks = ByteMarks("&_~")

  private init?(_ mark: UInt8, at offset: Int, in text: String) {
    let scalars = text.unicodeScalars
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    let end = text.utf8.index(after: place)
    let start = scalars[..<place].lastIndex { !Self.isLetter($0) }
    before = scalars[(start.map(scalars.index(after:)) ?? text.startIndex)..<place]
    behind = scalars[end..<(scalars[end...].firstIndex { !Self.isLetter($0) } ?? text.endIndex)]
    front = scalars[..<before.startIndex]
    next = behind.endIndex < text.endIndex ? scalars[behind.endIndex] : nil
    (self.mark, self.offset) = (mark, offset)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch ScriptClass(scalar) {
    case .latin, .cyrillic: true
    case .other: scalar.properties.isAlphabetic || scalar == "\u{301}"
    case .han, .hiragana, .katakana, .hangul, .digit: false
    }
  }

  /// Whether the mark is the second one of `_emphasis_`.
  private var closesEmphasis: Bool {
    mark == UInt8(ascii: "_") && behind.isEmpty && !before.isEmpty
  }

  /// Whether the mark hides the word from a search.
  private var partsWord: Bool { !before.isEmpty || mark == UInt8(ascii: "_") }

  private func isOne(isInSource: Bool) -> Bool {
    guard let key = behind.first, !isPartOfCode, next != Unicode.Scalar(mark) else { return false }
    let isUnderscore = mark == UInt8(ascii: "_")
    let isASCII = (before + behind).allSatisfy(\.isASCII)
    // A translation does not make up names of a program.
    if isUnderscore, isASCII, isInSource { return false }
    if before.isEmpty { return behind.count > 1 }
    guard key.properties.isLowercase || !key.properties.isCased, before.count + behind.count > 3
    else { return false }
    // “drag&drop” is two words.
    return isUnderscore || !isASCII || min(before.count, behind.count) <= 2
  }

  /// Whether the characters around the word are those of placeholders, options, addresses, references and names of
  /// programs.
  private var isPartOfCode: Bool {
    if let next, "_&~=@\\>}".unicodeScalars.contains(next) { return true }
    // `&nbsp;`
    if next == ";", mark == UInt8(ascii: "&"), behind.allSatisfy(\.isASCII) { return true }
    guard let previous = front.last else { return false }
    return ScriptClass(previous) == .digit || front.suffix(2).elementsEqual("--".unicodeScalars)
      || "_&~<{$@#=\\%`?/.:".unicodeScalars.contains(previous)
  }

  private static func isMasked(_ offset: Int, in block: TextBlock) -> Bool {
    block.spans.contains { $0.isMasked && $0.range.contains(offset) }
      || !block.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
  }
}

extension TextBlock {
  /// Reads the block as a string of a user interface: finds its accelerators and masks its placeholders.
  mutating func readAsInterfaceString() {
    LoneAccelerator.remove(from: &self)
    Placeholders.mark(in: &self)
  }
}
