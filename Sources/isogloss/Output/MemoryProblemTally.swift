import AssetFormats
import FindingReporters
import LanguageText
import TermChecking

/// Counts the problems of a memory.
struct MemoryProblemTally {
  private let limit: Int
  private var counts: [String: Int] = [:]
  private var severities: [MemoryProblem.Severity: Int] = [:]
  private var refusals: [Client: Set<String>] = [:]
  private var misreadings: [Client: Set<String>] = [:]

  /// Makes a tally that lets only some problems of each rule be told.
  init(limit: Int) { self.limit = limit }

  /// Counts a problem; returns whether it should be told.
  mutating func add(_ problem: MemoryProblem) -> Bool {
    counts[problem.rule, default: 0] += 1
    severities[problem.severity, default: 0] += 1
    for client in problem.refusedBy { refusals[client, default: []].insert(problem.rule) }
    for client in problem.misreadBy { misreadings[client, default: []].insert(problem.rule) }
    return counts[problem.rule, default: 0] <= limit
  }

  /// The worst severity; nil when there is no problem.
  var worst: MemoryProblem.Severity? { severities.keys.max() }

  /// How many there are, for people.
  var total: String {
    func count(_ severity: MemoryProblem.Severity) -> String {
      (severities[severity] ?? 0).counted(severity.rawValue)
    }
    return [.error, .warning, .note].map(count).joined(separator: ", ")
  }

  /// What was not told, for people.
  var omittedLines: [String] {
    counts.sorted { $0.key < $1.key }.filter { $0.value > limit }
      .map { "\($0.value - limit) more of \($0.key)" }
  }

  /// What the tools will do with the file, for people.
  var clientLines: [String] {
    Client.allCases.compactMap { client in
      if let rules = refusals[client] {
        return "\(client.name) would refuse it (\(rules.sorted().joined(separator: ", ")))"
      }
      return misreadings[client].map {
        "\(client.name) would read it wrong (\($0.sorted().joined(separator: ", ")))"
      }
    }
  }

  /// The counts of a file.
  func json(_ path: String, _ counts: (units: Int, variants: Int)) -> JSONValue {
    func names(_ clients: [Client: Set<String>]) -> JSONValue {
      .array(Client.allCases.filter { clients[$0] != nil }.map { .string($0.rawValue) })
    }
    return [
      "summary": [
        "path": .string(path), "units": .integer(counts.units),
        "variants": .integer(counts.variants),
        "errors": .integer(severities[.error] ?? 0),
        "warnings": .integer(severities[.warning] ?? 0),
        "notes": .integer(severities[.note] ?? 0), "refusedBy": names(refusals),
        "misreadBy": names(misreadings),
      ]
    ]
  }
}

extension MemoryProblem.Severity: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    let order = allCases
    return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
  }
}

extension MemoryProblem {
  /// The problem on a line for people.
  func line(_ path: String, _ style: TerminalStyle) -> String {
    let level: Severity = severity
    let name = style.coloured(level.rawValue, by: level.colour)
    let clients =
      refusedBy.isEmpty ? "" : " (refused by \(refusedBy.map(\.name).joined(separator: ", ")))"
    return "\(path):\(line):\(column): \(name)[\(rule)] \(message)\(clients)\n"
  }

  /// The problem as an object.
  func json(_ path: String) -> JSONValue {
    [
      "schema": .integer(1), "rule": .string(rule), "severity": .string(severity.rawValue),
      "path": .string(path), "line": .integer(line),
      "column": .integer(column), "message": .string(message),
      "refusedBy": .array(refusedBy.map { .string($0.rawValue) }),
      "misreadBy": .array(misreadBy.map { .string($0.rawValue) }),
    ]
  }
}

extension MemoryProblem.Severity {
  fileprivate var colour: TermChecking.Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
