extension Int {
  /// The number with an English noun: `1 term`, `2 terms`, and `2 entries` where the plural is given.
  package func counted(_ noun: String, _ nouns: String? = nil) -> String {
    self == 1 ? "1 \(noun)" : "\(self) \(nouns ?? noun + "s")"
  }
}
