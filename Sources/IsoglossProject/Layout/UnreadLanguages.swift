import Foundation
import LanguageText

/// What files of a layout are called whose language nothing reads, since its code is not known here or a word, too: `sat`, `sw`.
enum UnreadLanguages {
  /// The least languages of a layout that says that other names are those of languages.
  private static let leastLanguages = 4

  /// The codes of languages in the names of files that some patterns match but for these, in alphabetical order.
  ///
  /// - Complexity: O(number of files and patterns).
  static func names(
    in files: [String], _ patterns: [InitRun.Proposal.Pattern], besides known: [String: LanguageTag]
  ) -> [String] {
    let patterns = patterns.filter {
      $0.files.count >= leastLanguages && $0.documents.versions.capturesLanguage
    }
    guard !patterns.isEmpty else { return [] }
    func isUnread(_ name: String) -> Bool {
      known[name] == nil && LanguageResolution.language(named: name) == nil && isCode(name)
    }
    var names: Set<String> = []
    for file in files {
      for pattern in patterns {
        if let name = pattern.documents.versions.match(file, isLanguage: isUnread)?.language {
          names.insert(name)
        }
      }
    }
    return names.sorted()
  }

  /// Whether a name is the code of a language, perhaps with a region.
  private static func isCode(_ name: String) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard parts.count < 3, let first = parts.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy({ $0 &- 0x61 < 26 })
    else { return false }
    return Locale.LanguageCode(String(first)).isISOLanguage
  }
}
