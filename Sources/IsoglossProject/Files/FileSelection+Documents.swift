import DocumentFormats
import Foundation

extension FileSelection {
  /// A selection of the documents of a project.
  ///
  /// Files that are mostly something else, JSON, YAML and XML, are documents where the configuration
  /// names them, or where they are filed as translations are and their path names a language. Links to folders are
  /// followed where the configuration spells them out: a link somewhere may lead in a circle. A link to a document is that
  /// document, told of where it lies; many folders of translations have one for each page that nobody has translated.
  static func documents(of configuration: Configuration, respectsIgnoreFiles: Bool) -> Self {
    var selection = Self(
      extensions: DocumentLoader.fileExtensions.union(FormatCatalog.generalFileExtensions),
      respectsIgnoreFiles: respectsIgnoreFiles)
    selection.wants = {
      canBeDocument($0, of: configuration) && !isLinkToDocument($0, of: configuration)
    }
    selection.follows = { folder in
      let path = RelativePath.of(folder, from: configuration.base)
      return configuration.documents.contains { $0.names(folder: path) }
    }
    return selection
  }

  /// Whether a file is a symbolic link to a document of the project, seen from the folder of the configuration.
  static func isLinkToDocument(_ file: String, of configuration: Configuration) -> Bool {
    guard FileKind.isLink(file) else { return false }
    let base = URL(fileURLWithPath: configuration.base).resolvingSymlinksInPath().path
    let target = RelativePath.of(
      URL(fileURLWithPath: file).resolvingSymlinksInPath().path, from: base)
    guard !target.hasPrefix("/"), case .file = FileKind(at: base + "/" + target) else {
      return false
    }
    return DraftSelection(configuration: configuration).isListed(configuration.base + "/" + target)
  }

  /// Whether a file is of a format that documents have, or of a general one and a document by its path.
  static func canBeDocument(_ file: String, of configuration: Configuration) -> Bool {
    if DocumentLoader.fileExtensions.contains(fileExtension(of: file)) { return true }
    let path = RelativePath.of(file, from: configuration.base)
    if configuration.place(of: path) != nil { return true }
    return FormatCatalog.format(forPath: path) != nil
      && LanguageResolution.language(ofPath: path) != nil
  }
}
