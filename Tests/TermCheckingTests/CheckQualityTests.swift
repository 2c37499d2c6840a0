import Foundation
import TestSupport
import Testing

@testable import TermChecking

/// Guards the quality of checking on real sentences with known findings, kept beside the checkout.
@Suite(.enabled(if: SharedFolder.url != nil, "skipped: no shared gold beside the checkout"))
struct CheckQualityTests {
  @Test func almostEveryItemIsExact() throws {
    let items = try SharedFolder.lines(of: "gold/check/dev.jsonl").map {
      try JSONDecoder().decode(GoldItem.self, from: $0)
    }
    var tallies: [String: Tally] = [:]
    for item in items {
      guard let found = try item.outcomes() else { continue }
      for key in ["all", "lang \(item.lang)", "case \(item.case)"] {
        tallies[key, default: Tally()].add(found: found, wanted: item.wanted)
      }
      if found != item.wanted {
        Self.log(
          "\(item.id) \(item.case) +\(found.subtracting(item.wanted)) -\(item.wanted.subtracting(found)) | \(item.text) | \(item.source ?? "") | \(item.terms)"
        )
      }
    }
    for (key, tally) in tallies.sorted(by: { $0.key < $1.key }) { Self.log("\(key): \(tally)") }
    for (key, tally) in tallies where !key.hasPrefix("case") {
      #expect(tally.exactShare >= 0.98, "\(key): \(tally)")
      #expect(tally.precision >= 0.98, "\(key): \(tally)")
      #expect(tally.recall >= 0.98, "\(key): \(tally)")
    }
  }

  private static func log(_ line: String) {
    guard ProcessInfo.processInfo.environment["ISOGLOSS_MISSES"] != nil else { return }
    print(line)
  }

  private struct Tally: CustomStringConvertible {
    var items = 0
    var exact = 0
    var right = 0
    var wrong = 0
    var missed = 0

    mutating func add(found: Set<GoldItem.Outcome>, wanted: Set<GoldItem.Outcome>) {
      items += 1
      exact += found == wanted ? 1 : 0
      right += found.intersection(wanted).count
      wrong += found.subtracting(wanted).count
      missed += wanted.subtracting(found).count
    }

    var exactShare: Double { Double(exact) / Double(max(items, 1)) }
    var precision: Double { right + wrong == 0 ? 1 : Double(right) / Double(right + wrong) }
    var recall: Double { right + missed == 0 ? 1 : Double(right) / Double(right + missed) }

    var description: String {
      func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
      return "\(items) items, exact \(percent(exactShare)), "
        + "precision \(percent(precision)), recall \(percent(recall))"
    }
  }
}
