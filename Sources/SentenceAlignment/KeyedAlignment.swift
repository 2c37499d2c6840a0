/// Versions of the strings of a program, of which keys tell what belongs together.
enum KeyedAlignment {
  /// The groups of versions all of which have keys, most of them shared; nil for others.
  ///
  /// They come in the order of the version with the most keys. Several segments under one key are
  /// paired in order where all versions have as many of them.
  ///
  /// - Complexity: O(segments).
  static func groups(of versions: [DocumentVersion]) -> [AlignedGroup]? {
    let keys = versions.compactMap(\.keys)
    guard versions.count > 1, keys.count == versions.count else { return nil }
    let segments = keys.map { keys in
      Dictionary(grouping: keys.indices, by: { keys[$0] })
    }
    let ranked = versions.indices.sorted { (-segments[$0].count, $0) < (-segments[$1].count, $1) }
    var seen: Set<String> = []
    let order = ranked.flatMap { keys[$0] }.filter { seen.insert($0).inserted }
    let shared = order.count { key in segments.count { $0[key] != nil } > 1 }
    guard let fewest = segments.map(\.count).min(), shared * 2 >= fewest else { return nil }
    return order.flatMap { key in groups(of: segments.map { $0[key] ?? [] }) }
  }

  private static func groups(of members: [[Int]]) -> [AlignedGroup] {
    let present = members.filter { !$0.isEmpty }
    let score: Double = present.count > 1 ? 1 : 0
    let counts = Set(present.map(\.count))
    guard counts.count == 1, let count = counts.first else {
      return [AlignedGroup(members: members, score: score)]
    }
    return (0..<count).map { place in
      AlignedGroup(members: members.map { $0.isEmpty ? [] : [$0[place]] }, score: score)
    }
  }
}
