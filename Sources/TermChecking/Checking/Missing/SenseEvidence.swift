import LanguageText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells from what stands around a word of the source whether it is meant as the term.
///
/// A language may have two words for one: what an *event* handler handles, and the event that people
/// go to. Where the other name of a concept comes with words of its own in the source, which do not
/// come with the term, it translates another sense, and is no mistake. A document says nothing about
/// itself: a translator who does not know the term is no evidence for a sense.
///
/// A naive Bayes classifier of the sentences, after Gale, Church and Yarowsky, “A Method for
/// Disambiguating Word Senses in a Large Corpus” (1992).
struct SenseEvidence {
  /// A place with the document that it is in.
  struct Occurrence {
    /// The place.
    let place: RivalWords.Place
    /// The document.
    let document: Int
    fileprivate let features: [Feature]

    /// Takes what stands around a place, given the ``SentenceKeys`` beside its term, if they are known.
    ///
    /// - Complexity: O(n) in the length of the sentence.
    init(place: RivalWords.Place, document: Int, words: [UInt64]? = nil) {
      self.place = place
      self.document = document
      features = SenseEvidence.features(of: place, words)
    }

    /// Takes a place in a sentence that is the same as that of another place, and the same in it.
    init(place: RivalWords.Place, document: Int, worded other: Occurrence) {
      self.place = place
      self.document = document
      features = other.features
    }
  }

  fileprivate struct Tally {
    private var total = 0
    /// The first document, of the many features that only one has.
    private var first: (document: Int, count: Int)?
    private var others: [Int: Int] = [:]

    mutating func add(_ document: Int) {
      total += 1
      let known = first ?? (document, 0)
      if known.document == document {
        first = (document, known.count + 1)
      } else {
        others[document, default: 0] += 1
      }
    }

    func besides(_ document: Int) -> Int {
      total - (first?.document == document ? first?.count ?? 0 : others[document, default: 0])
    }
    func documents(besides document: Int) -> Int {
      guard let first else { return 0 }
      return first.document == document
        ? others.count : 1 + others.count - (others[document] == nil ? 0 : 1)
    }
  }

  /// What stands around a term.
  fileprivate struct Feature: Hashable {
    /// The hash of a word: see ``SentenceKeys``.
    let word: UInt64
    /// Whether it is the term's form or stands next to it, not somewhere in its sentence.
    let isNeighbour: Bool
  }

  /// Places with what stands around them.
  struct Sample {
    fileprivate private(set) var size = Tally()
    fileprivate private(set) var features: [Feature: Tally] = [:]

    /// Learns from places.
    ///
    /// - Complexity: O(n) in the length of the sentences.
    init(_ occurrences: [Occurrence]) {
      var seen: Set<RivalWords.Place> = []
      for occurrence in occurrences where seen.insert(occurrence.place).inserted {
        size.add(occurrence.document)
        for feature in occurrence.features {
          features[feature, default: Tally()].add(occurrence.document)
        }
      }
    }
  }

  private let rivals: Sample
  private let terms: Sample

  /// Compares the places of another name with those of the term.
  init(rivals: Sample, terms: Sample) {
    self.rivals = rivals
    self.terms = terms
  }

  /// Whether the source around a place makes the other name likelier than the term.
  func isOtherSense(_ occurrence: Occurrence) -> Bool {
    let document = occurrence.document
    let (size, other) = (rivals.size.besides(document), terms.size.besides(document))
    var evidence = 0.0
    for feature in occurrence.features {
      let here = rivals.features[feature]?.besides(document) ?? 0
      let there = terms.features[feature]?.besides(document) ?? 0
      let isKnown =
        feature.isNeighbour
        ? here + there >= 2
        : here >= 2 && rivals.features[feature]?.documents(besides: document) ?? 0 >= 2
      guard isKnown else { continue }
      evidence +=
        (feature.isNeighbour ? 1 : Self.weightOfWords)
        * (Self.rate(here, size) - Self.rate(there, other))
    }
    let prior = min(0, log((Double(size) + 0.5) / (Double(other) + 0.5)))
    return evidence > Self.leastEvidence && evidence + prior > 0
  }

  /// What the words of a sentence count that do not stand next to the term: they are no independent
  /// witnesses.
  private static let weightOfWords = 0.5
  /// The least logarithm of odds that is more than chance: four to one.
  private static let leastEvidence = 1.4

  private static func rate(_ hits: Int, _ of: Int) -> Double {
    log((Double(hits) + 0.5) / (Double(of) + 1))
  }

  /// The words on both sides of a term, its form, and the words of its sentence, each once.
  private static func features(of place: RivalWords.Place, _ words: [UInt64]?) -> [Feature] {
    let source = place.sentence.source
    let before = source.utf8Slice(0..<place.term.lowerBound)
    let after = source.utf8Slice(place.term.upperBound..<source.utf8.count)
    // What parts the sides belongs to no word.
    let words = words ?? SentenceKeys(of: before + "\u{0}" + after).hashes
    let neighbours = [
      "=" + place.termText,
      "<" + (before.last == " " ? word(before.reversed().dropFirst()) : ""),
      ">" + (after.first == " " ? word(after.dropFirst()) : ""),
    ]
    return words.map { Feature(word: $0, isNeighbour: false) }
      + neighbours.map {
        Feature(word: SentenceKeys.hash($0.lowercased()), isNeighbour: true)
      }
  }

  private static func word(_ text: some Sequence<Character>) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "'" })
  }
}
