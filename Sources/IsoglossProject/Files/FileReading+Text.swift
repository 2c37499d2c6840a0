import AssetFormats

extension FileReading {
  /// Reads the text of a file as documents are worked on: in UTF-8 where it is in UTF-16.
  ///
  /// - Throws: ``RunError`` as ``bytes(of:)``.
  package static func text(of path: String) throws(RunError) -> [UInt8] {
    WideText.utf8(try bytes(of: path))
  }

  /// Writes a text that ``text(of:)`` has read in the encoding that the file has.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or written.
  package static func rewrite(_ text: [UInt8], at path: String) throws(RunError) {
    try AtomicFile.write(WideText.encoded(text, like: bytes(of: path)), to: path)
  }
}
