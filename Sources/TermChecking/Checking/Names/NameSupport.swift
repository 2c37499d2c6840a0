import LanguageText

/// Tells two names of a concept from a name and another word that stands near it.
///
/// What nobody has decided on, extraction has linked for standing in the same passages. A second name is
/// one where most places that have it are places whose source names the concept, and few of these have
/// more names than the source asks for; and where all that holds of another name, of which it is neither a
/// part nor a longer form, and which differs by more than ``NameDifference`` ignores. What is no thing
/// has no name: of two ways to put a verb or an adjective only a word of the source and a misspelling
/// are told. Of names that do not look alike one has to be borrowed: other pairs are two senses of a
/// word more often than two names.
struct NameSupport {
  private let tallies: NameTallies

  /// The least share of the places of a second name, and of the one that it stands beside.
  private static let leastShare = 0.6
  private static let leastShareOfFirst = 0.5
  /// How many places tell more than chance of names that do not look alike.
  private static let leastPlaces = 2
  /// The same where one of the names is the word of the source, which stands for names of fields, too.
  private static let leastPlacesOfLoans = 4

  /// Goes by what the documents tell.
  init(_ tallies: NameTallies) { self.tallies = tallies }

  /// Makes doubtful notes on two names of a concept likely ones where the places tell so.
  ///
  /// Of a second name that many places have the first is likely, and says how many other documents have
  /// it: who decides on it decides for all.
  ///
  /// - Complexity: O(n) in the number of findings.
  func weigh(_ results: inout [CheckResult]) {
    var places: [NameTallies.Name: [(document: Int, index: Int)]] = [:]
    for document in results.indices {
      for index in results[document].findings.indices
      where results[document].findings[index].isDoubtful
        && results[document].findings[index].rule == InconsistentTerm.about.id
      {
        let finding = results[document].findings[index]
        guard let name = tallies.name(in: finding) else { continue }
        if !finding.isSuppressed, isSupported(name) {
          places[name, default: []].append((document, index))
        }
      }
    }
    for members in places.values {
      guard let first = members.first else { continue }
      results[first.document].findings[first.index].confidence = Finding.confidenceOfLikelyNotes
      let others = Set(members.map(\.document)).count - 1
      guard others > 0 else { continue }
      results[first.document].findings[first.index].message +=
        others == 1 ? ", as in one more" : ", as in \(others) more"
    }
  }

  private func isSupported(_ name: NameTallies.Name) -> Bool {
    let all = tallies.all(of: name.concept)
    let first = all.filter { $0.key != name.text }
      .max { ($0.value.asked, $1.key) < ($1.value.asked, $0.key) }
    guard let tally = all[name.text], let first, Self.isName(tally, from: Self.leastShare),
      Self.isName(first.value, from: Self.leastShareOfFirst)
    else { return false }
    let texts = [name.text, first.key].map { TermForms.fold($0) }
    let isLoan = tally.isLoan || first.value.isLoan
    guard !Self.isPart(texts[0], of: texts[1]), !Self.isPart(texts[1], of: texts[0]),
      !NameDifference.isNoChoice(texts[0], texts[1], in: name.concept.tag)
    else { return false }
    let isThing = tally.english.isEmpty || tally.english.contains(where: EnglishThing.isNamed)
    guard isThing || isLoan || Misspelling.isBetween(texts[0], texts[1]) else { return false }
    if !isLoan, Self.areAlike(texts[0], texts[1]) { return true }
    let places = isLoan ? Self.leastPlacesOfLoans : Self.leastPlaces
    guard min(tally.asked, first.value.asked) >= places else { return false }
    return isLoan || tally.english.isEmpty
      || tally.english.contains { Self.isBorrowed(texts[0], $0) || Self.isBorrowed(texts[1], $0) }
  }

  /// Whether a name stands for its concept so often that it is no chance.
  ///
  /// Half a place is added on either side, so that few places tell less than many.
  private static func isName(_ tally: NameTallies.Tally, from share: Double) -> Bool {
    Double(tally.asked) + 0.5 >= share * Double(tally.asked + tally.unasked + 1)
      && Double(tally.needed) + 0.5 >= share * Double(tally.asked + 1)
  }

  /// Whether a name stands in another, or has only words of it, perhaps in another form, and fewer of them.
  private static func isPart(_ name: String, of other: String) -> Bool {
    if name.count < other.count, other.holdsBytes(of: name) { return true }
    let words = [name, other].map { text in text.split { !($0.isLetter || $0.isNumber) } }
    return words[0].count < words[1].count
      && words[0].allSatisfy { word in words[1].contains { haveStem(word, $0) } }
  }

  /// Whether a name sounds like the English one: 프로젝트, контент.
  private static func isBorrowed(_ name: String, _ english: String) -> Bool {
    Cognates.similarity(name, english) >= leastLikeness
  }

  private static let leastLikeness = 0.6

  /// Whether names begin or end alike by a third of their letters: they have a word in common, or one is
  /// another spelling.
  ///
  /// Two Chinese characters are two words, and have to be one.
  private static func areAlike(_ first: String, _ second: String) -> Bool {
    let head = zip(first, second).prefix { $0 == $1 }.count
    let tail = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let longest = max(first.count, second.count)
    let isShort = longest < 3 && first.unicodeScalars.allSatisfy { ScriptClass($0) == .han }
    return !isShort && (head + tail) * 10 >= longest * 3
  }

  private static func haveStem(_ first: Substring, _ second: Substring) -> Bool {
    let common = zip(first, second).prefix { $0 == $1 }.count
    return first == second
      || common >= 3 && Double(common) >= 0.6 * Double(max(first.count, second.count))
  }
}
