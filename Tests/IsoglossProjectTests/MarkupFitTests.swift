import LanguageText
import Testing

@testable import IsoglossProject

/// Where a word is not replaced, since something else refers to it or it is a part of a path.
struct MarkupFitTests {
  /// Checks a draft in which *folder* is to be written for *directory*, and tells of each place whether it is mended
  /// by `--fix` (s), by `--unsafe-fixes` (u) or by nobody (-).
  @Test(arguments: [
    ("a.md", "The directory opens.", "s"), ("a.md", "See [directory](a.md).", "s"),
    ("a.md", "See [directory] and [directory][].\n\n[directory]: https://a.example\n", "--"),
    ("a.md", "See [the directory][directory].\n\n[directory]: https://a.example\n", "s"),
    ("a.md", "See [directory] here.", "s"), ("a.md", "See [[directory]] here.", "-"),
    ("a.md", "Open a/directory/b first.", "u"),
    ("a.md", "Note: directory first, then “directory:” last.", "ss"),
    ("a.rst", "See `directory`_ and the directory.", "-s"),
    ("a.html", "<p>{{ directory }} or {% directory %} or the directory</p>", "-s"),
  ])
  func leavesNames(_ path: String, _ text: String, _ expected: String) async throws {
    let folder = try TemporaryTree([
      "terms.csv":
        "concept,lang,term,status\nfolder,en,folder,preferred\nfolder,en,directory,forbidden\n",
      path: text + "\n",
    ])
    let drafts = try await CheckRun(
      paths: [folder.path(path)], language: "en", glossaries: [folder.path("terms.csv")],
      configuration: Configuration(base: folder.root)
    ).run()
    let found = drafts.flatMap(\.result.findings).filter { $0.rule == "forbidden-term" }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    let shown = found.map { finding -> Character in
      let best = finding.suggestions.first
      return best?.isSafe == true ? "s" : best?.isInflected == true ? "u" : "-"
    }
    #expect(String(shown) == expected)
  }
}
