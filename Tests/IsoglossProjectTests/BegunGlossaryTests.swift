import Foundation
import IsoglossProject
import LanguageAssets
import Testing

/// A first term begins a glossary where there is none.
struct BegunGlossaryTests {
  @Test(arguments: [
    ("terms.csv", "terms.csv", "concept,lang,term,status\nbutton,de,Knopf,preferred\n"),
    ("terms.tsv", "terms.tsv", "concept\tlang\tterm\tstatus\nbutton\tde\tKnopf\tpreferred\n"),
    ("glossaries", "glossaries/terms.csv", "concept,lang,term,status\nbutton,de,Knopf,preferred\n"),
    ("a/b/", "a/b/terms.csv", "concept,lang,term,status\nbutton,de,Knopf,preferred\n"),
  ])
  func isATable(named: String, written: String, text: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("isogloss-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = GlossaryEditRun(paths: [folder + "/" + named])
    let added = try run.add("Knopf", in: "de", to: "button")
    #expect(added.isNew)
    #expect(added.path == folder + "/" + written)
    #expect(try String(contentsOfFile: added.path, encoding: .utf8) == text)
    // The second goes into the same file.
    let second = try run.add("Taste", in: "de", to: "button")
    #expect(second.path == added.path)
    #expect(!second.isNew)
  }

  /// A file that only other programs begin is not made, nor is a name changed that is no table.
  @Test(arguments: ["terms.tbx", "terms.txt"])
  func isNoOtherFile(named: String) {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("isogloss-\(UUID().uuidString)-\(named)").path
    #expect(throws: RunError.self) {
      try GlossaryEditRun(paths: [path]).add("Knopf", in: "de", to: "button")
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
