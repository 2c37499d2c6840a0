package import AssetFormats
package import LanguageAssets
package import LanguageText

/// Reads units of any format and writes one TMX file (`isogloss tm import`).
package struct MemoryImportRun {
  /// What became of one file.
  package struct Row: Hashable, Sendable {
    /// The file.
    package let input: MemoryInput
    /// How many units were taken.
    package var units = 0
    /// How many variants the units had.
    package var variants = 0
    /// How many variants each language had.
    package var languages: [LanguageTag: Int] = [:]
    /// What was wrong but was read all the same, and what gave no unit.
    package var summary: MemorySummary?
    /// What was mended.
    package var repairs = RepairLog()
    /// Why the file could not be read; nil when it was.
    package var error: RunError?
  }

  private let inputs: [MemoryInput]
  private let languages: [LanguageTag]

  /// Makes a run over inputs; of the variants, those in some languages are taken, or all when no
  /// language is given.
  package init(_ inputs: [MemoryInput], languages: [LanguageTag] = []) {
    self.inputs = inputs
    self.languages = languages
  }

  /// Reads every file to its end without writing anything.
  package func probe() -> [Row] { inputs.map { row(of: $0) { _ in } } }

  /// Reads the files and hands their units on as a memory.
  ///
  /// - Parameters:
  ///   - path: the file to write, beside it first; nil for the sink.
  ///   - sink: takes the bytes where there is no file.
  /// - Returns: what became of each file.
  /// - Throws: ``RunError`` for the first file that cannot be read; nothing is written to the path.
  package func write(
    to path: String?, sink: (ArraySlice<UInt8>) throws -> Void = { _ in }
  ) throws(RunError) -> [Row] {
    let header = try MemoryHeaders.joined(of: inputs)
    var rows: [Row] = []
    try MemoryOutput.write(to: path, header, sink: sink) { output in
      for input in inputs {
        let row = try fullRow(of: input) { unit, own in
          var unit = unit
          if unit.sourceLanguage == nil, own.sourceLanguage != header.sourceLanguage {
            unit.sourceLanguage = own.sourceLanguage
          }
          try output.write(unit)
        }
        rows.append(row)
      }
    }
    return rows
  }

  private func row(of input: MemoryInput, _ take: (TranslationUnit) -> Void) -> Row {
    do throws(RunError) {
      return try fullRow(of: input) { unit, _ in take(unit) }
    } catch {
      var row = Row(input: input)
      row.error = error
      return row
    }
  }

  private func fullRow(
    of input: MemoryInput, _ take: (TranslationUnit, TMXHeader) throws -> Void
  ) throws(RunError) -> Row {
    var row = Row(input: input)
    var header = TMXHeader()
    let result = try input.read {
      header = $0
    } unit: { read in
      // A unit without text is not written.
      guard let unit = read.unit.limited(to: languages), !unit.variants.isEmpty else { return }
      row.units += 1
      row.variants += unit.variants.count
      for variant in unit.variants { row.languages[variant.language, default: 0] += 1 }
      try take(unit, header)
    }
    row.summary = result.summary
    row.repairs = result.repairs
    return row
  }
}

extension TranslationUnit {
  /// The unit with its variants in some languages, all when none is given; nil when fewer than two
  /// of several are left.
  package func limited(to languages: [LanguageTag]) -> TranslationUnit? {
    guard !languages.isEmpty else { return self }
    var unit = self
    unit.variants.removeAll { variant in !languages.contains { $0.matches(variant.language) } }
    return unit.variants.count < 2 ? nil : unit
  }
}
