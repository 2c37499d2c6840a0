import DocumentFormats
import LanguageText
import SentenceAlignment
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The sample guideline of the repository, read and cut into segments.
enum GuidelinePages {
  static let languages: [LanguageTag] = ["en", "ja", "ru", "zh-Hans", "zh-Hant"]

  /// Some pages of the guideline in a language, one behind the other.
  static func version(_ language: LanguageTag, _ pages: [String]) throws -> DocumentVersion {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let segments = try pages.flatMap { page in
      let path = "/\(folder)/Samples/guideline/\(language.canonical)/\(page).md"
      let format = try #require(FormatCatalog.format(named: "markdown"))
      return Segmenter.segments(of: try format.parse(try bytes(of: path)), language: language)
    }
    return DocumentVersion(language: language, segments: segments)
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"), "no file \(path)")
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return bytes
  }
}
