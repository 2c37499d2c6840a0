/// The document formats that can be read.
package enum FormatCatalog {
  /// Every format, in the order in which file names are tried.
  package static let all: [any DocumentFormat.Type] = [
    MarkdownFormat.self, HTMLFormat.self, RSTFormat.self, AsciiDocFormat.self, POFormat.self,
    XLIFFFormat.self, QtLinguistFormat.self,
    StringCatalogFormat.self, AppleStringsFormat.self, StringsDictFormat.self,
    AndroidStringsFormat.self, JSONStringsFormat.self, YAMLStringsFormat.self,
    PlainTextFormat.self,
  ]

  /// The extensions of files that are mostly something else.
  package static var generalFileExtensions: Set<String> {
    Set(all.flatMap { $0.generalFileExtensions })
  }

  /// The reader for a file, chosen by the extension of its name, or, where that is a general one, by
  /// its folder; nil when no format reads it.
  ///
  /// The case of the extension does not matter.
  package static func format(forPath path: String) -> (any DocumentFormat)? {
    all.first { $0.reads(path: path) }?.init(forPath: path)
  }

  /// The reader for a file that is known to hold text, whatever its folder; nil when no format has its
  /// extension, and for what only names a folder.
  package static func declaredFormat(forPath path: String) -> (any DocumentFormat)? {
    let name = path.lowercased()
    guard !LocalizationPath.namesFolder(path) else { return nil }
    return format(forPath: path)
      ?? all.first { $0.generalFileExtensions.contains { name.hasSuffix("." + $0) } }?.init()
  }

  /// The reader of a file with a text and its translation, chosen as by ``format(forPath:)``; nil
  /// for files of one language.
  package static func bilingualFormat(forPath path: String) -> (any BilingualFormat)? {
    format(forPath: path) as? any BilingualFormat
  }

  /// The reader with a name, such as `markdown`; nil when there is none.
  package static func format(named name: String) -> (any DocumentFormat)? {
    all.first { $0.name == name }?.init()
  }
}
