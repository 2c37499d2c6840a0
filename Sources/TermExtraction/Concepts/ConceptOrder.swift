import LanguageText

/// Puts concepts in order: those that say again what a better one says come behind.
///
/// With many languages a second concept differs in one name only (hook, этот хук, 钩子), and a
/// translation has one word for what English says as a verb and a noun (rendered and rendering are
/// 渲染).
struct ConceptOrder {
  private struct Name: Hashable {
    var language: LanguageTag
    var text: String
  }

  /// For each name, the concepts so far that are called so.
  private var concepts: [Name: [Int]] = [:]
  private var english: [String?] = []

  /// The concepts, best first; of two that rank alike, the one whose first name comes first.
  static func sorted(_ ranked: [ConceptWriter.Ranked]) -> [ConceptWriter.Ranked] {
    var result = ranked
    sort(&result)
    var order = ConceptOrder()
    for index in result.indices where order.repeats(result[index].concept) {
      result[index].rank *= repeatedShare
    }
    sort(&result)
    return result
  }

  private static func sort(_ ranked: inout [ConceptWriter.Ranked]) {
    ranked.sort {
      ($1.rank, $0.concept.terms.first?.text ?? "") < ($0.rank, $1.concept.terms.first?.text ?? "")
    }
  }

  /// Whether a concept says what one before it says: most names are the same, or one is and English
  /// only has another form of one word.
  private mutating func repeats(_ concept: ProposedConcept) -> Bool {
    let names = concept.terms.map {
      Name(language: $0.language, text: $0.text.lowercased())
    }
    var shared: [Int: Int] = [:]
    for name in names {
      for known in concepts[name] ?? [] { shared[known, default: 0] += 1 }
      concepts[name, default: []].append(english.count)
    }
    let own = concept.terms.first { $0.language.language == "en" }?.text
    english.append(own)
    guard names.count > 1 else { return false }
    return shared.contains { known, count in
      count > 1 && 2 * count >= names.count
        || own.map { name in
          english[known].map { EnglishDerivation.isSame($0, name) } ?? false
        } ?? false
    }
  }

  private static let repeatedShare = 0.4
}
