/// XLIFF 1.0–1.2 and 2.0–2.2, with the files of tools that extend them.
///
/// Source: OASIS XLIFF 1.2 and 2.1.
package struct XLIFFFormat: BilingualFormat {
  package static let name = "xliff"
  package static let fileExtensions = ["xlf", "xliff", "sdlxliff", "mqxliff", "mxliff", "txlf"]
  package static let escapes: [TextEscape] = [.references, .referencesInAttributes]

  package init() {}

  package func pairs(in bytes: [UInt8]) throws(DocumentError) -> BilingualDocument {
    let source = try XMLSource.read(bytes, root: "xliff")
    return XLIFFReader(source).read()
  }
}
