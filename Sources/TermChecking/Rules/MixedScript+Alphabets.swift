import DocumentFormats
import LanguageText

extension MixedScript {
  /// How many paragraphs of a document are told one by one.
  private static let mostParagraphs = 5

  /// Reports words with letters that the language of the document does not have though it is written in their script,
  /// once in a paragraph: what is left of a Russian text in a Ukrainian one.
  ///
  /// Quotations, titles of pages elsewhere and names are left alone, and what another rule tells.
  ///
  /// - Complexity: O(length of the texts).
  func reportAlphabets(_ context: CheckContext, into findings: inout FindingList) {
    guard let alphabet = CyrillicAlphabet(context.language) else { return }
    let found = context.proseBlocks.compactMap { index, block -> (TextBlock, [Range<Int>])? in
      var words = Self.words(alphabet, in: block)
      if !words.isEmpty {
        words.removeAll { context.untranslatedBlocks.stretch(of: $0, in: index) != nil }
      }
      return words.isEmpty ? nil : (block, words)
    }
    let isGathered = found.count > Self.mostParagraphs
    for (block, words) in isGathered ? found.prefix(1) : found[...] {
      guard let first = words.first else { continue }
      let more =
        isGathered
        ? ", as have words in \(found.count - 1) other paragraphs"
        : words.count > 1
          ? ", as \(words.count == 2 ? "has another" : "have \(words.count - 1) others") beside it"
          : ""
      findings.report(
        Self.self, at: block.offsets.fileRange(of: first), match: block.text.utf8Slice(first),
        confidence: 0.75,
        message: "a word with letters that this language does not have" + more,
        related: isGathered
          ? found.dropFirst().prefix(RenderingHabits.mostPlaces).compactMap { block, words in
            words.first.map { RelatedPlace(block.offsets.fileRange(of: $0), RelatedPlace.hereToo) }
          } : [])
    }
  }

  private static func words(_ alphabet: CyrillicAlphabet, in block: TextBlock) -> [Range<Int>] {
    let words = alphabet.strangeWords(in: block.text)
    guard !words.isEmpty else { return [] }
    let hidden =
      block.externalLinks + block.spans.filter(\.isMasked).map(\.range)
      + QuotedRanges.ranges(in: block.text)
    let open = words.filter { word in
      !hidden.contains { $0.overlaps(word) }
        && !LanguageAutonyms.make(up: block.text.utf8Slice(word))
    }
    // Where all have capitals, they are somebody's name.
    let hasPlain = open.contains { word in
      word.lowerBound == 0 || block.text.utf8Slice(word).first?.isLowercase == true
    }
    return hasPlain ? open : []
  }
}
