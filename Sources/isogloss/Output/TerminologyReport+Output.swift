import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText

extension TerminologyReport {
  /// The concepts with several names, a line each under their language.
  var driftText: String {
    sections.filter { !$0.drifting.isEmpty }.map { section in
      let lines = section.drifting.map { "  \($0.concept): \($0.summary)\n" }
      return "\(section.language)\n\(lines.joined())"
    }.joined()
  }

  /// The whole report without the places.
  var json: JSONValue {
    ["schema": 1, "languages": .array(sections.map(object))]
  }

  private func object(_ section: Section) -> JSONValue {
    [
      "lang": .string(section.language.canonical),
      "documents": .array(section.documents.map { .string(paths[$0]) }),
      "concepts": .integer(section.concepts),
      "preferredShare": .number(section.preferredShare),
      "named": .array(section.subjects.map(object)),
    ]
  }

  private func object(_ subject: Subject) -> JSONValue {
    [
      "concept": .string(subject.concept), "drift": .boolean(subject.isDrifting),
      "names": .array(subject.renderings.map(object)),
    ]
  }

  private func object(_ rendering: Rendering) -> JSONValue {
    [
      "text": .string(rendering.text),
      "status": rendering.status.map { .string($0.rawValue) } ?? .null,
      "count": .integer(rendering.total),
      "documents": .array(
        rendering.counts.sorted { $0.key < $1.key }.map {
          ["path": .string(paths[$0.key]), "count": .integer($0.value)]
        }),
    ]
  }
}
