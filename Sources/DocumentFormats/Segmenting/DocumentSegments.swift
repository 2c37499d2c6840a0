package import LanguageText
import Synchronization

/// The segments of a document, cut when somebody asks for them.
///
/// Finding sentences costs more than finding terms, and a check without findings and without a
/// source needs none. Copies share what was cut; safe to ask from several threads.
package struct DocumentSegments: Sendable {
  private let document: ParsedDocument
  private let language: LanguageTag
  private let cache: Cache

  /// What was cut so far.
  private final class Cache: Sendable {
    struct State: ~Copyable {
      var all: [Segment]?
      var blocks: [Int: [Segment]] = [:]
      /// What finds the sentences of single blocks; opening one costs more than most blocks take.
      var breaker: SentenceBreaker?

      init(_ all: [Segment]?) { self.all = all }

      /// The segments of a block, cut when asked first.
      mutating func segments(
        ofBlock index: Int, of document: ParsedDocument, language: LanguageTag
      ) -> [Segment] {
        if let known = blocks[index] { return known }
        let breaker = breaker.take() ?? SentenceBreaker(language: language)
        let segments = Segmenter.segments(ofBlock: index, of: document, breaker: breaker)
        self.breaker = consume breaker
        blocks[index] = segments
        return segments
      }
    }

    let state: Mutex<State>

    init(_ all: [Segment]?) { state = Mutex(State(all)) }
  }

  /// Makes the segments that ``Segmenter/segments(of:language:)`` gives, without cutting yet.
  package init(of document: ParsedDocument, language: LanguageTag) {
    self.document = document
    self.language = language
    cache = Cache(nil)
  }

  /// Takes the segments of a document that is cut already.
  package init(_ segments: [Segment]) {
    document = ParsedDocument(blocks: [])
    language = "en"
    cache = Cache(segments)
  }

  /// All segments, in order.
  ///
  /// - Complexity: O(n) in the size of the text when asked first, O(1) then.
  package var all: [Segment] {
    cache.state.withLock { state in
      if let all = state.all { return all }
      let all = Segmenter.segments(of: document, language: language)
      state.all = all
      return all
    }
  }

  /// The segment that holds a byte of the file; nil when none does.
  ///
  /// - Complexity: O(log n); cuts one block at most.
  package func segment(at offset: Int) -> Segment? {
    cache.state.withLock { state in
      if let all = state.all { return Self.segment(at: offset, in: all) }
      // Front matter and pictures inside a paragraph are blocks that others may enclose.
      var index = Self.lastBlock(startingAt: offset, in: document.blocks)
      while index >= 0 {
        let block = document.blocks[index]
        if block.offsets.fileRange(of: 0..<block.offsets.textLength).contains(offset) {
          return Self.segment(
            at: offset, in: state.segments(ofBlock: index, of: document, language: language))
        }
        guard block.kind == .caption else { return nil }
        index -= 1
      }
      return nil
    }
  }

  private static func lastBlock(startingAt offset: Int, in blocks: [TextBlock]) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].offsets.runs.first.map({ $0.file.lowerBound > offset }) ?? false {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low - 1
  }

  private static func segment(at offset: Int, in segments: [Segment]) -> Segment? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].fileRange.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < segments.count, segments[low].fileRange.lowerBound <= offset else { return nil }
    return segments[low]
  }
}
