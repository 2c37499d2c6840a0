/// A file format that holds a glossary.
package enum GlossaryFormat: String, Hashable, Sendable, CaseIterable {
  /// TBX version 2, which most tools read.
  case tbx
  /// TBX version 3, data categories as attributes.
  case tbx3
  /// TBX version 3, data categories as elements.
  case tbx3DCT = "tbx3-dct"
  /// A table of terms separated by commas, with all that a glossary can say.
  case csv
  /// A table of terms separated by tabs, with all that a glossary can say.
  case tsv
  /// A list of source term, target term and comment for OmegaT.
  case omegat
  /// UTX 1.20.
  case utx
  /// The glossary module of XLIFF 2.
  case xliff
  /// A memoQ term base as a table.
  case memoq
  /// MultiTerm XML.
  case multiterm
  /// A table for Trados or MultiTerm Convert.
  case trados
  /// A term base of Phrase Strings.
  case phrase
  /// A glossary of Crowdin.
  case crowdin
  /// A dictionary for DeepL.
  case deepl
  /// A glossary component of Weblate as a table.
  case weblate
  /// Tables of a Markdown document.
  case markdown

  /// The file name extension that files of the format have, without the dot.
  package var fileExtension: String {
    switch self {
    case .tbx, .tbx3, .tbx3DCT: "tbx"
    case .csv, .memoq, .trados, .phrase, .crowdin, .weblate: "csv"
    case .tsv, .deepl: "tsv"
    case .omegat: "txt"
    case .utx: "utx"
    case .xliff: "xlf"
    case .multiterm: "xml"
    case .markdown: "md"
    }
  }

  /// Whether a file is TBX, which holds all that a glossary can say.
  package var isTBX: Bool { [.tbx, .tbx3, .tbx3DCT].contains(self) }

  /// Whether a file holds terms of one language with those of one other.
  package var isBilingual: Bool {
    switch self {
    case .omegat, .utx, .xliff, .deepl, .weblate: true
    default: false
    }
  }

  /// Whether a file says of a term that nobody has accepted it yet, so that it comes back as proposed.
  package var tellsProposals: Bool {
    switch self {
    case .tbx, .tbx3, .tbx3DCT, .csv, .tsv, .utx, .multiterm, .crowdin: true
    case .omegat, .xliff, .memoq, .trados, .phrase, .deepl, .weblate, .markdown: false
    }
  }

  /// Whether a file says nothing about terms that must not be used, so that they are left out.
  package var dropsForbiddenTerms: Bool {
    switch self {
    case .omegat, .xliff, .trados, .phrase, .deepl, .weblate, .markdown: true
    default: false
    }
  }
}
