import DocumentFormats
import LanguageText

/// The documents of a project that has only translations, such as the Chinese version of a manual whose source is
/// another repository's.
enum LoneTranslations {
  /// About so many documents tell the language of all.
  private static let fewFiles = 12

  /// The layouts that prose in one language is, one for each extension; none where it is in several, or in English,
  /// which is rather the source.
  ///
  /// - Parameters:
  ///   - files: all files, relative to the folder that is looked at.
  ///   - languageOfText: the language of a file by its text; nil where it cannot be told.
  /// - Returns: the layouts, by extension.
  static func layouts(
    _ files: [String], languageOfText: (String) -> LanguageTag?
  ) -> [LayoutDetection.Layout] {
    let pages = files.filter { file in
      FormatCatalog.format(forPath: file).map { isProse(type(of: $0)) } ?? false
    }
    let sample = stride(from: 0, to: pages.count, by: max(1, pages.count / fewFiles))
      .map { languageOfText(pages[$0]) }
    let counts = Dictionary(grouping: sample.compactMap(\.self), by: \.self).mapValues(\.count)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value * 5 >= sample.count * 4, most.key.language != "en"
    else { return [] }
    let byExtension = Dictionary(grouping: pages, by: FileSelection.fileExtension)
    return byExtension.sorted { $0.key < $1.key }.compactMap { name, files in
      let folder = LayoutDetection.commonFolder(of: Set(files.map(folder)))
      return PathPattern("\(folder)**/*.\(name)").map {
        LayoutDetection.Layout(
          pattern: DocumentPattern($0, language: most.key),
          files: [most.key.canonical: files])
      }
    }
  }

  private static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private static func isProse(_ format: any DocumentFormat.Type) -> Bool {
    [MarkdownFormat.name, HTMLFormat.name, RSTFormat.name, AsciiDocFormat.name].contains(
      format.name)
  }
}
