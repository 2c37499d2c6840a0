package import LanguageAssets

/// Writes an edited glossary into the file it was read from, changing no more than the edit needs.
///
/// A file that this project wrote is written again, which changes the edited lines only. In other
/// TBX files the edited entry is written anew and every other byte is kept, in other tables the
/// edited cells or the new row.
package enum GlossaryPatch {
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
