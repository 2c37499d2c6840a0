import Foundation
import TestSupport

/// Reference data beside the repository, which a checkout elsewhere does not have.
enum RussianGold {
  static var isAbsent: Bool { !SharedFolder.isHere }

  struct Paradigm: Decodable {
    let term: String
    let slots: [String: String]
  }

  /// The terms with their forms by slot, such as `plur.gent`, in the order of the terms.
  static func paradigms() throws -> [Paradigm] {
    guard !isAbsent else { return [] }
    let data = try Data(contentsOf: SharedFolder.url(of: "gold/check/ru-paradigms.json"))
    return try JSONDecoder().decode([String: Paradigm].self, from: data)
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Words, each with other words that resemble it.
  static func hardNegatives() throws -> [(lemma: String, others: [String])] {
    guard !isAbsent else { return [] }
    let text = try SharedFolder.text(of: "gold/check/ru-hardneg.txt")
    return text.split(separator: "\n").compactMap {
      let parts = $0.split(separator: ":")
      guard parts.count == 2 else { return nil }
      return (String(parts[0]), parts[1].split(separator: " ").map(String.init))
    }
  }
}
