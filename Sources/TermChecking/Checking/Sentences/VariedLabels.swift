import LanguageText

/// Tells labels that documents of a language translate in different ways: headings, cells, items and strings, which are too
/// short to be compared as sentences of one document.
///
/// Where nearly all places have one translation, another is told where it stands; else one note counts the translations.
struct VariedLabels {
  /// The least places of the usual translation, and how many times as many they are as all others together.
  private static let (leastPlaces, share) = (4, 4)
  /// The least places of a translation that a note proposes, and how many times as many they are as those of the next.
  private static let (leastOfProposal, shareOfProposal) = (3, 2)
  /// How many places of one unusual translation are told one by one.
  private static let mostPlaces = 3
  /// How many other places, and how many translations, a report lists.
  private static let mostListed = 4

  private struct Label: Hashable, Comparable {
    let language: String
    let kind: LabelTranslation.Kind
    /// The label without what does not matter; see ``LabelLikeness/key(of:)``.
    let key: UTF8Key

    static func < (first: Label, second: Label) -> Bool {
      (first.language, first.key.text, first.kind.rawValue)
        < (second.language, second.key.text, second.kind.rawValue)
    }
  }

  private typealias Place = (document: Int, label: LabelTranslation)

  /// A translation with its places, in order.
  private struct Translation {
    var places: [Place]
    var text: String { places[0].label.finding.match }
    /// How many strings have it, or documents: a table has a cell again and again.
    var count: Int {
      places[0].label.kind == .string
        ? places.reduce(0) { $0 + $1.label.count } : Set(places.map(\.document)).count
    }
    /// Whether the label is left as it is.
    var isCopy: Bool { text == places[0].label.source }
  }

  private let files: [CheckedFile]
  private var labels: [Label: [Translation]] = [:]
  /// What each document is told of already.
  private var told: [Int: Set<Range<Int>>] = [:]
  private var findings: [Int: [Finding]] = [:]

  /// Reports such labels, but for what is told already.
  ///
  /// - Complexity: O(n log n) in the number of labels, times the translations of one.
  static func judge(_ results: inout [CheckResult], files: [CheckedFile]) {
    guard files.count == results.count else { return }
    var labels = VariedLabels(results, files)
    labels.report()
    for (document, findings) in labels.findings { results[document].insert(findings) }
  }

  private init(_ results: [CheckResult], _ files: [CheckedFile]) {
    self.files = files
    for document in results.indices where !results[document].labelTranslations.isEmpty {
      told[document] = Set(
        results[document].findings.lazy.filter {
          $0.rule == InconsistentSegment.about.id || $0.rule == UntranslatedTerm.about.id
        }.map(\.range))
      for label in results[document].labelTranslations {
        let key = Label(
          language: files[document].language.canonical, kind: label.kind,
          key: UTF8Key(LabelLikeness.key(of: label.source)))
        labels[key, default: []].append(Translation(places: [(document, label)]))
      }
    }
    labels = labels.filter { $0.value.count > 1 }.mapValues(Self.merged)
  }

  /// Translations that are alike but for case, marks and spaces as one, the most frequent first.
  private static func merged(_ single: [Translation]) -> [Translation] {
    var known: [String: Int] = [:]
    var translations: [Translation] = []
    for translation in single {
      let key = LabelLikeness.key(
        ofTranslation: translation.text, of: translation.places[0].label.source)
      if let index = known[key] {
        translations[index].places += translation.places
      } else {
        known[key] = translations.count
        translations.append(translation)
      }
    }
    // Of two that are as frequent the later is told.
    return translations.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
  }

  private mutating func report() {
    // What is the word for something else may stand there because a table has other columns than its source.
    var words: [String: Set<String>] = [:]
    for (label, translations) in labels where label.kind == .cell {
      words[label.language, default: []].insert(SegmentMemory.key(translations[0].text))
    }
    var exchanges = ExchangedLabels()
    for (label, translations) in labels.sorted(by: { $0.key < $1.key }) {
      exchanges.add(
        translations[0].places[0].label.source, label.language, translations.map(\.text))
    }
    for (label, translations) in labels.sorted(by: { $0.key < $1.key })
    where !translations[0].isCopy && !Self.areComparedAsSentences(translations) {
      let usual = translations[0]
      let language = usual.places[0].label.finding.language
      let others = translations.dropFirst().filter {
        Self.withoutNumber($0.text) != usual.text
          && !LabelLikeness.areSame(usual.text, $0.text, language)
      }
      guard !others.isEmpty else { continue }
      if let opposite = exchanges.opposite(
        of: usual.places[0].label.source, label.language, translations.map(\.text))
      {
        report(others[0], insteadOf: usual, exchangedWith: opposite)
        continue
      }
      let count = others.reduce(0) { $0 + $1.count }
      guard usual.count >= Self.leastPlaces, usual.count >= count * Self.share else {
        // What one word means in a cell is what its table is about, and many a word may stay as it is.
        if Self.hasWords(usual) {
          for copy in others where copy.isCopy { report(copy, insteadOf: usual, isNote: true) }
        }
        if label.kind != .cell || Self.hasWords(usual) {
          report(others.filter { !$0.isCopy }, besides: usual)
        }
        continue
      }
      for other in others {
        let isOfOther =
          label.kind == .cell
          && words[label.language]?.contains(SegmentMemory.key(other.text)) == true
        report(
          other, insteadOf: usual,
          isNote: isOfOther || !Self.haveSameSource(usual, other) || areApart(usual, other)
            || Self.goesOn(other.text, behind: usual.text))
      }
    }
  }

