import LanguageText
import Synchronization
import Testing

@testable import IsoglossProject

/// What is said of a draft that is not in the language that `--lang` names.
struct NamedLanguageTests {
  @Test(arguments: [
    ("Откройте меню и выберите файл.", "ja", true), ("Откройте меню и выберите файл.", "de", true),
    ("Откройте меню Settings и выберите файл.", "ru", false),
    ("Öffnen Sie das Menü und wählen Sie eine Datei.", "zh-Hans", true),
    ("Open the menu and choose a file.", "ja", false),
    ("Öffnen Sie das Menü und wählen Sie eine Datei.", "fr", false),
  ])
  func tellsOfOtherLetters(_ text: String, _ language: LanguageTag, isTold: Bool) async throws {
    let folder = try TemporaryTree([
      "terms.csv": "concept,lang,term,status\nmenu,\(language),abc,forbidden\n",
      "a.md": text + "\n",
    ])
    let said = Mutex<[String]>([])
    var run = CheckRun(
      paths: [folder.path("a.md")], language: language, glossaries: [folder.path("terms.csv")],
      configuration: Configuration(base: folder.root))
    run.warn = { text in said.withLock { $0.append(text) } }
    _ = try await run.run()
    #expect(
      said.withLock { $0.contains { $0.contains("not as \(language), which --lang says") } }
        == isTold)
  }
}
