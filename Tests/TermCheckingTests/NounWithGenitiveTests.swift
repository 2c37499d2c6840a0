import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Two nouns with a space where the glossary has a hyphen: the same word, or a noun with another in the genitive.
struct NounWithGenitiveTests {
  @Test(arguments: [
    ("Откройте файл ключ сейчас.", "файл-ключ", true),
    ("Нет файла ключа здесь.", "файла-ключа", true),
    ("Создать новый файл ключа.", "файл-ключа", false),
  ])
  func isWrittenWhereItIsTheSame(draft: String, suggestion: String, isWritten: Bool) throws {
    let concept = Concept(
      id: "key-file", terms: [Term("файл-ключ", language: "ru", status: .preferred)])
    let found = TermChecker(glossary: Glossary(concepts: [concept]))
      .check(try .markdown(draft, "ru"), sources: []).findings
    #expect(found.map(\.rule) == ["spelling-variant"])
    #expect(found.flatMap(\.suggestions).map(\.text) == [suggestion])
    #expect(found.flatMap(\.suggestions).allSatisfy { $0.isInflected == isWritten })
  }
}
