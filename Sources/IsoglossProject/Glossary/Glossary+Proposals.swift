import AssetFormats
import LanguageAssets
import LanguageText

extension Glossary {
  /// Removes the terms that are only proposed, and the concepts that have no others; returns how many terms.
  ///
  /// Where somebody has decided on names of a concept and on none in the language that is translated, its first proposed
  /// name there stays: without it the others would be translations of nothing.
  mutating func removeProposals(translatedFrom source: LanguageTag?) -> Int {
    let count = termCount
    for index in concepts.indices {
      let terms = concepts[index].terms
      let decided = terms.filter { $0.status != .proposed }
      func isSource(_ term: Term) -> Bool {
        source.map { term.language.matches($0) || $0.matches(term.language) } ?? false
      }
      let name =
        decided.contains(where: \.status.isApproved)
          && !decided.contains { isSource($0) && $0.status.isApproved }
        ? terms.firstIndex { isSource($0) && $0.status == .proposed } : nil
      concepts[index].terms = terms.enumerated().filter {
        $0.element.status != .proposed || $0.offset == name
      }.map(\.element)
    }
    concepts.removeAll { $0.terms.isEmpty }
    return count - termCount
  }
}

extension GlossaryExportRun.Form {
  /// Whether what is written says of a term that it is only proposed.
  var tellsProposals: Bool {
    switch self {
    case .format(let format): format.tellsProposals
    // MultiTerm XML has a status; of the other tools' files none says so.
    case .client(let client): client == .trados
    }
  }

  /// What is written, by name.
  var name: String {
    switch self {
    case .format(let format): format.rawValue
    case .client(let client): client.name
    }
  }
}
