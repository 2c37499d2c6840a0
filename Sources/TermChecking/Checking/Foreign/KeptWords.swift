import LanguageText

/// Tells from the other documents of a set which words of the source stay as they are on purpose.
///
/// What a program prints, the field of a form, the title of a talk: where the other translators left
/// it in the source language, too, nobody forgot it. Of a language that leaves many sentences as they
/// are nothing can be told: it lags behind the source. And what stands on a good part of the pages of
/// a language, left on all of them, is furniture; where two of five pages of a folder leave some
/// sentence of its own, as pages on error messages do, that is how they are translated.
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

  /// In how many documents of a language the cells that findings are about stand, and in how many they are left.
  private var cells: [String: [String: (left: Int, all: Int)]] = [:]

  /// In how many documents of a language each sentence is left, and how many documents there are.
  private var furniture: [String: [String: Int]] = [:]
  private var documents: [String: Int] = [:]

  private struct Folder: Hashable {
    let language: String
    let path: Substring

    init(_ language: String, of file: String) {
      self.language = language
      path = file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)
    }
  }

  /// How many documents and sentences the folders have of a language, and how many of both are left or leave some.
  private struct Custom {
    var pages = (leaving: 0, all: 0)
    var sentences = (left: 0, all: 0)
  }

  private var folders: [Folder: Custom] = [:]

  /// Makes doubtful notes of what is reported as untranslated where most other languages leave it, too, or a
  /// good part of the documents.
  ///
  /// The files, if any, are those of the results.
  ///
  /// - Complexity: O(sentences and findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile] = []) {
    let kept = KeptWords(results, files)
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].rule == UntranslatedTerm.about.id
        && !results[document].findings[index].isDoubtful
      {
        let finding = results[document].findings[index]
        let path = files.indices.contains(document) ? files[document].path : nil
        guard let reason = kept.reason(for: finding, in: path) else { continue }
        results[document].findings[index].lower(to: Self.confidence(of: finding, kept: reason))
        if reason == Self.keptInFolder, !Self.isOfLongProse(finding) {
          results[document].findings[index].severity = .note
        }
        results[document].findings[index].message += "; \(reason), too"
      }
    }
  }

  /// Why a finding is none to act on; nil when it is.
  private func reason(for finding: Finding, in path: String?) -> String? {
    if isFurniture(finding) || isLeftEverywhere(finding) { return "many documents leave it" }
    if isKept(finding) { return Self.keptElsewhere }
    if let path, isCustom(finding, in: path) { return Self.keptInFolder }
    return nil
  }

  private init(_ results: [CheckResult], _ files: [CheckedFile]) {
    var texts: Set<String> = []
    for result in results {
      for index in result.findings.indices
      where result.findings[index].rule == UntranslatedTerm.about.id {
        let finding = result.findings[index]
        guard let place = Place(finding) else { continue }
        keepers[place, default: []].insert(finding.language.matchingKey)
        texts.insert(finding.source?.text ?? "")
      }
    }
    for (document, result) in results.enumerated() where !texts.isEmpty {
      // A glossary tells the language of a document, too, that is not among the files.
      let known = files.indices.contains(document) ? files[document].language : nil
      guard let language = known ?? result.renderings.first?.language else { continue }
      // Numbers, and terms that the glossary knows, say nothing.
      let isLatin = language.likelyScript == "Latn"
      let left = result.sentences.count {
        (!$0.isTranslated(into: language) || isLatin && Self.isCopy($0))
          && $0.draft.contains(where: \.isLetter)
      }
      guard left * 2 < result.sentences.count else { continue }
      let key = language.matchingKey
      documents[key, default: 0] += 1
      var seen: Set<String> = []
      var leftHere = 0
      var counted: Set<String> = []
      for sentence in result.sentences {
        let isTranslated = sentence.isTranslated(into: language)
        let isLeft = !isTranslated && SentenceKeys(of: sentence.draft).hashes.count > 1
        sentences[key, default: (0, 0)].left += isLeft ? 1 : 0
        // In Latin letters a sentence that several languages leave is new in the source, and not left on purpose.
        leftHere += isLeft || isLatin && Self.isCopy(sentence) ? 1 : 0
        sentences[key, default: (0, 0)].all += 1
        if isLeft, seen.insert(Self.pattern(of: sentence.source)).inserted {
          furniture[key, default: [:]][Self.pattern(of: sentence.source), default: 0] += 1
        }
        guard texts.contains(sentence.source) else { continue }
        if counted.insert(sentence.source).inserted {
          cells[key, default: [:]][sentence.source, default: (0, 0)].all += 1
          cells[key, default: [:]][sentence.source, default: (0, 0)].left += isTranslated ? 0 : 1
        }
        translations[sentence.source, default: [:]][key] = isTranslated
      }
      if files.indices.contains(document) {
        let folder = Folder(key, of: files[document].path)
        folders[folder, default: Custom()].pages.leaving += leftHere == 0 ? 0 : 1
        folders[folder, default: Custom()].pages.all += 1
        folders[folder, default: Custom()].sentences.left += leftHere
        folders[folder, default: Custom()].sentences.all += result.sentences.count
      }
    }
  }

  /// Whether a draft in Latin letters has a sentence as its source does, with words that only join others in English: names
  /// are the same in many languages.
  private static func isCopy(_ sentence: TranslatedSentence) -> Bool {
    guard sentence.repeatsSource else { return false }
    let words = sentence.source.split(separator: " ")
    return words.count >= leastWordsOfCopy
      && words.contains { EnglishWords.functionWords.contains($0.lowercased()) }
  }

  private static let leastWordsOfCopy = 4

  private static let keptElsewhere = "other languages leave it"
  private static let keptInFolder = "many pages of the folder leave a sentence"

  /// How sure a finding still is whose words are kept for a reason: of prose that others leave, nobody has got to it yet.
  private static func confidence(of finding: Finding, kept reason: String) -> Double {
    switch reason {
    case keptElsewhere where isOfProse(finding): confidenceOfProse
    // A folder that lags behind has such paragraphs as well as one that is about messages.
    case keptInFolder where isOfLongProse(finding): confidenceOfProse
    case keptInFolder where isOfProse(finding): Finding.confidenceOfLikelyNotes
    default: Finding.confidenceOfDoubtfulNotes
    }
  }

  /// Whether a passage of prose is told that is no message which a program prints, as long as it is.
  private static func isOfLongProse(_ finding: Finding) -> Bool {
    isOfProse(finding)
      && (finding.source?.text.split(separator: " ").count ?? 0) >= leastWordsOfLongProse
  }

  private static let leastWordsOfLongProse = 15

  /// Whether a whole passage is told that ends like a sentence and is as long as one: what is new in the source, and
  /// no translator has got to yet, more often than what nobody means to translate.
  private static func isOfProse(_ finding: Finding) -> Bool {
    guard finding.suggestions.isEmpty, !finding.message.hasPrefix(UntranslatedTerm.heading) else {
      return false
    }
    // A paragraph has more sentences than the first of its source.
    return [finding.source?.text, finding.match].compactMap(\.self).contains(where: isProse)
  }

  private static func isProse(_ text: String) -> Bool {
    guard let last = text.unicodeScalars.last, ".。！？!?".unicodeScalars.contains(last) else {
      return false
    }
    let unspaced = text.unicodeScalars.count { ScriptClass($0).isWrittenWithoutSpaces }
    guard unspaced >= leastCharacters || text.split(separator: " ").count >= leastWords else {
      return false
    }
    return LanguageDetector.detect(text) != nil
  }

  private static let (leastWords, leastCharacters) = (7, 12)
  private static let confidenceOfProse = 0.75

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
    guard !finding.isDoubtful, finding.rule == UntranslatedTerm.about.id,
      finding.related.count <= Self.mostParagraphs, let source = finding.source
    else { return false }
    let own = finding.language.matchingKey
    let pages = furniture[own]?[Self.pattern(of: source.text)] ?? 0
    return pages >= Self.leastPages && pages * Self.pageShare >= documents[own, default: 0]
  }

  /// Of how many sentences one is left where pages leave some by custom: where it is one of thirty, translators
  /// forgot them.
  private static let sentenceShare = 12

  /// Whether a cell is left in all documents that have it, and there are several.
  private func isLeftEverywhere(_ finding: Finding) -> Bool {
    guard finding.message.hasPrefix(UntranslatedTerm.cell), let source = finding.source,
      let counts = cells[finding.language.matchingKey]?[source.text]
    else { return false }
    return counts.left == counts.all && counts.all >= Self.leastDocumentsOfCell
  }

  private static let leastDocumentsOfCell = 3

  /// Whether a sentence is left where at least two of five pages of the folder leave one, and many of them: some of the
  /// others leave one that their source does not have any more.
  private func isCustom(_ finding: Finding, in path: String) -> Bool {
    guard !finding.isDoubtful, finding.rule == UntranslatedTerm.about.id,
      finding.related.count <= Self.mostParagraphs, let source = finding.source
    else { return false }
    let own = finding.language.matchingKey
    let isSentence = finding.suggestions.isEmpty || translations[source.text]?[own] == false
    let custom = folders[Folder(own, of: path)] ?? Custom()
    return isSentence && custom.pages.leaving >= Self.leastPages
      && custom.pages.leaving * 5 >= custom.pages.all * 2
      && custom.sentences.left * Self.sentenceShare >= custom.sentences.all
  }

  private func isKept(_ finding: Finding) -> Bool {
    guard !finding.isDoubtful, let place = Place(finding), let source = finding.source,
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
