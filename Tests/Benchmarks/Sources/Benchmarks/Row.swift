import Foundation

/// A line of the table.
struct Row {
  /// The goal of `performance.md` that the line is about, such as `G2`.
  var goal: String
  /// What is compared, and with what.
  var subject: String
  /// What the prototypes reached; they counted matches and knew no rules.
  var prototype: String
  /// What is good enough.
  var accept: String
  /// What was measured.
  var reached: String
  /// Absolute figures, for orientation.
  var detail: String

  init(
    _ goal: String, _ subject: String, prototype: String, accept: String, _ comparison: Comparison,
    bytes: Int? = nil
  ) {
    self.init(
      goal, subject, prototype: prototype, accept: accept,
      reached: Self.number(comparison.ratio), detail: Self.detail(comparison, bytes))
  }

  init(
    _ goal: String, _ subject: String, prototype: String, accept: String, reached: String,
    detail: String
  ) {
    self.goal = goal
    self.subject = subject
    self.prototype = prototype
    self.accept = accept
    self.reached = reached
    self.detail = detail
  }

  /// The row in Markdown.
  var markdown: String {
    "| \(goal) | \(subject) | \(prototype) | \(accept) | \(reached) | \(detail) |"
  }

  static let header = """
    | goal | isogloss / peer | prototype | accept | reached | medians: ours, peer |
    | --- | --- | --- | --- | --- | --- |
    """

  /// Two digits that mean something.
  static func number(_ value: Double) -> String {
    String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.1f", value)
  }

  private static func detail(_ comparison: Comparison, _ bytes: Int?) -> String {
    let (ours, theirs) = (comparison.ours, comparison.theirs)
    let speed = bytes.map { ", \(number(Double($0) / 1e6 / ours.cpu)) MB/s" } ?? ""
    return "\(number(ours.cpu)) s\(speed), \(Int(ours.memory)) MB; \(number(theirs.cpu)) s, "
      + "\(Int(theirs.memory)) MB"
  }
}
