import AssetFormats
import LanguageAssets
import LanguageText
import Testing

@testable import IsoglossProject

/// Glossaries of other tools, whose files say their languages in their names.
@Suite struct ExchangedGlossariesTests {
  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "lid",
        terms: [
          Term("lid", language: "en"), Term("Deckel", language: "de"), Term("蓋", language: "ja"),
        ])
    ], language: "en")

  private func load(
    _ paths: [String], _ source: LanguageTag? = "en", _ target: LanguageTag? = nil
  ) throws -> (terms: [String], warnings: [String]) {
    var warnings: [String] = []
    let glossary = try ExchangedGlossaries.load(paths, as: nil, source: source, target: target) {
      warnings.append($1.message)
    }
    return (glossary.concepts.flatMap(\.terms).map { "\($0.language) \($0.text)" }, warnings)
  }

  /// What was written into a folder is read back from it.
  @Test(arguments: [GlossaryFormat.omegat, .xliff, .weblate, .deepl, .utx])
  func readsTheFolderOfAnExport(format: GlossaryFormat) throws {
    let tree = try TemporaryTree(["out/notes.txt": "Nothing of this is a term.\n"])
    let made = try GlossaryExportRun(
      Self.glossary, as: .format(format), output: tree.path("out")
    ).run()
    for file in made.files {
      let path = try #require(file.path)
      try tree.write(
        String(decoding: file.bytes, as: UTF8.self), to: String(path.dropFirst(tree.root.count + 1))
      )
    }
    let read = try load([tree.path("out")])
    #expect(Set(read.terms) == ["en lid", "de Deckel", "ja 蓋"])
    #expect(read.warnings == [])
  }

  /// What the name of a file says goes before what is said of all.
  @Test(
    arguments: [
      ("a.ja.tsv", "de", "ja", ["read as ja, which its name says, not as de"]),
      ("a.zh-Hans.tsv", "zh-CN", "zh-CN", []), ("a.tsv", "de", "de", []),
      ("a.new.tsv", "de", "de", []),
    ] as [(String, LanguageTag, String, [String])])
  func theNameOfAFileSaysItsLanguage(
    name: String, target: LanguageTag, language: String, warnings: [String]
  ) throws {
    let tree = try TemporaryTree([name: "lid\tX\n"])
    let read = try load([tree.path(name)], "en", target)
    #expect(read.terms == ["en lid", "\(language) X"])
    #expect(read.warnings == warnings)
  }

  @Test func aCatalogueSaysItsLanguageInItsPath() throws {
    let tree = try TemporaryTree(["g/ja.po": "msgid \"lid\"\nmsgstr \"蓋\"\n"])
    #expect(try load([tree.path("g")], nil).terms == ["en lid", "ja 蓋"])
  }
}
