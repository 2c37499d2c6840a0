/// A text as code points, with what the rules for sentence ends ask about it.
///
/// Indices count code points; ``offsets`` turns them into UTF-8 bytes.
struct SentenceScalars {
  /// The code points.
  let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of every code point, and of the end.
  let offsets: [Int]
  /// Whether each code point belongs to code or a URL.
  let isMasked: [Bool]
  /// The index of the first letter at or behind each code point; ``count`` when there is none.
  let nextLetter: [Int]

  /// The ends of runs of white space; nil when all are single.
  private let runs: SpaceRuns?

  /// Where white space ends before and behind every code point: runs may be as long as the text.
  private struct SpaceRuns {
    /// The first index at or behind each whose code point is no white space, and the end itself.
    var nextSolid: [Int]
    /// The index behind the last code point before each index that is no white space.
    var solidEnd: [Int]

    init(of scalars: [Unicode.Scalar]) {
      nextSolid = Array(0...scalars.count)
      solidEnd = nextSolid
      for index in scalars.indices.reversed() where scalars[index].isSpace {
        nextSolid[index] = nextSolid[index + 1]
      }
      for index in scalars.indices where scalars[index].isSpace {
        solidEnd[index + 1] = solidEnd[index]
      }
    }
  }

  private static let longestToken = 40

  /// Decodes a text; the masked ranges are UTF-8 offsets in it.
  init(_ text: String, masked: [Range<Int>]) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    var (isBehindSpace, hasRuns) = (false, false)
    for scalar in text.unicodeScalars {
      let isSpace = scalar.isSpace
      hasRuns = hasRuns || isSpace && isBehindSpace
      isBehindSpace = isSpace
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    var isMasked = Array(repeating: false, count: scalars.count)
    for range in masked {
      var index = Self.index(in: offsets, at: range.lowerBound)
      while index < isMasked.count, offsets[index] < range.upperBound {
        isMasked[index] = true
        index += 1
      }
    }
    var nextLetter = Array(repeating: scalars.count, count: scalars.count + 1)
    for index in scalars.indices.reversed() {
      let value = scalars[index].value
      let isLetter =
        switch value {
        case 0..<0x80: (value | 0x20) &- 0x61 < 26
        case 0x410...0x44f, 0x3041...0x3096, 0x4e00...0x9fa5: true
        default: scalars[index].isLetter
        }
      nextLetter[index] = isLetter ? index : nextLetter[index + 1]
    }
    self.nextLetter = nextLetter
    runs = hasRuns ? SpaceRuns(of: scalars) : nil
    self.scalars = scalars
    self.offsets = offsets
    self.isMasked = isMasked
  }

  /// The number of code points.
  var count: Int { scalars.count }

  /// The code point at an index; nil outside the text.
  subscript(index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  /// The index of the first code point at or behind a UTF-8 offset.
  func index(at offset: Int) -> Int { Self.index(in: offsets, at: offset) }

  /// The first index at or behind another whose code point is no white space.
  func skipSpaces(from index: Int) -> Int {
    guard index < count else { return index }
    return runs?.nextSolid[index] ?? (scalars[index].isSpace ? index + 1 : index)
  }

  /// The index behind the last code point before another that is no white space.
  func skipSpaces(before index: Int) -> Int {
    guard index > 0 else { return index }
    return runs?.solidEnd[index] ?? (scalars[index - 1].isSpace ? index - 1 : index)
  }

  /// The ranges between the ends of lines.
  var lines: [Range<Int>] {
    let ends = scalars.indices.filter { scalars[$0].isLineEnd } + [count]
    var start = 0
    return ends.map { end in
      defer { start = end + 1 }
      return start..<end
    }
  }

  /// Whether a range holds a letter.
  func hasLetter(in range: Range<Int>) -> Bool { nextLetter[range.lowerBound] < range.upperBound }

  /// Whether a range holds the end of a line.
  func hasLineEnd(in range: Range<Int>) -> Bool { range.contains { scalars[$0].isLineEnd } }

  /// The letters, digits, inner hyphens and inner full stops that end before an index, 40 at most.
  func token(before end: Int) -> Range<Int> {
    var start = end
    while end - start < Self.longestToken, let scalar = self[start - 1] {
      let isInner =
        start < end && (scalar == "." || scalar == "-") && self[start - 2]?.isWordPart == true
      guard scalar.isWordPart || isInner else { break }
      start -= 1
    }
    return start..<end
  }

  /// The letters and digits that begin at an index, 40 at most.
  func token(from start: Int) -> Range<Int> {
    var end = start
    while end - start < Self.longestToken, let scalar = self[end], scalar.isWordPart { end += 1 }
    return start..<end
  }

  /// The text of a range in lower case.
  func lowercased(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text).lowercased()
  }

  private static func index(in offsets: [Int], at offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
