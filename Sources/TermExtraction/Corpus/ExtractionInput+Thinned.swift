import DocumentFormats

extension ExtractionInput {
  /// The input with at most about a number of segments, for memory and time that do not grow with
  /// the largest memories: of a million pairs, terms are learned from every tenth.
  ///
  /// Which groups stay depends on their texts alone, not on their order; segments that stand in no
  /// group are chosen alike. What is left out is marked as furniture, so that indices stay.
  ///
  /// - Complexity: linear in the text.
  func thinned(toSegments most: Int = SampleDigest.mostSegments) -> ExtractionInput {
    let total = documents.reduce(0) { $0 + $1.segments.count }
    guard total > most else { return self }
    // Hashes below the limit are as rare as segments must become.
    let limit = UInt64((Double(most) / Double(total)) * Double(UInt64.max >> 11)) << 11
    var isKept = documents.map { Array(repeating: false, count: $0.segments.count) }
    var isGrouped = isKept
    for group in groups {
      // A sum: the order of the members is the caller's.
      let digest = group.members.reduce(into: UInt64(0)) { sum, member in
        for segment in member.segments { sum &+= hash(of: segment, in: member.document) }
      }
      for member in group.members where documents.indices.contains(member.document) {
        for segment in member.segments
        where documents[member.document].segments.indices.contains(segment) {
          isGrouped[member.document][segment] = true
          if digest < limit { isKept[member.document][segment] = true }
        }
      }
    }
    var result = self
    for document in documents.indices {
      for segment in documents[document].segments.indices where !isKept[document][segment] {
        if isGrouped[document][segment] || hash(of: segment, in: document) >= limit {
          result.documents[document].segments[segment].kind = .furniture
        }
      }
    }
    return result
  }

  /// The digest of a segment's text; 0 for segments that do not exist.
  private func hash(of segment: Int, in document: Int) -> UInt64 {
    guard documents.indices.contains(document),
      documents[document].segments.indices.contains(segment)
    else { return 0 }
    return SampleDigest.of(documents[document].segments[segment].text)
  }
}
