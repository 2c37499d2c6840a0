package import AssetFormats

/// Checks memories (`isogloss tm validate`).
package enum MemoryValidateRun {
  /// Checks a memory, handing over each problem as it is met.
  ///
  /// - Returns: how many units and variants there are.
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package static func inspect(
    _ path: String, problem: (MemoryProblem) -> Void
  ) throws(RunError) -> (units: Int, variants: Int) {
    let source = ByteSource(try FileReading.chunks(of: path))
    do {
      return try withoutActuallyEscaping(problem) { take in
        try TMXInspection.inspect(source) { take($0) }
      }
    } catch {
      throw RunError(error, path: path)
    }
  }
}
