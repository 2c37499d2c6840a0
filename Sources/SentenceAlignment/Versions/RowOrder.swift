/// Puts the rows of tables in the order in which another version has them, told by what begins them.
///
/// An alignment in order pairs a row that stands elsewhere with its neighbour. The options of a program are sorted by
/// their names in one version and by subject in the other, and their names are the same in both.
struct RowOrder {
  /// The least rows that two tables have in common, and of those of the smaller one at least half.
  private static let leastRows = 3

  private struct Row {
    /// What its first cell says; see ``PreparedVersion/rowKeys``.
    var key: Int
    var members: Range<Int>
  }

  /// The rows of each table of the version whose order is kept, by what begins them, without those that begin alike.
  private let ranks: [[Int: Int]]
  /// The tables that have a row with a beginning.
  private let tables: [Int: [Int]]

  /// Takes the version whose order is kept.
  ///
  /// - Complexity: O(participants).
  init(of version: PreparedVersion) {
    ranks = Self.tables(of: version).map { rows in
      Self.unique(rows).reduce(into: [:]) { $0[rows[$1].key] = $1 }
    }
    var tables: [Int: [Int]] = [:]
    for (table, ranks) in ranks.enumerated() {
      for key in ranks.keys { tables[key, default: []].append(table) }
    }
    self.tables = tables
  }

  /// A version with its rows in that order; the version itself where they are.
  ///
  /// What is not in the other version stays behind the row before it.
  ///
  /// - Complexity: O(n log n) in the participants that are cells.
  func applied(to version: PreparedVersion) -> PreparedVersion {
    guard !tables.isEmpty else { return version }
    var order = Array(0..<version.count)
    for rows in Self.tables(of: version) {
      guard let sorted = sorted(rows) else { continue }
      order.replaceSubrange(
        rows[0].members.lowerBound..<rows[rows.count - 1].members.upperBound,
        with: sorted.flatMap { Array($0.members) })
    }
    return order == Array(0..<version.count) ? version : version.reordered(order)
  }

  /// The rows of a table in the other order; nil where they are, or no table of the other version is the same.
  private func sorted(_ rows: [Row]) -> [Row]? {
    let unique = Set(Self.unique(rows))
    var common: [Int: Int] = [:]
    for row in unique {
      for table in tables[rows[row].key] ?? [] { common[table, default: 0] += 1 }
    }
    guard let (table, count) = common.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      count >= Self.leastRows, count * 2 >= min(unique.count, ranks[table].count)
    else { return nil }
    var rank = -1
    var ranked: [(rank: Int, row: Row)] = []
    for (index, row) in rows.enumerated() {
      if unique.contains(index), let known = ranks[table][row.key] { rank = known }
      ranked.append((rank, row))
    }
    guard zip(ranked, ranked.dropFirst()).contains(where: { $1.rank < $0.rank }) else { return nil }
    return ranked.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.row)
  }

  /// The rows that no other row begins like, as indices.
  private static func unique(_ rows: [Row]) -> [Int] {
    let counts = rows.reduce(into: [:]) { $0[$1.key, default: 0] += 1 }
    return rows.indices.filter { counts[rows[$0].key] == 1 }
  }

  /// The rows of each table, in order: cells that follow each other, cut where one begins a row.
  private static func tables(of version: PreparedVersion) -> [[Row]] {
    var tables: [[Row]] = []
    for index in 0..<version.count where version.isCell[index] {
      let follows = index > 0 && version.isCell[index - 1]
      if !follows { tables.append([]) }
      if !follows || version.rowKeys[index] != 0 {
        tables[tables.count - 1].append(
          Row(key: version.rowKeys[index], members: index..<index + 1))
      } else {
        let row = tables[tables.count - 1].count - 1
        tables[tables.count - 1][row].members =
          tables[tables.count - 1][row].members.lowerBound..<index + 1
      }
    }
    return tables.filter { $0.count >= leastRows }
  }
}
