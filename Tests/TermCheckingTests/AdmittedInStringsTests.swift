import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// One file has all strings of a program, which may well have an admitted name beside the preferred one.
struct AdmittedInStringsTests {
  @Test(arguments: [(true, Severity.note), (false, .warning)])
  func anAdmittedNameIsANote(areStrings: Bool, severity: Severity) throws {
    let concept = Concept(
      id: "u",
      terms: [
        Term("user", language: "en", status: .preferred),
        Term("пользователь", language: "ru", status: .preferred),
        Term("юзер", language: "ru", status: .admitted),
      ])
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    let source = ["Add a user", "The user is here, and the other user is there"]
    let draft = ["Добавить пользователя", "Юзер здесь, а другой пользователь там"]
    let found =
      areStrings
      ? checker.check(try .strings(draft, "ru"), sources: [try .strings(source, "en")])
      : checker.check(
        try .markdown(draft.joined(separator: ".\n\n"), "ru"),
        sources: [try .markdown(source.joined(separator: ".\n\n"), "en")])
    let told = found.findings.filter { $0.rule == "inconsistent-term" }
    #expect(told.map(\.match) == ["Юзер"])
    #expect(told.map(\.severity) == [severity])
  }
}
