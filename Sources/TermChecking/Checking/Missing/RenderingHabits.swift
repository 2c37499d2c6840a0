import LanguageAssets
import LanguageText

/// Tells, from all documents of a run together, what the drafts write where a term is missing.
///
/// A sentence may do without a term that its source has: a pronoun, a verb, nothing at all. Where a
/// set of documents names a concept often enough, a missing term is most likely a slip only if the
/// sentence has a word that stands in other such sentences too, hardly where the concept is named, and
/// translates nothing else: another name for it, see ``RivalReport``. The rest are doubtful, and so is a
/// verb of an English source that the translators hardly ever give the term for.
struct RenderingHabits {
  /// The least sentences with a concept that tell anything about the habits of its translators.
  static let leastSentences = 8
  /// The least sentences of a set in which a concept that it has less often is rare.
  private static let leastSentencesOfSet = 100
  /// The least sentences without the term in which another name stands.
  static let leastRivals = 3
  /// How many other places of a name a finding lists at most.
  static let mostPlaces = 5

  struct Member {
    let document: Int
    /// The index of the rendering among those of its document.
    let rendering: Int
    let naming: TermRendering.Naming
    /// Whether something is, or would be, reported.
    let isMissing: Bool
    let place: RivalWords.Place
  }

  /// What the drafts in a language have.
  struct Drafts {
    let language: LanguageTag
    /// The sentences by concept, in order of the documents.
    var members: [String: [Member]] = [:]
    /// How many sentences the documents have.
    var sentenceCount = 0
    var vocabulary: SentenceVocabulary
    /// The concepts whose names stand for others again and again.
    var substitutes: Set<Substitution> = []

    init(_ language: LanguageTag) {
      self.language = language
      vocabulary = SentenceVocabulary(language)
    }
  }

  /// By the matching keys of their languages.
  private var drafts: [String: Drafts] = [:]
  /// What the languages make of each concept.
  private var others: [String: OtherLanguages] = [:]
  /// The renderings of each document.
  let renderings: [[TermRendering]]

  /// Lowers the confidence of missing terms that nothing else stands for, names what stands for the
  /// others, and reports sentences with another name whose paragraph has the term.
  ///
  /// Of languages of which the run has not seen all documents, given by their matching keys, no
  /// missing term is more than a warning, and a single word is doubtful unless it has another name that
  /// recurs: most are missing for good reasons.
  ///
  /// - Complexity: O(length of the sentences).
  static func judge(
    _ results: inout [CheckResult], files: [CheckedFile], partial: Set<String>
  ) {
    var habits = RenderingHabits(results)
    var reports = MissingTermReports()
    for key in habits.drafts.keys.sorted() {
      guard var drafts = habits.drafts.removeValue(forKey: key) else { continue }
      let isPartial = partial.contains(key)
      habits.judge(&drafts, isPartial: isPartial, files, &reports, in: &results)
      reports.insert(into: &results)
      guard isPartial else { continue }
      for index in results.indices { results[index].capMissingTerms(in: key) }
    }
  }

  private func judge(
    _ drafts: inout Drafts, isPartial: Bool, _ files: [CheckedFile],
    _ reports: inout MissingTermReports, in results: inout [CheckResult]
  ) {
    let language = drafts.language
    drafts.substitutes = recurringSubstitutes(in: drafts)
    let large = drafts.members.filter { $0.value.count >= Self.leastSentences }
    for member in large.values.joined() where member.isMissing {
      drafts.vocabulary.takeNames(at: member.place)
    }
    let missing = large.mapValues(Self.missing)
    var rivals: [String: RivalWords] = [:]
    for (concept, members) in large {
      rivals[concept] = RivalWords(
        missing: (missing[concept] ?? []).lazy.filter { !$0.isVerb }.map(\.member.place),
        named: members.lazy.filter { $0.naming == .here }.map(\.place),
        preferred: members.lazy.compactMap { finding(of: $0)?.suggestions.first?.text }.first ?? "",
        language: language, &drafts.vocabulary)
    }
    let statistics = WordStatistics(
      of: rivals.values.reduce(into: []) { $0.formUnion($1.keys) },
      in: drafts.vocabulary.sentences, language)
    var unnamed: [Unnamed] = []
    for (concept, members) in drafts.members.sorted(by: { $0.key < $1.key }) {
      rivals[concept]?.remove(explainedBy: statistics)
      if let rivals = rivals[concept] {
        let others = report(
          members, missing[concept] ?? [], rivals, &drafts, files, &reports, in: &results)
        let named = members.count { $0.naming == .here }
        unnamed.append(
          Unnamed(
            members: others, isRare: false, isUsual: named > members.count(where: \.isMissing)))
      } else if isPartial || drafts.sentenceCount >= Self.leastSentencesOfSet {
        // Of what a large set hardly has, and a part of a set, no rival can be told.
        unnamed.append(
          Unnamed(members: members.filter(\.isMissing), isRare: true, isUsual: false))
      }
    }
    lower(unnamed, drafts, &reports, in: &results)
  }

