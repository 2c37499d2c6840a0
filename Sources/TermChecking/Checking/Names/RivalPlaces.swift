import LanguageText

/// The places of one language at which one other name stands for a concept.
struct RivalPlaces {
  /// What the places together tell about the name.
  enum Verdict: Hashable {
    /// It stands for the term by mistake.
    case slip
    /// It has a good part of the documents that have the concept: users of all.
    case settled(users: Int, documents: Int)
    /// It would be settled, but its places are one sentence that comes back, of which it may translate any word.
    case frame
    /// The source has another sense where it stands.
    case otherSense
    /// It translates a longer expression of the source, which is no concept yet.
    case expression(String)
  }

  /// A place with the report of the missing term.
  struct Member {
    /// The place with its document.
    let occurrence: SenseEvidence.Occurrence
    /// The other name as written.
    let surface: String
    /// What would be reported.
    let finding: Finding

    /// The index of the document.
    var document: Int { occurrence.document }
    /// The place.
    var place: RivalWords.Place { occurrence.place }
  }

  /// The places in order of the documents.
  let members: [Member]

  /// The least documents with a concept that tell how translators call it.
  private static let leastDocuments = 8
  /// The least documents that have a settled name, how many times as many may have the concept, and
  /// how many are enough whatever the rest does.
  private static let leastUsers = 4
  private static let share = 4
  private static let enoughUsers = 8
  /// The least documents and places of a settled name that most others do without.
  private static let fewUsers = 3
  private static let manyPlaces = 10

  /// Judges the name beside the places that have the term.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  func verdict(
    besides terms: [SenseEvidence.Occurrence], _ others: OtherLanguages, in language: String
  ) -> Verdict {
    if others.avoid(members.map(\.place), besides: language) { return .otherSense }
    if let text = expression(besides: terms.map(\.place)) { return .expression(text) }
    let users = Set(members.map(\.document))
    let documents = users.union(terms.map(\.document)).count
    let isFrequent =
      users.count >= Self.fewUsers && members.count >= Self.manyPlaces
      && members.count * Self.share >= terms.count
    if isFrequent
      || documents >= Self.leastDocuments && users.count >= Self.leastUsers
        && (users.count * Self.share >= documents || users.count >= Self.enoughUsers)
    {
      return areFrame ? .frame : .settled(users: users.count, documents: documents)
    }
    return .slip
  }

  /// Whether the sources of the places are one sentence that differs in a word or two, such as what each page begins
  /// with: most have at least half of their other long words in common, and two of them.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  private var areFrame: Bool {
    var sentences: [Int: Set<Substring>] = [:]
    for place in members.lazy.map(\.place) where sentences[place.number] == nil {
      sentences[place.number] = Set(
        place.sentence.source.without([place.term], replacedBy: " ").lowercased()
          .split { !$0.isLetter }.filter { $0.count >= Self.lettersOfLongWord })
    }
    guard sentences.count >= RenderingHabits.leastRivals else { return false }
    var counts: [Substring: Int] = [:]
    for word in sentences.values.joined() { counts[word, default: 0] += 1 }
    let common = Set(counts.filter { $0.value * 3 >= sentences.count * 2 }.keys)
    let framed = sentences.values.count { words in
      let shared = words.intersection(common).count
      return shared > 1 && shared * 2 >= words.count
    }
    return framed * 3 >= sentences.count * 2
  }

  /// Shorter words join others in most languages, and all sentences have some of them.
  private static let lettersOfLongWord = 4

  /// The words of the source that nearly all places have together with the term, and hardly any
  /// place that is translated by it.
  private func expression(besides terms: [RivalWords.Place]) -> String? {
    let places = Set(members.map(\.place))
    guard places.count >= RenderingHabits.leastRivals, terms.count >= places.count else {
      return nil
    }
    for side in [RivalWords.Place.Side.after, .before] {
      let words = Dictionary(grouping: places) { $0.neighbour(side)?.key ?? "" }
      guard
        let (key, found) = words.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
        !key.isEmpty, found.count * 5 >= places.count * 4,
        terms.count(where: { $0.neighbour(side)?.key == key }) * 4 <= found.count,
        let first = members.first(where: { $0.place.neighbour(side)?.key == key })?.place,
        let word = first.neighbour(side)?.surface
      else { continue }
      return side == .after ? "\(first.termText) \(word)" : "\(word) \(first.termText)"
    }
    return nil
  }
}

extension RivalWords.Place {
  /// Whether a text is the word of the source, perhaps in the other number.
  func isNamed(by text: String) -> Bool {
    let words = [termText, text].map { $0.lowercased() }
    return words[0] == words[1] || words[0] == words[1] + "s" || words[1] == words[0] + "s"
  }

  /// A side of the term.
  enum Side: Hashable {
    case before, after
  }

  /// The word of the source next to the term; nil for a mark and at the end of the sentence.
  func neighbour(_ side: Side) -> SentenceWords.Word? {
    let source = sentence.source
    func isLetter(_ character: Character) -> Bool { character.isLetter || character == "-" }
    let word: String
    switch side {
    case .before:
      let text = source.utf8Slice(0..<term.lowerBound)
      guard text.last == " " else { return nil }
      word = String(text.dropLast().reversed().prefix(while: isLetter).reversed())
    case .after:
      let text = source.utf8Slice(term.upperBound..<source.utf8.count)
      guard text.first == " " else { return nil }
      word = String(text.dropFirst().prefix(while: isLetter))
    }
    return word.isEmpty
      ? nil : SentenceWords.Word(key: String(word.lowercased().prefix(5)), surface: word)
  }
}
