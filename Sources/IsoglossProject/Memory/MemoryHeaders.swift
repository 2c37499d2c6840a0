import AssetFormats
import LanguageAssets

/// What a memory made of several files says about itself.
enum MemoryHeaders {
  /// The header of one file as it is; of several, what they agree on.
  ///
  /// - Throws: ``RunError`` for the first file that cannot be read so far.
  static func joined(of inputs: [MemoryInput]) throws(RunError) -> TMXHeader {
    guard let first = inputs.first else { return TMXHeader() }
    var header = try first.readHeader()
    if inputs.count == 1 { return header }
    header.creationTool = "isogloss"
    header.creationToolVersion = nil
    for input in inputs.dropFirst() {
      let other = try input.readHeader()
      if other.sourceLanguage != header.sourceLanguage { header.sourceLanguage = nil }
      if other.administrativeLanguage != header.administrativeLanguage {
        header.administrativeLanguage = nil
      }
      if other.segmentType != header.segmentType { header.segmentType = nil }
      if other.dataType != header.dataType { header.dataType = "unknown" }
      if other.originalFormat != header.originalFormat { header.originalFormat = "unknown" }
      header.metadata.join(other.metadata)
      header.encodings += other.encodings.filter { !header.encodings.contains($0) }
    }
    // Dates and people of one file say nothing about all of them.
    header.metadata.attributes = []
    return header
  }
}
