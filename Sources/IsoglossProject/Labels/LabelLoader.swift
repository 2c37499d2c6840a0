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
  /// - Throws: ``RunError`` for a path that does not exist, with the line that names it.
  func files() throws(RunError) -> [String] {
    let named = configuration.labels.map { RelativePath.resolve($0, against: configuration.base) }
    try configuration.require(named, of: "labels")
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
  /// The closure is told of a file that cannot be read, is no file of strings or does not tell its language, and that
  /// is left out; it may throw to end the reading.
  ///
  /// - Throws: ``RunError`` for a path that does not exist, and what the closure throws.
  func load(
    unreadable: (RunError) throws(RunError) -> Void = { error throws(RunError) in throw error }
  ) throws(RunError) -> LabelCatalog {
    var texts = Texts()
    for path in try files() {
      do throws(RunError) { try read(path, into: &texts) } catch { try unreadable(error) }
    }
    return LabelCatalog(
      texts.labels + texts.order.compactMap { texts.keyed[$0].map(LabelCatalog.Label.init) })
  }

  /// What was read so far.
  private struct Texts {
    var labels: [LabelCatalog.Label] = []
    var keyed: [String: [(language: LanguageTag, text: String)]] = [:]
    var order: [String] = []
  }

  private func read(_ path: String, into texts: inout Texts) throws(RunError) {
    let bytes = try FileReading.text(of: path)
    do throws(DocumentError) {
      guard let format = Self.format(ofPath: path) else {
        throw DocumentError(.malformed("no known format of strings"), at: 0)
      }
      if let format = format as? any BilingualFormat {
        let pairs = try format.pairs(in: bytes)
        texts.labels += pairs.sections.flatMap { labels(of: $0, path: path) }
        return
      }
      guard let place = LabelPath(path, sourceLanguage: sourceLanguage) else {
        throw DocumentError(
          .malformed("the path does not tell the language of the strings"), at: 0)
      }
      let document = try format.parse(bytes)
      for (key, block) in zip(document.keys ?? [], document.blocks) {
        let key = place.family + "\u{0}" + key
        if texts.keyed[key] == nil { texts.order.append(key) }
        texts.keyed[key, default: []].append((place.language, block.text))
      }
    } catch {
      throw RunError(error, path: path, lines: LineTable(bytes))
    }
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
