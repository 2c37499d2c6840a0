import Foundation
import IsoglossProject
import Testing

@Suite struct ReportRunTests {
  /// A draft, the names of the concept that its report lists with their counts.
  @Test(arguments: [
    ("zh-Hant", "Slider", "拖移Slider。Slider很長。Sliders", "Slider 2, Sliders 1"),
    ("zh-Hant", "Toggle按鈕", "Toggle按鈕。Toggle按鈕。Toggle 按鈕", "Toggle按鈕 2, Toggle 按鈕 1"),
    (
      "zh-Hant", "pull-down按鈕", "pull-down按鈕、Pull-Down按鈕。pull-down按鈕",
      "pull-down按鈕 2, Pull-Down按鈕 1"
    ),
    ("ja", "フォルダー", "フォルダーとフォルダーとフォルダ。", "フォルダー 2, フォルダ 1"),
    ("ja", "閉じる", "窓を閉じる。窓を閉じます。閉じた窓。", "閉じる 3"),
    // Inflection and the capital of a sentence are no other names.
    ("ru", "кнопка", "Кнопка справа. Нажмите кнопку.", "кнопка 2"),
  ])
  func listsEveryName(language: String, term: String, draft: String, names: String) throws {
    let folder = try TemporaryTree()
    let glossary = try folder.write(
      "concept,lang,term,status\nc,\(language),\(term),preferred\n", to: "terms.csv")
    let path = try folder.write(draft + "\n", to: "\(language)/draft.md")
    let report = try ReportRun(
      paths: [path], glossaries: [glossary], configuration: Configuration(base: ".")
    ).run()
    #expect(report.sections.map(\.language.canonical) == [language])
    #expect(report.sections.flatMap { $0.subjects.map(\.summary) } == [names])
  }

  /// How many places of each name are shown, of a concept with two names and of one with one.
  @Test func keepsMorePlacesOfSeveralNames() throws {
    let folder = try TemporaryTree()
    let glossary = try folder.write(
      "concept,lang,term,status\na,en,folder,preferred\na,en,directory,admitted\nb,en,file,preferred\n",
      to: "terms.csv")
    let line = "The folder has a file. The directory has a file.\n\n"
    let path = try folder.write(String(repeating: line, count: 20), to: "en/draft.md")
    let report = try ReportRun(
      paths: [path], glossaries: [glossary], configuration: Configuration(base: ".")
    ).run()
    let subjects = report.sections.flatMap(\.subjects)
    #expect(subjects.map(\.summary) == ["directory 20, folder 20", "file 40"])
    #expect(subjects.map { $0.renderings.map(\.places.count) } == [[10, 10], [3]])
  }
}
