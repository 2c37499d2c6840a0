/// Another place that a finding is about.
package struct RelatedPlace: Hashable, Sendable {
  /// The path of another draft; nil for the draft of the finding.
  package var path: String?
  /// The line in another draft, from 1; nil for a place in the draft of the finding.
  package var line: Int?
  /// Byte offsets into the file of the place.
  package var range: Range<Int>
  /// What is there, in a few words.
  package var message: String

  /// Makes a place in the draft of the finding, or in another.
  package init(_ range: Range<Int>, _ message: String, path: String? = nil, line: Int? = nil) {
    self.range = range
    self.message = message
    self.path = path
    self.line = line
  }

  /// What is said of a place that is left untranslated, as that of the finding is.
  package static let alsoLeft = "also left untranslated"
  /// What is said of another place at which the same is wrong.
  package static let hereToo = "here, too"

  /// Whether at a place of the draft the same is wrong as at that of the finding, which stands for both.
  package var isOfSameKind: Bool {
    path == nil && (message == Self.alsoLeft || message == Self.hereToo)
  }
}
