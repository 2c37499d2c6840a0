import LanguageText

/// Marks the placeholders of texts, many of which say the same in a file of strings, once for each text.
struct PlaceholderMarks {
  private var known: [UTF8Key: [InlineSpan]] = [:]

  /// Marks the placeholders of a text: see ``Placeholders/mark(in:)``.
  mutating func mark(in block: inout TextBlock) {
    guard block.spans.isEmpty else { return Placeholders.mark(in: &block) }
    let text = UTF8Key(block.text)
    if let spans = known[text] {
      block.spans = spans
    } else {
      Placeholders.mark(in: &block)
      known[text] = block.spans
    }
  }
}
