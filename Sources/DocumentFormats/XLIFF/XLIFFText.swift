/// Reads the text of a source, target or note of XLIFF: inline codes are not visible but for those that a program puts
/// a value for, what they enclose is.
struct XLIFFText {
  private let markup: MarkupSource
  private var text: MarkupText
  private let prefix: String
  /// The open elements inside the text.
  private var depth = 0
  /// How many elements are open in a code whose content is not visible.
  private var hiddenDepth = 0

  /// Begins an empty text.
  init(_ markup: MarkupSource, prefix: String) {
    text = MarkupText(markup, findsTokens: false)
    self.markup = markup
    self.prefix = prefix
  }

  /// The block; nil when nothing is visible.
  mutating func block() -> TextBlock? { text.block(.paragraph, level: 0) }

  /// Reads on to the end tag of the element that holds the text; returns the comments on the way.
  mutating func read(to name: String, _ tokens: inout XMLTokenizer) -> [SourceComment] {
    var comments: [SourceComment] = []
    while let token = tokens.next() {
      switch token {
      case .text(let range): if hiddenDepth == 0 { text.append(range) }
      case .literal(let range): if hiddenDepth == 0 { text.append(range, isLiteral: true) }
      case .comment(let range):
        comments.append(SourceComment(html: markup.sourceRange(of: range), in: markup.source))
      case .tag(let tag, let range):
        if tag.isClosing {
          if depth == 0 { return comments }
          close()
        } else {
          open(tag, at: range)
        }
      }
    }
    return comments
  }

  private mutating func open(_ tag: HTMLTag, at range: Range<Int>) {
    if hiddenDepth == 0 { show(tag, at: range) }
    guard !tag.isSelfClosing else { return }
    if hiddenDepth > 0 || isHidden(tag) { hiddenDepth += 1 }
    depth += 1
  }

  private mutating func close() {
    if hiddenDepth > 0 { hiddenDepth -= 1 }
    text.close("\(depth)")
    depth -= 1
  }

  /// Takes what a code says about the text: a line break, or a span.
  private mutating func show(_ tag: HTMLTag, at range: Range<Int>) {
    let type = tag.value(of: "ctype") ?? tag.value(of: "subtype") ?? ""
    if type == "lb" || type == "x-br" || type == "xlf:lb" { return text.breakLine(at: range) }
    if tag.isSelfClosing, let name = placeholder(tag) {
      text.open(.code, name: "placeholder")
      text.append("{\(name)}", for: range)
      return text.close("placeholder")
    }
    guard !tag.isSelfClosing else { return }
    let isProtected = tag.value(of: "mtype") == "protected" || tag.value(of: "translate") == "no"
    let kind: InlineSpan.Kind? =
      switch type {
      case _ where isProtected: .code
      case "bold", "x-bold", "x-strong", "xlf:b": .strong
      case "italic", "x-em", "xlf:i": .emphasis
      default: nil
      }
    if let kind { text.open(kind, name: "\(depth + 1)") }
  }

  /// What a code that stands alone is called, where a value takes its place: *INTERPOLATION* of `<x id="INTERPOLATION"
  /// equiv-text="{{ name }}"/>`, as Angular writes it; nil for line breaks, pictures and half a link.
  private func placeholder(_ tag: HTMLTag) -> String? {
    let isOfVersion2 = tag.value(of: "equiv") != nil
    guard let name = tag.value(of: isOfVersion2 ? "equiv" : "id"),
      let shown = tag.value(of: isOfVersion2 ? "disp" : "equiv-text"), shown.hasPrefix("{"),
      !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return nil }
    return name
  }

  /// Whether the content of an element is code of the original format, or of another namespace.
  private func isHidden(_ tag: HTMLTag) -> Bool {
    guard tag.name.hasPrefix(prefix) else { return true }
    switch tag.name.dropFirst(prefix.count) {
    case "g", "mrk", "pc": return false
    default: return true
    }
  }
}
