import LanguageText

/// Tells folders that a language leaves in the language of their sources, such as those of posts, and languages
/// that leave most of a documentation: one report says so instead of one for each document.
enum KeptFolders {
  private struct Folder: Hashable {
    let language: String
    let path: Substring
  }

  /// The least documents of a folder that are left, and the share of all that is in it; as many as
  /// ``leastOfLanguage`` are told of together, however many others there are: nobody reads a list of them.
  private static let leastDocuments = 4
  private static let share = 0.75
  /// The same of the documents of a language.
  private static let leastOfLanguage = 12
  private static let shareOfLanguage = 0.5

  /// Makes notes of the reports that most of a document is left untranslated where that holds for most
  /// documents of the folder or of the language, but for the first, which tells how many they are.
  ///
  /// The files are those of the results; without them nothing is known of folders.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    let left = reports(in: results)
    guard left.count >= leastDocuments else { return }
    var gathered: Set<String> = []
    let languages = Dictionary(grouping: left) { files[$0.document].language.matchingKey }
    let drafts = Dictionary(grouping: files) { $0.language.matchingKey }.mapValues(\.count)
    for (language, left) in languages where left.count >= leastOfLanguage {
      let all = drafts[language] ?? 0
      guard Double(left.count) >= shareOfLanguage * Double(all) else { continue }
      gather(left, of: all, in: "this language", &results)
      gathered.insert(language)
    }
    let folders = Dictionary(grouping: left) {
      Folder(
        language: files[$0.document].language.matchingKey, path: path(of: files[$0.document].path))
    }
    let sizes = Dictionary(grouping: files) { path(of: $0.path) }.mapValues(\.count)
    for (folder, left) in folders
    where left.count >= leastDocuments && !gathered.contains(folder.language) {
      let all = sizes[folder.path] ?? 0
      guard Double(left.count) >= share * Double(all) || left.count >= leastOfLanguage else {
        continue
      }
      gather(left, of: all, in: "the folder", &results)
    }
  }

  private typealias Report = (document: Int, finding: Int)

  /// Where it is reported that most of a document is left, in order.
  private static func reports(in results: [CheckResult]) -> [Report] {
    results.indices.flatMap { document in
      results[document].findings.indices.lazy.filter { index in
        let finding = results[document].findings[index]
        return finding.severity > .note && finding.rule == UntranslatedTerm.about.id
          && finding.message.hasPrefix(UntranslatedTerm.mostOfDocument)
      }.map { (document, $0) }
    }
  }

  /// Has the first of some reports tell of all, and makes notes of the others.
  private static func gather(
    _ reports: [Report], of all: Int, in place: String, _ results: inout [CheckResult]
  ) {
    guard reports.count > 1, let first = reports.first else { return }
    for (document, index) in reports.dropFirst() {
      results[document].findings[index].lower(to: 0.5)
      results[document].findings[index].message += "; so are others of \(place)"
    }
    results[first.document].findings[first.finding].message +=
      "; so are \(reports.count - 1) other documents of \(all) in \(place)"
  }

  private static func path(of file: String) -> Substring {
    file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)
  }
}
