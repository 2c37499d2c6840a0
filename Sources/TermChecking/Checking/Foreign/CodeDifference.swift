import DocumentFormats
import LanguageText

/// A piece of code that a paragraph has instead of one of its source: `valor` for `value`, which a program does not know.
struct CodeDifference {
  /// The index of the paragraph of the draft.
  let block: Int
  /// Where the code stands in it, in UTF-8 bytes.
  let range: Range<Int>
  /// The code of the source.
  let original: String
  /// How the code came about.
  let kind: Kind

  /// How code that the source does not have may have come about.
  enum Kind {
    /// A letter of a name is wrong, or a name is translated beyond doubt.
    case wrong
    /// A word is translated that may be set apart to talk about it.
    case translated
    /// It is that of another edition.
    case other
  }

  /// Compares the code in a paragraph with that of its source; nil where nothing differs, more than one piece does, or
  /// what differs may be an example, a key or a label.
  ///
  /// - Parameters:
  ///   - passage: a passage of one paragraph on either side.
  ///   - facts: what the documents have in code and beside it.
  ///   - context: the draft.
  /// - Complexity: O(length of the paragraphs), and once that of the documents.
  init?(in passage: Passage, _ facts: inout Facts, _ context: CheckContext) {
    guard passage.draftBlocks.count == 1, passage.sourceBlocks.count == 1,
      let index = passage.draftBlocks.first, let other = passage.sourceBlocks.first
    else { return nil }
    let draft = context.draft.document.blocks[index]
    let source = context.sources[passage.document].document.blocks[other]
    let isString =
      context.sources[passage.document].isPairedWithDraft
      || !context.draft.document.blockKeys.isEmpty
    guard !draft.spans.isEmpty, !source.spans.isEmpty, draft.kind != .code, source.kind != .code,
      !StringPlaceholder.haveSameCode(draft, source)
    else { return nil }
    let (own, originals) = (
      Self.spans(of: draft, areMarked: isString), Self.spans(of: source, areMarked: isString)
    )
    let (names, others) = (Set(own.map(\.text)), Set(originals.map(\.text)))
    let (gained, lost) = (names.subtracting(others), others.subtracting(names))
    if gained.count <= Self.mostDisfigured, lost.count <= Self.mostDisfigured,
      let (code, source) = own.lazy.filter({ gained.contains($0.text) }).compactMap({ code in
        lost.first { DisfiguredCode.isOne(code.text, of: $0, isLatin: context.script == "Latn") }
          .map { (code, $0) }
      }).first, facts.codes[code.text] == nil
    {
      (block, range, original, kind) = (index, code.range, source, .wrong)
      return
    }
    guard !own.isEmpty, own.count == originals.count, gained.count == 1, lost.count == 1,
      let new = gained.first, let old = lost.first,
      let first = own.first(where: { $0.text == new })
    else { return nil }
    let isOption = Self.differInOption(old, new)
    guard isOption || Self.isIdentifier(old) && Self.differ(old, new) else { return nil }
    let known = facts.codes
    guard known[new] == nil else { return nil }
    (block, range, original) = (index, first.range, old)
    // It has capitals inside, signs or digits, or stands in the code of the source again.
    let isName = old.dropFirst().contains { !$0.isLowercase } || known[old, default: 0] > 1
    if isOption || old.hasPrefix("--")
      || MisspeltTerms.isMisspelt(Array(new.unicodeScalars), Array(old.unicodeScalars))
    {
      kind = .wrong
    } else if facts.isTranslatedExample(new) {
      return nil
    } else if Self.isTranslated(new, of: source, &facts, context) {
      kind = isName ? .wrong : .translated
    } else {
      kind = .other
    }
  }

  /// How many pieces of code that differ are compared with each other.
  private static let mostDisfigured = 8

