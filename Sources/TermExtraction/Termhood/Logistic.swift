extension Double {
  /// 1 / (1 + e⁻ˣ).
  var logistic: Double { 1 / (1 + (-self).exponential) }

  /// The binary logarithm of a positive number, to about six digits.
  ///
  /// Swift without Foundation has none; a series over the mantissa does.
  var logarithm2: Double {
    guard self > 0 else { return -.infinity }
    let mantissa = significand
    // ln m = 2·artanh((m−1)/(m+1)), for 1 ≤ m < 2 below 1/3.
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = 0.0
    for divisor in stride(from: 1.0, through: 13, by: 2) {
      sum += term / divisor
      term *= square
    }
    return Double(exponent) + 2 * sum * Self.log2OfE
  }

  /// eˣ, to about six digits.
  var exponential: Double {
    let scaled = Swift.max(-700, Swift.min(700, self)) * Self.log2OfE
    let whole = scaled.rounded()
    let rest = (scaled - whole) / Self.log2OfE
    var term = 1.0
    var sum = 1.0
    for divisor in 1...8 {
      term *= rest / Double(divisor)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }

  private static let log2OfE = 1.442_695_040_888_963_4
}
