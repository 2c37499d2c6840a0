import DocumentFormats
import Foundation
package import LanguageText

/// What the configuration says about a file by its path.
package struct DocumentPlace: Hashable, Sendable {
  /// The index of its pattern in ``Configuration/documents``.
  package var pattern: Int
  /// The language that the path names, or the source language for a source; nil when the pattern
  /// captures none.
  package var language: LanguageTag?
  /// What the wildcards match: equal for the versions of one document.
  package var wildcards: [String]
}

extension Configuration {
  /// The place of a file among the configured documents; nil when it is none of them.
  ///
  /// The path is relative to ``base``. A document in a language that is not read is none, nor is one
  /// in the source's that no translation needs. A name that `{lang}` captures
  /// must be a configured one or the tag of a language this project knows. A file that is a translation is no source,
  /// whatever else matches it; where translations name no language, a path that both patterns match belongs to the one
  /// that spells out more of it: `a.en.md` to `*.en.md` beside `*.md`, `en/a.md` to `en/**/*.md` beside `**/*.md`.
  package func place(of path: String) -> DocumentPlace? {
    // All of a configuration is too much to hand to each search.
    let languages = languages
    func isLanguage(_ name: String) -> Bool {
      languages[name] != nil || LanguageResolution.language(named: name) != nil
    }
    for (index, pattern) in documents.enumerated() {
      let match = pattern.versions.match(path, isLanguage: isLanguage)
      if pattern.language != nil, let source = pattern.source, let original = source.match(path),
        match == nil || source.literalCount >= pattern.versions.literalCount
      {
        return DocumentPlace(pattern: index, language: sourceLanguage, wildcards: original.others)
      }
      guard let match else { continue }
      guard let name = match.language else {
        guard pattern.language.map(reads) != false else { return nil }
        return DocumentPlace(pattern: index, language: pattern.language, wildcards: match.others)
      }
      if let language = language(named: name) {
        guard reads(language), !isSpareVersion(of: path, in: language) else { return nil }
        let place = DocumentPlace(pattern: index, language: language, wildcards: match.others)
        return isOtherVariety(place) ? nil : place
      }
    }
    for (index, pattern) in documents.enumerated() {
      if let match = pattern.source?.match(path) {
        return DocumentPlace(pattern: index, language: sourceLanguage, wildcards: match.others)
      }
    }
    return nil
  }

  /// Whether a document is of a variety that nobody asked for, beside the version of the one that was: `pt.yaml` beside
  /// `pt-BR.yaml`, which is Portuguese of Portugal then, or `pt-PT.yaml` beside `pt.yaml`.
  private func isOtherVariety(_ place: DocumentPlace) -> Bool {
    guard let language = place.language, !targetLanguages.contains(language),
      sourceLanguage?.matches(language) != true
    else { return false }
    let varieties = targetLanguages.filter {
      ($0.region == nil) != (language.region == nil)
        && ($0.matches(language) || language.matches($0))
    }
    return varieties.contains { variety in
      versions(of: place, in: variety).contains { name, path in
        self.language(named: name)?.region == variety.region
          && FileManager.default.fileExists(atPath: RelativePath.resolve(path, against: base))
      }
    }
  }

  /// Whether a file in the language of the sources is the source of none, since each translation has its own inside, and
  /// nobody asked for it.
  private func isSpareVersion(of path: String, in language: LanguageTag) -> Bool {
    guard !targetLanguages.isEmpty, sourceLanguage?.matches(language) == true,
      !targetLanguages.contains(where: { $0.matches(language) })
    else { return false }
    let format = FormatCatalog.declaredFormat(forPath: path)
    return format is QtLinguistFormat || format is XLIFFFormat
  }

  /// The paths at which the version of a document in a language may lie, relative to ``base``, the
  /// likeliest first.
  package func paths(of place: DocumentPlace, in language: LanguageTag) -> [String] {
    let pattern = documents[place.pattern]
    var paths: [String] = []
    if let source = pattern.source, let sourceLanguage, language.matches(sourceLanguage) {
      paths.append(source.path(wildcards: place.wildcards, language: nil))
    }
    guard pattern.versions.capturesLanguage else {
      if pattern.language?.matches(language) == true {
        paths.append(pattern.versions.path(wildcards: place.wildcards, language: nil))
      }
      return paths
    }
    for (_, path) in versions(of: place, in: language) where !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// The names that paths may have for a language, the likeliest first, each with the path at which a version of a document
  /// lies then.
  private func versions(
    of place: DocumentPlace, in language: LanguageTag
  ) -> [(name: String, path: String)] {
    let names =
      languages.filter { $0.value.matches(language) }.map(\.key).sorted()
      + LanguageResolution.names(of: language)
    return names.map { name in
      let pattern = documents[place.pattern].versions
      return (name, pattern.path(wildcards: place.wildcards, language: name))
    }
  }
}
