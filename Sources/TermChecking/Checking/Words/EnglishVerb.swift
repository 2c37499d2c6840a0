import LanguageText

/// Tells where English uses a word as a verb that is a noun elsewhere: *to commit* beside *a commit*.
///
/// Languages that inflect have another word for the verb, which no glossary asks them to make a noun.
/// Only what the neighbours show is taken for a verb.
enum EnglishVerb {
  /// Whether a word, given by UTF-8 byte offsets into its sentence, is a verb there.
  ///
  /// - Complexity: O(length of the words around it) in ASCII, O(length of the sentence) where another
  ///   character stands there.
  static func isVerb(_ word: Range<Int>, in sentence: String) -> Bool {
    let before = EnglishTokens.last(reach, before: word.lowerBound, of: sentence)
    let after = EnglishTokens.first(behind: word.upperBound, of: sentence) ?? ""
    let isThirdPerson = isThirdPerson(sentence.utf8Slice(word))
    guard let last = before.last else { return objects.contains(after) }
    if last == "that", isThirdPerson { return true }
    if EnglishWords.determiners.contains(last) { return false }
    if objects.contains(after), !prepositions.contains(last) { return true }
    // An adverb may stand between a verb and what governs it: *it doesn’t actually change*.
    let governor = isAdverb(last) ? before.dropLast().last ?? last : last
    if isSubject(before[...], ofThirdPerson: isThirdPerson), mayEndVerb(after) { return true }
    if isThirdPerson {
      return ["it", "he", "she", "which", "who"].contains(governor)
        || last == "and" && after.hasSuffix("ly")
    }
    return governors.contains(governor) || joiners.contains(last) && isGoverned(before[...])
  }

  private static func isThirdPerson(_ word: String) -> Bool {
    word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  private static func isAdverb(_ word: String) -> Bool {
    word.count > 3 && word.hasSuffix("ly") || ["also", "always", "never", "still"].contains(word)
  }

  /// Whether words end in a clause that has a subject and no verb yet: *when a value*, *if something in the
  /// list*, *whenever states*.
  private static func isSubject(_ words: ArraySlice<String>, ofThirdPerson: Bool) -> Bool {
    guard let start = words.lastIndex(where: conjunctions.contains) else { return false }
    let subject = words[(start + 1)...]
    guard let first = subject.first, let last = subject.last, subject.count <= longestSubject,
      subject.allSatisfy({ $0.first?.isLetter ?? false })
    else { return false }
    let isPlural = last.hasSuffix("s") && !last.hasSuffix("'s")
    // One of the words before may be the verb.
    let others = isPlural ? subject.dropLast() : subject
    guard
      !others.contains(where: { word in
        governors.contains(word) || forms.contains(word)
          || ["ing", "ed"].contains { word.hasSuffix($0) } && !things.contains(word)
          || word.hasSuffix("s") && !word.hasSuffix("'s")
            && !EnglishWords.determiners.contains(word)
      })
    else { return false }
    return ofThirdPerson
      ? !isPlural && (EnglishWords.determiners.contains(first) || things.contains(first))
      : isPlural
  }

  /// Whether a word or mark behind a verb without an object may follow it.
  private static func mayEndVerb(_ next: String) -> Bool {
    next.first.map { !$0.isLetter } ?? true || prepositions.contains(next) || next == "to"
  }

  /// Whether the words before one that is joined to others are verbs in a row, back to what governs
  /// them: *to create, work on, merge, and delete*.
  private static func isGoverned(_ words: ArraySlice<String>) -> Bool {
    var isAtMark = true
    for word in words.reversed().prefix(reach) {
      if governors.contains(word) { return true }
      // In front of a mark it is a part of the verb: *work on, …*.
      if !isAtMark, prepositions.contains(word) { return false }
      let isMark = !(word.first?.isLetter ?? false)
      if EnglishWords.determiners.contains(word) || isMark && word != "," { return false }
      isAtMark = isMark
    }
    return false
  }

  private static let conjunctions: Set<String> = [
    "when", "whenever", "if", "once", "until", "unless",
  ]

  private static let things: Set<String> = [
    "something", "anything", "everything", "nothing", "someone", "anyone",
  ]

  /// Forms of verbs that no ending tells.
  private static let forms: Set<String> = [
    "is", "are", "was", "were", "has", "have", "had", "been", "made", "make", "need", "use", "get",
    "there", "it", "he", "she",
  ]

  /// How many words before one tell what it is: more than a subject and its conjunction have.
  private static let reach = 8

  /// How many words a subject has at most.
  private static let longestSubject = 6

  /// Words that have the base of a verb behind them.
  private static let governors: Set<String> = [
    "to", "can", "could", "will", "would", "shall", "should", "may", "might", "must", "do", "does",
    "did", "don't", "doesn't", "didn't", "can't", "cannot", "couldn't", "won't", "wouldn't",
    "shouldn't", "not", "let's", "please", "i", "you", "we", "they",
  ]

  private static let joiners: Set<String> = [",", "and", "or", "then"]

  /// Words that begin the object of a verb.
  private static let objects: Set<String> = [
    "it", "them", "him", "us", "me", "your", "our", "their", "its", "his", "my", "the", "a", "an",
    "this", "these", "those", "all", "any", "each", "every",
  ]

  /// Words that have a noun behind them.
  private static let prepositions: Set<String> = [
    "of", "in", "on", "at", "by", "for", "from", "with", "without", "as", "into", "over", "under",
    "per", "via", "like", "between", "after", "before", "during", "than",
  ]
}
