/// Takes the entries of a PO file one by one.
struct POEntryReader {
  private enum Keyword: Hashable {
    case context, source, plural
    case target(Int)
  }

  private var lines: [Substring]
  private var index = 0
  private var entry = POCatalogEntry()
  private var seen: Set<Keyword> = []
  private var keyword: Keyword?

  /// Makes a reader of a file's text.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  /// The next entry; nil after the last one.
  ///
  /// - Throws: ``AssetError`` with the line that breaks the grammar.
  mutating func next() throws(AssetError) -> POCatalogEntry? {
    while index < lines.count {
      let line = lines[index].trimmed
      if let done = try takeIfComplete(before: line) { return done }
      index += 1
      try read(line)
    }
    return try finish()
  }

  /// Hands the entry over when a line begins the next one.
  private mutating func takeIfComplete(before line: String) throws(AssetError) -> POCatalogEntry? {
    let hasTarget = seen.contains { if case .target = $0 { true } else { false } }
    guard hasTarget else { return nil }
    let begins =
      line.hasPrefix("msgctxt") || line.hasPrefix("#")
      || line.hasPrefix("msgid") && !line.hasPrefix("msgid_plural")
    return begins ? try finish() : nil
  }

  private mutating func finish() throws(AssetError) -> POCatalogEntry? {
    defer { (entry, seen, keyword) = (POCatalogEntry(), [], nil) }
    guard !seen.isEmpty else { return nil }
    guard seen.contains(.source), !entry.targets.isEmpty else {
      throw fault(seen.contains(.source) ? "msgid without msgstr" : "msgctxt without msgid")
    }
    return entry
  }

  private mutating func read(_ line: String) throws(AssetError) {
    if line.isEmpty { return }
    if line.hasPrefix("#") { return readComment(line.dropFirst()) }
    if line.hasPrefix("\"") { return try append(line[...]) }
    let name = line.prefix { $0.isLetter || $0 == "_" }
    var rest = line[name.endIndex...]
    switch name {
    case "domain": return keyword = nil
    case "msgctxt": keyword = .context
    case "msgid":
      keyword = .source
      entry.line = index
    case "msgid_plural": keyword = .plural
    case "msgstr": keyword = .target(try form(&rest))
    default: throw fault("expected msgid or msgstr, found \(name.isEmpty ? line : String(name))")
    }
    guard let keyword, seen.insert(keyword).inserted else { throw fault("a second \(name)") }
    if case .target(let form) = keyword { entry.targets.append((form, "")) }
    if keyword == .context { entry.context = "" }
    if keyword == .plural { entry.plural = "" }
    let string = rest.trimmed
    if !string.isEmpty { try append(string[...]) }
  }

  private mutating func form(_ rest: inout Substring) throws(AssetError) -> Int {
    guard rest.hasPrefix("[") else { return 0 }
    guard let end = rest.firstIndex(of: "]"), let form = Int(rest[..<end].dropFirst()), form >= 0
    else { throw fault("expected msgstr[number]") }
    rest = rest[end...].dropFirst()
    return form
  }

  private mutating func readComment(_ body: Substring) {
    let text = body.dropFirst().trimmed
    switch body.first {
    case "~", "|": return
    case ",", "=":
      entry.flags += text.split { $0 == "," || $0 == " " }.map(String.init)
    case ":": entry.references += text.split(separator: " ").map(String.init)
    case ".": if !text.isEmpty { entry.notes.append(text) }
    default:
      let note = body.trimmed
      guard !note.isEmpty else { return }
      entry.notes.append(note)
      entry.comments.append(note)
    }
  }

  private mutating func append(_ line: Substring) throws(AssetError) {
    guard let keyword else { throw fault("a string without a keyword") }
    var text = ""
    var isOpen = false
    var isEscaped = false
    for character in line.unicodeScalars {
      switch character {
      case _ where isEscaped:
        text.unicodeScalars.append(contentsOf: Self.unescaped(character))
        isEscaped = false
      case "\\" where isOpen: isEscaped = true
      case "\"": isOpen.toggle()
      case _ where isOpen: text.unicodeScalars.append(character)
      case " ", "\t": continue
      default: throw fault("expected a string in quotes; a quote inside one is \\\"")
      }
    }
    if isOpen { throw fault("a string without its end") }
    switch keyword {
    case .context: entry.context? += text
    case .source: entry.source += text
    case .plural: entry.plural? += text
    case .target: entry.targets[entry.targets.count - 1].text += text
    }
  }

  /// What an escape stands for; what is none stays as it was written.
  private static func unescaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n": ["\n"]
    case "t": ["\t"]
    case "r": ["\r"]
    case "\"", "\\": [scalar]
    default: ["\\", scalar]
    }
  }

  private func fault(_ reason: String) -> AssetError {
    AssetError(line: max(index, 1), column: 1, reason, hint: "msgfmt -c says more")
  }
}
