import FindingReporters
import IsoglossProject
import LanguageText

extension ListingRun.Listing {
  /// The files for people, a section a kind.
  var text: String {
    let width = documents.map { $0.language.canonical.utf8.count }.max() ?? 0
    let rows = documents.map { document in
      let tag = document.language.canonical
      let blanks = String(repeating: " ", count: width - tag.utf8.count)
      let sources = document.sources.map { " ← " + $0 }.joined()
      return "  \(tag)\(blanks)  \(document.path)\(sources)"
    }
    let counts = languages.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    let summary =
      counts.isEmpty ? "none" : counts.joined(separator: ", ") + "; \(pairs) with a source"
    return
      (["documents: \(summary)"] + rows + section("glossaries", glossaries)
      + section("memories", memories) + section("labels", labels)).joined(separator: "\n") + "\n"
  }

  /// The files as JSON.
  var json: JSONValue {
    [
      "schema": 1,
      "documents": .array(
        documents.map { document in
          [
            "path": .string(document.path), "lang": .string(document.language.canonical),
            "decidedBy": .string(document.reason.rawValue),
            "sources": .array(document.sources.map(JSONValue.string)),
          ]
        }),
      "glossaries": .array(glossaries.map(JSONValue.string)),
      "memories": .array(memories.map(JSONValue.string)),
      "labels": .array(labels.map(JSONValue.string)),
    ]
  }

  private func section(_ title: String, _ files: [String]) -> [String] {
    ["\(title): \(files.isEmpty ? "none" : String(files.count))"] + files.map { "  " + $0 }
  }
}
