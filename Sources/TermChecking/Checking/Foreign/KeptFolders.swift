import LanguageText

/// Tells folders that a language leaves in the language of their sources, such as those of posts, and languages
/// that leave most of a documentation, or are written in another one: one report says so instead of one for each
/// document.
enum KeptFolders {
  private struct Folder: Hashable {
    let language: String
    let path: Substring
  }

  /// The least documents of a folder that are left, and the share of all that is in it; as many as
  /// ``leastOfLanguage`` in it and its folders are told of together, however many others there are: nobody reads
  /// a list of them.
  private static let leastDocuments = 4
  private static let share = 0.75
  /// The same of the documents of a language.
  private static let leastOfLanguage = 12
  private static let shareOfLanguage = 0.5

  /// Makes notes of the reports that most of a document is in another language where that holds for most
  /// documents of the folder or of the language, but for the first, which tells how many they are.
  ///
  /// The files are those of the results; without them nothing is known of folders.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    for message in [UntranslatedTerm.mostOfDocument, MixedScript.mostOfDocument] {
      judge(reports(in: results, message), &results, files)
    }
  }

  private static func judge(
    _ left: [Report], _ results: inout [CheckResult], _ files: [CheckedFile]
  ) {
    guard left.count >= leastDocuments else { return }
    var gathered: Set<String> = []
    let languages = Dictionary(grouping: left) { files[$0.document].language.matchingKey }
    let drafts = Dictionary(grouping: files) { $0.language.matchingKey }.mapValues(\.count)
    for (language, left) in languages where left.count >= leastOfLanguage {
      let all = drafts[language] ?? 0
      guard Double(left.count) >= shareOfLanguage * Double(all) else { continue }
      gather(left, of: all, in: "this language", &results, files)
      let short = shortCopies(in: results) { files[$0].language.matchingKey == language }
      lower(short, "this language", &results)
      gathered.insert(language)
    }
    let folders = Dictionary(grouping: left) {
      Folder(
        language: files[$0.document].language.matchingKey, path: path(of: files[$0.document].path))
    }
    let sizes = Dictionary(grouping: files) { path(of: $0.path) }.mapValues(\.count)
    var others: [Report] = []
    for (folder, left) in folders where !gathered.contains(folder.language) {
      let all = sizes[folder.path] ?? 0
      let short = shortCopies(in: results) { document in
        files[document].language.matchingKey == folder.language
          && path(of: files[document].path) == folder.path
      }
      let count = left.count + Set(short.map(\.document)).count
      let isMost = left.count >= leastDocuments && Double(count) >= share * Double(all)
      guard isMost || left.count >= leastOfLanguage else {
        others += left
        continue
      }
      gather(left, of: all, in: "the folder", &results, files)
      if isMost { lower(short, "the folder", &results) }
    }
    gatherTrees(others.sorted { $0.document < $1.document }, &results, files)
  }

  /// Gathers the reports of folders in folders, of the deepest first.
  private static func gatherTrees(
    _ reports: [Report], _ results: inout [CheckResult], _ files: [CheckedFile]
  ) {
    var reports = reports
    func tree(of report: Report, depth: Int) -> Folder? {
      let file = files[report.document]
      let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count > depth + 1 else { return nil }
      let length = parts[...depth].reduce(depth) { $0 + $1.utf8.count }
      return Folder(
        language: file.language.matchingKey,
        path: file.path[..<file.path.utf8.index(file.path.startIndex, offsetBy: length)])
    }
    let deepest = reports.map { files[$0.document].path.utf8.count { $0 == UInt8(ascii: "/") } }
      .max()
    for depth in (0..<(deepest ?? 0)).reversed() where reports.count >= leastOfLanguage {
      let trees = Dictionary(grouping: reports) { tree(of: $0, depth: depth) }
      for (tree, left) in trees where left.count >= leastOfLanguage {
        guard let tree else { continue }
        let all = files.count {
          $0.language.matchingKey == tree.language && $0.path.hasPrefix(tree.path + "/")
        }
        gather(left, of: all, in: "\(tree.path)", &results, files)
        let told = Set(left.map(\.document))
        reports.removeAll { told.contains($0.document) }
      }
    }
  }

  private typealias Report = (document: Int, finding: Int)

  /// Where it is reported that most of a document is in another language, in order.
  private static func reports(in results: [CheckResult], _ message: String) -> [Report] {
    results.indices.flatMap { document in
      results[document].findings.indices.lazy.filter { index in
        let finding = results[document].findings[index]
        return finding.severity > .note && finding.message.hasPrefix(message)
      }.map { (document, $0) }
    }
  }

  /// Has the first of some reports tell of all, with their places, and makes notes of the others.
  private static func gather(
    _ reports: [Report], of all: Int, in place: String, _ results: inout [CheckResult],
    _ files: [CheckedFile]
  ) {
    guard reports.count > 1, let first = reports.first else { return }
    let places = reports.dropFirst().map { document, index in
      let range = results[document].findings[index].range
      return RelatedPlace(
        range, "so is this document", path: files[document].path,
        line: files[document].lines.position(at: range.lowerBound).line)
    }
    // Not all places are shown, and which documents they are says more than which paragraphs.
    results[first.document].findings[first.finding].related.insert(contentsOf: places, at: 0)
    for (document, index) in reports.dropFirst() {
      results[document].findings[index].lower(to: 0.5)
      results[document].findings[index].message += "; so are others of \(place)"
    }
    results[first.document].findings[first.finding].message +=
      "; so are \(reports.count - 1) other documents of \(all) in \(place)"
  }

  /// Where it is told of paragraphs of documents that are the same as their source, and too short to be told of as a
  /// whole, of some documents.
  private static func shortCopies(
    in results: [CheckResult], _ isHere: (Int) -> Bool
  ) -> [Report] {
    results.indices.lazy.filter(isHere).flatMap { document in
      results[document].findings.indices.lazy.filter { index in
        let finding = results[document].findings[index]
        return finding.rule == UntranslatedTerm.about.id && finding.severity == .warning
          && finding.suggestions.isEmpty
          && finding.confidence == UntranslatedTerm.confidenceOfCopies
          && !finding.message.hasPrefix(UntranslatedTerm.mostOfDocument)
      }.map { (document, $0) }
    }
  }

  /// Makes notes of reports that others of their folder or language tell of.
  private static func lower(
    _ reports: [Report], _ place: String, _ results: inout [CheckResult]
  ) {
    for (document, index) in reports {
      results[document].findings[index].lower(to: 0.5)
      results[document].findings[index].message += "; so are others of \(place)"
    }
  }

  private static func path(of file: String) -> Substring {
    file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)
  }
}