  private init(_ results: [CheckResult]) {
    renderings = results.map(\.renderings)
    let languages = Set(results.lazy.compactMap(\.renderings.first?.language.matchingKey))
    for (document, result) in results.enumerated() {
      guard let language = result.renderings.first?.language else { continue }
      let key = language.matchingKey
      var drafts = self.drafts.removeValue(forKey: key) ?? Drafts(language)
      drafts.sentenceCount += result.sentences.count
      let numbers = result.sentences.map { drafts.vocabulary.number(of: $0) }
      let sentences = result.sentences.map { SharedSentence($0) }
      for (index, rendering) in result.renderings.enumerated()
      where numbers.indices.contains(rendering.sentence) {
        let place = RivalWords.Place(
          sentence: sentences[rendering.sentence], number: numbers[rendering.sentence],
          term: rendering.term)
        drafts.members[rendering.concept, default: []].append(
          Member(
            document: document, rendering: index, naming: rendering.naming,
            isMissing: rendering.finding != nil, place: place))
        // A sentence that is left as it is says nothing of what its language would call the thing.
        if languages.count > 1, !place.sentence.isLeft(in: language) {
          others[rendering.concept, default: OtherLanguages()]
            .add(place, in: key, hasTerm: rendering.naming == .here)
        }
      }
      self.drafts[key] = drafts
    }
  }

  /// Where the term is missing, and whether the source has it as a verb there that the translators hardly
  /// ever give the term for.
  private static func missing(among members: [Member]) -> [(member: Member, isVerb: Bool)] {
    // Sets repeat their sentences.
    var verbs: [RivalWords.Place.Wording: Bool] = [:]
    func isVerb(_ place: RivalWords.Place) -> Bool {
      if let known = verbs[place.wording] { return known }
      let isVerb = place.isVerb
      verbs[place.wording] = isVerb
      return isVerb
    }
    let missing = members.filter(\.isMissing).map { (member: $0, isVerb: isVerb($0.place)) }
    guard missing.contains(where: \.isVerb) else { return missing }
    let named = members.count { $0.naming == .here && isVerb($0.place) }
    let isPlain = named * 2 < missing.count(where: \.isVerb)
    return missing.map { ($0.member, $0.isVerb && isPlain) }
  }

  private func finding(of member: Member) -> Finding? {
    rendering(of: member).finding
  }

