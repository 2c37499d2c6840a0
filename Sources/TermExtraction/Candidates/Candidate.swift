/// Why a stretch of text looks like a term, apart from how often it occurs.
struct CandidateCues: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// It is a whole heading or label.
  static let label = CandidateCues(rawValue: 1)
  /// It is quoted, or holds a quoted label: «кнопка “Закрыть”».
  static let quoted = CandidateCues(rawValue: 1 << 1)
  /// It is explained or translated in brackets, or does so.
  static let glossed = CandidateCues(rawValue: 1 << 2)
  /// It is what a definitional sentence defines.
  static let defined = CandidateCues(rawValue: 1 << 3)
  /// Markup stresses it.
  static let stressed = CandidateCues(rawValue: 1 << 4)
  /// Two scripts meet in it: Toggle按鈕, Moreボタン.
  static let mixed = CandidateCues(rawValue: 1 << 5)
  /// The text parts it from its neighbours on both sides: punctuation, function words, scripts.
  static let delimited = CandidateCues(rawValue: 1 << 6)
  /// A glossary or memory has it already.
  static let known = CandidateCues(rawValue: 1 << 7)
  /// It is a word of interfaces: ``InterfaceMeanings``.
  static let listed = CandidateCues(rawValue: 1 << 8)
  /// Word alignment carries a term of another language to it.
  static let projected = CandidateCues(rawValue: 1 << 9)

  /// The cues that make a candidate of something that occurs once, in a text of any length.
  static let forcing: CandidateCues = [
    .label, .quoted, .glossed, .defined, .stressed, .known,
  ]
}

/// A stretch of a segment that may be a term.
struct CandidateSpan: Hashable, Sendable {
  /// The index of the segment in the corpus.
  var segment: Int32
  /// The first token.
  var lower: Int32
  /// Behind the last token.
  var upper: Int32
  /// Why it looks like a term here.
  var cues: CandidateCues

  /// The tokens.
  var tokens: Range<Int> { Int(lower)..<Int(upper) }

  /// Whether it is one Latin letter in lower case: a variable, an option, the end of *don't* or *file(s)*.
  func isSmallLetter(in corpus: Corpus) -> Bool {
    guard upper - lower == 1 else { return false }
    let token = corpus.tokens[Int(lower)]
    return token.script == .latin && !token.isCapitalized
      && corpus.word(Int(lower)).utf8.count == 1
  }
}

/// A possible term: all stretches of one language that differ in inflection and case only.
struct Candidate: Sendable {
  /// The index of the language in the corpus.
  var language: Int
  /// Where it stands, in order; never empty.
  var spans: [CandidateSpan]
  /// All cues of all places.
  var cues: CandidateCues
  /// How many of the places are whole labels.
  var labelCount: Int
  /// How many words it has: a Han word counts about two characters.
  var length: Int
  /// How often it occurs outside longer candidates.
  var freeCount: Int = 0
  /// The share of its places inside the longer candidate that holds most of them, 0…1.
  var hostShare: Double = 0
  /// Whether it is hardly ever seen outside one longer candidate, and so no term of its own.
  var isSubsumed: Bool = false
  /// What its places look like whatever else is proposed; nil until somebody looked.
  var look: Look?
  /// How much it is a term by its own language, 0…1.
  var termhood: Double = 0

  /// How often it occurs.
  var count: Int { spans.count }

  /// How general its words are, 0 for words of a subject … 1.
  var generality: Double { look?.generality ?? 0 }

  /// What only a candidate's own words and places decide.
  struct Look: Sendable {
    /// How general its words are, 0…1.
    var generality: Double
    /// The share of its places that look like a proper name, 0…1.
    var names: Double
    /// How much commoner its words are here than in a background; nil without one.
    var specificity: Double?
  }
}
