/// Words that tell an English noun such as `the pop-up` from a verb such as `to pop up`.
enum EnglishWords {
  /// Adverbs that end phrasal verbs and, closed or hyphenated, the nouns made of them.
  static let particles: Set<String> = [
    "up", "down", "in", "out", "on", "off", "over", "back", "away", "through", "around", "by",
    "under", "along", "aside", "together",
  ]

  private static let particleTable = FormTable(particles.map { Array($0.utf8) })

  /// Whether a folded word is one of ``particles``.
  static func isParticle(_ word: [UInt8]) -> Bool {
    particleTable.number(of: word, word.indices) != nil
  }

  /// Whether a word with a hash, as ``FormTable`` takes it, may be one of ``particles``: most are told
  /// without making a string.
  static func mayBeParticle(_ hash: UInt64) -> Bool { particleTable.mayHold(hash) }

  private static let functionTable = FormTable(functionWords.map { Array($0.utf8) })

  /// Whether a word with a hash may be one of ``functionWords``.
  static func mayBeFunctionWord(_ hash: UInt64) -> Bool { functionTable.mayHold(hash) }

  /// Words after which a noun comes.
  static let determiners: Set<String> = [
    "a", "an", "the", "this", "that", "these", "those", "each", "every", "any", "no", "some",
    "your", "its", "their", "our", "my", "his", "her", "one", "another",
  ]

  /// Words that no compound before them describes.
  static let functionWords: Set<String> = [
    "a", "an", "the", "is", "are", "was", "were", "be", "has", "have", "had", "can", "will", "may",
    "must", "should", "and", "or", "but", "nor", "if", "when", "while", "that", "which", "who",
    "to", "of", "in", "on", "at", "by", "for", "from", "with", "without", "as", "into", "over",
    "under", "before", "after", "until", "during", "between", "through", "because", "where",
    "unless", "than", "only", "again", "here", "there", "now", "their", "our", "his", "her", "my",
    "do", "does", "not", "also", "it", "its", "your", "you", "this", "these", "so", "then",
  ]

  /// Words behind *logged in* and the like that leave *in* without a noun.
  static let followersOfParticles: Set<String> = [
    "to", "as", "with", "from", "at", "via", "using", "by", "through", "and", "or", "but", "nor",
    "again", "already", "automatically", "successfully", "manually", "now", "then", "once", "twice",
    "yesterday", "today", "when", "whenever", "if", "unless", "while", "before", "after", "until",
    "since", "because", "so", "for", "without", "user", "users", "is", "are", "was", "were", "can",
    "will", "must", "here", "first", "early", "late",
    "takes", "requires", "needs", "fails", "works", "does", "should",
  ]
}
