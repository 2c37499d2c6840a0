extension Unicode.Scalar {
  /// Whether this is one of the apostrophes that may stand inside a word of Ukrainian: об'єкт, об’єкт, обʼєкт.
  package var isApostrophe: Bool { self == "'" || self == "’" || self == "ʼ" }
}