  /// Reports what stands for a concept where its term is missing; returns where nothing does.
  private func report(
    _ members: [Member], _ missing: [(member: Member, isVerb: Bool)], _ rivals: RivalWords,
    _ drafts: inout Drafts, _ files: [CheckedFile], _ reports: inout MissingTermReports,
    in results: inout [CheckResult]
  ) -> [Member] {
    var places: [String: [RivalPlaces.Member]] = [:]
    // The words that end nowhere, which are the beginnings of several.
    var fragments: [String: [Member]?] = [:]
    var unnamed: [Member] = []
    for (member, isVerb) in missing {
      guard var finding = finding(of: member) else { continue }
      if isVerb {
        reports.lower(finding, in: member.document, to: 0.5, in: &results)
        continue
      }
      if isRecurring(at: member, in: drafts), substitute(at: member) != nil {
        unnamed.append(member)
        continue
      }
      guard let rival = rivals.rival(at: member.place, &drafts.vocabulary),
        // The source's own word is no other name: another rule tells that it is left.
        !member.place.isNamed(by: rival.surface),
        !Self.isName(rival.surface, at: member.place, drafts.language),
        !Self.pointsAt(rival.surface, finding.suggestions.first?.text, drafts.language)
      else {
        unnamed.append(member)
        continue
      }
      let isOpen = Self.goesOn(rival.surface, in: member.place.sentence.draft, drafts.language)
      fragments.updateValue(
        isOpen ? (fragments[rival.key] ?? []).map { $0 + [member] } : nil, forKey: rival.key)
      finding.lower(to: member.naming == .nearby ? 0.7 : 1)
      places[rival.key, default: []].append(
        RivalPlaces.Member(
          occurrence: drafts.vocabulary.occurrence(member.place, in: member.document),
          surface: rival.surface, finding: finding))
    }
    for (key, members) in fragments.sorted(by: { $0.key < $1.key }) {
      guard let members else { continue }
      places[key] = nil
      unnamed += members
    }
    guard !places.isEmpty else { return unnamed }
    let named = members.filter { $0.naming == .here }.map {
      drafts.vocabulary.occurrence($0.place, in: $0.document)
    }
    let report = RivalReport(
      terms: named, sample: SenseEvidence.Sample(named), others: others(of: members),
      language: drafts.language.matchingKey,
      nouns: drafts.language.language == "ko"
        ? KoreanNouns(in: members.lazy.map { $0.place.sentence.draft }) : nil, files: files)
    for (_, places) in places.sorted(by: { $0.key < $1.key }) {
      for (document, finding) in report.findings(at: RivalPlaces(members: places)) {
        if finding.isDoubtful {
          reports.lower(finding, in: document, in: &results)
        } else {
          reports.replace(by: finding, in: document, in: &results)
        }
      }
    }
    return unnamed
  }

  /// Whether a Chinese word is the first character of a term behind one that points at what is meant: 本页 for 页面.
  private static func pointsAt(
    _ word: String, _ term: String?, _ language: LanguageTag
  ) -> Bool {
    language.language == "zh" && word.count == 2 && word.last == term?.first
      && word.first.map { "本该該此这這各每某当當".contains($0) } ?? false
  }

  /// Whether three Chinese characters or more go on with another that is no word by itself: 对象字 in 对象字样 and 对象字头.
  static func goesOn(_ word: String, in draft: String, _ language: LanguageTag) -> Bool {
    guard language.language == "zh", word.count > 2, let found = draft.firstRange(of: word),
      let next = draft.unicodeScalars[found.upperBound...].first
    else { return false }
    return ScriptClass(next) == .han && !ChineseDivision.standsAlone(next)
  }

  /// Whether a word has a capital inside a sentence where the term has none, in a language that writes nouns
  /// without: what something is called, *la librería Apollo Boost*.
  private static func isName(
    _ word: String, at place: RivalWords.Place, _ language: LanguageTag
  ) -> Bool {
    language.language != "de" && word.first?.isUppercase == true
      && place.termText.first?.isUppercase == false
      // What stands for a term that the glossary knows is a word, too.
      && ForeignWord.isInsideSentence(
        word, in: place.sentence.draft.replacing(String(TranslatedSentence.gap), with: "x"))
  }

  /// What the languages make of the concept of some members.
  private func others(of members: [Member]) -> OtherLanguages {
    let concept = members.first.map { renderings[$0.document][$0.rendering].concept }
    return concept.flatMap { others[$0] } ?? OtherLanguages()
  }

  /// Where the term of one concept is missing and no other name stands for it.
  private struct Unnamed {
    let members: [Member]
    /// Whether the documents hardly have the concept.
    let isRare: Bool
    /// Whether they mostly have the term.
    let isUsual: Bool
  }

