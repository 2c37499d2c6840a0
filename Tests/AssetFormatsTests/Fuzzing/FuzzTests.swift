import AssetFormats
import Foundation
import LanguageAssets
import TestSupport
import Testing

private let firstRound =
  ProcessInfo.processInfo.environment["ISOGLOSS_FUZZ_SEED"].flatMap { Int($0) } ?? 0
private let fuzzSeconds = ProcessInfo.processInfo.environment["ISOGLOSS_FUZZ_SECONDS"]
  .flatMap { Double($0) }

/// Readers over damaged files: an answer or an error in time, never a crash.
///
/// A few rounds by default; ISOGLOSS_FUZZ_SECONDS asks for as long as it says, from the round that
/// ISOGLOSS_FUZZ_SEED gives.
@Suite(.serialized) struct FuzzTests {
  /// Files of each kind, none of them large.
  private static func corpus() throws -> [(name: String, bytes: [UInt8])] {
    var corpus = [
      (name: "own.tmx", bytes: TMXWriter.bytes(of: Samples.units, header: Samples.header))
    ]
    for folder in ["tmx", "tmx-derived", "tbx", "xliff", "po", "glossary"] {
      guard let root = SharedFiles.root else { break }
      let path = root.appendingPathComponent("real/\(folder)").path
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
        let bytes = try SharedFiles.bytes("\(folder)/\(name)")
        if bytes.count < 60_000, !name.hasSuffix(".tsv") { corpus.append((name, bytes)) }
      }
    }
    return corpus
  }

  @Test func survivesDamage() throws {
    let corpus = try Self.corpus()
    let end = Date().addingTimeInterval(fuzzSeconds ?? 0)
    var round = firstRound
    var slowest = 0.0
    var errors = 0
    var memory = MemoryWatch(warmUp: 1_000)
    while round < firstRound + 150 || Date() < end {
      let (name, bytes) = corpus[round * 7919 % corpus.count]
      var mutator = StructuredMutator(seed: UInt64(round))
      let damaged = mutator.mutate(bytes)
      let start = Date()
      errors += try read(damaged, named: name, "\(name), round \(round)")
      let seconds = Date().timeIntervalSince(start)
      slowest = max(slowest, seconds)
      #expect(seconds < 20, "\(name), round \(round)")
      memory.note()
      round += 1
    }
    #expect(errors > 0)
    if fuzzSeconds != nil {
      print("fuzz: \(round - firstRound) files, slowest \(slowest) s, \(errors) errors, \(memory)")
      #expect(memory.growth < 64)
    }
  }

  /// Reads a file in every way there is; returns how many ways ended in an error.
  private func read(_ bytes: [UInt8], named name: String, _ place: String) throws -> Int {
    let options = MemoryReadingOptions(sourceLanguage: "en", targetLanguage: "ru")
    var errors = 0
    func attempt(_ body: () throws -> Void) throws {
      do {
        try body()
      } catch let error as AssetError {
        errors += 1
        #expect(!error.reason.isEmpty, "\(place)")
      }
    }
    let format = MemoryFormatCatalog.format(forPath: name)
    if let format {
      var units: [TranslationUnit] = []
      try attempt {
        try MemoryFormatCatalog.read(ByteSource(bytes), as: format, options) {
          units.append($0.unit)
        }
      }
      // What was read can be written, and reads the same again.
      var again: [TranslationUnit] = []
      let written = TMXWriter.bytes(of: units)
      try TMXReader.read(ByteSource(written)) { again.append($0) }
      // Not the arrays themselves, which would be printed.
      let isSame = TMXWriter.bytes(of: again) == written
      #expect(isSame, "\(place)")
    }
    if format == .tmx {
      try attempt { _ = try TMXTally.count(ByteSource(bytes)) }
      try attempt { _ = try TMXTexts.read(ByteSource(bytes)) { _ in } }
      try attempt { _ = try TMXInspection.inspect(ByteSource(bytes)) { _ in } }
      try attempt {
        try TMXReader.read(RepairedSource(ByteSource(bytes), entryExtension: "tmx").bytes) { _ in }
      }
    }
    if name.hasSuffix(".tbx") { try attempt { _ = try TBXReader.read(ByteSource(bytes)) } }
    return errors
  }
}
