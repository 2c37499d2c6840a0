/// Says what the paragraphs of plain text are, by their look and their neighbours.
struct BlockKinds {
  private let paragraphs: [ParagraphGrouping.Paragraph]
  private let lines: [TextLine]

  /// The kind and level of each paragraph.
  static func kinds(
    of paragraphs: [ParagraphGrouping.Paragraph], in lines: [TextLine]
  ) -> [(kind: BlockKind, level: Int)] {
    let kinds = BlockKinds(paragraphs: paragraphs, lines: lines)
    return listingRunsOfHeadings(paragraphs.indices.map { kinds.kind(at: $0) })
  }

  /// Headings without anything between them are the entries of a list.
  private static func listingRunsOfHeadings(
    _ kinds: [(kind: BlockKind, level: Int)]
  ) -> [(kind: BlockKind, level: Int)] {
    var kinds = kinds
    var start = 0
    while start < kinds.count {
      var end = start
      while end < kinds.count, kinds[end] == (.heading, 2) { end += 1 }
      // The last one may well head what follows.
      if end - start >= 4 {
        for index in start..<end - 1 { kinds[index] = (.listItem, 1) }
      }
      start = max(end, start + 1)
    }
    return kinds
  }

  private func kind(at index: Int) -> (kind: BlockKind, level: Int) {
    if let kind = paragraphs[index].kind { return (kind, 0) }
    let line = lines[paragraphs[index].lines.lowerBound]
    if let level = headingLevel(at: index) { return (.heading, level) }
    if line.marker?.style == .chapter { return (.paragraph, 0) }
    if line.marker != nil { return (.listItem, 1 + min(5, line.indent / 4)) }
    if isLabel(at: index) {
      // Bare lines one after another: many are a list, two are the captions of pictures.
      let count = runOfLabels(around: index)
      if count >= 3 { return (.listItem, 1) }
      if count == 2 { return (.caption, 0) }
    }
    return (.paragraph, 0)
  }

  // MARK: Headings

  /// The level of a heading: 1 for the title, 2 and 3 for the parts below; nil for anything else.
  private func headingLevel(at index: Int) -> Int? {
    guard isTitleLike(at: index), let next = contentLine(after: index) else { return nil }
    let line = lines[paragraphs[index].lines.lowerBound]
    if let marker = line.marker {
      return isNumberedHeading(line, marker, at: index, next: next) ? level(of: marker) : nil
    }
    guard looksLikeHeading(line), !touchesLabel(at: index) else { return nil }
    if follows(index) || touches(index), !startsProse(next) { return nil }
    return isFirstContent(index) ? 1 : 2
  }

  private func isTitleLike(at index: Int) -> Bool {
    let paragraph = paragraphs[index]
    let line = lines[paragraph.lines.lowerBound]
    guard paragraph.kind == nil, paragraph.lines.count == 1, line.columns <= 96,
      !NoteLabels.isLabel(line.text), line.text.unicodeScalars.contains(where: \.isLetter)
    else { return false }
    return line.isBare && line.words <= (line.marker == nil ? 14 : 24)
      || isFirstContent(index) && !endsFirm(line)
  }

  /// Whether the words of a line without a number may head something: no comma or gap as in a
  /// sentence of Chinese or Japanese, no reference to another place.
  private func looksLikeHeading(_ line: TextLine) -> Bool {
    guard line.columns <= 64, !isCrossReference(line.text) else { return false }
    let scalars = Array(line.text.unicodeScalars)
    guard scalars.contains(where: \.isCJK) else { return true }
    let hasGap = zip(scalars, zip(scalars.dropFirst(), scalars.dropFirst(2))).contains {
      $0.isCJK && $1.0 == " " && $1.1.isCJK
    }
    return line.columns <= 48 && !hasGap && !scalars.contains { ",，;；".unicodeScalars.contains($0) }
  }

  private func isNumberedHeading(
    _ line: TextLine, _ marker: ListMarker, at index: Int, next: Int
  ) -> Bool {
    guard marker.style != .bullet, marker.style != .footnote else { return false }
    if marker.style == .chapter { return true }
    let isAlone = !follows(index) && !touches(index)
    return isAlone && lines[next].marker?.style != marker.style && startsProse(next)
      || lines[next].columns >= 2 * line.columns && isAlone
  }

  private func level(of marker: ListMarker) -> Int { marker.style == .chapter ? 2 : 3 }

  /// Whether running text begins on a line.
  private func startsProse(_ index: Int) -> Bool {
    let line = lines[index]
    let isWide = line.text.unicodeScalars.contains(where: \.isCJK)
    return line.endsSentence || line.endsWithColon || line.columns > (isWide ? 64 : 110)
      || line.text.unicodeScalars.contains { "。！？".unicodeScalars.contains($0) }
  }

  /// Whether a line ends as only a sentence does: not with a question or exclamation mark, which
  /// titles have too.
  private func endsFirm(_ line: TextLine) -> Bool {
    line.endsWithColon || line.announcesMore
      || line.last.map { ".。;；".unicodeScalars.contains($0) } ?? true
  }

  /// Whether a line sends the reader elsewhere instead of heading something.
  private func isCrossReference(_ text: String) -> Bool {
    let words = [
      "請參閱", "請參照", "同時檢視", "请参阅", "请参见", "請參見", "参阅", "參照", "参照", "を参照", "see ", "refer to ",
      "см. ",
      "смотрите ", "siehe ", "voir ",
    ]
    let text = text.lowercased()
    return words.contains { text.contains($0) }
  }

  // MARK: Neighbours

  /// Whether the paragraph is one bare line of a few words.
  private func isLabel(at index: Int) -> Bool {
    guard paragraphs.indices.contains(index), paragraphs[index].kind == nil,
      paragraphs[index].lines.count == 1
    else { return false }
    let line = lines[paragraphs[index].lines.lowerBound]
    return line.marker == nil && line.isBare && line.columns <= 96 && line.words <= 14
      && !NoteLabels.isLabel(line.text)
  }

  /// How many labels follow one another without an empty line, this one among them; counts no
  /// further than two in either direction.
  private func runOfLabels(around index: Int) -> Int {
    var (first, last) = (index, index)
    while index - first < 2, follows(first), isLabel(at: first - 1) { first -= 1 }
    while last - index < 2, touches(last), isLabel(at: last + 1) { last += 1 }
    return last - first + 1
  }

  private func touchesLabel(at index: Int) -> Bool {
    let before = follows(index) && isLabel(at: index - 1)
    guard !before else { return true }
    guard touches(index), isLabel(at: index + 1) else { return false }
    return !startsProse(paragraphs[index + 1].lines.lowerBound)
  }

  /// Whether another paragraph of content stands right above, without an empty line.
  private func follows(_ index: Int) -> Bool {
    index > 0 && paragraphs[index - 1].kind != .furniture
      && paragraphs[index - 1].lines.upperBound == paragraphs[index].lines.lowerBound
  }

  /// Whether another paragraph of content stands right below, without an empty line.
  private func touches(_ index: Int) -> Bool {
    index + 1 < paragraphs.count && paragraphs[index + 1].kind != .furniture
      && paragraphs[index].lines.upperBound == paragraphs[index + 1].lines.lowerBound
  }

  private func isFirstContent(_ index: Int) -> Bool {
    paragraphs[..<index].allSatisfy { $0.kind == .furniture }
  }

  /// The first line of the next paragraph that is no furniture.
  private func contentLine(after index: Int) -> Int? {
    paragraphs[(index + 1)...].first { $0.kind != .furniture }?.lines.lowerBound
  }
}
