/// An entry of a PO file, its strings unescaped.
struct POCatalogEntry {
  /// The line of `msgid`, from 1.
  var line = 0
  /// The context; nil when the entry has none.
  var context: String?
  /// The text to translate.
  var source = ""
  /// The text for more than one; nil for an entry without plural.
  var plural: String?
  /// The translations by plural form; one with the form 0 where there is no plural.
  var targets: [(form: Int, text: String)] = []
  /// Comments of translators and of programmers.
  var notes: [String] = []
  /// Those of ``notes`` that translators wrote.
  var comments: [String] = []
  /// The places in the code.
  var references: [String] = []
  /// The flags, such as `c-format`.
  var flags: [String] = []

  /// Whether the translation needs a review.
  var isFuzzy: Bool { flags.contains("fuzzy") }
}
