import DocumentFormats
import LanguageText

/// How many characters of a Chinese paragraph only the one script has, and only the other.
struct ScriptBalance {
  /// Characters of the script of the draft.
  private(set) var own = 0
  /// Characters of the other script.
  private(set) var other = 0

  /// Counts the characters; none in a draft that is not in Chinese.
  ///
  /// - Complexity: O(n) in the length of the block.
  init(_ block: TextBlock, _ language: LanguageTag) {
    let isTraditional = language.likelyScript == "Hant"
    guard isTraditional || language.likelyScript == "Hans" else { return }
    for scalar in block.text.unicodeScalars {
      if HanVariants.isSimplifiedOnly(scalar) {
        if isTraditional { other += 1 } else { own += 1 }
      } else if HanVariants.isTraditionalOnly(scalar) {
        if isTraditional { own += 1 } else { other += 1 }
      }
    }
  }

  /// Whether the paragraph is in the other script as a whole: next to nothing is in its own.
  var isOther: Bool { other > 0 && other > own * 4 }

  /// Whether most of a document is in the other script: more of its characters than of its own, in
  /// more than three paragraphs.
  static func isMostlyOther(_ balances: [ScriptBalance]) -> Bool {
    balances.count(where: \.isOther) > 3
      && balances.reduce(0) { $0 + $1.other } > balances.reduce(0) { $0 + $1.own }
  }
}