  /// Lowers the confidence of what is missing where no other name is, least where the sentence is nothing but the
  /// term, and where everything else of it is translated and the other languages have the term.
  private func lower(
    _ unnamed: [Unnamed], _ drafts: Drafts,
    _ reports: inout MissingTermReports, in results: inout [CheckResult]
  ) {
    let key = drafts.language.matchingKey
    let doubtful = unnamed.map { unnamed in
      let others = others(of: unnamed.members)
      return unnamed.members.filter { member in
        member.naming == .nowhere && others.agree(on: member.place, besides: key)
          && finding(of: member)?.confidence ?? 0 >= 0.8 && !hasTerm(beside: member)
      }
    }
    let gaps = LexicalGaps(
      at: doubtful.joined().map(\.place), in: drafts.vocabulary.sentences, drafts.language)
    for (index, unnamed) in unnamed.enumerated() {
      var labels =
        unnamed.isUsual
        ? Dictionary(
          grouping: unnamed.members.filter { isLeftOutOfLabel($0, drafts.language) },
          by: \.place.wording
        ).mapValues(\.count) : [:]
      let agreed = Set(doubtful[index].lazy.map(\.place))
      let missed = agreed.filter { gaps.areLeft(at: $0) }
      for member in unnamed.members {
        guard var finding = finding(of: member) else { continue }
        // Labels come back, and what one says all that are the same do.
        if let count = labels.removeValue(forKey: member.place.wording) {
          finding.lower(to: Self.confidenceOfLabels)
          if count > 1 { finding.message += "; so in \(count) places" }
          reports.lower(finding, in: member.document, to: finding.confidence, in: &results)
          continue
        }
        let isAgreed = agreed.contains(member.place)
        let isRecurring = isRecurring(at: member, in: drafts)
        let substitute = isAgreed || isRecurring ? substitute(at: member) : nil
        let isMissed = missed.contains(member.place)
        let isLikely = isMissed || unnamed.isRare && member.place.isPhrase
        // Two in three are right: worth a look, but no warning.
        finding.severity = .note
        if let substitute {
          finding.message += "; “\(substitute)”, which the source does not name, may stand for it"
        }
        if isMissed || substitute != nil && isAgreed {
          finding.message += "; the other languages have it in this sentence"
        }
        // What comes back so is no chance, whatever else excuses one sentence.
        if isRecurring, substitute != nil {
          finding.confidence = Finding.confidenceOfLikelyNotes
          reports.replace(by: finding, in: member.document, in: &results)
          continue
        }
        reports.lower(
          finding, in: member.document,
          to: isLikely || substitute != nil
            ? Finding.confidenceOfLikelyNotes : Finding.confidenceOfDoubtfulNotes, in: &results)
      }
    }
  }

  /// Whether a sentence that is nothing but the term is translated by other words.
  ///
  /// Nothing else in it may stand for the term, but a name of another concept may, and the term with its end clipped.
  private func isLeftOutOfLabel(_ member: Member, _ language: LanguageTag) -> Bool {
    let draft = member.place.sentence.draft
    guard member.naming == .nowhere, member.place.isTermAlone, !member.place.isVerb,
      member.place.sentence.isTranslated(into: language), !draft.contains(TranslatedSentence.gap),
      let preferred = finding(of: member)?.suggestions.first?.text
    else { return false }
    let name = draft.filter { $0.isLetter || $0 == " " }.lowercased()
    return !Term(name, language: language)
      .isClipped(orClips: Term(preferred.lowercased(), language: language))
  }

  /// How sure it is that such a label should have the term.
  private static let confidenceOfLabels = 0.7

  func rendering(of member: Member) -> TermRendering {
    renderings[member.document][member.rendering]
  }

  /// The other renderings of the sentence of one.
  func neighbours(of member: Member) -> [TermRendering] {
    let all = renderings[member.document]
    let sentence = all[member.rendering].sentence
    // The terms of a sentence follow each other.
    func isHere(_ other: TermRendering) -> Bool { other.sentence == sentence }
    return all[..<member.rendering].lazy.reversed().prefix(while: isHere)
      + all[(member.rendering + 1)...].lazy.prefix(while: isHere)
  }

  /// Whether the source has another term next to one, so that one of them may stand for both.
  private func hasTerm(beside member: Member) -> Bool {
    let rendering = rendering(of: member)
    return neighbours(of: member).contains { other in
      other.term.upperBound + 1 == rendering.term.lowerBound
        || rendering.term.upperBound + 1 == other.term.lowerBound
    }
  }
}
