/// A text reduced to a form in which chosen differences of spelling are gone, and the way back.
///
/// Matching happens on ``bytes``; ``originalRange(of:)`` tells where a match stands in the text as
/// it was written. Folding is idempotent.
package struct FoldedText: Sendable {
  /// The folded text as UTF-8.
  package let bytes: [UInt8]
  private let offsets: FoldedOffsets

  /// Folds a text in one pass.
  ///
  /// Complexity: O(n) time; the way back costs 12 bytes for each place where lengths change.
  package init(_ text: some StringProtocol, _ options: FoldingOptions) {
    self.init(utf8: Array(text.utf8), options)
  }

  /// Folds a string in one pass, as any text; a type that is known costs fewer calls.
  package init(_ text: String, _ options: FoldingOptions) {
    self.init(utf8: Array(text.utf8), options)
  }

  /// Folds a text given as valid UTF-8.
  package init(utf8 text: [UInt8], _ options: FoldingOptions) {
    let plain = PlainRun(options)
    if let folded = plain.folded(text) {
      bytes = folded
      offsets = FoldedOffsets(identity: text.count)
      return
    }
    var folder = TextFolder(text, options)
    folder.run()
    bytes = folder.output
    offsets = folder.offsets
  }

  /// The folded text.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The range of the original text that a range of the folded text came from.
  ///
  /// Both are UTF-8 byte offsets. The result holds whole characters: a range that cuts one is
  /// widened. Characters that folding dropped belong to it only when they stand inside.
  /// Complexity: O(log m) in the number of places where lengths change.
  package func originalRange(of range: Range<Int>) -> Range<Int> {
    if offsets.isIdentity { return wholeScalars(range) }
    return offsets.originalRange(of: wholeScalars(range))
  }

  /// The part of the folded text that a range of the original text became.
  ///
  /// A range that begins or ends inside a character is widened to hold it.
  package func foldedRange(of original: Range<Int>) -> Range<Int> {
    wholeScalars(offsets.isIdentity ? original : offsets.foldedRange(of: original))
  }

  /// Folds a short text to a string, where no way back is needed.
  package static func fold(_ text: some StringProtocol, _ options: FoldingOptions) -> String {
    FoldedText(text, options).string
  }

  private func wholeScalars(_ range: Range<Int>) -> Range<Int> {
    var lower = min(max(range.lowerBound, 0), bytes.count)
    var upper = min(max(range.upperBound, lower), bytes.count)
    let isEmpty = lower == upper
    while lower > 0, lower < bytes.count, UTF8.isContinuation(bytes[lower]) { lower -= 1 }
    if isEmpty { return lower..<lower }
    while upper < bytes.count, UTF8.isContinuation(bytes[upper]) { upper += 1 }
    return lower..<upper
  }
}
