import LanguageText

/// What to report of the other names of a concept, in one language of a set.
struct RivalReport {
  /// The places that have the term.
  let terms: [SenseEvidence.Occurrence]
  /// What stands around them.
  let sample: SenseEvidence.Sample
  /// What the other languages make of the places.
  let others: OtherLanguages
  /// The matching key of the language.
  let language: String
  /// The words of the sentences with the concept, where these are Korean.
  let nouns: KoreanNouns?
  /// The files of the set; empty when they are not known.
  let files: [CheckedFile]

  /// How many places of a document are reported one by one.
  private static let mostPlaces = 3
  /// How sure it is that a misspelt term stands for it.
  ///
  /// Of other names six in ten are slips, most of the rest having the term in another sense: 22 of 38 on ten
  /// documentations.
  private static let confidenceOfMisspelt = 0.75

  /// The reports at the places of one name, with the documents they belong to; notes where a place by
  /// itself asks for nothing.
  ///
  /// - Complexity: O(n) in the length of the sentences.
  func findings(at places: RivalPlaces) -> [(document: Int, finding: Finding)] {
    switch places.verdict(besides: terms, others, in: language) {
    case .settled(let users, let documents): settled(places, users, documents)
    case .frame: places.members.map { noted($0) }
    case .otherSense: places.members.map { noted($0, "; it may have another sense here") }
    case .expression(let text):
      places.members.map { noted($0, "; “\(text)” may be a concept of its own") }
    case .slip: slips(places)
    }
  }

  private typealias Member = RivalPlaces.Member

  /// The names of the places as messages have them: Korean ones without the particles behind them, Chinese and
  /// Japanese ones with what always stands beside them.
  private func names(at places: RivalPlaces) -> [String] {
    guard let nouns else {
      let bySurface = Dictionary(grouping: places.members, by: \.surface)
      let whole = bySurface.reduce(into: [:]) { names, group in
        names[group.key] = WholeNames.name(
          group.key, in: group.value.map(\.place.sentence.draft))
      }
      return places.members.map { whole[$0.surface] ?? $0.surface }
    }
    return places.members.map { nouns.noun(of: $0.surface) }
  }

  /// A warning in the document that has the name most, and notes.
  private func settled(
    _ places: RivalPlaces, _ users: Int, _ documents: Int
  ) -> [(document: Int, finding: Finding)] {
    let counts = Dictionary(grouping: places.members.indices) { places.members[$0].document }
    let most = counts.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) }?[0] ?? 0
    let names = names(at: places)
    return places.members.indices.map { index in
      let member = places.members[index]
      guard index == most else { return noted(member) }
      var finding = member.finding
      finding.lower(to: 0.7)
      finding.message =
        "“\(member.place.termText)” of the source is “\(names[index])” in \(users) of "
        + "\(documents) documents: the glossary might admit it, or have a concept for that sense"
      finding.suggestions = []
      finding.related = related(to: index, places, names)
      return (member.document, finding)
    }
  }

  private func slips(_ places: RivalPlaces) -> [(document: Int, finding: Finding)] {
    let sense = SenseEvidence(
      rivals: SenseEvidence.Sample(places.members.map(\.occurrence)), terms: sample)
    let slips = places.members.indices.filter { index in
      let member = places.members[index]
      return !others.avoid(member.place, besides: language)
        && !Self.isContraction(member)
        && (member.place.isPhrase || !sense.isOtherSense(member.occurrence))
    }
    let byDocument = Dictionary(grouping: slips) { places.members[$0].document }
    let names = names(at: places)
    return places.members.indices.map { index in
      let member = places.members[index]
      let inDocument = byDocument[member.document] ?? []
      let isGathered = inDocument.count > Self.mostPlaces
      guard inDocument.contains(index), !isGathered || inDocument[0] == index else {
        return noted(member)
      }
      var finding = member.finding
      if finding.suggestions.contains(where: { Self.isMisspelt(member.surface, $0.text) }) {
        finding.lower(to: Self.confidenceOfMisspelt)
      } else {
        finding.makeLikelyNote()
      }
      finding.message +=
        "; “\(names[index])” seems to stand for it"
        + (isGathered ? ", in \(inDocument.count) places of the document" : "")
      finding.related = related(to: index, places, names)
      return (member.document, finding)
    }
  }

  /// Whether a word is a term but for a letter or two, or for the marks on its letters.
  private static func isMisspelt(_ word: String, _ term: String) -> Bool {
    Misspelling.isBetween(word, term)
      || KindredNames.withoutMarks(TermForms.fold(word))
        == KindredNames.withoutMarks(TermForms.fold(term))
  }

  /// Whether the name is two Han characters of which the second is one of the term's two, where the source has
  /// another word right before the term: 整页 is a *full page*, whatever a page is called.
  private static func isContraction(_ member: Member) -> Bool {
    guard let term = member.finding.suggestions.first?.text, term.unicodeScalars.count == 2,
      member.surface.unicodeScalars.count == 2, let last = member.surface.unicodeScalars.last,
      ScriptClass(last) == .han, term.unicodeScalars.contains(last)
    else { return false }
    let before = member.place.sentence.source.utf8Slice(0..<member.place.term.lowerBound)
    guard before.last == " ", let word = before.split(separator: " ").last,
      word.last?.isLetter == true
    else { return false }
    return !EnglishWords.functionWords.contains(word.lowercased())
  }

  private func noted(
    _ member: Member, _ reason: String = ""
  ) -> (document: Int, finding: Finding) {
    var finding = member.finding
    finding.lower(to: 0.5)
    finding.message += reason
    return (member.document, finding)
  }

  /// Some of the other places, those in the same document first.
  private func related(
    to index: Int, _ places: RivalPlaces, _ names: [String]
  ) -> [RelatedPlace] {
    let member = places.members[index]
    let others = places.members.indices.filter { $0 != index }
    let ordered =
      others.filter { places.members[$0].document == member.document }
      + others.filter { places.members[$0].document != member.document }
    return ordered.prefix(RenderingHabits.mostPlaces).map { number in
      let other = places.members[number]
      let file =
        other.document == member.document || files.isEmpty ? nil : files[other.document]
      return RelatedPlace(
        other.finding.range, "“\(names[number])” for “\(other.place.termText)”",
        path: file?.path, line: file?.lines.position(at: other.finding.range.lowerBound).line)
    }
  }
}
