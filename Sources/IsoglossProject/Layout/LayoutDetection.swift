import DocumentFormats
import LanguageText

/// Finds where the versions of documents lie in a project, by the paths of its files.
struct LayoutDetection {
  /// A layout and the files that follow it.
  struct Layout: Hashable, Sendable {
    var pattern: DocumentPattern
    /// Files by the name that their paths give the language.
    var files: [String: [String]]
    /// Files in the source language, where ``DocumentPattern/source`` names them.
    var sourceFiles: [String] = []
    /// How many translations have a source beside them.
    var pairs = 0

    /// Whether each file has a text and its translation.
    var isBilingual: Bool {
      files.values.first?.first.map {
        FormatCatalog.declaredFormat(forPath: $0) is any BilingualFormat
      } ?? false
    }

    /// One where paths say the language once, none where the names of files repeat that of a folder.
    fileprivate var saysLanguageOnce: Int {
      pattern.versions.text.ranges(of: "{lang}").count > 1 ? 0 : 1
    }

    var fileCount: Int { files.values.reduce(sourceFiles.count) { $0 + $1.count } }

    /// How many files have a version in a language that their paths name, too.
    func pairs(from source: LanguageTag) -> Int {
      let sources = places(in: source)
      return places(notIn: source).count(where: sources.contains)
    }

    /// How many files have one of some sources, which ``DocumentPattern/source`` names; where a language is given,
    /// of those that have no version in it that their paths name.
    func pairs(fromFiles sources: [String], besides language: LanguageTag? = nil) -> Int {
      let bare = Set(sources.compactMap { pattern.source?.match($0)?.others })
      let named = language.map(places) ?? []
      return places(notIn: language).count { bare.contains($0) && !named.contains($0) }
    }

    /// The files of ``sourceFiles`` that have a translation.
    var translatedSources: [String] {
      let translated = Set(places(notIn: nil))
      return sourceFiles.filter { file in
        pattern.source?.match(file).map { translated.contains($0.others) } ?? false
      }
    }

    /// What the wildcards match in the files in a language.
    private func places(in language: LanguageTag) -> Set<[String]> {
      Set(wildcards(of: files.filter { Self.isTag($0.key, of: language) }))
    }

    /// The same of all other files, one by one; of all where no language is given.
    private func places(notIn language: LanguageTag?) -> [[String]] {
      wildcards(of: files.filter { file in language.map { !Self.isTag(file.key, of: $0) } ?? true })
    }

    /// What the wildcards match in files by the name that their paths give the language: of `start-fast-zh_CN.md` it is
    /// *zh_CN*.
    private func wildcards(of files: [String: [String]]) -> [[String]] {
      files.flatMap { name, files in
        files.map { pattern.versions.match($0, isLanguage: { $0 == name })?.others ?? [] }
      }
    }

    private static func isTag(_ name: String, of language: LanguageTag) -> Bool {
      LanguageResolution.language(named: name)?.matches(language) == true
    }
  }

  private let files: [String]
  private let fileSet: Set<String>
  private let translations: Set<String>
  private let paths: [LayoutPath]
  private let sourceLanguage: LanguageTag
  private let languageOfText: (String) -> LanguageTag?

  /// Looks at files, relative to the project.
  ///
  /// The source language is what the site says its pages are in, English where it says nothing. Where
  /// paths name it as they name the others, pages without a language beside them are not the sources. Where names
  /// alone do not tell, the languages of a few texts do.
  init(
    files: [String], sourceLanguage: LanguageTag? = nil,
    languageOfText: @escaping (String) -> LanguageTag? = { _ in nil }
  ) {
    self.files = files
    let source = sourceLanguage ?? "en"
    self.sourceLanguage = source
    self.languageOfText = languageOfText
    fileSet = Set(files)
    let named = files.compactMap(LayoutPath.init)
    let known = Set(named.map(\.path))
    let others = files.filter { !known.contains($0) }
    paths =
      named + LayoutSiblings(named).paths(of: files) + CodeSiblings(named).paths(of: others)
      + NamedFolders.paths(of: others)
      + NameSiblings(sourceLanguage: source, languageOfText: languageOfText).paths(of: others)
    translations = Set(paths.map(\.path))
  }

  /// The layouts that have documents in two languages, the larger ones first.
  func layouts() -> [Layout] {
    var found: [Layout] = []
    for (pattern, members) in candidates() {
      let byName = Dictionary(grouping: members, by: \.name).mapValues { $0.map(\.path) }
      var layout = Layout(pattern: DocumentPattern(pattern), files: byName)
      let named = layout.pairs(from: sourceLanguage)
      if let (source, pairs) = bestSource(for: pattern, members, named: named), pairs >= named {
        layout.pattern.source = source
        layout.pairs = pairs
        layout.sourceFiles = files.filter {
          source.match($0) != nil && !translations.contains($0)
        }
      }
      if layout.isBilingual || layout.pattern.source != nil || isLayout(members, named) {
        found.append(layout)
      }
    }
    found = AlikeLayouts.joined(found)
    found.sort {
      // A file belongs to the first pattern that it matches.
      ($0.saysLanguageOnce, $1.fileCount, $0.pattern.text)
        < ($1.saysLanguageOnce, $0.fileCount, $1.pattern.text)
    }
    return withoutCovered(found)
  }

