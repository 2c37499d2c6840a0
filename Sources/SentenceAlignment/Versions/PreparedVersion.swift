import DocumentFormats

/// A version as the aligner sees it: only the segments that can have a counterpart, as numbers.
struct PreparedVersion {
  /// Indices of the taking part segments in the version, ascending but where rows of tables were moved.
  var participants: [Int] = []
  /// Per participant the numbers of its tokens.
  var tokens = TokenRows()
  /// Per participant its length in characters.
  var lengths: [Float] = []
  /// Per participant all of it but the marks of ASCII, or all of it where it has nothing else, as a hash that is no 0:
  /// languages cut the same text into other tokens.
  private(set) var contents: [Int] = []
  /// Per participant whether it is a heading.
  var isHeading: [Bool] = []
  /// Per participant whether it is a heading of the lowest level, as labels of tabs and titles of notes are.
  var isLabel: [Bool] = []
  /// Per participant whether it is a caption.
  var isCaption: [Bool] = []
  /// Per participant whether it is a cell of a table.
  var isCell: [Bool] = []
  /// Per participant that is the first cell of a row its text as a hash, else 0.
  var rowKeys: [Int] = []
  /// Per participant whether it has no letters, like a cell with a number.
  var isNumber: [Bool] = []
  /// Per participant whether it is the first of its block.
  var startsBlock: [Bool] = []
  /// Per participant what it has in common with the same passage in any language.
  private(set) var landmarks = Landmarks([], participants: [])
  /// Whether blocks say something: some hold several segments.
  var hasParagraphs = false

  private static let levelOfLabels = 6

  /// How many segments take part.
  var count: Int { participants.count }

  /// Cuts the segments of a version into tokens, with the tokenizer of its language.
  init(
    _ version: DocumentVersion, tokenizer: inout AlignmentTokenizer,
    vocabulary: inout TokenVocabulary
  ) {
    for (index, segment) in version.segments.enumerated() where Self.takesPart(segment) {
      participants.append(index)
      tokens.append(tokenizer.tokens(of: segment.text, in: &vocabulary))
      lengths.append(Float(max(1, segment.text.unicodeScalars.count)))
      contents.append(Self.content(of: segment.text))
      isHeading.append(segment.kind == .heading)
      isLabel.append(segment.kind == .heading && segment.level == Self.levelOfLabels)
      isCaption.append(segment.kind == .caption)
      isCell.append(segment.kind == .tableCell)
      rowKeys.append(
        segment.kind == .tableCell && segment.level > 0 ? segment.text.hashValue | 1 : 0)
      isNumber.append(!segment.text.unicodeScalars.contains(where: \.properties.isAlphabetic))
      startsBlock.append(segment.startsBlock)
    }
    landmarks = Landmarks(version.segments, participants: participants)
    let starts = startsBlock.count { $0 }
    hasParagraphs = starts * 10 < count * 9
  }

  /// Whether a bead is one segment of this version and one of another that is the same.
  func isSame(_ bead: Bead, in other: PreparedVersion) -> Bool {
    guard bead.source.count == 1, bead.target.count == 1 else { return false }
    let (own, its) = (bead.source.lowerBound, bead.target.lowerBound)
    return contents[own] == other.contents[its]
  }

  private static func content(of text: String) -> Int {
    // Marks of ASCII are what languages put around the same words; others stand in one of them.
    let words = text.utf8.filter { byte in
      byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }
    let hash = (words.isEmpty ? Array(text.utf8) : words).hashValue
    return hash == 0 ? 1 : hash
  }

  /// The version with the given participants alone.
  subscript(range: Range<Int>) -> PreparedVersion {
    var part = self
    part.participants = Array(participants[range])
    part.tokens = tokens[range]
    part.lengths = Array(lengths[range])
    part.contents = Array(contents[range])
    part.isHeading = Array(isHeading[range])
    part.isLabel = Array(isLabel[range])
    part.isCaption = Array(isCaption[range])
    part.isCell = Array(isCell[range])
    part.rowKeys = Array(rowKeys[range])
    part.isNumber = Array(isNumber[range])
    part.startsBlock = Array(startsBlock[range])
    part.landmarks = landmarks.reordered(Array(range))
    return part
  }

  /// The version with its participants in another order, which may leave some out.
  func reordered(_ order: [Int]) -> PreparedVersion {
    var version = self
    version.participants = order.map { participants[$0] }
    version.tokens = TokenRows()
    for row in order { version.tokens.append(Array(tokens.numbers[tokens.range(row)])) }
    version.lengths = order.map { lengths[$0] }
    version.contents = order.map { contents[$0] }
    version.isHeading = order.map { isHeading[$0] }
    version.isLabel = order.map { isLabel[$0] }
    version.isCaption = order.map { isCaption[$0] }
    version.isCell = order.map { isCell[$0] }
    version.rowKeys = order.map { rowKeys[$0] }
    version.isNumber = order.map { isNumber[$0] }
    version.startsBlock = order.map { startsBlock[$0] }
    version.landmarks = landmarks.reordered(order)
    return version
  }

  /// The version with its participants in opposite order.
  var reversed: PreparedVersion { reordered((0..<count).reversed()) }

  /// Whether a segment is text that a translation can be expected to have.
  static func takesPart(_ segment: Segment) -> Bool {
    guard segment.kind != .furniture, segment.kind != .code else { return false }
    var masked = segment.spans.filter { $0.kind == .url }.map(\.range)
    if segment.text.hasPrefix("http"), !segment.text.contains(" ") {
      masked.append(0..<segment.text.utf8.count)
    }
    var offset = 0
    for scalar in segment.text.unicodeScalars {
      let isVisible = !scalar.properties.isWhitespace
      if isVisible, !masked.contains(where: { $0.contains(offset) }) { return true }
      offset += UTF8.width(scalar)
    }
    return false
  }
}
