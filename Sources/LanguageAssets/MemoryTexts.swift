package import LanguageText

/// The plain texts of a translation memory, held as they stand one after the other in few runs of
/// bytes: little more memory than the texts themselves take.
package struct MemoryTexts: Sendable {
  /// Units that follow one another.
  package struct Block: Sendable {
    private let bytes: [UInt8]
    private let textEnds: [UInt32]
    private let labels: [UInt16]
    private let unitEnds: [UInt32]

    /// Makes a block.
    ///
    /// - Parameters:
    ///   - bytes: the texts as UTF-8, one after the other; less than 4 GB.
    ///   - textEnds: where each text ends.
    ///   - labels: of each text the number of its language in ``MemoryTexts/languages``.
    ///   - unitEnds: how many texts the block has up to the end of each unit.
    package init(bytes: [UInt8], textEnds: [UInt32], labels: [UInt16], unitEnds: [UInt32]) {
      self.bytes = bytes
      self.textEnds = textEnds
      self.labels = labels
      self.unitEnds = unitEnds
    }

    /// How many units there are.
    var unitCount: Int { unitEnds.count }

    /// The numbers of a unit's texts.
    func texts(ofUnit unit: Int) -> Range<Int> {
      Int(unit == 0 ? 0 : unitEnds[unit - 1])..<Int(unitEnds[unit])
    }

    /// The number of a text's language.
    func label(_ text: Int) -> Int { Int(labels[text]) }

    /// A text.
    func string(_ text: Int) -> String {
      let start = text == 0 ? 0 : Int(textEnds[text - 1])
      return String(decoding: bytes[start..<Int(textEnds[text])], as: UTF8.self)
    }
  }

  /// A text, by where it stands.
  package struct Place: Hashable, Sendable {
    /// The number of the block.
    fileprivate var block: UInt32
    /// The number of the unit in its block.
    fileprivate var unit: UInt32
    /// The number of the text in its block.
    fileprivate var text: UInt32
  }

  private var blocks: [Block] = []
  /// The languages of the texts, in the order in which they came.
  package private(set) var languages: [LanguageTag] = []

  /// Makes a memory without texts.
  package init() {}

  /// Whether there is no unit.
  package var isEmpty: Bool { blocks.isEmpty }

  /// The number of a language, which is added when it is new.
  package mutating func number(of language: LanguageTag) -> UInt16 {
    if let index = languages.firstIndex(of: language) { return UInt16(truncatingIfNeeded: index) }
    languages.append(language)
    return UInt16(truncatingIfNeeded: languages.count - 1)
  }

  /// Adds units behind those there are.
  package mutating func append(_ block: Block) { blocks.append(block) }

  /// Adds one unit.
  package mutating func append(_ unit: TranslationUnit) {
    var bytes: [UInt8] = []
    var ends: [UInt32] = []
    var labels: [UInt16] = []
    for variant in unit.variants {
      bytes += Array(variant.segment.plainText.utf8)
      ends.append(UInt32(truncatingIfNeeded: bytes.count))
      labels.append(number(of: variant.language))
    }
    append(
      Block(
        bytes: bytes, textEnds: ends, labels: labels,
        unitEnds: [UInt32(truncatingIfNeeded: ends.count)]))
  }

  /// Hands over each text in one of some languages of which the unit has a text in another one's,
  /// in the order of the memory.
  package func forEach(
    in source: (LanguageTag) -> Bool, with target: (LanguageTag) -> Bool,
    _ take: (Place, String) -> Void
  ) {
    let isSource = languages.map(source)
    let isTarget = languages.map(target)
    for (number, block) in blocks.enumerated() {
      for unit in 0..<block.unitCount {
        let texts = block.texts(ofUnit: unit)
        guard texts.contains(where: { isTarget[block.label($0)] }) else { continue }
        for text in texts where isSource[block.label(text)] {
          take(
            Place(
              block: UInt32(truncatingIfNeeded: number), unit: UInt32(truncatingIfNeeded: unit),
              text: UInt32(truncatingIfNeeded: text)), block.string(text))
        }
      }
    }
  }

  /// A text.
  package func text(at place: Place) -> String {
    blocks[Int(place.block)].string(Int(place.text))
  }

  /// The texts in some languages of the unit that a text belongs to, in the order of the unit.
  package func translations(of place: Place, in target: (LanguageTag) -> Bool) -> [String] {
    let block = blocks[Int(place.block)]
    return block.texts(ofUnit: Int(place.unit)).filter { target(languages[block.label($0)]) }
      .map(block.string)
  }
}