  /// Whether files without sources of another layout are versions of each other, with so many in the
  /// source language.
  ///
  /// A page may be called `id.md` or `as.md` for what it describes, and `torch.nn.fold.md` for a function.
  private func isLayout(_ members: [LayoutPath], _ pairs: Int) -> Bool {
    guard case .fileName = members[0].form else { return Set(members.map(\.name)).count > 1 }
    guard pairs == 0, !members[0].isBare else { return pairs > 0 }
    let versions = Dictionary(grouping: members) { member in
      LanguageResolution.versionKey(ofPath: member.path) ?? member.root + member.stem
    }
    return versions.values.filter { $0.count > 1 }.joined().count * 2 >= members.count
  }

  /// Patterns with the files they are made of.
  private func candidates() -> [(PathPattern, [LayoutPath])] {
    var byText: [String: [LayoutPath]] = [:]
    var inNames: [String: [LayoutPath]] = [:]
    for path in paths {
      switch path.form {
      case .folder(let below):
        let folder = path.root + "{lang}" + path.ending
        let name = path.repetition.isEmpty ? "*" : "*\(path.repetition){lang}"
        byText["\(folder)/\(below)**/\(name)\(path.suffix)", default: []].append(path)
      case .fileName(_, let separator):
        let top = path.root.prefix { $0 != "/" }
        inNames["\(top)\u{0}\(separator)\u{0}\(path.suffix)", default: []].append(path)
      }
    }
    for members in inNames.values {
      byText[Self.fileNamePattern(members), default: []] += members
    }
    return byText.sorted { $0.key < $1.key }.compactMap { text, members in
      PathPattern(text).map { ($0, members) }
    }
  }

  /// `README.{lang}.md` for one document, `a/*.{lang}.md` for a folder, `a/**/*.{lang}.md` for more.
  private static func fileNamePattern(_ members: [LayoutPath]) -> String {
    var stems: Set<String> = []
    var ending = ""
    for member in members {
      guard case .fileName(let stem, let separator) = member.form else { continue }
      stems.insert(stem)
      ending = "\(separator){lang}\(member.suffix)"
    }
    let roots = Set(members.map(\.root))
    guard roots.count == 1, let root = roots.first else {
      return commonFolder(of: roots) + "**/" + (stems == [""] ? "" : "*") + ending
    }
    return root + (stems.count == 1 ? stems.first ?? "" : "*") + ending
  }

  /// The folder that several lie in, each with a slash at the end; empty for that of the project.
  static func commonFolder(of roots: Set<String>) -> String {
    let components = roots.sorted().map { $0.split(separator: "/") }
    guard var common = components.first?[...] else { return "" }
    for other in components {
      while !other.starts(with: common) { common.removeLast() }
    }
    return common.map { $0 + "/" }.joined()
  }

  /// The pattern of sources that most translations have one in: at least half of them, or enough to
  /// be no accident where the pages of one side are made by a program and are not there.
  ///
  /// Where a language of the pattern is the source of `named` pairs, what lies farther away is no other one but an
  /// older version, `docs/v1` beside `docs/en`, unless its text is in a language that the pattern has not.
  private func bestSource(
    for pattern: PathPattern, _ members: [LayoutPath], named: Int
  ) -> (PathPattern, pairs: Int)? {
    let texts = sourceTexts(for: pattern, members[0])
    let besideTexts = sourceTexts(besideFolderOf: members[0])
    let distantTexts = distantSourceTexts(for: pattern, members[0]) + besideTexts
    let places = members.compactMap { member in
      pattern.match(member.path, isLanguage: { $0 == member.name })?.others
    }
    let known = Set(members.compactMap { LanguageResolution.language(named: $0.name)?.language })
    let ranked = (texts + distantTexts).compactMap { text -> (PathPattern, Int)? in
      guard let source = PathPattern(text), source.wildcardCount == pattern.wildcardCount else {
        return nil
      }
      let paths = places.map { source.path(wildcards: $0, language: nil) }
        .filter { fileSet.contains($0) && !translations.contains($0) }
      if named > 0 && !texts.contains(text) || besideTexts.contains(text) {
        let languages = Set(paths).sorted().prefix(Self.fewFiles).compactMap(languageOfText)
        guard !languages.isEmpty, !languages.contains(where: { known.contains($0.language) })
        else { return nil }
      }
      return (source, paths.count)
    }
    guard let best = ranked.max(by: { $0.1 < $1.1 }), best.1 > 0,
      best.1 * 2 >= members.count || best.1 >= Self.surePairs
    else { return nil }
    return best
  }

