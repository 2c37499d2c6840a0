import DocumentFormats
import Foundation
import FindingReporters
import IsoglossProject
import LanguageText
import TermExtraction

/// One concept with its terms, where they stand, and every signal that linked them.
struct ConceptExplanation {
  private let concept: ProposedConcept
  private let documents: [ExtractionDocument]
  private let style: TerminalStyle

  /// Finds a concept by its identifier, else by a term or variant; nil when none has it.
  init?(of name: String, in outcome: ExtractRun.Outcome, style: TerminalStyle) {
    let wanted = name.lowercased()
    let concept =
      outcome.concepts.first { $0.id == wanted }
      ?? outcome.concepts.first { $0.terms.contains { $0.text.lowercased() == wanted } }
      ?? outcome.concepts.first { concept in
        concept.terms.contains { term in
          (term.forms + term.variants.map(\.text)).contains { $0.lowercased() == wanted }
        }
      }
    guard let concept else { return nil }
    self.concept = concept
    documents = outcome.documents
    self.style = style
  }

  /// The terms, then a table of signals for each pair of terms, then places.
  var text: String {
    let confidence = String(format: "%.0f %%", concept.confidence * 100)
    var lines = [style.bold("\(concept.id)  \(confidence)")]
    for term in concept.terms {
      let variants = term.variants.map { "\($0.text) \($0.count)" }
      let rest = variants.isEmpty ? "" : "; also " + variants.joined(separator: ", ")
      lines.append("  \(term.language.canonical)  \(term.text) \(term.count)\(rest)")
    }
    if concept.signals.isEmpty, concept.terms.count > 1 {
      lines.append("  joined through the terms of other languages only")
    }
    lines += signals
    lines.append("")
    lines += concept.evidence.prefix(Self.mostPlaces).map { place in
      let document = documents[place.document]
      return "  \(document.path): \(document.segments[place.segment].text.prefix(Self.longest))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var signals: [String] {
    var lines: [String] = []
    var pair: [String] = []
    for signal in concept.signals {
      if signal.names != pair {
        pair = signal.names
        let names = zip(signal.languages, signal.names).map { "\($0.canonical) \($1)" }
        lines += [
          "", style.bold(names.joined(separator: " – ")), Self.row("signal", "seen", "weight"),
        ]
      }
      lines.append(
        Self.row(
          signal.kind.rawValue, String(format: "%.2f", signal.value),
          signal.weight.map { String(format: "%+.2f", $0) }
            ?? "p = " + String(format: "%.2f", signal.value)))
    }
    return lines
  }

  private static func row(_ name: String, _ value: String, _ weight: String) -> String {
    let padding = String(repeating: " ", count: max(1, 34 - DisplayWidth.columns(of: name)))
    let gap = String(repeating: " ", count: max(1, 7 - value.count))
    let rest = String(repeating: " ", count: max(1, 10 - weight.count))
    return "  " + name + padding + gap + value + rest + weight
  }

  private static let mostPlaces = 8
  private static let longest = 100
}
