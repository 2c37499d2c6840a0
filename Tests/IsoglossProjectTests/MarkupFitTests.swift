import LanguageText
import Testing

@testable import IsoglossProject

/// Where a word is not replaced, since something else refers to it or it is a part of a path.
struct MarkupFitTests {
  /// Where *folder* is to be written for *directory*.
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
    #expect(try await mended(path, text, "directory", by: "folder") == expected)
  }

  /// A heading is left to somebody where links lead to it by its words.
  @Test(arguments: [
    ("a.md", "# The box\n\nSee [it](#the-box).", "-"),
    ("a.md", "# The box\n\nSee <doc:a#The-box> and [that](b.md#the-box).", "-"),
    ("a.md", "# The box\n\nSee [it](b.md#the-box) and [that](#the%20lid).", "s"),
    ("a.md", "# The “box”\n\nSee [it](a.md#The%20%22box%22).", "-"),
    ("a.md", "# Lid\n\nThe box. See [it](#lid).", "s"), ("a.md", "# The box\n\nSee #the-box.", "s"),
    ("a.adoc", "== The box\n\nSee <<#the-box>>.", "-"),
  ])
  func guardsAnchors(_ path: String, _ text: String, _ expected: String) async throws {
    #expect(try await mended(path, text, "box", by: "container") == expected)
  }

  /// Generators leave accents out of what a heading is called, and a look is asked for where only somebody can mend it.
  @Test(arguments: [
    ("# Dépannage\n\n[Ici](#depannage).", true), ("# Dépannage\n\n[Ici](#panne).", false),
  ])
  func saysThatLinksLeadToAHeading(_ text: String, isTold: Bool) async throws {
    let folder = try TemporaryTree([
      "terms.csv": "concept,lang,term,status\na,fr,panne,preferred\na,fr,dépannage,forbidden\n",
      "a.md": text + "\n",
    ])
    let found = try await CheckRun(
      paths: [folder.path("a.md")], language: "fr", glossaries: [folder.path("terms.csv")],
      configuration: Configuration(base: folder.root)
    ).run().flatMap(\.result.findings).filter { $0.rule == "forbidden-term" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.message.contains("links lead to this heading") == isTold })
  }

  /// A longer name breaks the columns of a table and reaches over the line below a title.
  @Test(arguments: [
    ("a.rst", "The box\n=======\n\nText", "-"), ("a.rst", "The box\n===============\n\nText", "s"),
    ("a.rst", "The box is open.", "s"),
    ("a.rst", "+---------+\n| The box |\n+---------+", "-"),
    ("a.rst", "=======  ====\nA lid    Text\nThe box  Text\n=======  ====", "-"),
    ("a.rst", "The box  is open.", "s"),
    ("a.rst", "=====  ====\nA lid  Text\n=====  ====\n\nThe box  is open.", "s"),
    ("a.md", "The box\n=======\n\nText", "s"),
    ("a.md", "| The box | Text |\n| --- | --- |", "s"),
  ])
  func keepsColumns(_ path: String, _ text: String, _ expected: String) async throws {
    #expect(try await mended(path, text, "box", by: "container") == expected)
  }

  /// Checks a draft in which one word is to be written for another, and tells of each place whether it is mended
  /// by `--fix` (s), by `--unsafe-fixes` (u) or by nobody (-).
  private func mended(
    _ path: String, _ text: String, _ word: String, by other: String
  ) async throws -> String {
    let folder = try TemporaryTree([
      "terms.csv": "concept,lang,term,status\na,en,\(other),preferred\na,en,\(word),forbidden\n",
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
    return String(shown)
  }
}
