import DocumentFormats
import Foundation
import LanguageAssets
import LanguageText

@testable import TermChecking

/// A draft with a small glossary of its own and the findings that are right for it.
struct GoldItem: Decodable {
  struct Term: Decodable {
    let id: String
    let en: [String]
    let approved: [String]
    let forbidden: [String]
    let variants: [String]
  }
  struct Expected: Decodable {
    let rule: String
    let text: String?
    let start_utf8: Int?
    let end_utf8: Int?
  }
  let id: String
  let lang: String
  let `case`: String
  let format: String
  let text: String
  let source: String?
  let terms: [Term]
  let expected: [Expected]

  static let scoredRules = [
    "forbidden-term", "spelling-variant", "missing-term", "untranslated-term", "inconsistent-term",
    "mixed-script",
  ]

  /// A finding as it is scored: the rule, and the bytes unless something is missing.
  struct Outcome: Hashable, CustomStringConvertible {
    let rule: String
    let range: Range<Int>?
    var description: String { "\(rule) \(range.map { "\($0)" } ?? "-")" }
  }

  var wanted: Set<Outcome> {
    Set(
      expected.map { finding in
        guard let start = finding.start_utf8, let end = finding.end_utf8 else {
          return Outcome(rule: finding.rule, range: nil)
        }
        return Outcome(rule: finding.rule, range: start..<end)
      })
  }

  var glossary: Glossary {
    let language = LanguageTag(lang) ?? "und"
    let spelled = Set(expected.filter { $0.rule == "spelling-variant" }.compactMap(\.text))
    return Glossary(
      concepts: terms.map { term in
        var concept = Concept(id: term.id)
        concept.terms += term.en.map { LanguageAssets.Term($0, language: "en") }
        concept.terms += term.approved.map { LanguageAssets.Term($0, language: language) }
        concept.terms += term.variants.map {
          LanguageAssets.Term($0, language: language, status: .admitted)
        }
        concept.terms += term.forbidden.filter { !spelled.contains($0) }.map {
          LanguageAssets.Term($0, language: language, status: .forbidden)
        }
        return concept
      })
  }

  /// What the checker finds; nil when the format cannot be read yet.
  func outcomes() throws -> Set<Outcome>? {
    guard let format = FormatCatalog.format(named: format) else { return nil }
    let language = LanguageTag(lang) ?? "und"
    func document(_ text: String, _ language: LanguageTag) throws -> CheckedDocument {
      let parsed = try format.parse(Array(text.utf8))
      return CheckedDocument(
        path: "draft", language: language, document: parsed,
        segments: Segmenter.segments(of: parsed, language: language))
    }
    let checker = TermChecker(
      glossary: glossary, rules: RuleSelection(only: Self.scoredRules))
    let result = checker.check(
      try document(text, language), sources: try source.map { [try document($0, "en")] } ?? [])
    return Set(
      result.findings.map {
        Outcome(rule: $0.rule, range: $0.rule == "missing-term" ? nil : $0.range)
      })
  }
}
