import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A second name that a large part of the documents has is reported once.
struct SettledUsageTests {
  private static let user = Concept.example("user", "ru", "пользователь", admitted: ["юзер"])

  private func severities(second: Int, of documents: Int) -> [Severity] {
    let checker = TermChecker(glossary: Glossary(concepts: [Self.user]))
    var results = (0..<documents).map { index in
      checker.check(
        CheckedDocument(
          plainText: index < second ? "Пользователь ушёл. Юзер вошёл." : "Пользователь вошёл.",
          language: "ru"))
    }
    DocumentSet.judge(&results)
    return results.flatMap(\.findings).map(\.severity)
  }

  /// Mixed in one document two names are a warning, used by many a note: the glossary allows them.
  @Test(arguments: [(3, 3), (4, 0), (12, 0)])
  func manyDocumentsAreAUsage(second: Int, warnings: Int) {
    let found = severities(second: second, of: 12)
    #expect(found.count { $0 == .warning } == warnings)
    #expect(found.count { $0 == .note } == second - warnings)
  }

  /// A name that has the preferred one inside may be that of something else, but for a long vowel.
  @Test(arguments: [
    ("ko", "입력", "입력값", [Severity.note]), ("ja", "ブラウザ", "ブラウザー", [.warning]),
    ("ko", "입력", "인풋", [.warning]),
  ])
  func aNameInsideAnother(_ language: LanguageTag, kept: String, other: String, most: [Severity]) {
    // Beside two admitted names no name is preferred.
    let concept = Concept(
      id: "thing", terms: [kept, other].map { Term($0, language: language, status: .admitted) })
    let checker = TermChecker(glossary: Glossary(concepts: [concept]))
    var results = (0..<12).map { index in
      checker.check(
        CheckedDocument(plainText: index < 5 ? "\(other) 1。" : "\(kept) 1。", language: language))
    }
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.message.contains(" of 12 documents") }
    #expect(found.map(\.severity) == most)
  }

  /// A dozen documents of a hundred are told of once, too.
  @Test(arguments: [(11, 11), (12, 0)])
  func manyDocumentsOfManyMoreAreOneReport(second: Int, warnings: Int) {
    #expect(severities(second: second, of: 100).count { $0 == .warning } == warnings)
  }
}
