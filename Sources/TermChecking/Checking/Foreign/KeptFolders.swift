import LanguageText

/// Tells folders that a language leaves in the language of their sources, such as those of posts: one
/// report says so instead of one for each document.
enum KeptFolders {
  private struct Folder: Hashable {
    let language: String
    let path: Substring
  }

  /// The least documents of a folder that are left, and the share of all that is in it.
  private static let leastDocuments = 4
  private static let share = 0.75

  /// Makes notes of the reports that most of a document is left untranslated where that holds for most
  /// documents of the folder, but for the first, which tells how many they are.
  ///
  /// The files are those of the results; without them nothing is known of folders.
  ///
  /// - Complexity: O(findings).
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    var places: [Folder: [(document: Int, finding: Int)]] = [:]
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].severity > .note
        && results[document].findings[index].rule == UntranslatedTerm.about.id
      {
        let finding = results[document].findings[index]
        guard finding.message.hasPrefix(UntranslatedTerm.mostOfDocument) else { continue }
        let folder = Folder(
          language: finding.language.matchingKey, path: path(of: files[document].path))
        places[folder, default: []].append((document, index))
      }
    }
    guard places.values.contains(where: { $0.count >= leastDocuments }) else { return }
    let sizes = Dictionary(grouping: files) { path(of: $0.path) }.mapValues(\.count)
    for (folder, left) in places where left.count >= leastDocuments {
      let all = sizes[folder.path] ?? 0
      guard Double(left.count) >= share * Double(all), let first = left.first else { continue }
      for (document, index) in left.dropFirst() {
        results[document].findings[index].lower(to: 0.5)
        results[document].findings[index].message += "; most of the folder is, too"
      }
      let rest = left.count - 1
      results[first.document].findings[first.finding].message +=
        "; so are \(rest) other documents of \(all) in the folder"
    }
  }

  private static func path(of file: String) -> Substring {
    file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex)
  }
}
