import LanguageText

/// A folded text as scalars that know where they stand in the text as it was written.
struct ScalarText {
  /// The scalars.
  let scalars: [Unicode.Scalar]

  /// Byte offsets into the folded text, one more than there are scalars.
  private let offsets: [Int32]
  private let folded: FoldedText

  init(_ text: String, _ options: FoldingOptions) { self.init(FoldedText(text, options)) }

  init(_ folded: FoldedText) {
    self.folded = folded
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int32] = []
    let bytes = folded.bytes
    scalars.reserveCapacity(bytes.count / 2)
    offsets.reserveCapacity(bytes.count / 2)
    var position = 0
    while position < bytes.count {
      let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: position)
      scalars.append(scalar)
      offsets.append(Int32(truncatingIfNeeded: position))
      position += length
    }
    offsets.append(Int32(truncatingIfNeeded: position))
    self.scalars = scalars
    self.offsets = offsets
  }

  /// The same text with one shape for all variants of a Han character.
  init(foldingHanIn text: ScalarText) {
    scalars = text.scalars.map { HanVariants.fold($0) }
    offsets = text.offsets
    folded = text.folded
  }

  /// The UTF-8 byte offsets, in the text as it was written, of a range of scalars.
  func originalRange(of range: Range<Int>) -> Range<Int> {
    folded.originalRange(of: Int(offsets[range.lowerBound])..<Int(offsets[range.upperBound]))
  }
}
