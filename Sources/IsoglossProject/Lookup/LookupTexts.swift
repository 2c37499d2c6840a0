import DocumentFormats
import Foundation
package import LanguageText

/// Reads the texts of a file that are to be looked up.
package enum LookupTexts {
  /// Reads the segments of a document, or the lines of any other file that are not empty.
  ///
  /// - Parameters:
  ///   - path: the file; `-` for standard input, which is read as lines.
  ///   - language: the language of the texts; nil to take it from the path or the text.
  /// - Returns: the texts in order.
  /// - Throws: ``RunError`` when the file cannot be read.
  package static func read(_ path: String, language: LanguageTag?) throws(RunError) -> [String] {
    let kind = FileSelection.fileExtension(of: path)
    if kind != "txt", DocumentLoader.fileExtensions.contains(kind) {
      let document = try DocumentLoader(configuration: Configuration(base: "."))
        .load(path, language: language)
      return (document.sourceSide.first ?? document).segments.map(\.text)
    }
    let bytes =
      path == "-"
      ? [UInt8](FileHandle.standardInput.readDataToEndOfFile())
      : try FileReading.bytes(of: path)
    return String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
