package import DocumentFormats
package import LanguageText

/// A document as a check takes it: a draft, or the source of one.
package struct CheckedDocument: Sendable {
  /// The path as findings show it.
  package var path: String
  /// The language of the text.
  package var language: LanguageTag
  /// The document as its format read it.
  package var document: ParsedDocument
  /// The segments of the document, in order; cut when they are asked for.
  package var segments: [Segment] { cut.all }
  private let cut: DocumentSegments
  /// The blocks as matchers search them.
  let texts: SearchedTexts
  /// Whether this is a source whose segments the draft's translate one by one, as the two sides of
  /// a bilingual file; other sources are aligned.
  package var isPairedWithDraft = false
  /// Where the lines of the file begin; without it a comment that hides findings acts on paragraphs.
  package var lines: LineTable?

  /// Makes a document that is cut already.
  package init(
    path: String, language: LanguageTag, document: ParsedDocument, segments: [Segment],
    lines: LineTable? = nil
  ) {
    self.init(
      path: path, language: language, document: document, cut: DocumentSegments(segments),
      lines: lines)
  }

  /// Makes a document.
  package init(
    path: String, language: LanguageTag, document: ParsedDocument, cut: DocumentSegments,
    lines: LineTable? = nil
  ) {
    self.path = path
    self.language = language
    self.document = document
    self.cut = cut
    texts = SearchedTexts(of: document, language: language)
    self.lines = lines
  }

  /// The segment that holds a byte of the file; nil when none does.
  ///
  /// - Complexity: O(log segments); cuts one paragraph at most.
  func segment(at offset: Int) -> Segment? { cut.segment(at: offset) }

  /// The index of the segment that holds a byte of the file; nil when none does.
  ///
  /// - Complexity: O(log segments) when the document is cut.
  func segmentIndex(at offset: Int) -> Int? {
    let segments = segments
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].fileRange.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].fileRange.lowerBound <= offset else { return nil }
    return low
  }

  /// The segment in which a term begins; nil when none does.
  ///
  /// - Complexity: O(log segments); cuts one paragraph at most, where places in the file tell segments apart.
  func segment(of use: TermUse) -> Segment? {
    let first = segment(at: use.fileRange.lowerBound)
    guard let first, !Self.holds(first, use) else { return first }
    return segmentIndex(of: use).map { segments[$0] }
  }

  /// The index of the segment in which a term begins; nil when none does.
  ///
  /// Several have one place in the file where a text has escapes that could not be followed, and where it is
  /// the source of all plural forms of a translation.
  ///
  /// - Complexity: O(log segments) when the document is cut.
  func segmentIndex(of use: TermUse) -> Int? {
    guard let first = segmentIndex(at: use.fileRange.lowerBound) else { return nil }
    let segments = segments
    let same = segments[first...].prefix { $0.fileRange.lowerBound <= use.fileRange.lowerBound }
    return same.firstIndex { Self.holds($0, use) } ?? first
  }

  private static func holds(_ segment: Segment, _ use: TermUse) -> Bool {
    segment.block == use.block && segment.range.contains(use.range.lowerBound)
  }
}

extension CheckedDocument {
  /// Whether the name of the file, or of the folder that it lies in, says that its text may well stay as it is: a
  /// licence or the like, which only its authors may word, or a list of changes.
  var mayStay: Bool {
    let names = path.lowercased().split(separator: "/").suffix(2)
    guard let file = names.last else { return false }
    func isWord(_ place: Range<Substring.Index>) -> Bool {
      file[..<place.lowerBound].last?.isLetter != true
        && file[place.upperBound...].first?.isLetter != true
    }
    // A licence of one of several parts has its name behind: LICENSE-FONTS.txt.
    return Self.keptTexts.contains {
      file.hasPrefix($0) && !(file.dropFirst($0.count).first?.isLetter ?? false)
    }
      || Self.changes.contains { file.ranges(of: $0).contains(where: isWord) }
      || names.count > 1
        && names.first.map { Self.changes.contains(String($0)) || $0 == "releases" } ?? false
  }

  private static let keptTexts: Set<String> = [
    "cla", "code_of_conduct", "copying", "copyright", "licence", "license", "notice",
  ]
  private static let changes: Set<String> = [
    "changelog", "changelogs", "release-notes", "release_notes", "releasenotes",
  ]
}
