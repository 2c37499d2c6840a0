import DocumentFormats
import LanguageText

/// Files whose names end in a language because one in the source language stands beside them,
/// `guide_cn.md` beside `guide_en.md`, or because they say a region, too, and one without either stands
/// there: `guide-en-US.md` beside `guide.md`; or because nearly all names with that ending have one without it beside
/// them: `guide_es.md`, `help_es.md` beside `guide.md`, `help.md`; or, where they are few, because their texts are in
/// that language and those of the others are not; or because each holds its source: `app_de.ts` beside `app_fr.ts`.
///
/// Without these, what follows an underscore or a hyphen is rarely a language: `sign-in.md`, `op_is.md`.
struct NameSiblings {
  /// The language whose files make languages of others.
  let sourceLanguage: LanguageTag
  /// The language of a file's text; nil when it cannot be told.
  var languageOfText: (String) -> LanguageTag? = { _ in nil }

  /// The files of a list that end in a language, where their versions in others are there.
  ///
  /// - Complexity: O(n log n) in the number of files; few of them are read.
  func paths(of files: [String]) -> [LayoutPath] {
    let all = Set(files)
    let candidates = files.flatMap(Self.candidates)
    let endings = endings(of: candidates, beside: all)
    return Dictionary(grouping: candidates, by: Stem.init)
      .sorted { $0.key < $1.key }.map(\.value)
      .filter { paths in
        let hasSource = paths.contains { isSource($0.name) }
        return hasSource && paths.contains { !isSource($0.name) } || Self.holdSources(paths)
          || paths.contains {
            (Self.saysRegion($0.name) || endings.contains(Ending($0)))
              && all.contains($0.pathWithoutLanguage)
          }
      }.flatMap(\.self)
  }

  /// Whether the files of several languages have their sources in them.
  private static func holdSources(_ paths: [LayoutPath]) -> Bool {
    Set(paths.map(\.name)).count > 1
      && paths.allSatisfy { path in
        // What ends in zh_CN is not in the language of a country CN.
        let last = path.stem.split { "-_".contains($0) }.last.map(String.init)
        return last.flatMap({ LanguageResolution.language(named: $0) }) == nil
          && FormatCatalog.declaredFormat(forPath: path.path) is any BilingualFormat
      }
  }

  /// What a name ends in.
  private struct Ending: Hashable {
    var separator: String
    var name: String

    init(_ path: LayoutPath) {
      name = path.name
      if case .fileName(_, let separator) = path.form {
        self.separator = separator
      } else {
        separator = ""
      }
    }
  }

  /// The endings that nearly all files have beside one without it: few words that look like a language do.
  private func endings(of paths: [LayoutPath], beside all: Set<String>) -> Set<Ending> {
    let members = Dictionary(grouping: paths, by: Ending.init).filter { ending, paths in
      let paired = paths.filter { all.contains($0.pathWithoutLanguage) }
      let least = ending.separator == "_" ? Self.leastPairs : Self.leastPairsWithHyphen
      return paths.count - paired.count <= paired.count / Self.sharePerStray
        && (paired.count >= least || !paired.isEmpty && paired.allSatisfy(isTranslation))
    }
    return Set(members.keys)
  }

  /// Whether the text of a file is in the language that its name ends in, and that of the one beside it is not.
  private func isTranslation(_ path: LayoutPath) -> Bool {
    guard let language = LanguageResolution.language(named: path.name)?.language,
      let original = languageOfText(path.pathWithoutLanguage)?.language
    else { return false }
    return original != language && languageOfText(path.path)?.language == language
  }

  /// So many files with an ending have one without it beside them at least.
  private static let leastPairs = 2
  /// The same of words that a hyphen may join: `sign-in.md` beside `sign.md`.
  private static let leastPairsWithHyphen = 3
  /// So many of them there are for each that has none.
  private static let sharePerStray = 3

  /// Whether a name is a language and a region, in the case that these are written in.
  private static func saysRegion(_ name: String) -> Bool {
    let parts = name.split { "-_".contains($0) }
    return parts.count == 2 && parts[0].allSatisfy(\.isLowercase)
      && parts[1].allSatisfy(\.isUppercase)
  }

  private func isSource(_ name: String) -> Bool {
    LanguageResolution.language(named: name)?.matches(sourceLanguage) == true
  }

  /// What the versions of a document have in common.
  private struct Stem: Hashable, Comparable {
    var text: String

    init(_ path: LayoutPath) {
      text = path.path.dropLast(path.name.count + path.suffix.count) + path.suffix
    }

    static func < (first: Stem, second: Stem) -> Bool { first.text < second.text }
  }

  /// The ways to read a file's name as one that ends in a language.
  private static func candidates(_ path: String) -> [LayoutPath] {
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    guard let end = path[start...].lastIndex(of: ".") else { return [] }
    return path[start..<end].indices.compactMap { index in
      guard index > start, "_-".contains(path[index]) else { return nil }
      let name = String(path[path.index(after: index)..<end])
      guard LanguageResolution.language(named: name) != nil else { return nil }
      return LayoutPath(
        path, root: String(path[..<start]), stem: String(path[start..<index]),
        separator: String(path[index]), language: name)
    }
  }
}
