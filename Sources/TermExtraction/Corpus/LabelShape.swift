import DocumentFormats

/// The look of a segment that names something instead of saying something.
enum LabelShape {
  /// Whether a segment is a heading or cell, or a short line without a sentence's final mark.
  ///
  /// `isAlone` says whether the segment is the only one of its block.
  static func matches(_ segment: Segment, isAlone: Bool) -> Bool {
    guard isAlone, let last = segment.text.unicodeScalars.last else { return false }
    switch segment.kind {
    case .heading, .tableCell, .metadata: return segment.text.utf8.count <= 4 * longestLabel
    case .paragraph, .listItem, .caption:
      guard segment.text.utf8.count <= longestLabel else { return false }
      return !".!?。！？:：;；,，、".unicodeScalars.contains(last)
        && !segment.text.contains { "。！？，、；".contains($0) }
    case .code, .furniture: return false
    }
  }

  /// In bytes: about 60 Latin, 30 Cyrillic or 20 Han characters.
  private static let longestLabel = 60
}
