package import LanguageAssets
package import LanguageText

/// How sentences were translated before, from one language to another.
package struct SegmentMemory: Sendable {
  /// The translations of a sentence, by the sentence without what does not matter; in order.
  private var targets: [String: [String]] = [:]

  /// Makes an empty memory.
  package init() {}

  /// Takes the translations from one language to another out of translation units.
  ///
  /// - Complexity: O(total length).
  package init(_ units: [TranslationUnit], from source: LanguageTag, to target: LanguageTag) {
    for unit in units {
      let sources = unit.variants.filter { $0.language.matches(source) }
      for variant in unit.variants where variant.language.matches(target) {
        for origin in sources {
          insert(variant.segment.plainText, for: origin.segment.plainText)
        }
      }
    }
  }

  /// Adds a translation.
  package mutating func insert(_ target: String, for source: String) {
    let key = Self.key(source)
    guard !key.isEmpty, targets[key]?.contains(target) != true else { return }
    targets[key, default: []].append(target)
  }

  /// The translations of a sentence, the first added first.
  func translations(of source: String) -> [String] { targets[Self.key(source)] ?? [] }

  /// A sentence without what makes no difference: case, width, spaces and marks.
  static func key(_ sentence: String) -> String {
    FoldedText.fold(sentence, .silent).filter { $0.isLetter || $0.isNumber }
  }
}
