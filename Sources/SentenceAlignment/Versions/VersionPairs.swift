import DocumentFormats
import LanguageText

/// Which versions of a document are aligned with which.
///
/// All of a few are, each with each. Of many, every version is aligned with some hubs alone: with
/// English, in which most documents are written, and the longest. A version that hardly differs from
/// the text of a hub, as pages do that nobody has translated yet, is aligned with that hub alone and
/// is no hub itself. So twenty languages take 70 pairs at most and not 190.
struct VersionPairs {
  /// How many versions are aligned each with each.
  static let mostVersions = 8
  /// How many of more versions every other one is aligned with.
  private static let hubCount = 4
  /// The share of the segments of a version that a hub has too, from which on it is a copy.
  private static let leastCommon = 0.85

  private let count: Int
  private var hubs: [Int] = []
  /// Per version the hub that it is a copy of, if any.
  private var originals: [Int?]

  /// Looks at the versions of a document, prepared for alignment.
  ///
  /// - Complexity: O(segments · hubs).
  init(_ versions: [DocumentVersion], _ prepared: [PreparedVersion]) {
    count = versions.count
    originals = [Int?](repeating: nil, count: count)
    guard count > Self.mostVersions else {
      hubs = Array(versions.indices)
      return
    }
    let ranked = versions.indices.sorted { first, second in
      let isEnglish = (versions[first].language.language, versions[second].language.language)
      if (isEnglish.0 == "en") != (isEnglish.1 == "en") { return isEnglish.0 == "en" }
      return (prepared[second].count, first) < (prepared[first].count, second)
    }
    for hub in ranked where hubs.count < Self.hubCount && originals[hub] == nil {
      hubs.append(hub)
      let texts = Set(prepared[hub].participants.map { versions[hub].segments[$0].text })
      for version in versions.indices where !hubs.contains(version) && originals[version] == nil {
        let common = prepared[version].participants.count {
          texts.contains(versions[version].segments[$0].text)
        }
        if Double(common) >= Self.leastCommon * Double(prepared[version].count) {
          originals[version] = hub
        }
      }
    }
  }

  /// The pairs that are aligned, the later version second, in order of the second.
  var all: [(first: Int, second: Int)] {
    (0..<count).flatMap { second in
      (0..<second).filter { isAligned($0, second) }.map { ($0, second) }
    }
  }

  private func isAligned(_ first: Int, _ second: Int) -> Bool {
    if originals[first] != nil || originals[second] != nil {
      return originals[first] == second || originals[second] == first
    }
    return hubs.contains(first) || hubs.contains(second)
  }
}
