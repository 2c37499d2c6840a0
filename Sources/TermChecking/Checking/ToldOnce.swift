/// What many documents have is told in one of them.
extension [CheckResult] {
  /// Makes doubtful notes of findings that say the same, given by the indices of their documents and of themselves, but for
  /// those of the first document; the first of all goes on with a message, and names the places of some others.
  ///
  /// - Complexity: O(n) in the number of the findings.
  mutating func tellOnce(
    _ members: [(document: Int, finding: Int)], goingOnWith message: String, files: [CheckedFile]
  ) {
    guard let first = members.first else { return }
    let others = members.filter { $0.document != first.document }
    for (document, index) in others {
      self[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
    }
    var seen: Set<Int> = []
    let examples = others.filter { seen.insert($0.document).inserted }
      .prefix(RenderingHabits.mostPlaces)
    self[first.document].findings[first.finding].message += message
    self[first.document].findings[first.finding].related += examples.compactMap { document, index in
      RelatedPlace(self[document].findings[index], in: document, of: files)
    }
  }
}
