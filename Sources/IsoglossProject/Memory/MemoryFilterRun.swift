import AssetFormats
package import LanguageAssets

/// Takes some units of memories (`isogloss tm filter`).
package struct MemoryFilterRun {
  private let inputs: [MemoryInput]
  private let filter: UnitFilter

  /// Makes a run.
  package init(_ inputs: [MemoryInput], _ filter: UnitFilter) {
    self.inputs = inputs
    self.filter = filter
  }

  /// Writes the units that are taken, as they come.
  ///
  /// - Returns: how many units were read and taken.
  /// - Throws: ``RunError``; the file is then as it was.
  package func write(
    to path: String?, sink: (ArraySlice<UInt8>) throws -> Void
  ) throws(RunError) -> (read: Int, taken: Int) {
    let header = try MemoryHeaders.joined(of: inputs)
    var filter = filter
    var counts = (read: 0, taken: 0)
    try MemoryOutput.write(to: path, header, sink: sink) { output in
      for input in inputs {
        try input.read { read in
          counts.read += 1
          guard filter.takes(read.unit, sourceLanguage: header.sourceLanguage) else { return }
          counts.taken += 1
          try output.write(read.unit)
        }
      }
    }
    return counts
  }
}
