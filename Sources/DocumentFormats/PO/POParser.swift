/// Reads the entries of a PO file.
///
/// Source: GNU gettext manual, “The Format of PO Files”. Obsolete entries and previous texts are
/// skipped.
struct POParser {
  /// The keyword whose string is being read.
  private enum Keyword {
    case context, source, plural, target
  }

  private let source: SourceText
  private var entry = POEntry()
  private var entries: [POEntry] = []
  private var keyword: Keyword?
  /// Whether the keyword still waits for its string.
  private var needsString = false
  private(set) var comments: [SourceComment] = []

  /// Makes a parser of a file.
  init(_ source: SourceText) {
    self.source = source
  }

  /// Reads the file.
  ///
  /// - Throws: `.malformed` at the first line that breaks the grammar.
  mutating func parse() throws(DocumentError) -> [POEntry] {
    for line in SourceLines.ranges(in: source.utf8) { try read(line) }
    try finishEntry(at: source.utf8.count)
    return entries
  }

  // MARK: Lines

  private mutating func read(_ whole: Range<Int>) throws(DocumentError) {
    var line = whole
    while let byte = source.utf8[line].first, byte.isSpace { line = line.dropFirst() }
    while let byte = source.utf8[line].last, byte.isSpace { line = line.dropLast() }
    switch source.utf8[line].first {
    case nil: return
    case UInt8(ascii: "#"): try readComment(line)
    case UInt8(ascii: "\""):
      guard keyword != nil else { throw fault("a string without a keyword", at: line.lowerBound) }
      try readStrings(line)
    default: try readKeyword(line)
    }
  }

  private mutating func readComment(_ line: Range<Int>) throws(DocumentError) {
    let mark = line.count > 1 ? source.utf8[line.lowerBound + 1] : 0x20
    if mark == UInt8(ascii: "~") || mark == UInt8(ascii: "|") { return }
    if !entry.targets.isEmpty || needsString { try finishEntry(at: line.lowerBound) }
    let body = String(
      decoding: source.utf8[line.dropFirst(mark.isASCIIMark ? 2 : 1)].drop(while: \.isSpace),
      as: UTF8.self)
    switch mark {
    case UInt8(ascii: ","), UInt8(ascii: "="):
      let flags = body.split { $0 == "," || $0 == " " }
      entry.isFuzzy = entry.isFuzzy || flags.contains("fuzzy")
      entry.isUnwrapped = entry.isUnwrapped || flags.contains("no-wrap")
    case UInt8(ascii: ":"):
      entry.references += body.split(separator: " ").map(String.init)
    case UInt8(ascii: "."): entry.notes.append(body)
    default:
      if !body.isEmpty { entry.notes.append(body) }
      comments.append(
        SourceComment(text: body, range: source.fileRange(of: line)))
    }
  }

  /// So many bytes of a line that is no PO are shown.
  private static let shownOfLine = 40

  private mutating func readKeyword(_ line: Range<Int>) throws(DocumentError) {
    let name = source.utf8[line].prefix { $0.isASCIIWord || $0 == UInt8(ascii: "_") }
    let rest = name.endIndex..<line.upperBound
    if needsString { throw fault("a keyword without its string", at: line.lowerBound) }
    switch String(decoding: name, as: UTF8.self) {
    case "msgctxt":
      try finishEntry(at: line.lowerBound, if: !entry.isEmpty)
      entry.context = []
      try begin(.context, rest)
    case "msgid":
      try finishEntry(at: line.lowerBound, if: entry.source != nil)
      entry.source = []
      try begin(.source, rest)
    case "msgid_plural":
      guard entry.source != nil, entry.plural == nil, entry.targets.isEmpty else {
        throw fault("msgid_plural without msgid", at: line.lowerBound)
      }
      entry.plural = []
      try begin(.plural, rest)
    case "msgstr": try readTarget(line, rest)
    case "domain": keyword = nil
    case let name:
      let found =
        name.isEmpty
        ? source.string(
          line.lowerBound..<min(line.upperBound, line.lowerBound + Self.shownOfLine)) : name
      throw fault(
        "expected msgid or msgstr, found “\(found)”, which is no keyword, string or comment: take it out",
        at: line.lowerBound)
    }
  }

  private mutating func readTarget(
    _ line: Range<Int>, _ rest: Range<Int>
  ) throws(DocumentError) {
    guard entry.source != nil else { throw fault("msgstr without msgid", at: line.lowerBound) }
    var (form, string) = (0, rest)
    if let first = source.utf8[rest].first, first == UInt8(ascii: "[") {
      let digits = source.utf8[rest.dropFirst()].prefix { (0x30...0x39).contains($0) }
      guard let number = Int(String(decoding: digits, as: UTF8.self)),
        digits.endIndex < rest.upperBound, source.utf8[digits.endIndex] == UInt8(ascii: "]")
      else { throw fault("expected msgstr[number]", at: rest.lowerBound) }
      (form, string) = (number, digits.endIndex + 1..<rest.upperBound)
    }
    guard !entry.targets.contains(where: { $0.form == form }), entry.targets.count < 100 else {
      throw fault("a second msgstr for the same form", at: line.lowerBound)
    }
    entry.targets.append((form, []))
    try begin(.target, string)
  }

  private mutating func begin(
    _ keyword: Keyword, _ rest: Range<Int>
  ) throws(DocumentError) {
    self.keyword = keyword
    needsString = true
    var rest = rest
    while let byte = source.utf8[rest].first, byte.isSpace { rest = rest.dropFirst() }
    if !rest.isEmpty { try readStrings(rest) }
  }

  // MARK: Strings

  /// Reads the strings of a line, which may only have spaces between them.
  private mutating func readStrings(_ line: Range<Int>) throws(DocumentError) {
    var position = line.lowerBound
    while position < line.upperBound {
      guard source.utf8[position] == UInt8(ascii: "\"") else {
        throw fault("expected a string in quotes; a quote inside one is \\\"", at: position)
      }
      var end = position + 1
      while end < line.upperBound, source.utf8[end] != UInt8(ascii: "\"") {
        end += source.utf8[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard end < line.upperBound else { throw fault("a string without its end", at: position) }
      add(position + 1..<end)
      position = end + 1
      while position < line.upperBound, source.utf8[position].isSpace { position += 1 }
    }
  }

  private mutating func add(_ piece: Range<Int>) {
    needsString = false
    switch keyword {
    case .context: entry.context?.append(piece)
    case .source: entry.source?.append(piece)
    case .plural: entry.plural?.append(piece)
    case .target: entry.targets[entry.targets.count - 1].pieces.append(piece)
    case nil: break
    }
  }

  // MARK: Entries

  private mutating func finishEntry(at offset: Int, if isDue: Bool = true) throws(DocumentError) {
    guard isDue else { return }
    if needsString { throw fault("a keyword without its string", at: offset) }
    keyword = nil
    guard !entry.isEmpty else { return }
    guard !entry.targets.isEmpty else { throw fault("msgid without msgstr", at: offset) }
    entries.append(entry)
    entry = POEntry()
  }

  private func fault(_ reason: String, at offset: Int) -> DocumentError {
    DocumentError(.malformed(reason), at: source.fileRange(of: offset..<offset).lowerBound)
  }
}

extension UInt8 {
  /// Whether the byte behind a `#` gives the comment a meaning of its own.
  fileprivate var isASCIIMark: Bool { ",:.=".utf8.contains(self) }
}
