import DocumentFormats

extension TermUse {
  /// The word that stands before a use; nil at the start of the text and behind anything but a
  /// space.
  ///
  /// Looks back no farther than any word is long: texts with thousands of findings stay linear.
  func wordBefore(in context: CheckContext) -> String? {
    let text = context.draft.document.blocks[block].text
    let end = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let before = text[..<end].unicodeScalars.reversed().drop { $0 == " " }.prefix(64)
    let word = before.prefix { $0 != " " }
    guard !word.isEmpty else { return nil }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: word.reversed())
    return String(scalars)
  }
}