  /// Whether code has letters of another language, or in a language of Latin letters a word that the draft has outside of
  /// code, and the paragraph of the source has not.
  private static func isTranslated(
    _ code: String, of source: TextBlock, _ facts: inout Facts, _ context: CheckContext
  ) -> Bool {
    if code.contains(where: { $0.isLetter && !$0.isASCII }) { return true }
    guard context.script == "Latn" else { return false }
    let own = words(of: code).subtracting(words(of: source.text)).filter { $0.count > 3 }
    // A word of the source is none of a translation: the code of another row.
    return !own.isEmpty
      && own.contains { facts.words.contains($0) && !facts.originalWords.contains($0) }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter }.map(String.init))
  }

  /// What a draft and its sources have in code and beside it, found out when somebody asks.
  struct Facts {
    private let context: CheckContext
    /// How often each piece of code stands in the text of the sources.
    private(set) lazy var codes = Self.codes(of: context.sources)
    /// The words that the draft has outside of code, in lower case.
    private(set) lazy var words = Self.words(outsideCodeOf: context.proseBlocks.map(\.block))
    /// The words that its sources have outside of code, likewise.
    private(set) lazy var originalWords = context.sources.reduce(into: Set<String>()) {
      $0.formUnion(Self.words(outsideCodeOf: $1.document.blocks.filter { $0.kind != .code }))
    }
    /// How often the draft has each name in code, in blocks of it, too.
    private lazy var names = Self.names(inCodeOf: context)

    init(_ context: CheckContext) { self.context = context }

    /// Whether the draft has a piece of code again, in its code: its samples are translated, too.
    mutating func isTranslatedExample(_ code: String) -> Bool {
      Self.names(in: code).allSatisfy { names[String($0), default: 0] > 1 }
    }

    private static func words(outsideCodeOf blocks: [TextBlock]) -> Set<String> {
      blocks.reduce(into: []) { found, block in
        let code = block.spans.filter { $0.kind == .code }.map(\.range)
        found.formUnion(
          CodeDifference.words(
            of: block.text.without(code.sorted { $0.lowerBound < $1.lowerBound })))
      }
    }

    private static func codes(of documents: [CheckedDocument]) -> [String: Int] {
      documents.reduce(into: [:]) { codes, document in
        for block in document.document.blocks where block.kind != .code {
          for span in spans(of: block) { codes[span.text, default: 0] += 1 }
        }
      }
    }

    private static func names(inCodeOf context: CheckContext) -> [String: Int] {
      context.draft.document.blocks.reduce(into: [:]) { found, block in
        let code = block.kind == .code ? [block.text] : spans(of: block).map(\.text)
        for name in code.flatMap(names) { found[String(name), default: 0] += 1 }
      }
    }

    private static func names(in code: String) -> [Substring] {
      code.split { !($0.isLetter || $0.isNumber || "_-.".contains($0)) }
    }
  }

  /// The code of a paragraph; on demand, as in strings, whose names of files are examples as often as not, only that between
  /// back-ticks, and options of commands.
  private static func spans(
    of block: TextBlock, areMarked: Bool = false
  ) -> [(range: Range<Int>, text: String)] {
    block.spans.lazy.filter { $0.kind == .code }.compactMap { span in
      // Strings have them with their marks.
      let code = block.text.utf8Slice(span.range)
      let marks = code.utf8.prefix { $0 == UInt8(ascii: "`") }.count
      guard marks > 0, marks * 2 < code.utf8.count, code.utf8.last == UInt8(ascii: "`") else {
        return areMarked && !code.hasPrefix("--") ? nil : (span.range, code)
      }
      let inside = span.range.lowerBound + marks..<span.range.upperBound - marks
      return (inside, block.text.utf8Slice(inside))
    }
  }

  /// Whether code is one name, and none that stands for what a reader puts there, nor a key.
  private static func isIdentifier(_ code: String) -> Bool {
    guard code.count > 2,
      code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "_$.:-()".contains($0)) }),
      code.first.map({ $0.isLetter || "_$.-".contains($0) }) == true
    else { return false }
    let isLabel =
      code.first?.isUppercase == true && code.dropFirst().allSatisfy(\.isLowercase)
    let folded = code.lowercased()
    return !isLabel && code != code.uppercased() && !keys.contains(folded)
      && !["your", "example", "my-", "my_", "foo", "bar"].contains(where: folded.contains)
  }

  private static let keys: Set<String> = [
    "alt", "backspace", "cmd", "command", "ctrl", "del", "delete", "down", "end", "enter", "esc",
    "escape", "home", "left", "option", "right", "shift", "space", "tab", "up",
  ]

  /// Whether two pieces of code have other letters, and are not the name and its call, its path or its plural.
  private static func differ(_ one: String, _ other: String) -> Bool {
    func letters(_ code: String) -> String {
      code.lowercased().filter { $0.isLetter || $0.isNumber }
    }
    let (first, second) = (letters(one), letters(other))
    // Of the options of a command each letter counts, but a command has its option where only that was set apart.
    if one.hasPrefix("--") {
      return first != second && !second.isEmpty && !holds(other, option: one)
    }
    return !second.isEmpty && !first.contains(second) && !second.contains(first)
  }
  /// Whether two commands are the same but for one option: `lamp --version`, `lamp --versión`.
  private static func differInOption(_ one: String, _ other: String) -> Bool {
    let (first, second) = (one.split(separator: " "), other.split(separator: " "))
    guard first.count == second.count, first.count > 1 else { return false }
    let differing = zip(first, second).filter { $0 != $1 }
    guard differing.count == 1, let (option, changed) = differing.first else { return false }
    return option.hasPrefix("--") && changed.first.map { "-–—".contains($0) } == true
      && !option.contains("=")
  }

  /// Whether code has an option in it, with or without a value, or as the first part of a German compound, `--save-Option`.
  private static func holds(_ code: String, option: String) -> Bool {
    code.places(ofBytes: option).contains { place in
      let behind = code.utf8Slice(place.upperBound..<code.utf8.count)
      guard let next = behind.first else { return true }
      return next == "-"
        ? behind.dropFirst().first?.isUppercase == true : !(next.isLetter || next.isNumber)
    }
  }
}
