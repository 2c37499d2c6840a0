import LanguageText
import Testing

@testable import IsoglossProject

@Suite struct MemoryImportRunTests {
  /// What is told is what the file has.
  @Test(
    arguments: [([], 1, 2), (["en"], 0, 0), (["en", "de"], 1, 2)] as [([LanguageTag], Int, Int)])
  func countsWhatIsWritten(languages: [LanguageTag], units: Int, variants: Int) throws {
    let tree = try TemporaryTree([
      "a.tmx": """
      <tmx version="1.4"><header srclang="en"/><body>
      <tu><tuv xml:lang="en"><seg>lid</seg></tuv><tuv xml:lang="de"><seg>Deckel</seg></tuv></tu>
      <tu></tu>
      </body></tmx>
      """
    ])
    let input = try MemoryInput(tree.path("a.tmx"))
    let rows = try MemoryImportRun([input], languages: languages).write(to: tree.path("b.tmx"))
    #expect(rows.map(\.units) == [units])
    #expect(rows.map(\.variants) == [variants])
    #expect(try MemoryInput(tree.path("b.tmx")).statistics().units == units)
  }
}
