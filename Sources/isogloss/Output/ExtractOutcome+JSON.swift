import DocumentFormats
import FindingReporters
import IsoglossProject
import LanguageText
import TermExtraction

extension ExtractRun.Outcome {
  /// The concepts in the shape of the contract.
  var json: JSONValue {
    ["schema": 1, "concepts": .array(concepts.map(object))]
  }

  private func object(_ concept: ProposedConcept) -> JSONValue {
    [
      "id": .string(concept.id), "confidence": .number(concept.confidence),
      "terms": .array(concept.terms.map(object)),
      "evidence": .array(concept.evidence.map(object)),
    ]
  }

  private func object(_ term: ProposedTerm) -> JSONValue {
    [
      "lang": .string(term.language.canonical), "text": .string(term.text), "status": "proposed",
      "count": .integer(term.count), "forms": .array(term.forms.map(JSONValue.string)),
      "variants": .array(
        term.variants.map { ["text": .string($0.text), "count": .integer($0.count)] }),
    ]
  }

  private func object(_ evidence: TermEvidence) -> JSONValue {
    let document = documents[evidence.document]
    let segment = document.segments[evidence.segment]
    return [
      "lang": .string(document.language.canonical), "path": .string(document.path),
      "byteOffset": .integer(segment.fileRange.lowerBound),
      "byteLength": .integer(segment.fileRange.count), "text": .string(segment.text),
    ]
  }
}
