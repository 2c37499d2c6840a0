import LanguageText

/// Collects the messages of a translation source of Qt Linguist.
struct QtLinguistReader {
  private let markup: MarkupSource
  private let source: SourceText
  private var languages = BilingualSection.Languages(source: nil, target: nil)
  private var units: [BilingualUnit] = []
  private var comments: [SourceComment] = []
  private var marks = PlaceholderMarks()
  /// The name of the context that is open.
  private var context = ""
  private var message = Message()

  /// The message that is being read.
  private struct Message {
    var identifier = ""
    var disambiguation = ""
    var source: TextBlock?
    /// The translation; its forms by number or by length where it has several.
    var targets: [TextBlock?] = []
    var type: String?
    var notes: [String] = []
    var references: [String] = []
  }

  /// Makes a reader of a document that is well-formed.
  init(_ source: SourceText) {
    self.source = source
    markup = MarkupSource(source)
  }

  /// Reads all messages; those whose text the program no longer has are left out.
  consuming func read() -> BilingualDocument {
    var tokens = XMLTokenizer(source.utf8)
    while let token = tokens.next() {
      switch token {
      case .comment(let range): addComment(range)
      case .tag(let tag, _):
        if tag.isClosing {
          if tag.name == "message" { finishMessage() }
        } else {
          open(tag, &tokens)
        }
      case .text, .literal: break
      }
    }
    return BilingualDocument(
      [BilingualSection(languages: languages, units: units)], comments: comments)
  }

  private mutating func addComment(_ range: Range<Int>) {
    comments.append(SourceComment(html: range, in: source))
  }

  private mutating func open(_ tag: HTMLTag, _ tokens: inout XMLTokenizer) {
    switch tag.name {
    case "ts":
      languages.source = language("sourcelanguage", tag)
      languages.target = language("language", tag)
    case "context": context = ""
    case "name": context = text(of: tag, &tokens)?.text ?? ""
    case "message":
      message = Message()
      message.identifier = tag.value(of: "id") ?? ""
    case "location":
      message.references.append(
        [tag.value(of: "filename"), tag.value(of: "line")].compactMap(\.self)
          .joined(separator: ":"))
    case "source": message.source = text(of: tag, &tokens)
    case "translation": readTranslation(tag, &tokens)
    case "comment":
      let block = text(of: tag, &tokens)
      message.disambiguation = block?.text ?? ""
      message.notes += [block?.text].compactMap(\.self)
    case "extracomment", "translatorcomment":
      message.notes += [text(of: tag, &tokens)?.text].compactMap(\.self)
    case "oldsource", "oldcomment": _ = text(of: tag, &tokens)
    default: break
    }
  }

  private func language(_ attribute: String, _ tag: HTMLTag) -> LanguageTag? {
    tag.value(of: attribute).flatMap { LanguageTag($0) }
  }

  /// Reads a translation, or its forms: `numerusform` by number, `lengthvariant` by the room there is.
  private mutating func readTranslation(_ tag: HTMLTag, _ tokens: inout XMLTokenizer) {
    message.type = tag.value(of: "type")
    guard !tag.isSelfClosing else { return }
    var text = MarkupText(markup, findsTokens: false)
    while let token = tokens.next() {
      switch token {
      case .text(let range): text.append(range)
      case .literal(let range): text.append(range, isLiteral: true)
      case .comment(let range): addComment(range)
      case .tag(let inner, _):
        if inner.name == tag.name, inner.isClosing {
          if message.targets.isEmpty { message.targets = [text.block(.paragraph, level: 0)] }
          return
        }
        if !inner.isClosing, ["numerusform", "lengthvariant"].contains(inner.name) {
          message.targets.append(self.text(of: inner, &tokens))
        }
      }
    }
  }

  /// The text of an element; nil when nothing of it is visible.
  private mutating func text(of tag: HTMLTag, _ tokens: inout XMLTokenizer) -> TextBlock? {
    guard !tag.isSelfClosing else { return nil }
    var text = MarkupText(markup, findsTokens: false)
    reading: while let token = tokens.next() {
      switch token {
      case .text(let range): text.append(range)
      case .literal(let range): text.append(range, isLiteral: true)
      case .comment(let range): addComment(range)
      // A character that XML cannot hold, `<byte value="x1b"/>`, is not visible.
      case .tag(let inner, _): if inner.isClosing, inner.name == tag.name { break reading }
      }
    }
    return text.block(.paragraph, level: 0)
  }

  private mutating func finishMessage() {
    let finished = message
    message = Message()
    guard !["obsolete", "vanished"].contains(finished.type) else { return }
    let key = [
      finished.identifier.isEmpty ? context : finished.identifier, finished.disambiguation,
    ]
    .filter { !$0.isEmpty }.joined(separator: ".")
    for target in finished.targets.isEmpty ? [nil] : finished.targets
    where finished.source != nil || target != nil {
      units.append(
        BilingualUnit(
          key: key, source: finished.source, target: target,
          state: finished.type == "unfinished" ? .draft : .translated, notes: finished.notes,
          references: finished.references, &marks))
    }
  }
}
