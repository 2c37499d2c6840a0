/// A reader of files that hold a text and its translation side by side, such as PO and XLIFF.
///
/// As a ``DocumentFormat`` it reads the translations only.
package protocol BilingualFormat: DocumentFormat {
  /// Whether one file holds the translations into all languages.
  static var holdsAllLanguages: Bool { get }

  /// Reads a text with its translation.
  ///
  /// - Parameter bytes: the file as it is on disk.
  /// - Returns: the units in file order; every offset counts bytes of the file.
  /// - Throws: ``DocumentError`` when the bytes are no file of this format.
  /// - Complexity: O(n) in the size of the file.
  func pairs(in bytes: [UInt8]) throws(DocumentError) -> BilingualDocument
}

extension BilingualFormat {
  /// Most files are in one pair of languages.
  package static var holdsAllLanguages: Bool { false }

  /// Reads the translations of a file as blocks.
  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    try pairs(in: bytes).targets
  }
}
