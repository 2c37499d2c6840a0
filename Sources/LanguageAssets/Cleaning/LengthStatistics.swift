package import LanguageText

/// How much longer translations are than their sources, by language pair.
///
/// The ratio of the lengths in characters is kept as a histogram of its logarithm, so memory does
/// not grow with the units; middle and spread are the median and the median absolute deviation.
package struct LengthStatistics: Sendable {
  private struct Pair: Hashable {
    let source: String
    let target: String
  }

  /// The counts of logarithms from -4 to 4, a hundred to one.
  private var histograms: [Pair: [Int]] = [:]

  private static let bucketsPerUnit = 100.0
  private static let bucketCount = 801
  /// Ratios of texts shorter than this say nothing.
  private static let shortest = 12
  private static let fewest = 50

  /// Makes statistics of nothing.
  package init() {}

  /// Counts the variants of a unit.
  package mutating func count(_ unit: TranslationUnit, sourceLanguage: LanguageTag?) {
    guard let source = unit.source(in: sourceLanguage) else { return }
    for variant in unit.variants where variant != source {
      guard let logarithm = Self.logarithm(variant, source) else { continue }
      let pair = Self.pair(variant, source)
      let bucket = Int(((logarithm + 4) * Self.bucketsPerUnit).rounded())
      histograms[pair, default: Array(repeating: 0, count: Self.bucketCount)][
        min(max(bucket, 0), Self.bucketCount - 1)] += 1
    }
  }

  /// Says why the length of a translation is suspicious; nil when it is not.
  func fault(_ variant: Variant, _ source: Variant) -> String? {
    // A name that stays as it is has the length of names, not of translations.
    guard variant.segment.signature != source.segment.signature,
      let logarithm = Self.logarithm(variant, source)
    else { return nil }
    let (middle, spread) = usual(Self.pair(variant, source))
    // 1.4826 deviations make a standard deviation of normal data; six of those are no accident.
    let limit = max(6 * 1.4826 * spread, 0.9)
    guard abs(logarithm - middle) > limit else { return nil }
    let (length, expected) = (Self.length(variant), Self.length(source))
    return "\(length) characters for \(expected) of the source"
  }

  private func usual(_ pair: Pair) -> (middle: Double, spread: Double) {
    guard let histogram = histograms[pair], histogram.reduce(0, +) >= Self.fewest else {
      return (0, 0.25)
    }
    let middle = Self.median(histogram)
    var deviations = Array(repeating: 0, count: Self.bucketCount)
    for (bucket, count) in histogram.enumerated() { deviations[abs(bucket - middle)] += count }
    let spread = Double(Self.median(deviations)) / Self.bucketsPerUnit
    return (Double(middle) / Self.bucketsPerUnit - 4, max(spread, 0.1))
  }

  private static func median(_ histogram: [Int]) -> Int {
    let half = (histogram.reduce(0, +) + 1) / 2
    var sum = 0
    for (bucket, count) in histogram.enumerated() {
      sum += count
      if sum >= half { return bucket }
    }
    return 0
  }

  private static func pair(_ variant: Variant, _ source: Variant) -> Pair {
    Pair(source: source.language.matchingKey, target: variant.language.matchingKey)
  }

  private static func logarithm(_ variant: Variant, _ source: Variant) -> Double? {
    let (length, other) = (self.length(variant), self.length(source))
    guard max(length, other) >= shortest, length > 0, other > 0 else { return nil }
    return naturalLogarithm(Double(length) / Double(other))
  }

  private static func length(_ variant: Variant) -> Int {
    variant.segment.plainText.unicodeScalars.count
  }

  /// The natural logarithm by its series around the exponent of the number; there is no C library
  /// on this storey.
  private static func naturalLogarithm(_ value: Double) -> Double {
    let mantissa = value.significand
    let term = (mantissa - 1) / (mantissa + 1)
    var (sum, power) = (0.0, term)
    for odd in stride(from: 1.0, through: 21, by: 2) {
      sum += power / odd
      power *= term * term
    }
    return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
  }
}
