package import AssetFormats
package import LanguageAssets
package import LanguageText

/// Reads glossaries of other tools, of which some say their languages by the names of their files alone.
package enum ExchangedGlossaries {
  /// Reads glossaries as one, as ``GlossaryLoader/load(_:as:direction:warning:)`` does.
  ///
  /// In folders the files of all formats are read that hold two languages and have the second in their name, as
  /// `glossary export -o FOLDER` names them. What a name says goes before the target that is given.
  ///
  /// - Parameters:
  ///   - paths: files, or folders that hold some.
  ///   - format: the format of the files; nil to find out.
  ///   - source: the language of the source terms in a list that does not say it; nil when not known.
  ///   - target: the language of the target terms likewise.
  ///   - warning: is told what is wrong but was read all the same.
  ///   - conflict: is told where the files contradict each other.
  /// - Returns: the concepts of all files, in order; concepts with the same identifier are joined, and what an earlier
  ///   file has already adds nothing: see ``GlossaryMerge``.
  /// - Throws: ``RunError`` when a path does not exist or a file is malformed.
  package static func load(
    _ paths: [String], as format: GlossaryFormat?, source: LanguageTag?, target: LanguageTag?,
    warning: (String, AssetWarning) -> Void, conflict: (GlossaryConflict) -> Void = { _ in }
  ) throws(RunError) -> Glossary {
    var files = FileSelection(
      extensions: GlossaryLoader.fileExtensions.union(["txt", "xlf", "xliff", "po"]))
    files.wants = { path in
      GlossaryLoader.fileExtensions.contains(FileSelection.fileExtension(of: path))
        || language(inNameOf: path) != nil
    }
    var merge: GlossaryMerge?
    for file in try files.files(in: paths) {
      let named = language(inNameOf: file)
      let direction = direction(of: file, named, source, target)
      let (read, warnings) = try GlossaryLoader.load(file, as: format, direction: direction)
      if let named, let target, direction?.target == named, named != target,
        glossaryTakes(direction, of: read)
      {
        warning(
          file,
          AssetWarning(line: 1, "read as \(named), which its name says, not as \(target)"))
      }
      for entry in warnings.list { warning(file, entry) }
      var glossary = Glossary()
      glossary.add(read)
      if merge?.add(glossary) == nil {
        merge = GlossaryMerge(glossary, joining: .whatIsKnown)
      }
    }
    for found in merge?.conflicts ?? [] { conflict(found) }
    return merge?.glossary ?? Glossary()
  }

  /// The languages of a list: the target that the file's name says, else the one that is given.
  private static func direction(
    of file: String, _ named: LanguageTag?, _ source: LanguageTag?, _ target: LanguageTag?
  ) -> GlossaryDirection? {
    let isCatalogue = FileSelection.fileExtension(of: file) == "po"
    guard let source = source ?? (isCatalogue && named != nil ? "en" : nil) else { return nil }
    // The name may be wider than what is asked for, and the reverse.
    if let named, let target, named.matches(target) || target.matches(named) {
      return GlossaryDirection(from: source, to: target)
    }
    return GlossaryDirection(from: source, to: named ?? target ?? "und")
  }

  /// Whether a glossary has the target that was assumed, so that the file did not say another.
  private static func glossaryTakes(_ direction: GlossaryDirection?, of glossary: Glossary) -> Bool
  {
    direction.map { glossary.termCounts[$0.target] != nil } ?? false
  }

  /// The language that stands before the extension of a file's name: `terms.ja.csv`; of a catalogue also one that
  /// its path says, `ja.po`.
  private static func language(inNameOf path: String) -> LanguageTag? {
    if FileSelection.fileExtension(of: path) == "po" { return CatalogPath.language(of: path) }
    let parts = (path.split(separator: "/").last ?? "").split(separator: ".")
    guard parts.count > 2, let tag = LanguageTag(String(parts[parts.count - 2])),
      tag.namesKnownLanguage
    else { return nil }
    return tag
  }
}
