import LanguageText

/// Links headings, in aligned documents or others, whose sections speak of the same:
/// “Sliders” and 滑块 stand over text with the same Han characters, Latin words and numbers.
///
/// Sections are compared as idf-weighted vectors; a link needs the best partner on both sides, and
/// a lead over the next best.
struct SectionLinks {
  private struct Section {
    /// The candidate that the heading names.
    var topic: Int
    var language: Int
    var counts: [String: Double]
    /// What the heading itself says: two kinds of button are not alike for being buttons.
    var title: Set<String>
  }

  /// What one feature weighs in a section.
  private struct Component {
    /// The rank of the feature among all in their order.
    var feature: Int32
    var weight: Double
  }

  private let inventory: CandidateInventory
  private let corpus: Corpus
  private var sections: [Section] = []

  /// The links between the headings of all languages.
  static func links(in inventory: CandidateInventory, of corpus: Corpus) -> [Link] {
    var finder = SectionLinks(inventory: inventory, corpus: corpus)
    finder.collect()
    guard (2...mostSections).contains(finder.sections.count) else { return [] }
    return finder.links()
  }

  private init(inventory: CandidateInventory, corpus: Corpus) {
    self.inventory = inventory
    self.corpus = corpus
  }

  /// A section runs from a heading to the next; headings that recur, such as “Guidelines”, part
  /// nothing.
  private mutating func collect() {
    var current: Section?
    var document = -1
    for (index, segment) in corpus.segments.enumerated() {
      guard sections.count <= Self.mostSections else { return }
      if segment.document != document {
        close(&current)
        document = segment.document
      }
      if segment.isLabel, let topic = topic(of: index) {
        close(&current)
        current = Section(
          topic: topic, language: segment.language, counts: [:], title: Set(features(of: segment)))
      } else if current != nil {
        for feature in features(of: segment) where current?.title.contains(feature) == false {
          current?.counts[feature, default: 0] += 1
        }
      }
    }
    close(&current)
  }

  private mutating func close(_ section: inout Section?) {
    if let section, section.counts.count >= Self.fewestFeatures { sections.append(section) }
    section = nil
  }

  /// What a heading names: of a heading in two scripts, the half that the text uses more.
  private func topic(of segment: Int) -> Int? {
    let whole = corpus.segments[segment].tokens
    let words = whole.filter { corpus.tokens[$0].script.isWord }
    guard let first = words.first, let last = words.last else { return nil }
    let heading = names(at: [first..<last + 1], in: segment).first
    // What a section is about recurs in it; a heading that is a sentence does not.
    guard let heading, inventory.candidates[heading].labelCount <= Self.mostHeadings,
      inventory.candidates[heading].count > inventory.candidates[heading].labelCount
        || !LabelParts.parts(of: first..<last + 1, in: corpus).isEmpty
    else { return nil }
    let halves = LabelParts.parts(of: first..<last + 1, in: corpus)
    let named = names(at: halves, in: segment)
    return named.max {
      (inventory.candidates[$0].count, $1) < (inventory.candidates[$1].count, $0)
    } ?? heading
  }

  private func names(at ranges: [Range<Int>], in segment: Int) -> [Int] {
    inventory.places[segment].filter { ranges.contains(Int($0.lower)..<Int($0.upper)) }
      .map { Int($0.candidate) }
  }

  /// Pairs of Han characters of one folded shape, Latin words and numbers.
  private func features(of segment: CorpusSegment) -> [String] {
    var result: [String] = []
    var previous: String?
    for token in segment.tokens {
      let word = corpus.word(token)
      switch corpus.tokens[token].script {
      case .han:
        let folded = HanVariants.fold(word)
        if let previous { result.append(previous + folded) }
        previous = folded
      case .latin:
        result.append(EnglishNoun.singular(of: word))
        previous = nil
      case .number, .identifier:
        result.append(word)
        previous = nil
      default: previous = nil
      }
    }
    return result
  }

  private func links() -> [Link] {
    let vectors = weighted()
    var best: [Int: (partner: Int, score: Double, next: Double)] = [:]
    for one in sections.indices {
      for other in sections.indices where sections[one].language != sections[other].language {
        let key = one * corpus.languages.count + sections[other].language
        let score = Self.product(vectors[one], vectors[other])
        let known = best[key] ?? (partner: -1, score: 0, next: 0)
        if score > known.score {
          best[key] = (other, score, known.score)
        } else if score > known.next {
          best[key]?.next = score
        }
      }
    }
    var result: [Link] = []
    let counts = Dictionary(grouping: sections, by: \.language).mapValues(\.count)
    let compared = corpus.languages.indices.filter { counts[$0] ?? 0 >= Self.fewestSections }
    for one in sections.indices where compared.contains(sections[one].language) {
      for language in compared where language > sections[one].language {
        guard let forth = best[one * corpus.languages.count + language],
          let back = best[forth.partner * corpus.languages.count + sections[one].language],
          back.partner == one, forth.score >= Self.leastScore,
          forth.score >= Self.lead * max(forth.next, back.next)
        else { continue }
        let (first, second) = (sections[one].topic, sections[forth.partner].topic)
        result.append(
          Link(
            first: min(first, second), second: max(first, second), evidence: LinkEvidence(),
            probability: min(0.9, 0.55 + forth.score)))
      }
    }
    return result
  }

  /// The sections as unit vectors over features that few of them have, in order of the features.
  private func weighted() -> [[Component]] {
    var frequency: [String: Double] = [:]
    for section in sections {
      for feature in section.counts.keys { frequency[feature, default: 0] += 1 }
    }
    var numbers: [String: Int32] = [:]
    for feature in frequency.keys.sorted() { numbers[feature] = Int32(numbers.count) }
    let total = Double(sections.count)
    return sections.map { section in
      // A sum in the order of the features is the same in every run.
      var vector = section.counts.map { feature, count in
        let rarity = (total / (frequency[feature] ?? 1)).logarithm2
        return Component(
          feature: numbers[feature] ?? 0, weight: (1 + count.logarithm2) * rarity)
      }.sorted { $0.feature < $1.feature }
      let norm = vector.reduce(0) { $0 + $1.weight * $1.weight }
      for index in vector.indices {
        vector[index].weight /= max(norm.squareRoot(), .leastNormalMagnitude)
      }
      return vector
    }
  }

  private static func product(_ one: [Component], _ other: [Component]) -> Double {
    var (left, right, sum) = (0, 0, 0.0)
    while left < one.count, right < other.count {
      if one[left].feature < other[right].feature {
        left += 1
      } else if one[left].feature > other[right].feature {
        right += 1
      } else {
        sum += one[left].weight * other[right].weight
        left += 1
        right += 1
      }
    }
    return sum
  }

  /// Sections of a language that make being the best of them mean something.
  private static let fewestSections = 4
  private static let fewestFeatures = 12
  /// More headings than this are a collection; comparing all of them would take too long.
  private static let mostSections = 400
  /// How often a heading may recur, as in a table of contents, and still part sections.
  private static let mostHeadings = 2
  private static let leastScore = 0.07
  private static let lead = 1.5
}
