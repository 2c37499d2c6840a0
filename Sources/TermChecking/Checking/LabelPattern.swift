/// A label with placeholders, such as `%1$d objects` or `Hello, {name}!`, that a product shows with something in
/// their place.
struct LabelPattern: Hashable, Sendable {
  /// Where a placeholder stands.
  private struct Slot: Hashable, Sendable {
    /// What names the placeholder in the translations of the label: its name, or its number.
    let name: String
    /// Whether a number stands in its place.
    let isNumber: Bool
  }

  /// What stands before, between and behind the slots: always one more than these.
  private var literals: [String] = [""]
  private var slots: [Slot] = []

  /// How many letters tell a label that anything may stand beside, at least.
  private static let leastLetters = 2
  /// The longest text in the place of a placeholder, in characters.
  private static let longestValue = 30

  /// Reads a label; nil for one without a placeholder, or hardly anything else.
  ///
  /// - Complexity: O(length).
  init?(_ label: String) {
    guard label.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else {
      return nil
    }
    var rest = LabelCatalog.key(label)[...]
    while let character = rest.first {
      if rest.hasPrefix("%%") {
        literals[literals.count - 1] += "%"
        rest = rest.dropFirst(2)
      } else if let (slot, end) = Self.slot(at: rest, number: slots.count + 1) {
        slots.append(slot)
        literals.append("")
        rest = rest[end...]
      } else {
        literals[literals.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    guard !slots.isEmpty,
      literals.joined().count(where: \.isLetter) >= Self.leastLetters,
      // Nothing tells where the value of the first of two would end.
      literals.dropFirst().dropLast().allSatisfy({ !$0.isEmpty })
    else { return nil }
  }

  /// What a text has in the place of the placeholders, by their names; nil when it is no such label.
  ///
  /// - Complexity: O(length × number of placeholders).
  func values(in text: String) -> [String: String]? {
    var rest = LabelCatalog.key(text)[...]
    guard let first = literals.first, let last = literals.last, rest.hasPrefix(first),
      rest.dropFirst(first.count).hasSuffix(last)
    else { return nil }
    rest = rest.dropFirst(first.count).dropLast(last.count)
    var values: [String: String] = [:]
    for (index, slot) in slots.enumerated() {
      let next = index + 1 < slots.count ? rest.firstRange(of: literals[index + 1]) : nil
      guard index + 1 == slots.count || next != nil else { return nil }
      let value = rest[..<(next?.lowerBound ?? rest.endIndex)]
      guard Self.mayBe(value, slot) else { return nil }
      values[slot.name] = String(value)
      rest = rest[(next?.upperBound ?? rest.endIndex)...]
    }
    return values
  }

  /// The label with values in the place of its placeholders; nil when one of them has none.
  func text(with values: [String: String]) -> String? {
    var text = literals[0]
    for (slot, literal) in zip(slots, literals.dropFirst()) {
      guard let value = values[slot.name] else { return nil }
      text += value + literal
    }
    return text
  }

  private static func mayBe(_ value: Substring, _ slot: Slot) -> Bool {
    guard let first = value.first, value.count <= longestValue, !first.isWhitespace,
      value.last?.isWhitespace == false
    else { return false }
    // Documentation may write `N`.
    return !slot.isNumber || value.contains(where: \.isNumber) || value.count == 1
  }

  /// The placeholder that a text begins with, and where it ends; the number is its place among those of its label.
  private static func slot(
    at text: Substring, number: Int
  ) -> (slot: Slot, end: Substring.Index)? {
    let number = "\(number)"
    if let match = text.prefixMatch(of: /%\(([A-Za-z0-9_.]+)\)[-+0#]*[0-9]*(?:\.[0-9]+)?[a-z]/) {
      let isNumber = text[..<match.range.upperBound].last.map { !"sr".contains($0) } ?? false
      return (Slot(name: String(match.1), isNumber: isNumber), match.range.upperBound)
    }
    if let match = text.prefixMatch(
      of: /%(?:([0-9]+)\$)?[-+0#]*[0-9]*(?:\.[0-9]+)?(?:hh|h|ll|l|q|z)?([@sSdiufxX])(?![a-z])/)
    {
      let name = match.1.map(String.init) ?? number
      return (Slot(name: name, isNumber: !"@sS".contains(match.2)), match.range.upperBound)
    }
    if let match = text.prefixMatch(of: /[$%]?\{\{? ?([A-Za-z0-9_.]+) ?\}?\}/) {
      return (Slot(name: String(match.1), isNumber: false), match.range.upperBound)
    }
    return nil
  }
}
