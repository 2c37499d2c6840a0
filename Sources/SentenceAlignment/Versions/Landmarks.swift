import DocumentFormats

/// What stands in a version once and is the same in every language: the name that links to a heading have, a heading
/// that nobody translated, the code before a passage, and where an item of a list of links leads.
///
/// Where a translation is of an older text, whole sections have no counterpart, and words alone would rather pair what
/// has nothing to do with each other than leave all of it out.
struct Landmarks {
  /// What a segment has in common with the one of another version that stands in its place; 0 for nothing.
  struct Mark: Equatable {
    /// A heading's name and its level.
    var heading = 0
    /// The code between it and the segment before.
    var code = 0
    /// Where the link leads that the segment is.
    var link = 0
    /// Whether there is code between it and the segment before, whatever code.
    var isBehindCode = false

    /// Whether there is anything that another version may have, too.
    var isSomething: Bool { heading != 0 || code != 0 || link != 0 }
  }

  /// Per participant its mark.
  private(set) var marks: [Mark]

  /// Finds the landmarks of a version.
  ///
  /// - Parameters:
  ///   - segments: all segments of the version.
  ///   - participants: those that are aligned, ascending.
  /// - Complexity: O(text).
  init(_ segments: [Segment], participants: [Int]) {
    let originals = Self.originalsBesideTranslations(segments)
    var start = 0
    marks = participants.map { participant in
      let code = segments[start..<participant].filter { $0.kind == .code }.map(\.text)
      start = participant + 1
      let segment = segments[participant]
      return Mark(
        heading: Self.name(ofHeading: segment, originals).map { Self.hash($0, segment.level) } ?? 0,
        code: code.isEmpty ? 0 : Self.hash(code, 0),
        link: Self.destination(segment).map { Self.hash($0, 0) } ?? 0,
        isBehindCode: !code.isEmpty)
    }
    keepUnique(\.heading)
    keepUnique(\.code)
    keepUnique(\.link)
  }

  private init(marks: [Mark]) { self.marks = marks }

  /// The landmarks of the given participants, in their order.
  func reordered(_ order: [Int]) -> Landmarks { Landmarks(marks: order.map { marks[$0] }) }

  /// The headings that stand in both versions.
  func sameHeadings(as other: Landmarks) -> [AnchorChain.Link] {
    let places = other.marks.indices.filter { other.marks[$0].heading != 0 }
      .reduce(into: [:]) { $0[other.marks[$1].heading] = $1 }
    guard !places.isEmpty else { return [] }
    return marks.indices.compactMap { row in
      places[marks[row].heading].map { AnchorChain.Link(source: row, target: $0, weight: 1) }
    }
  }

  /// What headings begin with in ASCII that go on in other letters, *Close Buttons* of *Close Buttons 關閉按鈕*: the
  /// same alone may stand anywhere.
  private static func originalsBesideTranslations(_ segments: [Segment]) -> Set<Substring> {
    let beginnings = segments.lazy.filter { $0.kind == .heading }.compactMap { segment in
      let beginning = segment.text.prefix(while: \.isASCII)
      return beginning.endIndex < segment.text.endIndex && beginning.last == " "
        ? beginning.dropLast() : nil
    }
    return Set(beginnings)
  }

  private static func hash(_ value: some Hashable, _ level: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(value)
    hasher.combine(level)
    return hasher.finalize() | 1
  }

  /// What links to a heading call it, as far as letters and digits go: the name that is written behind it, or what site
  /// generators make of its text, *whats-next* of *What’s next?*; nil for what is no heading or an original alone.
  private static func name(ofHeading segment: Segment, _ originals: Set<Substring>) -> String? {
    guard segment.kind == .heading else { return nil }
    let written = segment.spans.lazy.compactMap(\.anchorName).first
    if written == nil, originals.contains(segment.text[...]) { return nil }
    let name = (written ?? segment.text).lowercased().filter { $0.isLetter || $0.isNumber }
    return name.isEmpty ? segment.text : name
  }

  /// Where a segment leads that is one link, without the folders, which may be those of its language.
  private static func destination(_ segment: Segment) -> Substring? {
    for span in segment.spans where span.range == 0..<segment.text.utf8.count {
      guard case .link(let destination) = span.kind else { continue }
      return destination.split(separator: "/").last { !$0.hasPrefix("#") && $0 != "index.md" }
    }
    return nil
  }

  /// Forgets marks of a kind that stand more than once.
  private mutating func keepUnique(_ kind: WritableKeyPath<Mark, Int>) {
    let counts = marks.reduce(into: [:]) { $0[$1[keyPath: kind], default: 0] += 1 }
    for index in marks.indices where counts[marks[index][keyPath: kind]] != 1 {
      marks[index][keyPath: kind] = 0
    }
  }
}
