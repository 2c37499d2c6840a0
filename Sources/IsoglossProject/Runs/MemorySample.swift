import DocumentFormats
import LanguageAssets
import LanguageText
import TermExtraction

/// The units of memories that terms are extracted from: all of them or, of very many, an even share, so
/// that neither time nor memory grows with the largest memories.
///
/// Which units stay depends on their texts alone, not on their order. Of a share, no unit says the same
/// more than a few times: a memory that says “OK” half a million times has other terms, too.
struct MemorySample {
  private struct Unit {
    var digest: UInt64
    /// The memory that it is from.
    var memory: Int
    /// The first text of each language.
    var texts: [(language: LanguageTag, text: String)]
  }

  private let most: Int
  private var memories: [String] = []
  private var units: [Unit] = []
  private var segments = 0
  private var limit = UInt64.max
  private var isShare = false

  /// Makes an empty sample of at most about a number of segments.
  init(ofSegments most: Int = SampleDigest.mostSegments) { self.most = most }

  /// Begins a memory, to which the units that are added next belong.
  mutating func begin(_ path: String) { memories.append(path) }

  /// Adds a unit, unless its like are too many.
  ///
  /// - Complexity: linear in its text and, on the average, logarithmic in the size of the sample.
  mutating func add(_ unit: TranslationUnit) {
    var texts: [(language: LanguageTag, text: String)] = []
    for variant in unit.variants where !texts.contains(where: { $0.language == variant.language }) {
      texts.append((variant.language, variant.segment.plainText))
    }
    let digest = texts.reduce(into: UInt64(0)) { $0 &+= SampleDigest.of($1.text) }
    guard digest < limit else { return }
    units.append(Unit(digest: digest, memory: memories.count - 1, texts: texts))
    segments += texts.count
    if segments > 2 * most { thin() }
  }

  /// Adds what stayed to an input: a document for each language of a memory, each unit a group.
  mutating func move(to input: inout ExtractionInput) {
    if isShare || segments > most { thin() }
    var index: [LanguageTag: Int] = [:]
    var memory = -1
    for unit in units {
      if unit.memory != memory {
        index = [:]
        memory = unit.memory
      }
      var members: [ExtractionGroup.Member] = []
      for (language, text) in unit.texts {
        let document = index[language] ?? input.documents.count
        if document == input.documents.count {
          index[language] = document
          input.documents.append(
            ExtractionDocument(path: memories[memory], language: language, segments: []))
        }
        let number = input.documents[document].segments.count
        input.documents[document].segments.append(Segment(text, number: number))
        members.append(ExtractionGroup.Member(document: document, segments: [number]))
      }
      if members.count > 1 {
        input.groups.append(ExtractionGroup(members: members, score: 1))
      }
    }
    self = MemorySample(ofSegments: most)
  }

  /// Keeps the units with the least digests, as many as may stay, and few copies of each.
  private mutating func thin() {
    isShare = true
    let mostCopies = max(1, most / Self.copyShare)
    var copies: [UInt64: Int] = [:]
    var sizes: [UInt64: Int] = [:]
    units.removeAll { unit in
      copies[unit.digest, default: 0] += 1
      guard copies[unit.digest, default: 0] <= mostCopies else { return true }
      sizes[unit.digest, default: 0] += unit.texts.count
      return false
    }
    segments = 0
    for (digest, size) in sizes.sorted(by: { $0.key < $1.key }) {
      guard segments + size <= most else {
        limit = digest
        break
      }
      segments += size
    }
    units.removeAll { $0.digest >= limit }
  }

  /// What part of a share the copies of one unit may be, as units by segments.
  private static let copyShare = 200
}

extension Segment {
  /// A segment of a memory, which has no place in a document file.
  fileprivate init(_ text: String, number: Int) {
    self.init(
      kind: .paragraph, block: number, text: text, range: 0..<text.utf8.count, fileRange: 0..<0,
      startsBlock: true)
  }
}
