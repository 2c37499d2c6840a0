/// The line that opens a directive of MyST whose content is Markdown: ```` ```{note} ````.
///
/// Source: MyST syntax guide, “Directives” (Jupyter Book, Sphinx). What other directives hold, code and
/// formulas among them, is read as code.
struct FencedDirective {
  /// The fence that ends the directive.
  let fence: CodeFence
  /// What stands behind the name, as a title, as offsets into the file.
  let title: Range<Int>

  /// Recognises a directive; nil for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    guard let fence = CodeFence(line), let open = line.firstIndex(of: UInt8(ascii: "{")),
      line[..<open].allSatisfy({ !$0.isASCIIWord }),
      let close = line[open...].firstIndex(of: UInt8(ascii: "}")),
      Self.isProse(String(decoding: line[open + 1..<close], as: UTF8.self))
    else { return nil }
    self.fence = fence
    let rest = line[(close + 1)...]
    let first = rest.firstIndex { !$0.isSpace } ?? line.endIndex
    let last = rest.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? first
    title = first..<max(first, last)
  }

  /// Whether a line below the opening one sets an option: `:class: tip`.
  static func isOption(_ line: ArraySlice<UInt8>) -> Bool {
    let body = line.drop(while: \.isSpace)
    guard body.first == UInt8(ascii: ":") else { return false }
    let name = body.dropFirst().prefix { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && name.endIndex < line.endIndex
      && line[name.endIndex] == UInt8(ascii: ":")
  }

  private static func isProse(_ name: String) -> Bool {
    name.hasPrefix("prf:") || proseNames.contains(name)
  }

  private static let proseNames: Set<String> = [
    "admonition", "attention", "card", "caution", "danger", "details", "dropdown", "epigraph",
    "error", "exercise", "exercise-start", "grid", "grid-item", "grid-item-card", "hint",
    "important", "margin", "note", "pull-quote", "seealso", "sidebar", "solution",
    "solution-start", "tab-item", "tab-set", "tip", "topic", "warning",
  ]
}
