import AssetFormats
package import LanguageAssets
package import LanguageText

/// Takes useless and harmful units out of memories (`isogloss tm clean`), so that it can be undone.
package struct MemoryCleanRun {
  /// Something that was found.
  package struct Report: Hashable, Sendable {
    /// The file.
    package let path: String
    /// The line at which the unit begins.
    package let line: Int
    /// The unit.
    package let unit: TranslationUnit
    /// What was found.
    package let finding: CleaningFinding
  }

  /// What a run did.
  package struct Counts: Hashable, Sendable {
    /// How many units were read.
    package var read = 0
    /// How many units were taken out whole.
    package var removedUnits = 0
    /// How many variants were taken out of units that stay.
    package var removedVariants = 0
    /// How many findings each check had.
    package var findings: [CleaningCheck: Int] = [:]
  }

  /// The type of the property that says which check took a unit out.
  package static let checkType = "x-isogloss-check"
  /// The type of the property with the number of the unit in the memory, from 0.
  package static let positionType = "x-isogloss-position"
  /// The type of the property that says that a part of the unit stayed.
  package static let keptType = "x-isogloss-kept"

  private let input: MemoryInput
  private let checks: Set<CleaningCheck>
  private let source: LanguageTag?

  /// Makes a run with some checks.
  package init(_ input: MemoryInput, checks: Set<CleaningCheck>, source: LanguageTag?) {
    self.input = input
    self.checks = checks
    self.source = source
  }

  /// Looks without writing.
  package func inspect(report: (Report) -> Void) throws(RunError) -> Counts {
    try walk(report: report) { _, _, _ in }
  }

  /// Writes the memory without what was found, and what was found into a file of its own.
  ///
  /// - Parameters:
  ///   - path: the memory to write; may be the one that is read.
  ///   - removed: the file for what is taken out, written first.
  ///   - report: is handed each finding.
  /// - Returns: what was done.
  /// - Throws: ``RunError``; both files are then as they were.
  package func write(
    to path: String, removed: String, report: (Report) -> Void
  ) throws(RunError) -> Counts {
    let header = try input.readHeader()
    var counts = Counts()
    try AtomicFile.write(to: path) { sink in
      try withoutActuallyEscaping(sink) { sink in
        var kept = TMXWriter(header)
        try MemoryOutput.write(to: removed, header, sink: { _ in }) { output in
          counts = try walk(report: report) { unit, rest, findings in
            if let rest {
              kept.write(rest)
              try sink(kept.takeBytes()[...])
            }
            if !findings.isEmpty {
              try output.write(Self.marked(unit, rest, findings, position: counts.read))
            }
            counts.read += 1
          }
        }
        kept.finish()
        try sink(kept.takeBytes()[...])
      }
    }
    return counts
  }

  /// Puts back what a run took out: the memory as it was, as long as nobody changed it since.
  ///
  /// - Throws: ``RunError`` when the two files do not belong together.
  package static func restore(
    _ cleaned: MemoryInput, removed: MemoryInput, to path: String?,
    sink: (ArraySlice<UInt8>) throws -> Void
  ) throws(RunError) -> Int {
    var taken: [Int: (unit: TranslationUnit, wasKept: Bool)] = [:]
    try removed.read { read in
      var unit = read.unit
      guard let position = unit.metadata.property(positionType).flatMap({ Int($0) }) else {
        throw RunError(
          "this unit was not taken out by “tm clean”", path: removed.path, line: read.line)
      }
      let wasKept = unit.metadata.property(keptType) != nil
      unit.metadata.properties.removeAll {
        [checkType, positionType, keptType].contains($0.type)
      }
      taken[position] = (unit, wasKept)
    }
    let header = try cleaned.readHeader()
    var position = 0
    var count = 0
    try MemoryOutput.write(to: path, header, sink: sink) { output in
      func putBack() throws {
        while let (unit, wasKept) = taken[position], !wasKept {
          try output.write(unit)
          (position, count) = (position + 1, count + 1)
        }
      }
      try cleaned.read { read in
        try putBack()
        if taken[position] != nil { count += 1 }
        try output.write(taken[position]?.unit ?? read.unit)
        position += 1
      }
      try putBack()
    }
    guard count == taken.count else {
      throw RunError("the files do not belong together", path: removed.path)
    }
    return count
  }

  // MARK: Walking

  private func walk(
    report: (Report) -> Void,
    take: (TranslationUnit, _ rest: TranslationUnit?, [CleaningFinding]) throws -> Void
  ) throws(RunError) -> Counts {
    let header = try input.readHeader()
    let language = source ?? header.sourceLanguage
    var lengths = LengthStatistics()
    if checks.contains(.length) {
      try input.read { lengths.count($0.unit, sourceLanguage: language) }
    }
    var cleaner = MemoryCleaner(checks, sourceLanguage: language, lengths: lengths)
    var counts = Counts()
    try input.read { read in
      let findings = cleaner.findings(in: read.unit)
      let rest = Self.rest(of: read.unit, findings, language)
      counts.read += 1
      for finding in findings {
        counts.findings[finding.check, default: 0] += 1
        report(Report(path: input.path, line: read.line, unit: read.unit, finding: finding))
      }
      if rest == nil {
        counts.removedUnits += 1
      } else {
        counts.removedVariants += read.unit.variants.count - (rest?.variants.count ?? 0)
      }
      try take(read.unit, rest, findings)
    }
    return counts
  }

  /// What is left of a unit: nil when the source or all but one variant go.
  private static func rest(
    of unit: TranslationUnit, _ findings: [CleaningFinding], _ language: LanguageTag?
  ) -> TranslationUnit? {
    if findings.isEmpty { return unit }
    if findings.contains(where: { $0.variant == nil }) { return nil }
    let bad = Set(findings.compactMap(\.variant))
    let source = unit.source(in: language)
    if let index = unit.variants.firstIndex(where: { $0 == source }), bad.contains(index) {
      return nil
    }
    var rest = unit
    rest.variants = unit.variants.enumerated().filter { !bad.contains($0.offset) }.map(\.element)
    return rest.variants.count > 1 ? rest : nil
  }

  private static func marked(
    _ unit: TranslationUnit, _ rest: TranslationUnit?, _ findings: [CleaningFinding], position: Int
  ) -> TranslationUnit {
    var unit = unit
    let checks = CleaningCheck.allCases.filter { check in findings.contains { $0.check == check } }
    unit.metadata.properties.append(.init(type: positionType, value: String(position)))
    if rest != nil { unit.metadata.properties.append(.init(type: keptType, value: "yes")) }
    for check in checks {
      unit.metadata.properties.append(.init(type: checkType, value: check.rawValue))
    }
    return unit
  }
}
