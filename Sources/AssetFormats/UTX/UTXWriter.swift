internal import LanguageAssets
internal import LanguageText

/// Writes a bilingual glossary in UTX 1.20: UTF-8 without byte order mark, lines ending with CR LF,
/// tabs between the columns.
enum UTXWriter {
  /// The glossary from one language into another; forbidden terms are marked as such.
  ///
  /// Columns that UTX does not ask for are written where a concept or term has something in them.
  static func bytes(
    of glossary: Glossary, _ direction: GlossaryDirection, _ written: inout WrittenParts
  ) -> [UInt8] {
    let title = glossary.title.map { "; title: \($0.collapsed.replacing(";", with: ","))" } ?? ""
    let rows = glossary.concepts.flatMap { concept in
      BilingualPairs(concept, direction, keepsForbidden: true).pairs.map { pair in
        Column.allCases.map { column in
          (column.value(of: pair, in: concept, direction, &written) ?? "").collapsed
        }
      }
    }
    let columns = Column.allCases.indices.filter { index in
      Column.allCases[index].isUsual || rows.contains { !$0[index].isEmpty }
    }
    var lines = [
      "#UTX 1.20; \(direction.source)/\(direction.target); creator: isogloss\(title)",
      "#" + columns.map { Column.allCases[$0].rawValue }.joined(separator: "\t"),
    ]
    // A line that begins with “#” is a comment.
    lines += rows.map { row in
      (row[0].hasPrefix("#") ? " " : "") + columns.map { row[$0] }.joined(separator: "\t")
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  private enum Column: String, CaseIterable {
    case source = "src"
    case target = "tgt"
    case sourcePartOfSpeech = "src:pos"
    case status = "term status"
    case concept = "concept ID"
    case domain
    case definition
    case comment
    case targetPartOfSpeech = "tgt:pos"
    case targetGender = "tgt:gender"
    case sourceComment = "src:comment"
    case targetDefinition = "tgt:definition"
    case example
    /// A column of our own: UTX has no word for names that are not translated.
    case marking = "x-status"

    /// Whether every file has the column.
    var isUsual: Bool {
      switch self {
      case .targetPartOfSpeech, .targetGender, .sourceComment, .targetDefinition, .example,
        .marking:
        false
      default: true
      }
    }

    func value(
      of pair: BilingualPairs.Pair, in concept: Concept, _ direction: GlossaryDirection,
      _ written: inout WrittenParts
    ) -> String? {
      switch self {
      case .source: written.text(of: pair.source, in: concept)
      case .target: pair.target.map { written.text(of: $0, in: concept) } ?? pair.targetText
      case .sourcePartOfSpeech: written.take(.partOfSpeech, of: pair.source, in: concept)
      case .status: UTXWriter.status(pair, in: concept, &written)
      case .concept: concept.id
      case .domain: written.take(.subject, of: concept)
      case .definition:
        written.take(.definition, of: concept)
          ?? written.take(.definition, of: concept, in: direction.source)
      case .comment:
        written.take(.note, of: pair.target, in: concept) ?? written.take(.note, of: concept)
      case .targetPartOfSpeech: written.take(.partOfSpeech, of: pair.target, in: concept)
      case .targetGender: written.take(.gender, of: pair.target, in: concept)
      case .sourceComment: written.take(.note, of: pair.source, in: concept)
      case .targetDefinition: written.take(.definition, of: concept, in: direction.target)
      case .example: written.take(.context, of: pair.target, in: concept)
      case .marking: UTXWriter.marking(pair, in: concept, &written)
      }
    }
  }

  /// That the source term of a pair stays as it is.
  fileprivate static func marking(
    _ pair: BilingualPairs.Pair, in concept: Concept, _ written: inout WrittenParts
  ) -> String? {
    guard pair.status == .doNotTranslate else { return nil }
    _ = written.take(.status, of: pair.target, in: concept)
    if pair.source.status == .doNotTranslate {
      _ = written.take(.status, of: pair.source, in: concept)
    }
    return TermStatus.doNotTranslate.rawValue
  }

  fileprivate static func status(
    _ pair: BilingualPairs.Pair, in concept: Concept, _ written: inout WrittenParts
  ) -> String {
    if pair.status != .doNotTranslate { _ = written.take(.status, of: pair.target, in: concept) }
    return switch pair.status {
    case .preferred, .doNotTranslate: "approved"
    case .admitted: "non-standard"
    case .proposed: "provisional"
    case .forbidden: "forbidden"
    case .deprecated: "obsolete"
    }
  }
}
