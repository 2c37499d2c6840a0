import LanguageText

/// Finds the page of which a translation has kept its name while the page itself moved into another folder:
/// `ja/maven.md` of `en/build/maven.md`.
///
/// Only a name that one page of each language has tells, and neither may have a version where patterns look for it.
struct MovedPages: Sendable {
  private struct Name: Hashable {
    let pattern: Int
    let language: String
    let file: String
  }

  private let configuration: Configuration
  /// The pages by their names; nil where several have one.
  private var pages: [Name: String?] = [:]

  /// Takes the files of a configuration.
  ///
  /// - Complexity: O(n) in their number.
  init(_ files: [String], of configuration: Configuration) {
    self.configuration = configuration
    for path in files {
      guard let (_, name) = name(of: path) else { continue }
      pages.updateValue(pages[name] == nil ? path : nil, forKey: name)
    }
  }

  /// The path of the page in a language that a document translates; nil where nothing tells.
  func path(ofSourceOf draft: String, in sourceLanguage: LanguageTag) -> String? {
    guard let (place, own) = name(of: draft), let language = place.language,
      case .some(.some(let only)) = pages[own], only == draft,
      case .some(.some(let source)) = pages[
        Name(pattern: own.pattern, language: sourceLanguage.matchingKey, file: own.file)],
      let (sourcePlace, _) = name(of: source),
      // The folders of releases have pages of their own.
      !hasNumber(place), !hasNumber(sourcePlace)
    else { return nil }
    let isTranslatedInPlace = configuration.paths(of: sourcePlace, in: language).contains { path in
      if case .file = FileKind(at: RelativePath.resolve(path, against: configuration.base)) {
        true
      } else {
        false
      }
    }
    return isTranslatedInPlace ? nil : source
  }

  /// Whether one of the folders that wildcards match has a number in its name.
  private func hasNumber(_ place: DocumentPlace) -> Bool {
    place.wildcards.dropLast().contains { $0.contains(where: \.isNumber) }
  }

  private func name(of path: String) -> (DocumentPlace, Name)? {
    let relative = RelativePath.of(path, from: configuration.base)
    guard let place = configuration.place(of: relative), let language = place.language,
      let file = relative.split(separator: "/").last.map(String.init),
      !Self.commonNames.contains(where: file.lowercased().hasPrefix)
    else { return nil }
    return (place, Name(pattern: place.pattern, language: language.matchingKey, file: file))
  }

  /// What the page of a folder is called, whatever it says.
  private static let commonNames = ["index.", "_index.", "readme.", "overview.", "introduction."]
}
