import LanguageText

/// Translation sources of Qt Linguist (`.ts`): one text and its translation a message.
///
/// TypeScript has the same extension, so that the folder and the name of a file decide, as for JSON.
///
/// Source: Qt documentation, “TS File Format”, version 2.1.
package struct QtLinguistFormat: BilingualFormat {
  package static let name = "qt-linguist"
  package static let fileExtensions: [String] = []
  package static let generalFileExtensions = ["ts"]
  package static let escapes: [TextEscape] = [.references]

  package static func reads(path: String) -> Bool {
    LocalizationPath.holdsTranslations(path) && pathWithoutLanguage(path) != nil
  }

  /// The path of a file up to the underscore before its language, as Qt names translations: `i18n/app` of
  /// `i18n/app_pt_BR.ts`; nil for other files.
  package static func pathWithoutLanguage(_ path: String) -> String? {
    guard path.lowercased().hasSuffix(".ts") else { return nil }
    let stem = path.dropLast(".ts".count)
    let name = stem[(stem.lastIndex(of: "/").map(stem.index(after:)) ?? stem.startIndex)...]
    let end = name.indices.first { index in
      name[index] == "_" && LocalizationPath.isLanguage(String(name[name.index(after: index)...]))
    }
    return end.map { String(stem[..<$0]) }
  }

  package init() {}

  package func pairs(in bytes: [UInt8]) throws(DocumentError) -> BilingualDocument {
    QtLinguistReader(try XMLSource.read(bytes, root: "TS")).read()
  }
}
