/// Where each part of a folded text came from, as runs.
///
/// In a linear run every scalar kept its length, so offsets differ by a constant; any other unit
/// (a ligature, a collapsed space, a composed mark) is a run of its own that maps as a whole.
struct FoldedOffsets: Sendable {
  private struct Run {
    var folded: Int32
    var original: Int32
    /// Where the unit ends in the original; negative for a linear run.
    var originalEnd: Int32
  }

  private var runs: [Run] = []
  private var foldedCount = 0
  private var originalCount = 0
  /// Whether every offset is the same in both texts.
  private(set) var isIdentity = false

  /// Makes the offsets of a text to which parts are added.
  init() {}

  /// Makes the offsets of a text each part of which kept its place: there are no runs to ask.
  init(identity count: Int) {
    (foldedCount, originalCount, isIdentity) = (count, count, true)
  }

  /// Notes that a scalar at `original` went to `folded` with the same length.
  mutating func addLinear(folded: Int, original: Int) {
    if let last = runs.last, last.originalEnd < 0,
      Int(last.original) - Int(last.folded) == original - folded
    {
      return
    }
    runs.append(Run(folded: Int32(folded), original: Int32(original), originalEnd: -1))
  }

  /// Notes that what folded text gets at `folded` stands for the whole of `original`.
  mutating func addUnit(folded: Int, original: Range<Int>) {
    runs.append(
      Run(
        folded: Int32(folded), original: Int32(original.lowerBound),
        originalEnd: Int32(original.upperBound)))
  }

  mutating func finish(foldedCount: Int, originalCount: Int) {
    self.foldedCount = foldedCount
    self.originalCount = originalCount
  }

  func originalRange(of range: Range<Int>) -> Range<Int> {
    let start = start(ofFolded: range.lowerBound)
    guard !range.isEmpty else { return start..<start }
    return start..<max(start, end(ofFolded: range.upperBound))
  }

  func foldedRange(of range: Range<Int>) -> Range<Int> {
    let lower = folded(from: range.lowerBound, roundingUp: false)
    return lower..<max(lower, folded(from: range.upperBound, roundingUp: true))
  }

  private func start(ofFolded offset: Int) -> Int {
    guard offset < foldedCount, let index = lastRun(where: { Int($0.folded) <= offset }) else {
      return offset < foldedCount ? 0 : originalCount
    }
    let run = runs[index]
    return Int(run.original) + (run.originalEnd < 0 ? offset - Int(run.folded) : 0)
  }

  private func end(ofFolded offset: Int) -> Int {
    guard let index = lastRun(where: { Int($0.folded) < offset }) else { return 0 }
    let run = runs[index]
    return run.originalEnd < 0
      ? Int(run.original) + offset - Int(run.folded) : Int(run.originalEnd)
  }

  private func folded(from offset: Int, roundingUp: Bool) -> Int {
    guard let index = lastRun(where: { Int($0.original) <= offset }) else { return 0 }
    let run = runs[index]
    let next = index + 1 < runs.count ? Int(runs[index + 1].folded) : foldedCount
    if run.originalEnd < 0 { return min(Int(run.folded) + offset - Int(run.original), next) }
    let isInside = offset > Int(run.original) && (roundingUp || offset >= Int(run.originalEnd))
    return isInside ? next : Int(run.folded)
  }

  /// The last run for which a condition holds that is true of a prefix of the runs only.
  private func lastRun(where holds: (Run) -> Bool) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if holds(runs[middle]) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
