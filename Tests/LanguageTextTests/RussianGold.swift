import Foundation

/// Reference data beside the repository, which a checkout elsewhere does not have.
enum RussianGold {
  /// The folder named by ISOGLOSS_SHARED, else `shared` beside a folder above this file.
  static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["ISOGLOSS_SHARED"].map { URL(filePath: $0) }
    var candidates = named.map { [$0] } ?? []
    var folder = URL(filePath: #filePath)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      candidates.append(folder.appending(path: "shared"))
    }
    return candidates.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "gold/check").path)
    }
  }()

  static var isAbsent: Bool { folder == nil }

  struct Paradigm: Decodable {
    let term: String
    let slots: [String: String]
  }

  /// The terms with their forms by slot, such as `plur.gent`, in the order of the terms.
  static func paradigms() throws -> [Paradigm] {
    guard let folder else { return [] }
    let data = try Data(contentsOf: folder.appending(path: "gold/check/ru-paradigms.json"))
    return try JSONDecoder().decode([String: Paradigm].self, from: data)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Words, each with other words that resemble it.
  static func hardNegatives() throws -> [(lemma: String, others: [String])] {
    guard let folder else { return [] }
    let file = folder.appending(path: "gold/check/ru-hardneg.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
      let parts = $0.split(separator: ":")
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
    }
  }
}
