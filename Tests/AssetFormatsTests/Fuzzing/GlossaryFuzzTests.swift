import AssetFormats
import Foundation
import LanguageAssets
import LanguageText
import TestSupport
import Testing

/// Glossaries whose parts are cut, swapped, doubled and replaced: whatever is still readable must
/// survive being written and read again.
///
/// A run takes a few hundred cases; ISOGLOSS_FUZZ_SECONDS makes it go on for so long, from a seed
/// that ISOGLOSS_FUZZ_SEED gives.
@Suite struct GlossaryFuzzTests {
  private static let direction = GlossaryDirection(from: "en", to: "ru")

  @Test func survivesWhateverIsRead() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["ISOGLOSS_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    let first = environment["ISOGLOSS_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let corpus = try Self.corpus(withRealFiles: seconds > 0)
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    var readable = 0
    var memory = MemoryWatch(warmUp: 1_000)
    repeat {
      for sample in corpus {
        seed += 1
        var generator = SeededGenerator(seed: seed)
        let file = TokenMutation.mutated(sample, using: &generator)
        let start = clock()
        if try survives(file, seed: seed) { readable += 1 }
        // Of this process alone, whatever else the machine does.
        let duration = Double(clock() - start) / 1_000_000
        #expect(duration < 10, "seed \(seed) took \(duration) s")
        memory.note()
      }
    } while Date() < end || seed < first + 300
    if seconds > 0 {
      print("glossaries: \(seed - first) cases, \(readable) readable, \(memory)")
      #expect(memory.growth < 64)
    }
    #expect(readable > 0)
  }

  /// Reads a file, and what was written of it; returns whether it was readable.
  private func survives(_ file: [UInt8], seed: UInt64) throws -> Bool {
    let glossary: Glossary
    do {
      glossary = try GlossaryFormatCatalog.read(
        ByteSource(file), direction: Self.direction
      ).glossary
    } catch let error as AssetError {
      #expect(!error.reason.isEmpty)
      return false
    }
    for format in GlossaryFormat.allCases {
      let bytes: [UInt8]
      do {
        bytes = try GlossaryFormatCatalog.bytes(
          of: glossary, as: format, direction: Self.direction)
      } catch {
        #expect(!error.reason.isEmpty)
        continue
      }
      guard [.tbx, .tbx3, .tbx3DCT, .multiterm].contains(format) else { continue }
      let again = try GlossaryFormatCatalog.read(ByteSource(bytes)).glossary
      #expect(again.termCount == glossary.termCount, "seed \(seed), \(format)")
      guard format != .multiterm else { continue }
      let concepts = glossary.concepts.filter { !$0.terms.isEmpty }
      #expect(again.concepts.map(\.id) == concepts.map(\.id), "seed \(seed), \(format)")
      let twice = try GlossaryFormatCatalog.bytes(of: again, as: format)
      #expect(
        try GlossaryFormatCatalog.read(ByteSource(twice)).glossary.termCounts == again.termCounts,
        "seed \(seed), \(format)")
    }
    return true
  }

  private static func corpus(withRealFiles: Bool) throws -> [[UInt8]] {
    var corpus = try GlossaryFormat.allCases.map { format in
      try GlossaryFormatCatalog.bytes(of: Samples.glossary, as: format, direction: direction)
    }
    if withRealFiles {
      for entry in SharedFiles.entries(in: "tbx") + SharedFiles.entries(in: "glossary") {
        let bytes = try SharedFiles.bytes(entry.path)
        if bytes.count < 60_000 { corpus.append(bytes) }
      }
    }
    return corpus
  }
}

/// Damage to a file that keeps to its structure: tags, attributes and cells as a whole.
private enum TokenMutation {
  private static let boundaries: Set<UInt8> = Set("<>\t,;\n\"' =/".utf8)
  private static let words = [
    "<termEntry id=\"x\">", "</termEntry>", "<langSet xml:lang=\"en\">", "<tig>", "</tig>",
    "<term>",
    "</term>", "<note>isogloss element: <a b=\"c\"/></note>", "<note>isogloss forms: ;!;\\</note>",
    "<!--", "-->", "<![CDATA[", "]]>", "&lt;", "&#0;", "&#x10FFFF;", "id", "target", "type",
    "xml:lang",
    "\"", "\"\"", "\t", ",", ";", "\n", "\r\n", "\u{FEFF}", "\u{0}", "\u{2028}", "𠮷", "é", "ё", "|",
    "preferred", "forbidden", "xx-Latn-YY-zzzz", "en", "<descripGrp/>",
    "<termNoteGrp><termNote/></termNoteGrp>",
    "<mtf>", "<conceptGrp>", "#UTX 1.20; en/ru", "concept,lang,term,status", "isogloss note: ", "!",
  ]

  static func mutated(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var tokens = tokens(of: bytes)
    for _ in 0..<Int.random(in: 1...8, using: &generator) where tokens.count > 4 {
      let index = Int.random(in: 0..<tokens.count, using: &generator)
      let end = min(tokens.count, index + Int.random(in: 1...30, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: tokens.removeSubrange(index..<end)
      case 1: tokens.insert(contentsOf: tokens[index..<end], at: index)
      case 2: tokens.swapAt(index, Int.random(in: 0..<tokens.count, using: &generator))
      case 3, 4:
        tokens[index] = Array((words.randomElement(using: &generator) ?? "").utf8)
      case 5: tokens.insert(Array((words.randomElement(using: &generator) ?? "").utf8), at: index)
      case 6:
        let other = Int.random(in: 0..<tokens.count, using: &generator)
        tokens.insert(contentsOf: tokens[index..<end], at: other)
      default: Mutation.apply(to: &tokens[index], using: &generator)
      }
    }
    return tokens.flatMap(\.self)
  }

  private static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = [[]]
    for byte in bytes {
      if boundaries.contains(byte) {
        tokens += [[byte], []]
      } else {
        tokens[tokens.count - 1].append(byte)
      }
    }
    return tokens.filter { !$0.isEmpty }
  }
}
