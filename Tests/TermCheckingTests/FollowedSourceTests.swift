import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A source that calls a thing by several names is followed by its translations.
struct FollowedSourceTests {
  /// A source that names the thing in two ways is followed.
  @Test(arguments: [
    ("Close the folder in the folder.", Severity.note),
    ("Close the directory in the directory.", .warning),
  ])
  func aNameThatTheSourceHasIsANote(source: String, severity: Severity) throws {
    let concept = Concept(
      id: "directory",
      terms: [
        Term("directory", language: "en", status: .preferred),
        Term("folder", language: "en", status: .admitted),
        Term("ディレクトリ", language: "ja", status: .preferred),
        Term("フォルダ", language: "ja", status: .admitted),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown("ディレクトリを開きます。\n\nディレクトリのフォルダを閉じます。", "ja"),
      sources: [try .markdown("Open the directory.\n\n\(source)", "en")])
    #expect(
      found.findings.filter { $0.rule == "inconsistent-term" }.map(\.severity) == [severity])
  }

  /// So is a short name that both have beside the long one.
  @Test(arguments: [("dcache", Severity.note), ("Zwischenlager", .warning)])
  func aNameThatIsTheSourcesIsANote(name: String, severity: Severity) throws {
    let concept = Concept(
      id: "cache",
      terms: [
        Term("disk cache", language: "en", status: .preferred),
        Term("dcache", language: "en", status: .admitted),
        Term("Plattenpuffer", language: "de", status: .preferred),
        Term(name, language: "de", status: .admitted),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(
      try .markdown("Der Plattenpuffer hilft. Mehr zum \(name) lesen.", "de"),
      sources: [try .markdown("The disk cache helps. Learn more of the dcache.", "en")])
    #expect(
      found.findings.filter { $0.rule == "inconsistent-term" }.map(\.severity) == [severity])
  }
}
