package import LanguageAssets

/// Writes an edited glossary into the file it was read from, changing no more than the edit needs.
///
/// A file that this project wrote is written again, which changes the edited lines only. In other
/// TBX files the edited entry is written anew and every other byte is kept, in other tables the
/// edited cells or the new row. A file in UTF-16 with a byte order mark stays one.
package enum GlossaryPatch {
  /// The file with some edits, made one after the other.
  ///
  /// - Parameters:
  ///   - original: the file.
  ///   - edits: what changes.
  /// - Returns: the new file.
  /// - Throws: for the first edit that cannot be made ``AssetError`` when the file cannot be read or is of
  ///   a format that is not edited in place, ``GlossaryEditError`` when there is nothing to edit.
  /// - Complexity: O(n + m) in the size of the file and the number of edits for TBX, O(n m) for tables.
  package static func bytes(
    _ original: [UInt8], applying edits: [GlossaryEdit]
  ) throws -> [UInt8] {
    let format = try GlossaryFormatCatalog.format(of: original)
    switch format {
    case .tbx, .tbx3, .tbx3DCT: return try tbx(original, of: format, applying: edits)
    case .csv, .tsv: return try edits.reduce(original) { try table($0, of: format, applying: $1) }
    default:
      throw AssetError(
        "a \(format.rawValue) file is not edited in place",
        hint: "turn it into TBX with glossary import first")
    }
  }

  private static func tbx(
    _ file: [UInt8], of format: GlossaryFormat, applying edits: [GlossaryEdit]
  ) throws -> [UInt8] {
    let original = WideText.utf8(file)
    let before = try GlossaryFormatCatalog.read(ByteSource(original), as: format).glossary
    var after = before
    var positions: Set<Int> = []
    for edit in edits { positions.insert(try after.apply(edit)) }
    let version = TBXPatch.version(of: original)
    if try declared(TBXWriter.bytes(of: before, version: version), like: file) != original,
      let patched = try TBXPatch.bytes(
        original, after: after, at: positions.sorted(), version: version)
    {
      return WideText.encoded(patched, like: file)
    }
    let written = try declared(TBXWriter.bytes(of: after, version: version), like: file)
    return WideText.encoded(written, like: file)
  }

  /// A written file with the encoding of another in its declaration.
  private static func declared(_ written: [UInt8], like file: [UInt8]) -> [UInt8] {
    let name = Array("encoding=\"UTF-8\"".utf8)
    guard WideText.isWide(file), let range = written.prefix(60).firstRange(of: name) else {
      return written
    }
    var result = written
    result.replaceSubrange(range, with: "encoding=\"UTF-16\"".utf8)
    return result
  }

  private static func table(
    _ original: [UInt8], of format: GlossaryFormat, applying edit: GlossaryEdit
  ) throws -> [UInt8] {
    let before = try GlossaryFormatCatalog.read(ByteSource(original), as: format).glossary
    var after = before
    try after.apply(edit)
    let patched = try CSVPatch.bytes(
      WideText.utf8(original), before, applying: edit, after: after)
    return patched.map { WideText.encoded($0, like: original) }
      ?? CSVGlossaryWriter.bytes(of: after, like: original)
  }
}
