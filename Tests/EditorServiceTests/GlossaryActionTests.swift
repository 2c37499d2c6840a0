import Foundation
import Testing

@testable import EditorService

/// What the glossary may be told leaves it with one preferred name for a concept.
@Suite struct GlossaryActionTests {
  @Test(arguments: [
    ("preferred", "Admit “Mappe” for folder"), ("admitted", "Accept “Mappe” as the name of folder"),
  ])
  func aProposedNameBecomesThePreferredOneWhereThereIsNone(other: String, title: String) throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("isogloss-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    let files = [
      "isogloss.yml": "sourceLanguage: en\nglossaries: [terms.csv]\ndocuments: ['{lang}/*.md']\n",
      "terms.csv": """
      concept,lang,term,status
      folder,en,folder,preferred
      folder,de,Ordner,\(other)
      folder,de,Mappe,proposed

      """,
      "en/a.md": "The folder is in the list.\n\nThe folder is there.\n",
    ]
    for (name, text) in files {
      let file = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var settings = ServerSettings.discovering()
    settings.showsDoubtful = true
    var session = try EditorSession.started([:], settings)
    let path = root.appendingPathComponent("de/a.md").path
    try session.open(path, "Der Ordner ist in der Liste.\n\nDie Mappe ist da.\n")
    let place = ["line": 2, "character": 5]
    try session.send(
      "textDocument/codeAction", id: 1,
      [
        "textDocument": ["uri": FileURI.uri(of: path)], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any]()],
      ])
    let answer = try #require(try session.takeMessages().last?["result"] as? [[String: Any]])
    #expect(answer.compactMap { $0["command"] == nil ? nil : $0["title"] as? String } == [title])
  }
}
