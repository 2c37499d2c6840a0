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

  /// The configured files; of folders those that a format of strings reads, by name; of patterns those that they
  /// match, and of a folder that one matches what it holds.
  ///
  /// - Throws: ``RunError`` for a path that does not exist and a pattern that nothing matches, with the line that names
  ///   it.
  func files() throws(RunError) -> [String] {
    var named: [String] = []
    for (index, label) in configuration.labels.enumerated() {
      let path = RelativePath.resolve(label, against: configuration.base)
      if FileKind(at: path) == nil, label.contains(where: "*?{".contains) {
        named += try matches(of: label, at: index)
      } else {
        try configuration.require(path, of: "labels", at: index)
        named.append(path)
      }
    }
    let files = Set(named)
    return try Self.selection.files(in: named).filter { path in
      files.contains(path) || Self.formats.contains { $0.reads(path: path) }
    }
  }

  /// Files with the extensions of strings.
  private static var selection: FileSelection {
    FileSelection(extensions: formats.flatMap { $0.fileExtensions + $0.generalFileExtensions })
  }

  /// The files and folders that a pattern of the configuration matches.
  ///
  /// - Throws: ``RunError`` with its line when there are none.
  private func matches(of label: String, at index: Int) throws(RunError) -> [String] {
    let start = label.prefix { !"*?{".contains($0) }.lastIndex(of: "/").map(label.index(after:))
    let pattern = PathPattern(String(label[(start ?? label.startIndex)...]))
    let folder = start.map {
      $0 == label.index(after: label.startIndex) ? "/" : String(label[..<$0].dropLast())
    }
    let place = RelativePath.resolve(folder ?? ".", against: configuration.base)
    var found: [String] = []
    if FileKind(at: place) == .folder, let pattern {
      for file in try Self.selection.files(in: [place]) {
        guard let match = Self.match(of: pattern, above: file, in: place) else { continue }
        if found.last != match { found.append(match) }
      }
    }
    guard found.isEmpty else { return found }
    let origin = configuration.origins["labels[\(index)]"]
    throw RunError(
      "labels names \(label), which matches no file of strings", path: origin?.path,
      line: origin?.line, hint: "make one, or take it out of labels")
  }

  /// The outermost folder around a file, or the file itself, that a pattern matches.
  private static func match(
    of pattern: PathPattern, above file: String, in folder: String
  ) -> String? {
    let relative = RelativePath.of(file, from: folder)
    let ends = relative.indices.filter { relative[$0] == "/" } + [relative.endIndex]
    guard let end = ends.first(where: { pattern.match(String(relative[..<$0])) != nil }) else {
      return nil
    }
    return String(file.dropLast(relative.distance(from: end, to: relative.endIndex)))
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
        guard pairs.hasKeys else {
          texts.labels += pairs.sections.flatMap { labels(of: $0, path: path) }
          return
        }
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
