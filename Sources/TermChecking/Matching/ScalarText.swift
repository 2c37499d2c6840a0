import LanguageText

/// A folded text as scalars that know where they stand in the text as it was written.
struct ScalarText {
  /// The scalars.
  let scalars: [Unicode.Scalar]

  /// Byte offsets into the folded text, one more than there are scalars.
  private let offsets: [Int]
  private let folded: FoldedText

  init(_ text: String, _ options: FoldingOptions) {
    folded = FoldedText(text, options)
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var position = 0
    while position < folded.bytes.count {
      let (scalar, length) = UTF8Bytes.scalar(in: folded.bytes, at: position)
      scalars.append(scalar)
      offsets.append(position)
      position += length
    }
    offsets.append(position)
    self.scalars = scalars
    self.offsets = offsets
  }

  /// The UTF-8 byte offsets, in the text as it was written, of a range of scalars.
  func originalRange(of range: Range<Int>) -> Range<Int> {
    folded.originalRange(of: offsets[range.lowerBound]..<offsets[range.upperBound])
  }
}
