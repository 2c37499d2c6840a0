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
    let after = EnglishTokens.first(behind: word.upperBound, of: sentence)
    let isThirdPerson = isThirdPerson(word, in: sentence)
    let hasObject = after.map(objects.contains) ?? false
    if before.last.map({ !$0.isWord && $0 != comma }) ?? true, let after,
      after == that || after == colon && callouts.contains(sentence.utf8Slice(word).lowercased())
    {
      return true
    }
    guard let last = before.last else { return hasObject }
    if last == that, isThirdPerson { return true }
    if determiners.contains(last) { return false }
    if last == to, !hasObject, leadsSomewhere(before.dropLast()) { return false }
    if hasObject, !prepositions.contains(last) { return true }
    // An adverb may stand between a verb and what governs it: *it doesn’t actually change*.
    let governor = isAdverb(last) ? before.dropLast().last ?? last : last
    if isSubject(before[...], ofThirdPerson: isThirdPerson), mayEndVerb(after) { return true }
    if isThirdPerson {
      return subjects.contains(governor) || last == and && after?.ends(with: adverb) ?? false
    }
    return governors.contains(governor) || joiners.contains(last) && isGoverned(before[...])
  }

  /// Whether a word is a verb with a word behind it that makes another verb of both: *to log in*, *set up the lamp*.
  ///
  /// What a noun of the same letters is called says nothing about it, in no language.
  ///
  /// - Complexity: that of ``isVerb(_:in:)``.
  static func isPhrasal(_ word: Range<Int>, in sentence: String) -> Bool {
    guard let after = EnglishTokens.first(behind: word.upperBound, of: sentence),
      particles.contains(after)
    else { return false }
    let before = EnglishTokens.last(1, before: word.lowerBound, of: sentence).last
    // At the beginning of a sentence it is what to do.
    return before.map { !$0.isWord && $0 != comma } ?? true || isVerb(word, in: sentence)
  }

  /// Whether words end in one behind which *to* says where something goes or what it is like: *Convert to bitmap*, *equal
  /// to*.
  ///
  /// A verb in its base form does so where it begins the sentence; inside one it may be a label, *press Save to
  /// commit*.
  private static func leadsSomewhere(_ words: ArraySlice<EnglishToken>) -> Bool {
    let words = words.last?.isWord == false ? words.dropLast() : words
    guard let last = words.last else { return false }
    return leading.contains(last)
      || movers.contains(last) && words.dropLast().last.map { !$0.isWord } ?? true
  }

  private static func isThirdPerson(_ word: Range<Int>, in sentence: String) -> Bool {
    let bytes = sentence.utf8.span
    guard word.upperBound <= bytes.count, word.count > 0,
      bytes[word.upperBound - 1] == UInt8(ascii: "s")
    else { return false }
    guard word.count > 1 else { return true }
    switch bytes[word.upperBound - 2] {
    case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"): return false
    default: return true
    }
  }

  private static func isAdverb(_ word: EnglishToken) -> Bool {
    word.count > 3 && word.ends(with: adverb) || adverbs.contains(word)
  }

  /// Whether words end in a clause that has a subject and no verb yet: *when a value*, *if something in the
  /// list*, *whenever states*.
  private static func isSubject(_ words: ArraySlice<EnglishToken>, ofThirdPerson: Bool) -> Bool {
    guard let start = words.lastIndex(where: conjunctions.contains) else { return false }
    let subject = words[(start + 1)...]
    guard let first = subject.first, let last = subject.last, subject.count <= longestSubject,
      subject.allSatisfy(\.isWord)
    else { return false }
    let isPlural = last.ends(with: plural) && !last.ends(with: genitive)
    // One of the words before may be the verb.
    let others = isPlural ? subject.dropLast() : subject
    guard
      !others.contains(where: { word in
        governors.contains(word) || forms.contains(word)
          || participles.contains { word.ends(with: $0) } && !things.contains(word)
          || word.ends(with: plural) && !word.ends(with: genitive)
            && !determiners.contains(word)
      })
    else { return false }
    return ofThirdPerson
      ? !isPlural && (determiners.contains(first) || things.contains(first))
      : isPlural
  }

  /// Whether a word or mark behind a verb without an object may follow it.
  private static func mayEndVerb(_ next: EnglishToken?) -> Bool {
    guard let next, next.isWord else { return true }
    return prepositions.contains(next) || next == to
  }

  /// Whether the words before one that is joined to others are verbs in a row, back to what governs
  /// them: *to create, work on, merge, and delete*.
  private static func isGoverned(_ words: ArraySlice<EnglishToken>) -> Bool {
    var isAtMark = true
    for word in words.reversed().prefix(reach) {
      if governors.contains(word) { return true }
      // In front of a mark it is a part of the verb: *work on, …*.
      if !isAtMark, prepositions.contains(word) { return false }
      let isMark = !word.isWord
      if determiners.contains(word) || isMark && word != comma { return false }
      isAtMark = isMark
    }
    return false
  }

  private static let determiners = Set(
    EnglishWords.determiners.map { EnglishToken($0) })

  private static let that: EnglishToken = "that"
  private static let and: EnglishToken = "and"
  private static let to: EnglishToken = "to"
  private static let comma: EnglishToken = ","
  private static let colon: EnglishToken = ":"

  /// Verbs at the head of a remark, *Note: it is closed*, which tell readers what to do and name no note.
  private static let callouts: Set<String> = ["note", "notice"]

  private static let plural: EnglishToken.Ending = "s"
  private static let genitive: EnglishToken.Ending = "'s"
  private static let adverb: EnglishToken.Ending = "ly"
  private static let participles: [EnglishToken.Ending] = ["ing", "ed"]

  private static let adverbs: Set<EnglishToken> = ["also", "always", "never", "still"]

  /// Words that have a verb of the third person behind them.
  private static let subjects: Set<EnglishToken> = ["it", "he", "she", "which", "who"]

  private static let conjunctions: Set<EnglishToken> = [
    "when", "whenever", "if", "once", "until", "unless",
  ]

  private static let things: Set<EnglishToken> = [
    "something", "anything", "everything", "nothing", "someone", "anyone",
  ]

  /// Forms of verbs that no ending tells.
  private static let forms: Set<EnglishToken> = [
    "is", "are", "was", "were", "has", "have", "had", "been", "made", "make", "need", "use", "get",
    "there", "it", "he", "she",
  ]

  /// How many words before one tell what it is: more than a subject and its conjunction have.
  private static let reach = 8

  /// How many words a subject has at most.
  private static let longestSubject = 6

  /// Words that have the base of a verb behind them.
  private static let governors: Set<EnglishToken> = [
    "to", "can", "could", "will", "would", "shall", "should", "may", "might", "must", "do", "does",
    "did", "don't", "doesn't", "didn't", "can't", "cannot", "couldn't", "won't", "wouldn't",
    "shouldn't", "not", "let's", "please", "i", "you", "we", "they",
  ]

  private static let leading: Set<EnglishToken> = [
    "equal", "similar", "relative", "prior", "according", "due", "compared", "corresponding",
    "adjacent", "identical", "parallel", "specific", "converted", "exported", "anchored",
    "attached",
    "connected", "linked", "related", "added", "saved", "sent", "copied", "moved", "assigned",
    "bound", "mapped", "belongs", "refers", "converts", "exports", "anchors", "attaches",
    "connects",
    "links", "sends", "adds", "copies", "moves", "switches", "jumps", "returns", "snaps", "maps",
  ]

  private static let movers: Set<EnglishToken> = [
    "convert", "export", "anchor", "attach", "connect", "link", "send", "add", "copy", "move",
    "switch", "jump", "return", "snap", "map", "save", "print", "upload", "publish", "outline",
    "scroll", "go", "refer",
  ]

  private static let joiners: Set<EnglishToken> = [",", "and", "or", "then"]

  /// Words that make another verb of the one before them.
  private static let particles: Set<EnglishToken> = [
    "in", "out", "on", "off", "up", "down", "into", "back", "over", "away",
  ]

  /// Words that begin the object of a verb.
  private static let objects: Set<EnglishToken> = [
    "it", "them", "him", "us", "me", "your", "our", "their", "its", "his", "my", "the", "a", "an",
    "this", "these", "those", "all", "any", "each", "every",
  ]

  /// Words that have a noun behind them.
  private static let prepositions: Set<EnglishToken> = [
    "of", "in", "on", "at", "by", "for", "from", "with", "without", "as", "into", "over", "under",
    "per", "via", "like", "between", "after", "before", "during", "than",
  ]
}
