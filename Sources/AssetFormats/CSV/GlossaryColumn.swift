/// A column of a glossary in a table.
enum GlossaryColumn: String, CaseIterable {
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

  /// The columns that every table has.
  static let required: [GlossaryColumn] = [.concept, .lang, .term, .status]
  /// The columns that every table written here has.
  static let written = allCases.prefix { $0 != .termLocation }

  /// Finds the column that a header cell names, whatever its case.
  init?(header: String) {
    let name = header.lowercased()
    guard let column = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else {
      return nil
    }
    self = column
  }

  /// The column whose name is closest to a text, for a suggestion; nil when none is close.
  static func nearest(to text: String) -> GlossaryColumn? {
    let name = Array(text.lowercased())
    let ranked = allCases.map { ($0, editDistance(name, Array($0.rawValue.lowercased()))) }
    guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= max(1, name.count / 3) else {
      return nil
    }
    return best.0
  }

  /// The number of insertions, deletions and replacements that turn one text into the other.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, leftCharacter) in left.prefix(64).enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, rightCharacter) in right.enumerated() {
        let replaced = diagonal + (leftCharacter == rightCharacter ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[right.count]
  }
}
