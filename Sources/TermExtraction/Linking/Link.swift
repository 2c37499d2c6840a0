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
  /// What says so apart from aligned places, with the probability that each gives alone.
  var reasons: [Reason] = []

  /// A finder of links and how sure it is.
  struct Reason: Hashable, Sendable {
    var signal: LinkSignal.Kind
    var probability: Double
  }

  /// The share of the places of both, 0…1, that were matched by it.
  var explainedShare: Double {
    min(1, 2 * matched / max(1, evidence.firstCount + evidence.secondCount))
  }

  /// The same link because of one finder alone.
  func because(of signal: LinkSignal.Kind) -> Link {
    var link = self
    link.reasons = [Reason(signal: signal, probability: probability)]
    return link
  }
}
