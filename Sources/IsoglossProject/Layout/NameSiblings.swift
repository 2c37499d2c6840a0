import LanguageText

/// Files whose names end in a language because one in the source language stands beside them,
/// `guide_cn.md` beside `guide_en.md`, or because they say a region, too, and one without either stands
/// there: `guide-en-US.md` beside `guide.md`.
///
/// Without these, what follows an underscore or a hyphen is rarely a language: `sign-in.md`, `op_is.md`.
struct NameSiblings {
  /// The language whose files make languages of others.
  let sourceLanguage: LanguageTag

  /// The files of a list that end in a language, where their versions in others are there.
  ///
  /// - Complexity: O(n log n) in the number of files.
  func paths(of files: [String]) -> [LayoutPath] {
    let all = Set(files)
    return Dictionary(grouping: files.flatMap(Self.candidates), by: Stem.init)
      .sorted { $0.key < $1.key }.map(\.value)
      .filter { paths in
        let hasSource = paths.contains { isSource($0.name) }
        return hasSource && paths.contains { !isSource($0.name) }
          || paths.contains { Self.saysRegion($0.name) && all.contains($0.pathWithoutLanguage) }
      }.flatMap(\.self)
  }

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
