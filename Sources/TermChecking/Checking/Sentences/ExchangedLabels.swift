import LanguageText

/// Opposite labels that have each other's translation in some places: *Zoom in* and *Zoom out*, 放大 and 缩小.
struct ExchangedLabels {
  private struct Translations: Hashable {
    let language: String
    /// Two translations, in alphabetical order.
    let texts: [String]

    init?(_ language: String, _ texts: [String]) {
      let keys = Set(texts.map { SegmentMemory.key($0) })
      guard keys.count == 2 else { return nil }
      self.language = language
      self.texts = keys.sorted()
    }
  }

  /// How many labels with the same two translations are compared: more are hardly opposites.
  private static let mostLabels = 8

  private var labels: [Translations: [String]] = [:]

  /// Adds a label with its translations into a language; of more or fewer than two nothing is told.
  mutating func add(_ label: String, _ language: String, _ translations: [String]) {
    guard let translations = Translations(language, translations),
      labels[translations, default: []].count < Self.mostLabels
    else { return }
    labels[translations, default: []].append(label)
  }

  /// The opposite of a label that has the same two translations; nil without any.
  ///
  /// - Complexity: O(length of the labels).
  func opposite(of label: String, _ language: String, _ translations: [String]) -> String? {
    Translations(language, translations).flatMap { labels[$0] }?.first {
      EnglishOpposites.areSaid(by: label, $0, leastWords: 1)
    }
  }
}
