/// How far two short texts are apart.
enum Edits {
  /// Whether one character more, less or other makes one text of the other.
  static func isOne(_ left: [Character], _ right: [Character]) -> Bool {
    guard abs(left.count - right.count) <= 1, left != right else { return false }
    let start = zip(left, right).prefix { $0 == $1 }.count
    let limit = min(left.count, right.count) - start
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return max(left.count, right.count) - start - min(end, limit) <= 1
  }
}
