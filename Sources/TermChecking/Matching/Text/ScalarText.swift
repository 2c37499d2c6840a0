import LanguageText

/// A folded text as scalars that know where they stand in the text as it was written.
///
/// Behind a reference, since every search of a text holds several.
final class ScalarText: Sendable {
  /// The scalars.
  let scalars: [Unicode.Scalar]

  /// The byte offset into the folded text of every sixteenth scalar.
  private let offsets: [Int32]
  private let folded: FoldedText

  private static let stride = 16

  convenience init(_ text: String, _ options: FoldingOptions) {
    self.init(FoldedText(text, options))
  }

  init(_ folded: FoldedText) {
    self.folded = folded
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int32] = []
    Self.decode(folded.bytes.span, into: &scalars, &offsets)
    self.scalars = scalars
    self.offsets = offsets
  }

  /// Other scalars in the places of a text's, each as long as the one whose place it takes.
  private init(_ scalars: [Unicode.Scalar], inPlacesOf text: ScalarText) {
    self.scalars = scalars
    offsets = text.offsets
    folded = text.folded
  }

  /// The same text with one shape for all variants of a Han character; nil when it is in that shape.
  var inOneHanShape: ScalarText? {
    HanVariants.folded(scalars).map { ScalarText($0, inPlacesOf: self) }
  }

  /// The same text with katakana spelled in one way; nil where that changes more than letters.
  var inOneKatakanaSpelling: ScalarText? {
    KatakanaSpelling.respelled(scalars).map { ScalarText($0, inPlacesOf: self) }
  }

  private static func decode(
    _ bytes: Span<UInt8>, into scalars: inout [Unicode.Scalar], _ offsets: inout [Int32]
  ) {
    scalars.reserveCapacity(bytes.count / 2)
    offsets.reserveCapacity(bytes.count / 2 / stride + 1)
    var position = 0
    while position < bytes.count {
      if scalars.count % stride == 0 { offsets.append(Int32(truncatingIfNeeded: position)) }
      let (scalar, length) = UTF8Bytes.scalar(in: bytes, at: position)
      scalars.append(scalar)
      position += length
    }
  }

  /// The UTF-8 byte offsets, in the text as it was written, of a range of scalars.
  func originalRange(of range: Range<Int>) -> Range<Int> {
    let start = offset(of: range.lowerBound)
    let end = range.reduce(start) { $0 + UTF8.width(scalars[$1]) }
    return folded.originalRange(of: start..<end)
  }

  /// The byte offset into the folded text of a scalar, or of the end.
  private func offset(of index: Int) -> Int {
    let known = min(index / Self.stride, offsets.count - 1)
    guard known >= 0 else { return 0 }
    return (known * Self.stride..<index).reduce(Int(offsets[known])) {
      $0 + UTF8.width(scalars[$1])
    }
  }
}
