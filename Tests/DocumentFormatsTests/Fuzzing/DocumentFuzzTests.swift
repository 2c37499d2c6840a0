import Foundation
import LanguageText
import TestSupport
import Testing

@testable import DocumentFormats

/// Documents whose parts are cut, swapped, doubled and replaced: every format reads them with its
/// promises kept, or refuses them, in time and without growing.
///
/// A few rounds by default; ISOGLOSS_FUZZ_SECONDS makes it go on for so long, from the round that
/// ISOGLOSS_FUZZ_SEED gives.
@Suite(.serialized) struct DocumentFuzzTests {
  private static let formats: [any DocumentFormat] = FormatCatalog.all.map { $0.init() }
  private static let languages: [LanguageTag] = ["en", "ru", "ja", "zh-Hans"]

  @Test func survivesDamage() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["ISOGLOSS_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    let first = environment["ISOGLOSS_FUZZ_SEED"].flatMap(Int.init) ?? 0
    let corpus = Self.corpus(withRealFiles: seconds > 0)
    let end = Date().addingTimeInterval(seconds)
    var memory = MemoryWatch(warmUp: 200)
    var round = first
    var (read, slowest) = (0, 0.0)
    while round < first + 60 || Date() < end {
      var damage = DocumentDamage(seed: UInt64(round))
      let bytes = damage.damaged(corpus[round * 7919 % corpus.count], beside: corpus)
      for format in Self.formats {
        let start = clock()
        if survives(bytes, format, round) { read += 1 }
        // Of this process alone, whatever else the machine does.
        let duration = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        #expect(duration < 10, "round \(round), \(type(of: format).name)")
        slowest = max(slowest, duration)
      }
      memory.note()
      round += 1
    }
    #expect(read > 0)
    if seconds > 0 {
      print("documents: \(round - first) rounds, \(read) read, slowest \(slowest) s, \(memory)")
      #expect(memory.growth < 64)
    }
  }

  /// Reads a document and cuts it into segments; returns whether the format takes it.
  private func survives(_ bytes: [UInt8], _ format: any DocumentFormat, _ round: Int) -> Bool {
    let document: ParsedDocument
    do throws(DocumentError) {
      document = try format.parse(bytes)
    } catch {
      #expect(error.offset <= bytes.count, "round \(round), \(type(of: format).name)")
      return false
    }
    let faults = ContractFaults.faults(of: document, in: bytes)
    #expect(faults.isEmpty, "round \(round), \(type(of: format).name): \(faults.prefix(3))")
    let language = Self.languages[round % Self.languages.count]
    for segment in Segmenter.segments(of: document, language: language) {
      let isInside = segment.fileRange.upperBound <= bytes.count && !segment.text.isEmpty
      #expect(isInside, "round \(round), \(type(of: format).name)")
    }
    return true
  }

  private static func corpus(withRealFiles: Bool) -> [[UInt8]] {
    var corpus = FormatSamples.all.map { Array($0.utf8) }
    guard withRealFiles else { return corpus }
    for path in ["real/xliff", "real/po", "seeds"].flatMap(SharedFolder.files) {
      if let bytes = try? SharedFolder.bytes(of: path), bytes.count < 30_000 {
        corpus.append(bytes)
      }
    }
    return corpus
  }
}
