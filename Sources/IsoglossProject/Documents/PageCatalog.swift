import DocumentFormats
import LanguageText
import Synchronization

/// Finds the page that another translates where their files have different names: «Плагины.md» of *Plugins.md*.
///
/// What tells is front matter that all versions of a page share: see ``PageKeys``. A value that two pages of
/// the source language have tells nothing. Where none does, the name of a page that has moved tells: see ``MovedPages``. The
/// pages are read when somebody asks first, and once unless they are to be forgotten.
final class PageCatalog: Sendable {
  private let configuration: Configuration
  /// The pages of the source language by what they say about themselves; no path where two say the same.
  private let sources = Mutex<[PageKeys.Key: String?]?>(nil)
  /// The pages of all languages by their names.
  private let moved = Mutex<MovedPages?>(nil)

  /// Makes a catalogue of the documents of a configuration.
  init(configuration: Configuration) { self.configuration = configuration }

  /// The path of the page in the source language that a document with some bytes translates; nil when it is
  /// in that language, is no configured document, or nothing tells.
  ///
  /// - Complexity: O(length of the front matter); the first call reads all pages of the source language.
  func path(ofSourceOf draft: String, _ bytes: [UInt8], in language: LanguageTag) -> String? {
    guard let sourceLanguage = configuration.sourceLanguage, !language.matches(sourceLanguage),
      place(of: draft) != nil
    else { return nil }
    let keys = keys(of: draft, bytes)
    if !keys.isEmpty {
      let pages = pages(in: sourceLanguage)
      for key in keys {
        if case .some(.some(let path)) = pages[key], path != draft { return path }
      }
    }
    return movedPages().path(ofSourceOf: draft, in: sourceLanguage)
  }

  /// What a document says about itself, without its language in front: `about` for `/ja/about/`.
  func keys(of path: String, _ bytes: [UInt8]) -> [PageKeys.Key] {
    let language = place(of: path)?.language
    return PageKeys(of: bytes).all.map { key in
      guard let language, let slash = key.value.firstIndex(of: "/"),
        LanguageResolution.language(named: String(key.value[..<slash]))?.matches(language) == true
      else { return key }
      return PageKeys.Key(
        name: key.name, value: String(key.value[key.value.index(after: slash)...]))
    }
  }

  /// Forgets the pages, which are read again when somebody asks.
  func forget() {
    sources.withLock { $0 = nil }
    moved.withLock { $0 = nil }
  }

  private func movedPages() -> MovedPages {
    moved.withLock { known in
      let pages = known ?? MovedPages(files(), of: configuration)
      known = pages
      return pages
    }
  }

  private func files() -> [String] {
    (try? DraftSelection(configuration: configuration).files(in: [])) ?? []
  }

  private func place(of path: String) -> DocumentPlace? {
    configuration.place(of: RelativePath.of(path, from: configuration.base))
  }

  private func pages(in language: LanguageTag) -> [PageKeys.Key: String?] {
    sources.withLock { known in
      if let known { return known }
      var pages: [PageKeys.Key: String?] = [:]
      for path in files() where place(of: path)?.language?.matches(language) == true {
        guard let bytes = try? FileReading.bytes(of: path) else { continue }
        for key in keys(of: path, bytes) {
          pages.updateValue(pages[key] == nil ? path : nil, forKey: key)
        }
      }
      known = pages
      return pages
    }
  }
}
