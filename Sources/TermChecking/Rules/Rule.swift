/// A check of one draft: a value without state that reads a ``CheckContext``.
///
/// Adding a rule: a file in this folder and a line in ``RuleCatalog``.
package protocol Rule: Sendable {
  /// What the rule says about itself.
  static var about: RuleDescription { get }

  /// Makes the rule.
  init()

  /// Reports what the rule finds.
  ///
  /// - Complexity: O(n) in the size of the draft and its sources.
  func check(_ context: CheckContext, into findings: inout FindingList)
}