  private static let surePairs = 5
  /// So many files tell the language of all.
  private static let fewFiles = 3

  /// Where sources may lie that have no language in their paths, the likeliest last.
  private func sourceTexts(for pattern: PathPattern, _ member: LayoutPath) -> [String] {
    let ending = "**/*" + member.suffix
    switch member.form {
    case .fileName(_, let separator):
      return member.isBare ? [] : [pattern.text.replacing("\(separator){lang}", with: "")]
    case .folder(let below) where below.isEmpty:
      // `pages.ja` lies beside `pages`.
      let isBeside = !member.root.isEmpty && member.root.last != "/"
      // What Xcode calls the folder of the language that a project is made in.
      if member.ending == ".lproj" { return [member.root + "Base.lproj/" + ending] }
      return [(isBeside ? member.root.dropLast() + "/" : member.root) + ending]
    case .folder(let below) where member.isInCollection: return [member.root + below + ending]
    case .folder(let below):
      let site = member.root.hasSuffix("i18n/") ? String(member.root.dropLast(5)) : member.root
      let parent = site.dropLast().lastIndex(of: "/").map { String(site[...$0]) } ?? ""
      return Self.docusaurusFolders(below).flatMap { folder in
        [parent + folder + ending, site + folder + ending]
      }
    }
  }

  /// Where sources may lie above the folder of the languages, or beside these; above the folder of
  /// `translations/README-{lang}.md`.
  private func distantSourceTexts(for pattern: PathPattern, _ member: LayoutPath) -> [String] {
    if case .fileName(_, let separator) = member.form, !member.isBare {
      let path = pattern.text.replacing("\(separator){lang}", with: "")
      guard let slash = path.prefix(while: { $0 != "*" }).lastIndex(of: "/") else { return [] }
      let folder = path[...slash]
      return Self.folders(above: String(folder)).map { $0 + path[folder.endIndex...] }
    }
    guard case .folder(let below) = member.form, below.isEmpty,
      member.root.isEmpty || member.root.last == "/"
    else { return [] }
    return (Self.folders(above: member.root) + siblings(below: member.root)).map {
      $0 + "**/*" + member.suffix
    }
  }

  /// Where sources may lie beside the folder of the languages: `source` beside `locales`.
  private func sourceTexts(besideFolderOf member: LayoutPath) -> [String] {
    guard case .folder(let below) = member.form, below.isEmpty, member.root.last == "/" else {
      return []
    }
    let parent = member.root.dropLast().lastIndex(of: "/").map { member.root[...$0] } ?? ""
    return siblings(below: String(parent)).filter { !member.root.hasPrefix($0) }
      .map { $0 + "**/*" + member.suffix }
  }

  /// The folders that a folder lies in, the nearest first: `localization/ja` may translate all there is.
  private static func folders(above folder: String) -> [String] {
    var parts = folder.split(separator: "/")
    var folders: [String] = []
    while parts.popLast() != nil { folders.append(parts.map { $0 + "/" }.joined()) }
    return folders
  }

  /// The folders of several files beside languages that are none, in order: `site/original` beside
  /// `site/ja`.
  private func siblings(below root: String) -> [String] {
    let names = files.lazy.filter { $0.hasPrefix(root) && !translations.contains($0) }
      .compactMap { file -> Substring? in
        let below = file.dropFirst(root.count)
        return below.firstIndex(of: "/").map { below[..<$0] }
      }
    return Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
      .map { "\(root)\($0)/" }
  }

  /// Where Docusaurus keeps the sources of a plug-in's pages, with slashes at the end.
  private static func docusaurusFolders(_ below: String) -> [String] {
    let parts = below.split(separator: "/")
    let plugin = parts[0].dropFirst("docusaurus-plugin-content-".count)
    let kind = plugin.prefix { $0 != "-" }
    let instance = plugin.dropFirst(kind.count + 1)
    let version = parts.dropFirst().first
    switch kind {
    case "docs":
      if let version, version != "current" {
        return [
          instance.isEmpty ? "versioned_docs/\(version)/" : "\(instance)_versioned_docs/\(version)/"
        ]
      }
      return instance.isEmpty
        ? ["docs/"] : ["docs-\(instance)/", "docs/\(instance)/", "\(instance)/"]
    case "pages": return ["src/pages/"]
    default: return instance.isEmpty ? ["\(kind)/"] : ["\(instance)/"]
    }
  }

  /// The layouts without those whose files all follow larger ones too.
  private func withoutCovered(_ layouts: [Layout]) -> [Layout] {
    var kept: [Layout] = []
    for layout in layouts {
      let isCovered = layout.files.values.allSatisfy { files in
        files.allSatisfy { file in
          kept.contains { $0.pattern.versions.match(file)?.language != nil }
        }
      }
      if !isCovered { kept.append(layout) }
    }
    return kept
  }
}
