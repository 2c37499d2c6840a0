package import AssetFormats
package import LanguageAssets
package import LanguageText

/// Reads glossaries of other tools, of which some say their languages by the names of their files alone.
package enum ExchangedGlossaries {
  /// Reads glossaries as one, as ``GlossaryLoader/load(_:as:direction:warning:)`` does.
  ///
  /// In folders the files of all formats are read. What in them may be something else, a page of Markdown, and is no
  /// glossary is left out, and told, as are lists that neither their name, as `glossary export -o FOLDER` writes it,
  /// nor the caller says the languages of. What a name says goes before the target that is given.
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
  /// - Throws: ``RunError`` when a path does not exist, a file is malformed, or no file in the folders is a glossary.
  package static func load(
    _ paths: [String], as format: GlossaryFormat?, source: LanguageTag?, target: LanguageTag?,
    warning: (String, AssetWarning) -> Void, conflict: (GlossaryConflict) -> Void = { _ in }
  ) throws(RunError) -> Glossary {
    let files = FileSelection(
      extensions: GlossaryLoader.fileExtensions.union(sharedExtensions).union(otherExtensions.keys))
    var merge: GlossaryMerge?
    for file in try files.files(in: paths) {
      let named = language(inNameOf: file)
      let direction = direction(of: file, named, source, target)
      let isFound = !paths.contains(file)
      if isFound, let reason = reasonToLeaveOut(file, isOfLanguages: named != nil || target != nil)
      {
        warning(file, AssetWarning(line: 1, "left out: \(reason)"))
        continue
      }
      let read: Glossary
      let warnings: AssetWarnings
      do throws(RunError) {
        let isPage = isFound && FileSelection.fileExtension(of: file) == "md"
        (read, warnings) = try GlossaryLoader.load(
          file, as: format ?? (isPage ? .markdown : nil), direction: direction)
      } catch {
        guard isFound, sharedExtensions.contains(FileSelection.fileExtension(of: file)) else {
          throw error
        }
        let hint = error.hint.map { " (\($0))" } ?? ""
        warning(file, AssetWarning(line: error.line ?? 1, "left out: \(error.message)\(hint)"))
        continue
      }
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
    guard let merge else {
      throw RunError("no file in the folder is a glossary", path: paths.first)
    }
    for found in merge.conflicts { conflict(found) }
    return merge.glossary
  }

  /// Extensions that glossaries share with other files.
  private static let sharedExtensions: Set<String> = [
    "txt", "utf8", "xlf", "xliff", "po", "xml", "md",
  ]

  /// Files that hold terms and are no glossary, by their extensions, and what to do with them.
  private static let otherExtensions = [
    "tmx": "a translation memory, which isogloss tm import reads",
    "xlsx": "save it as CSV", "xls": "save it as CSV", "ods": "save it as CSV",
    "sdltb": "export it as MultiTerm XML", "zip": "unpack it",
  ]

  /// Why a file in a folder is not even read; nil for one that may be a glossary.
  private static func reasonToLeaveOut(_ file: String, isOfLanguages: Bool) -> String? {
    let fileExtension = FileSelection.fileExtension(of: file)
    if let reason = otherExtensions[fileExtension] { return reason }
    guard fileExtension == "txt" || fileExtension == "utf8" else { return nil }
    guard let bytes = try? FileReading.bytes(of: file), bytes.contains(UInt8(ascii: "\t")) else {
      return "no tab parts two terms in it"
    }
    return isOfLanguages
      ? nil : "its name does not say the language, as in terms.ja.txt (or name it with --target)"
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
