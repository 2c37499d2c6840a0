import Foundation

/// How the memory of this process grows over many rounds of the same work.
package struct MemoryWatch: CustomStringConvertible {
  private let warmUp: Int
  private var rounds = 0
  private var first = 0.0

  /// Begins to compare after some rounds, when every cache and page is in place.
  package init(warmUp: Int) { self.warmUp = warmUp }

  /// Counts a round.
  package mutating func note() {
    rounds += 1
    if rounds == warmUp { first = Self.resident }
  }

  /// In megabytes since the warm-up; 0 before its end and where the system does not say.
  package var growth: Double { rounds > warmUp ? Self.resident - first : 0 }

  package var description: String { "\(Int(growth)) MB more after \(rounds) rounds" }

  /// Resident memory in megabytes, which Linux tells in pages.
  private static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(getpagesize()) / 1_048_576
  }
}
