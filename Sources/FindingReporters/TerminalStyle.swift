package import TermChecking

/// How text for people is coloured, with ANSI escape codes (ECMA-48 §8.3.117) or not at all.
package struct TerminalStyle: Hashable, Sendable {
  /// Whether escape codes are written.
  package var isColoured: Bool

  /// Makes a style.
  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// Text that stands out.
  package func bold(_ text: String) -> String { wrap(text, "1") }

  /// Text that stays behind.
  package func dim(_ text: String) -> String { wrap(text, "2") }

  /// Text that is right.
  package func good(_ text: String) -> String { wrap(text, "32") }

  /// Text that only an old version has, between `[-` and `-]` where there is no colour.
  package func deleted(_ text: String) -> String {
    isColoured ? wrap(text, "9;31") : text.isEmpty ? "" : "[-\(text)-]"
  }

  /// Text that only a new version has, between `{+` and `+}` where there is no colour.
  package func inserted(_ text: String) -> String {
    isColoured ? wrap(text, "4;32") : text.isEmpty ? "" : "{+\(text)+}"
  }

  /// Text that was looked for, between `⟦` and `⟧` where there is no colour.
  package func found(_ text: String) -> String { isColoured ? wrap(text, "1;33") : "⟦\(text)⟧" }

  /// Text in the colour of a severity.
  package func coloured(_ text: String, by severity: Severity) -> String {
    switch severity {
    case .error: wrap(text, "1;31")
    case .warning: wrap(text, "1;33")
    case .note: wrap(text, "1;36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isColoured && !text.isEmpty ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
