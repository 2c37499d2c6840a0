#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Negative logarithms of probabilities: what the dynamic programs add up.
enum Surprise {
  /// How surprising an event of a probability is: 0 for a certain one.
  static func of(_ probability: Float) -> Float { -logarithm(probability) }

  /// The natural logarithm.
  static func logarithm(_ value: Float) -> Float { log(value) }

  /// How surprising it is that a normal variable deviates by at least z standard deviations.
  static func ofDeviation(_ z: Double) -> Float {
    Float(-log(max(1e-300, erfc(z / 2.squareRoot()))))
  }

  /// e to a power.
  static func exponential(_ value: Float) -> Float { exp(value) }

  /// The probability with the given logarithm of odds.
  static func probability(ofLogOdds odds: Float) -> Float { 1 / (1 + exp(-odds)) }
}