  /// A label without the number of its section, which another edition of the source may have had.
  private static func withoutNumber(_ text: String) -> String {
    let rest = text.drop { $0.isNumber || $0 == "." }.drop { $0 == " " }
    return rest.isEmpty || text.first?.isNumber != true ? text : String(rest)
  }

  /// Whether a translation is another one and more behind a mark, *Example – the lamp*: the heading of another edition.
  private static func goesOn(_ text: String, behind usual: String) -> Bool {
    guard text.hasPrefix(usual) else { return false }
    let rest = text.dropFirst(usual.count).drop { $0 == " " }
    return rest.count > 2 && rest.first.map { "–—-:：(（".contains($0) } == true
  }

  /// Whether all translations stand in one document, which compares labels of three words by itself.
  private static func areComparedAsSentences(_ translations: [Translation]) -> Bool {
    let first = translations[0].places[0]
    return InconsistentSegment.isLongEnough(first.label.source)
      && translations.allSatisfy { $0.places.allSatisfy { $0.document == first.document } }
  }

  /// Whether the label is one word and no document with the one translation lies beside one with the other: *Type* is of a
  /// metric here and of a value there; or all places of the unusual one are posts, each of which somebody wrote by itself.
  private func areApart(_ usual: Translation, _ other: Translation) -> Bool {
    guard usual.places[0].label.kind != .string else { return false }
    if other.places.allSatisfy({ Self.isPost(files[$0.document].path) }) { return true }
    func folders(_ translation: Translation) -> Set<Substring> {
      Set(translation.places.map { Self.folder(of: files[$0.document].path) })
    }
    return !Self.hasWords(usual) && folders(usual).isDisjoint(with: folders(other))
  }

  private static func folder(of path: String) -> Substring {
    path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
  }

  private static func isPost(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      ["blog", "_posts", "posts", "news"].contains($0)
    }
  }

  private static func hasWords(_ translation: Translation) -> Bool {
    translation.places[0].label.source.contains(" ")
  }

  /// Whether two translations have a label of the source letter by letter in common.
  private static func haveSameSource(_ first: Translation, _ second: Translation) -> Bool {
    let sources = Set(first.places.map { UTF8Key($0.label.source) })
    return second.places.contains { sources.contains(UTF8Key($0.label.source)) }
  }

  /// Reports an unusual translation where it stands, once where it stands in more than a few places.
  private mutating func report(_ other: Translation, insteadOf usual: Translation, isNote: Bool) {
    let isOne = other.count > Self.mostPlaces
    let isString = usual.places[0].label.kind == .string
    for (document, label) in isOne ? Array(other.places.prefix(1)) : other.places {
      var finding = label.finding
      let right = Self.wording(usual, for: label)
      finding.message =
        "“\(label.source)” is \(other.isCopy ? "left here, and translated" : "translated") “\(right)” in "
        + usual.count.counted(isString ? "other place" : "other document")
      if isOne {
        finding.message += ", and like this in \(other.count)"
        finding.related = other.places.dropFirst().prefix(Self.mostListed).compactMap(place)
      }
      finding.related = [usual.places[0]].compactMap(place) + finding.related
      finding.suggestions = [Suggestion(right, isSafe: false, isInflected: false)]
      if isNote { finding.makeLikelyNote() }
      add(finding, in: document)
    }
  }

  /// Reports a translation that is the one of an opposite label elsewhere, which has the other's here.
  private mutating func report(
    _ other: Translation, insteadOf first: Translation, exchangedWith opposite: String
  ) {
    let (document, label) = other.places[0]
    var finding = label.finding
    finding.message =
      "“\(label.source)” is translated “\(other.text)” here and “\(first.text)” elsewhere, and “\(opposite)” the "
      + "other way round"
    finding.related = [first.places[0]].compactMap(place)
    add(finding, in: document)
  }

  /// Counts the translations of a label that has no usual one, where the second stands first.
  private mutating func report(_ others: [Translation], besides first: Translation) {
    guard let (document, label) = others.first?.places.first else { return }
    let all = [first] + others
    var finding = label.finding
    finding.makeLikelyNote()
    if all.count == 2, all.allSatisfy({ $0.count == 1 }),
      LabelLikeness.areNearlySame(first.text, others[0].text, of: label.source)
    {
      finding.lower(to: Finding.confidenceOfDoubtfulNotes)
    }
    let named = all.prefix(Self.mostListed).map {
      "“\(Self.wording($0, for: label))” (\($0.count))"
    }
    finding.message =
      "“\(label.source)” is translated in \(all.count) ways: \(named.joined(separator: ", "))"
      + (all.count > named.count ? " …" : "")
    if first.count >= Self.leastOfProposal, first.count >= others[0].count * Self.shareOfProposal {
      finding.suggestions = [
        Suggestion(Self.wording(first, for: label), isSafe: false, isInflected: false)
      ]
    }
    finding.related = all.filter { $0.text != others[0].text }.prefix(Self.mostListed)
      .compactMap { place($0.places[0]) }
    add(finding, in: document)
  }

  /// A translation with the capital and the mark at the end that a label has in its place.
  private static func wording(_ translation: Translation, for label: LabelTranslation) -> String {
    InconsistentSegment.wording(
      translation.text, like: label.finding.match, of: label.source, label.finding.language)
  }

  private func place(_ place: Place) -> RelatedPlace? {
    RelatedPlace(place.label.finding, in: place.document, of: files)
  }

  /// Adds a finding, unless the document is told of the place already that it is translated in several ways.
  private mutating func add(_ finding: Finding, in document: Int) {
    if told[document]?.contains(finding.range) != true {
      findings[document, default: []].append(finding)
    }
  }
}
