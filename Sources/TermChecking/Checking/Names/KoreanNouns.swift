import LanguageText

/// The Korean words of some sentences, which tell a noun from the particles behind it.
struct KoreanNouns {
  private let lemmas: [String: String]
  /// How many different words are, or may be, forms of each noun.
  private let support: [String: Int]

  /// Gathers the words of texts.
  ///
  /// - Complexity: O(n) in the length of the texts.
  init(in texts: some Sequence<String>) {
    let words = Set(texts.lazy.flatMap(Self.words))
    lemmas = CitationForm.lemmas(
      forms: Dictionary(uniqueKeysWithValues: words.map { ($0, 1) }), language: "ko")
    var support: [String: Int] = [:]
    for word in words {
      for noun in [word] + KoreanParticles.nouns(of: word) { support[noun, default: 0] += 1 }
    }
    self.support = support
  }

  private static func words(_ text: String) -> [String] {
    TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// A word without its particles, as far as they are certain or other words of the texts have the noun, too.
  func noun(of word: String) -> String {
    let folded = TermForms.fold(word)
    let noun = lemmas[folded] ?? folded
    guard folded.count == word.count, noun != folded, folded.hasPrefix(noun) else { return word }
    let tail = folded.dropFirst(noun.count)
    let isCertain = tail.count > 1 || Self.certain.contains(String(tail))
    return isCertain || support[noun, default: 0] > 1 ? String(word.prefix(noun.count)) : word
  }

  /// The particles of one syllable in which hardly any noun ends.
  private static let certain: Set<String> = ["를", "을", "는"]
}
