import LanguageText

/// Collects the units of an XLIFF document.
struct XLIFFReader {
  /// What is known where a unit stands.
  private struct Scope {
    var isTranslated = true
    var key = ""
    /// Whether the unit was approved, by XLIFF 1.2.
    var isApproved: Bool?
  }

  private let source: SourceText
  private let markup: MarkupSource
  /// The prefix of the names of XLIFF with its colon; empty for most files.
  private var prefix = ""
  private var scopes: [Scope] = [Scope()]
  private var runs: [BilingualSection] = []
  private var comments: [SourceComment] = []
  private var documentLanguages = BilingualSection.Languages(source: nil, target: nil)
  /// The element that is left out at the moment, and how many elements are open in it.
  private var skippedDepth = 0
  private var unit = OpenUnit()

  /// The texts of a unit or segment that is being read.
  private struct OpenUnit {
    var source: TextBlock?
    var target: TextBlock?
    var state: String?
    var notes: [String] = []
  }

  /// Makes a reader of a document that is well-formed.
  init(_ source: SourceText) {
    self.source = source
    markup = MarkupSource(source)
  }

  /// Reads all units.
  consuming func read() -> BilingualDocument {
    var tokens = XMLTokenizer(source.utf8)
    while let token = tokens.next() {
      switch token {
      case .comment(let range): addComment(range)
      case .tag(let tag, _):
        if skippedDepth > 0 {
          countSkipped(tag)
        } else if tag.isClosing {
          close(name(of: tag))
        } else {
          open(tag, &tokens)
        }
      case .text, .literal: break
      }
    }
    return BilingualDocument(runs, comments: comments)
  }

  private mutating func addComment(_ range: Range<Int>) {
    comments.append(SourceComment(html: range, in: source))
  }

  // MARK: Structure

  /// The name of an element of XLIFF without its prefix; the whole name of any other.
  private func name(of tag: HTMLTag) -> String {
    tag.name.hasPrefix(prefix) ? String(tag.name.dropFirst(prefix.count)) : tag.name + ":"
  }

  private mutating func countSkipped(_ tag: HTMLTag) {
    if tag.isSelfClosing { return }
    skippedDepth += tag.isClosing ? -1 : 1
  }

  private mutating func open(_ tag: HTMLTag, _ tokens: inout XMLTokenizer) {
    if tag.name == "xliff" || tag.name.hasSuffix(":xliff") { return openDocument(tag) }
    guard isOfXLIFF(tag) else { return skip(tag) }
    let name = name(of: tag)
    switch name {
    case "file": openFile(tag)
    case "body", "notes": break
    case "group", "unit", "trans-unit", "segment", "ignorable": openScope(tag, name)
    case "source", "target", "note": readText(name, tag, &tokens)
    default: skip(tag)
    }
  }

  /// Whether an element does not declare a namespace of its own.
  private func isOfXLIFF(_ tag: HTMLTag) -> Bool {
    guard let namespace = tag.value(of: "xmlns") else { return true }
    return namespace.isEmpty || namespace.hasPrefix("urn:oasis:names:tc:xliff:document")
  }

  private mutating func skip(_ tag: HTMLTag) {
    if !tag.isSelfClosing { skippedDepth = 1 }
  }

  private mutating func openDocument(_ tag: HTMLTag) {
    prefix = String(tag.name.dropLast("xliff".count))
    documentLanguages = .init(source: language("srclang", tag), target: language("trglang", tag))
  }

  private mutating func openFile(_ tag: HTMLTag) {
    var languages = documentLanguages
    languages.source = language("source-language", tag) ?? languages.source
    languages.target = language("target-language", tag) ?? languages.target
    runs.append(BilingualSection(languages: languages, units: []))
    pushScope(tag)
  }

  private mutating func openScope(_ tag: HTMLTag, _ name: String) {
    pushScope(tag)
    guard !tag.isSelfClosing, name != "group" else { return }
    if name == "unit" || name == "trans-unit" { unit = OpenUnit() }
    if name == "segment" || name == "ignorable" {
      (unit.source, unit.target, unit.state) = (nil, nil, tag.value(of: "state"))
    }
  }

  private mutating func pushScope(_ tag: HTMLTag) {
    guard !tag.isSelfClosing, var scope = scopes.last else { return }
    if let value = tag.value(of: "translate") { scope.isTranslated = value != "no" }
    scope.isApproved = tag.value(of: "approved").map { $0 == "yes" } ?? scope.isApproved
    if let id = tag.value(of: "id") { scope.key = id }
    scopes.append(scope)
  }

  private mutating func close(_ name: String) {
    switch name {
    case "trans-unit", "segment", "ignorable": finishUnit()
    case "file", "group", "unit": break
    default: return
    }
    if scopes.count > 1 { scopes.removeLast() }
  }

  private mutating func finishUnit() {
    guard let scope = scopes.last, scope.isTranslated, !runs.isEmpty,
      unit.source != nil || unit.target != nil
    else { return }
    runs[runs.count - 1].units.append(
      BilingualUnit(
        key: scope.key, source: unit.source, target: unit.target,
        state: XLIFFState.state(named: unit.state, isApproved: scope.isApproved),
        notes: unit.notes))
  }

  private func language(_ attribute: String, _ tag: HTMLTag) -> LanguageTag? {
    tag.value(of: attribute).flatMap { LanguageTag($0) }
  }

  // MARK: Text

  private mutating func readText(
    _ name: String, _ tag: HTMLTag, _ tokens: inout XMLTokenizer
  ) {
    if name != "note" { addLanguage(of: tag, isTarget: name == "target") }
    var text = XLIFFText(markup, prefix: prefix)
    if !tag.isSelfClosing { comments += text.read(to: tag.name, &tokens) }
    switch name {
    case "source": unit.source = text.block()
    case "target":
      unit.target = text.block()
      unit.state = tag.value(of: "state") ?? unit.state
    default: if let note = text.block()?.text { unit.notes.append(note) }
    }
  }

  /// Takes the language of a text for that of its file when the file does not say.
  private mutating func addLanguage(of tag: HTMLTag, isTarget: Bool) {
    guard !runs.isEmpty, let language = language("xml:lang", tag) else { return }
    if isTarget {
      runs[runs.count - 1].languages.target = runs[runs.count - 1].languages.target ?? language
    } else {
      runs[runs.count - 1].languages.source = runs[runs.count - 1].languages.source ?? language
    }
  }
}
