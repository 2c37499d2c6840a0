import LanguageText

/// Tells strings of programs that a language leaves as their source has them and nearly all others translate: *Album Gain*,
/// which no glossary need have and which may be a name as far as its words go; and in another script than Latin headings
/// of pages.
///
/// What others leave, too, is one: *Lamp Browser*.
enum LeftStrings {
  /// The least languages that translate a string, and how many times as many they are as those that leave it.
  private static let (leastLanguages, share) = (6, 8)
  /// The same of a heading, in letters in which it is hardly the same, and of one that may be a name.
  private static let (leastLanguagesOfHeading, leastLanguagesOfName, shareOfHeading) = (3, 5, 3)
  /// How many strings of a document are told one by one.
  private static let mostStrings = 3

  private struct Usage {
    var translating: Set<String> = []
    var leaving: Set<String> = []
    var left: [(document: Int, finding: Finding)] = []
  }

  /// Reports such strings, those of a document that leaves more than a few of them together, but for what is told already,
  /// and makes doubtful notes of names that are told and that most other languages leave.
  ///
  /// - Complexity: O(n log n) in the number of strings.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    judgeHeadings(&results, files)
    var usages: [String: Usage] = [:]
    for document in results.indices {
      let language = files[document].language.matchingKey
      for rendering in results[document].labels where rendering.kind == .string {
        if rendering.draft.isEmpty {
          usages[rendering.source, default: Usage()].translating.insert(language)
          continue
        }
        usages[rendering.source, default: Usage()].leaving.insert(language)
        if let finding = rendering.finding {
          usages[rendering.source, default: Usage()].left.append((document, finding))
        }
      }
    }
    guard !usages.isEmpty else { return }
    // A file with both sides tells only what it leaves.
    for document in results.indices {
      let language = files[document].language.matchingKey
      for sentence in results[document].sentences where sentence.draft != sentence.source {
        usages[sentence.source]?.translating.insert(language)
      }
    }
    lowerNames(in: &results, usages)
    report("string", usages, least: { _ in leastLanguages }, share: share, in: &results)
  }

  /// Reports headings that a language leaves and several others translate, wherever they have them.
  private static func judgeHeadings(_ results: inout [CheckResult], _ files: [CheckedFile]) {
    var usages: [String: Usage] = [:]
    for document in results.indices {
      let language = files[document].language
      for rendering in results[document].labels where rendering.kind == .heading {
        guard let finding = rendering.finding else {
          usages[rendering.source, default: Usage()].translating.insert(language.matchingKey)
          continue
        }
        usages[rendering.source, default: Usage()].leaving.insert(language.matchingKey)
        if language.likelyScript != "Latn", finding.source != nil,
          rendering.source.contains(where: \.isLowercase)
        {
          usages[rendering.source, default: Usage()].left.append((document, finding))
        }
      }
    }
    // Each of these few is looked for in all sentences.
    for (text, usage) in usages
    where !usage.left.isEmpty
      && usage.translating.subtracting(usage.leaving).count >= leastLanguagesOfName
      && mayBeName(text)
    {
      usages[text]?.left = usage.left.filter { place in
        !isUsed(text, in: files[place.document].language, results, files)
      }
    }
    report(
      "heading", usages,
      least: { mayBeName($0) ? leastLanguagesOfName : leastLanguagesOfHeading },
      share: shareOfHeading, in: &results)
  }

  private static func report(
    _ kind: String, _ usages: [String: Usage], least: (String) -> Int, share: Int,
    in results: inout [CheckResult]
  ) {
    var left: [Int: [(finding: Finding, languages: Int)]] = [:]
    for (text, usage) in usages where !usage.left.isEmpty {
      let others = usage.translating.subtracting(usage.leaving).count
      guard others >= least(text), others >= usage.leaving.count * share else { continue }
      for (document, finding) in usage.left
      where !LeftLabels.isTold(finding, in: results[document]) {
        left[document, default: []].append((finding, others))
      }
    }
    for (document, labels) in left.sorted(by: { $0.key < $1.key }) {
      let ordered = labels.sorted { $0.finding.range.lowerBound < $1.finding.range.lowerBound }
      for finding in findings(of: ordered, kind) { results[document].insert(finding) }
    }
  }

  /// How many paragraphs a report tells of at most that the first of them explains.
  private static let mostParagraphs = 3

  private static func lowerNames(in results: inout [CheckResult], _ usages: [String: Usage]) {
    for document in results.indices {
      for index in results[document].findings.indices {
        let finding = results[document].findings[index]
        guard finding.rule == UntranslatedTerm.about.id, !finding.isDoubtful,
          finding.suggestions.isEmpty, finding.related.count <= mostParagraphs,
          let usage = usages[finding.match], isName(finding.match)
        else { continue }
        let own = finding.language.matchingKey
        let leaving = usage.leaving.count { $0 != own }
        guard leaving > 1, leaving >= usage.translating.subtracting(usage.leaving).count else {
          continue
        }
        results[document].findings[index].lower(to: Finding.confidenceOfDoubtfulNotes)
        results[document].findings[index].message += "; other languages leave it, too"
      }
    }
  }

  /// Whether the documents of a language have a name in some sentences that they translate.
  private static func isUsed(
    _ name: String, in language: LanguageTag, _ results: [CheckResult], _ files: [CheckedFile]
  ) -> Bool {
    var count = 0
    for document in results.indices where files[document].language == language {
      for sentence in results[document].sentences
      where sentence.draft.utf8.count > name.utf8.count && sentence.draft.holdsBytes(of: name)
        && sentence.isTranslated(into: language)
      {
        count += 1
        if count >= leastUses { return true }
      }
    }
    return false
  }

  private static let leastUses = 2

  /// Whether all words of a heading have capitals, and one of them is no English word.
  private static func mayBeName(_ text: String) -> Bool {
    isName(text)
      && text.split { !$0.isLetter }.contains {
        EnglishFrequency.entry(of: $0.lowercased()).kind == .unknown
      }
  }

  /// Whether all words of a string have capitals.
  private static func isName(_ text: String) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      word.first(where: \.isLetter).map(\.isUppercase) ?? true
    }
  }

  private static func findings(
    of strings: [(finding: Finding, languages: Int)], _ kind: String
  ) -> [Finding] {
    guard strings.count > mostStrings, var first = strings.first?.finding else {
      return strings.map { finding, languages in
        var finding = finding
        finding.message =
          "the \(kind) “\(finding.match)” is left untranslated here; \(languages) other languages translate it"
        return finding
      }
    }
    first.message =
      "\(strings.count) \(kind)s are left untranslated here that nearly all other languages translate"
    first.related = strings.dropFirst().map {
      RelatedPlace($0.finding.range, "“\($0.finding.match)” is left, too")
    }
    return [first]
  }
}
