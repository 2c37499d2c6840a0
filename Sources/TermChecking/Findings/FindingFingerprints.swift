import DocumentFormats

/// Makes the fingerprints of the findings in one draft.
struct FindingFingerprints {
  private let draft: CheckedDocument
  /// The fingerprints of sentences by where they begin in the file.
  private var sentences: [Int: String] = [:]

  /// Makes none yet.
  init(_ draft: CheckedDocument) { self.draft = draft }

  /// Gives a finding its fingerprint: what is reported, and the sentence in which it is.
  mutating func mark(_ finding: inout Finding) {
    var hash = Fingerprint()
    hash.combine(finding.rule)
    hash.combine(finding.concept ?? "")
    hash.combine(finding.match)
    if let segment = draft.segment(at: finding.range.lowerBound) {
      let start = segment.fileRange.lowerBound
      let sentence = sentences[start] ?? Fingerprint(of: segment.text).hexadecimal
      sentences[start] = sentence
      hash.combine(sentence)
    }
    finding.fingerprint = hash.hexadecimal
  }
}
