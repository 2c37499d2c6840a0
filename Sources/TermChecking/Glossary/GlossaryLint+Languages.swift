import LanguageAssets
import LanguageText

/// What is wrong with many terms at once, told in one line.
extension GlossaryLint {
  /// So many terms tell that a language has none of its own.
  private static let leastTerms = 4

  /// The languages most terms of which are in a script that nobody writes them in.
  ///
  /// Latin letters stand in every language.
  static func languageProblems(of glossary: Glossary) -> [GlossaryProblem] {
    struct Tally {
      var count = 0
      var foreign: [ScriptClass: Int] = [:]
      var concept = ""
    }
    var tallies: [LanguageTag: Tally] = [:]
    for concept in glossary.concepts {
      for term in concept.terms {
        let scripts = Set(term.text.unicodeScalars.map { ScriptClass($0) }).filter(Self.isOfLetters)
        guard let own = Self.scripts(of: term.language), !scripts.isEmpty else { continue }
        tallies[term.language, default: Tally(concept: concept.id)].count += 1
        guard scripts.isDisjoint(with: own), scripts.count == 1, let script = scripts.first,
          script != .latin
        else { continue }
        tallies[term.language]?.foreign[script, default: 0] += 1
      }
    }
    return tallies.sorted { $0.key < $1.key }.compactMap { language, tally in
      let most = tally.foreign.max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }
      guard let (script, count) = most, count >= leastTerms, count * 2 > tally.count else {
        return nil
      }
      return GlossaryProblem(
        kind: .language, concept: tally.concept, language: language, term: "", severity: .warning,
        message: "\(count) of \(tally.count.counted("term")) in \(language) are in "
          + "\(name(of: script)) letters; were the languages named in the right order?")
    }
  }

  private static func isOfLetters(_ script: ScriptClass) -> Bool {
    script != .digit && script != .other
  }

  /// The scripts that terms of a language have; nil where this project does not tell its letters.
  private static func scripts(of language: LanguageTag) -> Set<ScriptClass>? {
    if ["sr", "az", "uz", "kk", "mn"].contains(language.language) { return nil }
    switch language.likelyScript {
    case "Latn": return [.latin]
    case "Cyrl": return [.cyrillic]
    case "Jpan": return [.han, .hiragana, .katakana]
    case "Hans", "Hant": return [.han]
    case "Kore": return [.hangul, .han]
    default: return nil
    }
  }

  private static func name(of script: ScriptClass) -> String {
    switch script {
    case .han: "Chinese"
    case .hiragana, .katakana: "Japanese"
    case .hangul: "Korean"
    case .cyrillic: "Cyrillic"
    case .latin, .digit, .other: "Latin"
    }
  }

  /// The terms without text, told at the first.
  static func emptyTerms(of glossary: Glossary) -> [GlossaryProblem] {
    let empty = glossary.concepts.flatMap { concept in
      concept.terms.filter { $0.text.allSatisfy(\.isWhitespace) }.map { (concept.id, $0) }
    }
    guard let (concept, term) = empty.first else { return [] }
    let more = empty.count > 1 ? ", as are \((empty.count - 1).counted("more term"))" : ""
    return [
      GlossaryProblem(
        kind: .empty, concept: concept, language: term.language, term: term.text,
        severity: .warning, message: "the term is empty\(more)")
    ]
  }
}
