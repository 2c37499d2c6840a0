package import LanguageText

/// Tells which units of two or three versions of a memory are the same.
///
/// A unit is known by its `tuid` where that is its alone and the identifiers mostly stand for the
/// same texts in all versions; else by its source text and its place among units with that text.
package struct UnitIdentities {
  /// Identifiers that two units of a version share.
  private var shared: Set<String> = []
  private var usesIdentifiers = false

  /// Looks at versions of a memory.
  package init(_ versions: [[TranslationUnit]], sourceLanguage: LanguageTag?) {
    var texts: [[String: String]] = []
    for version in versions { texts.append(self.texts(of: version, sourceLanguage)) }
    guard let first = texts.first else { return }
    usesIdentifiers = texts.dropFirst().allSatisfy { Self.nameTheSame(first, $0) }
  }

  /// Whether identifiers mostly stand for the same text in two versions.
  ///
  /// Some tools number the units anew whenever they write a file.
  private static func nameTheSame(_ left: [String: String], _ right: [String: String]) -> Bool {
    var (same, common) = (0, 0)
    for (id, text) in left {
      guard let other = right[id] else { continue }
      common += 1
      if other == text { same += 1 }
    }
    return same * 2 >= common
  }

  /// The source texts of a version by identifier.
  private mutating func texts(
    of units: [TranslationUnit], _ language: LanguageTag?
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for unit in units {
      guard let id = unit.id else { continue }
      let text = unit.source(in: language)?.segment.signature ?? ""
      if texts.updateValue(text, forKey: id) != nil { shared.insert(id) }
    }
    return texts
  }

  /// The keys of a version's units, in order; no two are the same.
  package func keys(of units: [TranslationUnit], sourceLanguage: LanguageTag?) -> [String] {
    var counts: [String: Int] = [:]
    return units.map { unit in
      if usesIdentifiers, let id = unit.id, !shared.contains(id) { return "#\(id)" }
      let source = unit.source(in: sourceLanguage)
      let text = "\(source?.language.matchingKey ?? "")\t\(source?.segment.signature ?? "")"
      let count = counts[text, default: 0]
      counts[text] = count + 1
      return "\(count)\t\(text)"
    }
  }
}
