import DocumentFormats
import LanguageText

/// Tells words that are printed on a key: *the Tab key* has nothing to do with the tabs of a window.
enum KeyName {
  private static let names: Set<String> = [
    "Backspace", "Command", "Control", "Delete", "End", "Enter", "Escape", "Home", "Insert",
    "Option", "Return", "Shift", "Space", "Tab",
  ]

  /// Whether a word with a capital is the name of a key, and a source of its passage says so.
  ///
  /// - Complexity: O(length of the sources) for such a word, else O(1).
  static func isOne(_ use: TermUse, _ sources: [TextBlock]) -> Bool {
    guard use.text.utf8.first.map({ $0 &- 0x41 < 26 }) == true, names.contains(use.text) else {
      return false
    }
    return sources.contains { source in
      [" key", "+", " +"].contains { source.text.holdsBytes(of: use.text + $0) }
        || ["press ", "Press ", "pressing ", "hit ", "+", "+ "].contains {
          source.text.holdsBytes(of: $0 + use.text)
        }
    }
  }
}
