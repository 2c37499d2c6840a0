import AssetFormats
import DocumentFormats
import LanguageText

extension FileReading {
  /// Reads the text of a file as documents are worked on: in UTF-8 where it is in UTF-16, or a page of HTML that says it
  /// is in another encoding.
  ///
  /// - Throws: ``RunError`` as ``bytes(of:)``.
  package static func text(of path: String) throws(RunError) -> [UInt8] {
    text(of: try bytes(of: path), path: path)
  }

  /// The text of the bytes of a file, as ``text(of:)`` gives it.
  ///
  /// - Complexity: O(n).
  package static func text(of bytes: [UInt8], path: String) -> [UInt8] {
    encoding(of: bytes, path: path)?.utf8(bytes) ?? WideText.utf8(bytes)
  }

  /// Writes a text that ``text(of:)`` has read in the encoding that the file has.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or written, or when other bytes would change, since several may
  ///   say the same in an old encoding.
  package static func rewrite(_ text: [UInt8], at path: String) throws(RunError) {
    let original = try bytes(of: path)
    guard let encoding = encoding(of: original, path: path), let read = encoding.utf8(original)
    else {
      try AtomicFile.write(WideText.encoded(text, like: original), to: path)
      return
    }
    guard encoding.encoded(read) == original, let bytes = encoding.encoded(text) else {
      throw RunError(
        "cannot be written back in its encoding as it is", path: path, hint: "save it as UTF-8")
    }
    try AtomicFile.write(bytes, to: path)
  }

  /// The encoding of a page that is no UTF-8 and says what it is; nil for all other files.
  private static func encoding(of bytes: [UInt8], path: String) -> LegacyEncoding? {
    guard HTMLFormat.fileExtensions.contains(FileSelection.fileExtension(of: path)),
      let label = HTMLFormat.declaredCharset(of: bytes), !label.hasPrefix("utf"),
      (try? UTF8Span(validating: bytes.span)) == nil
    else { return nil }
    return LegacyEncoding(label: label)
  }
}
