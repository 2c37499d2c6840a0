import LanguageText
import Testing

@testable import TermExtraction

struct LabelPartsTests {
  /// A label and its halves; none where the label is one name.
  @Test(
    arguments: [
      ("cyclic isolate -- 循环隔离", ["cyclic isolate", "循环隔离"]),
      ("Edit Menus 編輯選單", ["edit menus", "編輯選單"]),
      ("System Button：系統按鈕", ["system button", "系統按鈕"]),
      ("Zen of Python -- Python 之禅", ["zen of python", "python之禅"]),
      ("io -- core tools", []),
      ("循环隔离", []),
      ("one -- two -- 三四", []),
      ("JavaScript の基礎", []),
      ("配列の map", []),
      ("Python 的名字", []),
      ("Swift 与对象", []),
    ] as [(String, [String])])
  func `a label in two scripts has two halves`(label: String, halves: [String]) {
    let corpus = SampleInput.corpus(["# " + label], language: "zh-Hans")
    let parts = LabelParts.parts(of: corpus.segments[0].tokens, in: corpus)
    let texts = parts.map { part in
      let isLatin = part.allSatisfy { corpus.tokens[$0].script == .latin }
      return part.map { corpus.word($0) }.joined(separator: isLatin ? " " : "")
    }
    #expect(texts == halves)
  }
}

struct SoundAliasTests {
  @Test(
    arguments: [
      ("ja", ["# System Buttons", "システムボタンを押す。", "システムボタンは青い。"], true),
      ("ja", ["# System Buttons", "システムキーを押す。", "システムキーは青い。"], false),
    ])
  func `a heading left in English is the same name`(
    language: String, lines: [String], isAlias: Bool
  ) {
    var corpus = SampleInput.corpus(lines, language: language)
    let inventory = CandidateInventory(&corpus)
    let shapes = inventory.candidates.map { CandidateShape($0, in: corpus) }
    let aliases = SoundAliases.aliases(in: inventory, shapes: shapes)
    #expect(aliases.isEmpty != isAlias)
  }
}

struct LeftoverTests {
  @Test func `a word left untranslated now and then keeps its native name`() {
    let input = SampleInput.aligned([
      "en": [
        "The gasket is worn.", "Oil the gasket.", "A gasket seals the joint.",
        "Replace the gasket.", "Order a gasket.", "The gasket leaks.",
      ],
      "zh-Hans": [
        "密封垫已磨损。", "给密封垫上油。", "密封垫封住接头。", "更换密封垫。", "订购 gasket。", "密封垫漏水。",
      ],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let gasket = concepts.first { $0.terms.contains { $0.text == "gasket" && $0.count > 2 } }
    #expect(gasket?.terms.map(\.text) == ["gasket", "密封垫"], "\(concepts.map(\.terms))")
  }

  @Test func `a language in Latin letters keeps its own name beside the English one`() {
    let input = SampleInput.aligned([
      "en": [
        "The gasket is worn.", "Oil the gasket.", "A gasket seals the joint.",
        "Replace the gasket.", "Order a gasket.", "The gasket leaks.", "Clean the gasket.",
      ],
      "de": [
        "Die Dichtung ist verschlissen.", "Ölen Sie die Dichtung.", "Eine Dichtung hält dicht.",
        "Ersetzen Sie das Gasket.", "Bestellen Sie ein Gasket.", "Das Gasket leckt.",
        "Reinigen Sie das Gasket.",
      ],
    ])
    let concepts = TermExtractor(ExtractionOptions(minConfidence: 0)).extract(input)
    let gasket = concepts.first { $0.terms.contains { $0.text == "gasket" && $0.count > 2 } }
    #expect(
      gasket?.terms.first { $0.language == "de" }?.text == "Dichtung", "\(concepts.map(\.terms))")
  }
}

struct ThinnedInputTests {
  private static let input = SampleInput.aligned([
    "en": (0..<400).map { "Sentence number \($0) of many." },
    "de": (0..<400).map { "Satz Nummer \($0) von vielen." },
  ])

  @Test func `a small input stays whole`() {
    #expect(Self.kept(Self.input.thinned(toSegments: 800)) == Self.kept(Self.input))
  }

  @Test func `a share of the groups stays, both sides of each`() {
    let kept = Self.kept(Self.input.thinned(toSegments: 200))
    #expect(kept[0] == kept[1])
    #expect((50...150).contains(kept[0].count), "\(kept[0].count)")
  }

  private static func kept(_ input: ExtractionInput) -> [[Int]] {
    input.documents.map { document in
      document.segments.indices.filter { document.segments[$0].kind != .furniture }
    }
  }
}
