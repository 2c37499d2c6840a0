import LanguageText

/// Finds sentences in which nothing but a missing term can be what a word of the draft stands for.
///
/// Where every other word of the source has a translation in the draft that it often has, and the
/// draft has a word that translates none of them, that word most likely stands for the term: nobody
/// left it out. The translations are learnt from all sentences of the language: a word explains
/// another when they occur together, or come together, far more often than by chance.
struct LexicalGaps {
  /// By the hashes of keys: see ``SentenceKeys``.
  private var sourceRows: [UInt64: [Int32]] = [:]
  private var draftRows: [UInt64: [Int32]] = [:]
  private var count = 0
  private let language: LanguageTag

  /// The least association of two words that are translations, and the most of two that are not.
  private static let leastAssociation = 0.25
  private static let mostChance = 0.1
  /// The least words of a source besides the term: titles and labels are translated freely.
  private static let leastWords = 3
  /// The share of the sentences from which on a word of the source, or of the draft, is too frequent
  /// to have a translation, or be a name.
  private static let frequentSource = 0.03
  private static let frequentDraft = 0.05

  /// Learns where the words of some places stand in all sentences of a language, which all differ.
  ///
  /// - Complexity: O(n) in the length of the sentences; nothing without places.
  init(
    at places: [RivalWords.Place], in sentences: [TranslatedSentence], _ language: LanguageTag
  ) {
    self.language = language
    guard !places.isEmpty else { return }
    var sourceWords: Set<UInt64> = []
    var draftWords: Set<UInt64> = []
    for place in places {
      sourceWords.formUnion(SentenceKeys(of: place.sentence.source).hashes)
      draftWords.formUnion(SentenceKeys(of: place.sentence.draft).hashes)
    }
    for sentence in sentences where sentence.isTranslated(into: language) {
      for word in SentenceKeys(of: sentence.source).hashes where sourceWords.contains(word) {
        sourceRows[word, default: []].append(Int32(count))
      }
      for word in SentenceKeys(of: sentence.draft).hashes where draftWords.contains(word) {
        draftRows[word, default: []].append(Int32(count))
      }
      count += 1
    }
  }

  /// Whether the draft has a word left that can only stand for the term.
  ///
  /// - Complexity: O(pairs of words · their sentences).
  func areLeft(at place: RivalWords.Place) -> Bool {
    guard place.sentence.isTranslatedAlone, place.sentence.isTranslated(into: language),
      place.isInSentence
    else { return false }
    let term = SentenceKeys(of: place.termText)
    let source = SentenceKeys(of: place.sentence.source).hashes.filter { !term.contains($0) }
    let draft = SentenceKeys(of: place.sentence.draft)
    let isExplained =
      source.count >= Self.leastWords
      && source.allSatisfy { word in
        let others = (sourceRows[word]?.count ?? 1) - 1
        return Double(others) > Self.frequentSource * Double(count) || draft.contains(word)
          || draft.hashes.contains { association(word, $0).ofSource >= Self.leastAssociation }
      }
    return isExplained
      && SentenceWords.simpleNames(in: place.sentence.draft, language).contains { name in
        isFree(name, source, place)
      }
  }

  /// Whether a word of the draft may be a name, and translates none of some words of the source.
  private func isFree(
    _ name: SentenceWords.Word, _ source: [UInt64], _ place: RivalWords.Place
  ) -> Bool {
    let isLatin = language.likelyScript == "Latn"
    let key = SentenceKeys.hash(name.key)
    let others = (draftRows[key]?.count ?? 1) - 1
    guard Double(others) <= Self.frequentDraft * Double(count),
      isLatin || !name.surface.unicodeScalars.allSatisfy(\.isASCII),
      !place.sentence.source.contains(name.surface)
    else { return false }
    return source.allSatisfy { association($0, key).ofDraft < Self.mostChance }
  }

  /// How surely two words translate each other, in all sentences but one that has both: the
  /// coefficient of Dice, or the share of the sentences with the one that have the other, too.
  private func association(
    _ source: UInt64, _ draft: UInt64
  ) -> (ofSource: Double, ofDraft: Double) {
    guard let left = sourceRows[source], let right = draftRows[draft] else { return (0, 0) }
    let both = Double(Self.common(left, right) - 1)
    guard both > 0 else { return (0, 0) }
    let (sources, drafts) = (Double(left.count - 1), Double(right.count - 1))
    let dice = 2 * both / (sources + drafts)
    func share(_ of: Double, besides other: Double) -> Double {
      both < 2 || both / of <= 3 * other / Double(count) ? dice : max(dice, both / of)
    }
    return (share(sources, besides: drafts), share(drafts, besides: sources))
  }

  /// How many numbers two ascending lists have in common.
  private static func common(_ left: [Int32], _ right: [Int32]) -> Int {
    var (first, second, common) = (0, 0, 0)
    while first < left.count, second < right.count {
      if left[first] == right[second] {
        common += 1
        first += 1
        second += 1
      } else if left[first] < right[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return common
  }
}

extension RivalWords.Place {
  /// Whether the source has the term as a noun of a sentence, as far as its neighbours tell: not as a
  /// verb, nor in a title or name.
  fileprivate var isInSentence: Bool {
    let before = sentence.source.utf8Slice(0..<term.lowerBound)
    let isName = termText.first?.isUppercase == true && before.contains(where: \.isLetter)
    return !isName && !before.lowercased().hasSuffix("to ")
  }
}
