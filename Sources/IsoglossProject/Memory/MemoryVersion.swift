package import AssetFormats
package import LanguageAssets
import LanguageText

/// One version of a memory, read whole, to be compared with another.
package struct MemoryVersion {
  /// What it says about itself.
  package let header: TMXHeader
  /// Its units.
  package let units: [TranslationUnit]

  /// Reads a version.
  ///
  /// An empty file, which git makes of a file that a version does not have, is a memory without
  /// units.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or is malformed.
  package init(_ path: String) throws(RunError) {
    if FileKind(at: path) == .file(size: 0) || path == "/dev/null" {
      (header, units) = (TMXHeader(), [])
      return
    }
    var units: [TranslationUnit] = []
    header = try MemoryInput(path).read { units.append($0.unit) }.summary.header
    self.units = units
  }

  /// What differs in another, newer version.
  package func difference(to new: MemoryVersion) -> MemoryDifference {
    MemoryDifference(old: units, new: new.units, sourceLanguage: language(with: new))
  }

  /// The result of joining two versions that go back to this one.
  package func merge(_ ours: MemoryVersion, _ theirs: MemoryVersion) -> ThreeWayMerge {
    ThreeWayMerge(
      base: units, ours: ours.units, theirs: theirs.units, sourceLanguage: language(with: ours))
  }

  private func language(with other: MemoryVersion) -> LanguageTag? {
    other.header.sourceLanguage ?? header.sourceLanguage
  }
}
