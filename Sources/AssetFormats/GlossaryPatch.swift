package import LanguageAssets

/// Writes an edited glossary into the file it was read from, changing no more than the edit needs.
///
/// A file that this project wrote is written again, which changes the edited lines only. In other
/// TBX files the edited entry is written anew and every other byte is kept, in other tables the
/// edited cells or the new row.
package enum GlossaryPatch {
  /// The file with several edits, made one after the other.
  ///
  /// - Throws: as for one edit, for the first that cannot be made.
  /// - Complexity: O(n + m) in the size of the file and the number of edits for a TBX file that this
  ///   project wrote, O(n m) for others.
  package static func bytes(
    _ original: [UInt8], applying edits: [GlossaryEdit]
  ) throws -> [UInt8] {
    if edits.count > 1, let written = try rewritten(original, applying: edits) { return written }
    return try edits.reduce(original) { try bytes($0, applying: $1) }
  }

  /// The file with several edits; nil where it is none that this project wrote.
  private static func rewritten(
    _ original: [UInt8], applying edits: [GlossaryEdit]
  ) throws -> [UInt8]? {
    let format = try GlossaryFormatCatalog.format(of: original)
    guard [.tbx, .tbx3, .tbx3DCT].contains(format) else { return nil }
    var glossary = try GlossaryFormatCatalog.read(ByteSource(original), as: format).glossary
    let version = TBXPatch.version(of: original)
    guard try TBXWriter.bytes(of: glossary, version: version) == original else { return nil }
    for edit in edits { try glossary.apply(edit) }
    return try TBXWriter.bytes(of: glossary, version: version)
  }

  /// The file with the edit.
  ///
  /// - Parameters:
  ///   - original: the file.
  ///   - edit: what changes.
  /// - Returns: the new file.
  /// - Throws: ``AssetError`` when the file cannot be read or is of a format that is not edited in
  ///   place, ``GlossaryEditError`` when there is nothing to edit.
  package static func bytes(_ original: [UInt8], applying edit: GlossaryEdit) throws -> [UInt8] {
    let format = try GlossaryFormatCatalog.format(of: original)
    let before = try GlossaryFormatCatalog.read(ByteSource(original), as: format).glossary
    var after = before
    let position = try after.apply(edit)
    switch format {
    case .tbx, .tbx3, .tbx3DCT:
      let version = TBXPatch.version(of: original)
      if try TBXWriter.bytes(of: before, version: version) != original,
        let patched = try TBXPatch.bytes(original, after: after, at: position, version: version)
      {
        return patched
      }
      return try TBXWriter.bytes(of: after, version: version)
    case .csv, .tsv:
      if let patched = try CSVPatch.bytes(original, before, applying: edit, after: after) {
        return patched
      }
      let isTabbed = DelimitedText.delimiter(ofHeaderIn: original) == UInt8(ascii: "\t")
      return CSVGlossaryWriter.bytes(
        of: after, separator: isTabbed ? .tab : .comma, like: original)
    default:
      throw AssetError(
        "a \(format.rawValue) file is not edited in place",
        hint: "turn it into TBX with glossary import first")
    }
  }
}
