package import AssetFormats
package import LanguageAssets
package import LanguageText

/// Joins memories by source text (`isogloss tm merge`).
package struct MemoryMergeRun {
  private let inputs: [MemoryInput]
  private let sourceLanguage: LanguageTag?
  private let preference: MemoryJoin.Preference
  private let identity: MemoryJoin.Identity

  /// Makes a run over inputs.
  package init(
    _ inputs: [MemoryInput], sourceLanguage: LanguageTag?, preference: MemoryJoin.Preference,
    identity: MemoryJoin.Identity
  ) {
    self.inputs = inputs
    self.sourceLanguage = sourceLanguage
    self.preference = preference
    self.identity = identity
  }

  /// Reads and joins the memories; memory grows with the units of the result.
  ///
  /// - Returns: the result, its header, and how many units were read.
  /// - Throws: ``RunError`` for the first file that cannot be read.
  package func join() throws(RunError) -> (join: MemoryJoin, header: TMXHeader, read: Int) {
    var join = MemoryJoin(preference: preference, identity: identity)
    var header = try MemoryHeaders.joined(of: inputs)
    header.sourceLanguage = sourceLanguage ?? header.sourceLanguage
    var count = 0
    for (origin, input) in inputs.enumerated() {
      var own: LanguageTag?
      try input.read {
        own = $0.sourceLanguage
      } unit: { read in
        count += 1
        join.add(read.unit, sourceLanguage: sourceLanguage ?? own, origin: origin)
      }
    }
    return (join, header, count)
  }
}
