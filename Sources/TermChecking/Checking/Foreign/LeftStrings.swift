import LanguageText

/// Tells strings of programs that a language leaves as their source has them and nearly all others translate: *Album Gain*,
/// which no glossary need have and which may be a name as far as its words go.
enum LeftStrings {
  /// The least languages that translate a string, and how many times as many they are as those that leave it.
  private static let (leastLanguages, share) = (6, 8)
  /// How many strings of a document are told one by one.
  private static let mostStrings = 3

  private struct Usage {
    var translating: Set<String> = []
    var leaving: Set<String> = []
    var left: [(document: Int, finding: Finding)] = []
  }

  /// Reports such strings, those of a document that leaves more than a few of them together, but for what is told already.
  ///
  /// - Complexity: O(n log n) in the number of strings.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
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
    var left: [Int: [(finding: Finding, languages: Int)]] = [:]
    for usage in usages.values where !usage.left.isEmpty {
      let others = usage.translating.subtracting(usage.leaving).count
      guard others >= leastLanguages, others >= usage.leaving.count * share else { continue }
      for (document, finding) in usage.left
      where !LeftLabels.isTold(finding, in: results[document]) {
        left[document, default: []].append((finding, others))
      }
    }
    for (document, strings) in left.sorted(by: { $0.key < $1.key }) {
      let ordered = strings.sorted { $0.finding.range.lowerBound < $1.finding.range.lowerBound }
      for finding in findings(of: ordered) { results[document].insert(finding) }
    }
  }

  private static func findings(of strings: [(finding: Finding, languages: Int)]) -> [Finding] {
    guard strings.count > mostStrings, var first = strings.first?.finding else {
      return strings.map { finding, languages in
        var finding = finding
        finding.message =
          "the string “\(finding.match)” is left untranslated here; \(languages) other languages translate it"
        return finding
      }
    }
    first.message =
      "\(strings.count) strings are left untranslated here that nearly all other languages translate"
    first.related = strings.dropFirst().map {
      RelatedPlace($0.finding.range, "“\($0.finding.match)” is left, too")
    }
    return [first]
  }
}
