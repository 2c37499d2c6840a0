import LanguageText

/// Tells from the other documents of a set which words of the source stay as they are on purpose.
///
/// What a program prints, the field of a form, the title of a talk: where the other translators left
/// it in the source language, too, nobody forgot it. Of a language that leaves many sentences as they
/// are nothing can be told: it lags behind the source. And what stands on a good part of the pages of
/// a language, left on all of them, is furniture.
struct KeptWords {
  private struct Place: Hashable {
    let path: String
    let offset: Int
    let concept: String?

    init?(_ finding: Finding) {
      guard finding.rule == UntranslatedTerm.about.id, let source = finding.source else {
        return nil
      }
      path = source.path
      offset = source.range.lowerBound
      concept = finding.concept
    }
  }

  /// The languages that leave a word as it is.
  private var keepers: [Place: Set<String>] = [:]
  /// By sentences of sources, the languages of documents that are translated, and whether they
  /// translate the sentence.
  private var translations: [String: [String: Bool]] = [:]
  /// How many sentences of translated documents each language has, and how many it leaves.
  private var sentences: [String: (left: Int, all: Int)] = [:]

  /// In how many documents of a language each sentence is left, and how many documents there are.
  private var furniture: [String: [String: Int]] = [:]
  private var documents: [String: Int] = [:]

  /// Makes notes of what is reported as untranslated where most other languages leave it, too, or a
  /// good part of the documents.
  ///
  /// - Complexity: O(sentences and findings).
  static func judge(_ results: inout [CheckResult]) {
    let kept = KeptWords(results)
    for document in results.indices {
      for index in results[document].findings.indices {
        let finding = results[document].findings[index]
        let isFurniture = kept.isFurniture(finding)
        guard isFurniture || kept.isKept(finding) else { continue }
        results[document].findings[index].lower(to: 0.5)
        results[document].findings[index].message +=
          "; \(isFurniture ? "many documents" : "other languages") leave it, too"
      }
    }
  }

  private init(_ results: [CheckResult]) {
    var texts: Set<String> = []
    for finding in results.lazy.flatMap(\.findings) {
      guard let place = Place(finding) else { continue }
      keepers[place, default: []].insert(finding.language.matchingKey)
      texts.insert(finding.source?.text ?? "")
    }
    for result in results where !texts.isEmpty {
      guard let language = result.renderings.first?.language else { continue }
      let left = result.sentences.count { !$0.isTranslated(into: language) }
      guard left * 2 < result.sentences.count else { continue }
      let key = language.matchingKey
      documents[key, default: 0] += 1
      var seen: Set<String> = []
      for sentence in result.sentences {
        let isTranslated = sentence.isTranslated(into: language)
        let isLeft = !isTranslated && SentenceWords.keys(of: sentence.draft).count > 1
        sentences[key, default: (0, 0)].left += isLeft ? 1 : 0
        sentences[key, default: (0, 0)].all += 1
        if isLeft, seen.insert(Self.pattern(of: sentence.source)).inserted {
          furniture[key, default: [:]][Self.pattern(of: sentence.source), default: 0] += 1
        }
        guard texts.contains(sentence.source) else { continue }
        translations[sentence.source, default: [:]][key] = isTranslated
      }
    }
  }

  /// How many paragraphs may be left as they are on purpose, and which share of all sentences.
  private static let mostParagraphs = 3
  private static let mostSentences = 0.05

  /// The least documents that leave a sentence of the furniture, and how many times as many there may
  /// be.
  private static let leastPages = 10
  private static let pageShare = 4

  /// A sentence without paths and numbers, in which the pages differ.
  private static func pattern(of text: String) -> String {
    text.split(separator: " ").filter { word in
      !word.utf8.contains { $0 == UInt8(ascii: "/") || (0x30...0x39).contains($0) }
    }.joined(separator: " ")
  }

  private func isFurniture(_ finding: Finding) -> Bool {
    guard finding.severity > .note, finding.rule == UntranslatedTerm.about.id,
      finding.related.count <= Self.mostParagraphs, let source = finding.source
    else { return false }
    let own = finding.language.matchingKey
    let pages = furniture[own]?[Self.pattern(of: source.text)] ?? 0
    return pages >= Self.leastPages && pages * Self.pageShare >= documents[own, default: 0]
  }

  private func isKept(_ finding: Finding) -> Bool {
    guard finding.severity > .note, let place = Place(finding), let source = finding.source,
      finding.related.count <= Self.mostParagraphs
    else { return false }
    let own = finding.language.matchingKey
    let counts = sentences[own] ?? (0, 0)
    guard Double(counts.left) <= Self.mostSentences * Double(counts.all) else { return false }
    let others = (translations[source.text] ?? [:]).filter { $0.key != own }
    let keeping = others.count { language, isTranslated in
      !isTranslated || keepers[place]?.contains(language) == true
    }
    let isSentence = finding.suggestions.isEmpty || translations[source.text]?[own] == false
    return keeping * 2 >= others.count && keeping >= (isSentence ? 1 : 2)
  }
}
