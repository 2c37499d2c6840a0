/// Two candidates that may name the same thing.
struct Link: Sendable {
  /// The candidate of the language that comes first.
  var first: Int
  /// The candidate of the other language.
  var second: Int
  /// What speaks for it.
  var evidence: LinkEvidence
  /// How many of their places were matched one to one.
  var matched = 0.0
  /// How likely it is, 0…1.
  var probability: Double
}
