import DocumentFormats
import LanguageText
import TermChecking

/// Reads the strings of a product out of its localisation files.
struct LabelLoader: Sendable {
  /// The configuration whose source language untranslated files are in.
  var configuration: Configuration

  /// The formats that are made for strings rather than for documents.
  private static var formats: [any DocumentFormat.Type] {
    let documents = ["markdown", "html", "rst", "asciidoc", "plain"]
    return FormatCatalog.all.filter { !documents.contains($0.name) }
  }

  /// The configured files; of folders those that a format of strings reads, by name.
  ///
  /// - Throws: ``RunError`` for a path that does not exist.
  func files() throws(RunError) -> [String] {
    let named = configuration.labels.map { RelativePath.resolve($0, against: configuration.base) }
    let found = try FileSelection(
      extensions: Self.formats.flatMap { $0.fileExtensions + $0.generalFileExtensions }
    ).files(in: named)
    return found.filter { path in
      named.contains(path) || Self.formats.contains { $0.reads(path: path) }
    }
  }

  /// Reads the configured files.
  ///
  /// A file with a text and its translation gives both; of files in one language those whose paths
  /// differ in nothing but the language are joined by their keys.
  ///
  /// - Throws: ``RunError`` when a file cannot be read, is no file of strings or does not tell its
  ///   language.
  func load() throws(RunError) -> LabelCatalog {
    var labels: [LabelCatalog.Label] = []
    var keyed: [String: [(language: LanguageTag, text: String)]] = [:]
    var order: [String] = []
    for path in try files() {
      let bytes = try FileReading.text(of: path)
      do throws(DocumentError) {
        guard let format = Self.format(ofPath: path) else {
          throw DocumentError(.malformed("no known format of strings"), at: 0)
        }
        if let format = format as? any BilingualFormat {
          let pairs = try format.pairs(in: bytes)
          labels += pairs.sections.flatMap { self.labels(of: $0, path: path) }
          continue
        }
        guard let place = LabelPath(path, sourceLanguage: sourceLanguage) else {
          throw DocumentError(
            .malformed("the path does not tell the language of the strings"), at: 0)
        }
        let document = try format.parse(bytes)
        for (key, block) in zip(document.keys ?? [], document.blocks) {
          let key = place.family + "\u{0}" + key
          if keyed[key] == nil { order.append(key) }
          keyed[key, default: []].append((place.language, block.text))
        }
      } catch {
        throw RunError(error, path: path, lines: LineTable(bytes))
      }
    }
    return LabelCatalog(labels + order.compactMap { keyed[$0].map(LabelCatalog.Label.init) })
  }

  private var sourceLanguage: LanguageTag { configuration.sourceLanguage ?? "en" }

  private static func format(ofPath path: String) -> (any DocumentFormat)? {
    let format = FormatCatalog.declaredFormat(forPath: path)
    return format is PlainTextFormat ? nil : format
  }

  private func labels(of section: BilingualSection, path: String) -> [LabelCatalog.Label] {
    let source = section.languages.source ?? sourceLanguage
    let target =
      section.languages.target ?? LabelPath(path, sourceLanguage: sourceLanguage)?.language
    return section.units.map { unit in
      var texts: [(language: LanguageTag, text: String)] = []
      if let text = unit.source?.text { texts.append((source, text)) }
      if let target, let text = unit.target?.text, unit.state != .draft {
        texts.append((target, text))
      }
      return LabelCatalog.Label(texts)
    }
  }
}
