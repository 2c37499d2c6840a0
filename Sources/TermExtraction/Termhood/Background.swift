import DocumentFormats
import LanguageText

/// How often words occur in a text and in a background: what the text has more often is of its
/// subject (“weirdness”, Ahmad, Gillam and Tostevin 1999).
///
/// Words are folded tokens; for Han characters, pairs of neighbours.
struct Background: Sendable {
  private struct Counts: Sendable {
    var words: [String: Int] = [:]
    var total = 0

    mutating func add(_ word: String) {
      words[word, default: 0] += 1
      total += 1
    }
  }

  private var own: [Counts]
  private var other: [Counts]

  /// Counts the words of a corpus and of background documents in its languages; nil without any.
  init?(_ documents: [ExtractionDocument], of corpus: Corpus) {
    guard !documents.isEmpty else { return nil }
    own = Array(repeating: Counts(), count: corpus.languages.count)
    other = own
    for document in documents {
      guard let language = corpus.languages.firstIndex(where: { $0.matches(document.language) })
      else { continue }
      for segment in document.segments where segment.kind != .code && segment.kind != .furniture {
        let masked = segment.spans.filter(\.isMasked).map(\.range)
        let tokens = TokenScanner.scan(segment.text, masked: masked)
        Self.forEachWord(tokens.map { ($0.folded, $0.script) }) { other[language].add($0) }
      }
    }
    for segment in corpus.segments {
      let tokens = segment.tokens.map { (corpus.word($0), corpus.tokens[$0].script) }
      Self.forEachWord(tokens) { own[segment.language].add($0) }
    }
  }

  private static func forEachWord(
    _ tokens: [(text: String, script: TokenScript)], _ body: (String) -> Void
  ) {
    var previous: String?
    for token in tokens {
      guard token.script == .han else {
        previous = nil
        if token.script.isWord, token.script != .number { body(token.text) }
        continue
      }
      if let previous { body(previous + token.text) }
      previous = token.text
    }
  }

  /// How much commoner the words of a candidate are in the text than in the background: the mean
  /// of the binary logarithms of the ratios; nil where the background has nothing of the language.
  func specificity(of candidate: Candidate, in corpus: Corpus) -> Double? {
    let (own, other) = (own[candidate.language], other[candidate.language])
    guard other.total > 0, own.total > 0, let span = candidate.spans.first else { return nil }
    var (sum, count) = (0.0, 0.0)
    let tokens = span.tokens.map { (corpus.word($0), corpus.tokens[$0].script) }
    Self.forEachWord(tokens) { word in
      let inside = Double(own.words[word] ?? 0) / Double(own.total)
      let outside = (Double(other.words[word] ?? 0) + 0.5) / Double(other.total)
      sum += (max(inside, .leastNormalMagnitude) / outside).logarithm2
      count += 1
    }
    return count == 0 ? nil : sum / count
  }
}
