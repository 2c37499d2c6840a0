import LanguageText

/// A column of a glossary in a table.
///
/// Numbers, since a reader asks for the place of a dozen columns in every row.
enum GlossaryColumn: Int, CaseIterable {
  case concept
  case lang
  case term
  case status
  case partOfSpeech
  case gender
  case forms
  case blockers
  case exact
  case subject
  case definition
  case note
  case context
  /// Written only when a term has one, as are the columns that follow.
  case termLocation
  /// The definition in the row's language, beside the concept's own one.
  case languageDefinition
  /// The remark on the term, beside the one on the concept.
  case termNote

  /// The name of the column in a header: that of the case.
  var name: String { "\(self)" }

  /// The columns that every table has.
  static let required: [GlossaryColumn] = [.concept, .lang, .term, .status]
  /// The columns that every table written here has.
  static let written = allCases.prefix { $0 != .termLocation }

  /// Finds the column that a header cell names, whatever its case.
  init?(header: String) {
    let name = header.lowercased()
    guard let column = Self.allCases.first(where: { $0.name.lowercased() == name }) else {
      return nil
    }
    self = column
  }

  /// The columns that the header of a table names, in its order.
  static func columns(ofHeaderIn bytes: [UInt8]) -> [GlossaryColumn] {
    guard let table = try? DelimitedText(DecodedText.decode(bytes)) else { return [] }
    return table.rows.first?.compactMap { GlossaryColumn(header: $0.text) } ?? []
  }

  /// The column whose name is closest to a text, for a suggestion; nil when none is close.
  static func nearest(to text: String) -> GlossaryColumn? {
    let name = NearestName.of(text, among: allCases.map(\.name))
    return allCases.first { $0.name == name }
  }
}
