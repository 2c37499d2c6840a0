/// Shapes of Han characters: which of the two Chinese scripts one belongs to, and one shape for all.
package enum HanVariants {
  /// Whether Simplified Chinese text uses this character and Traditional Chinese text never does, but
  /// for that of Hong Kong (``isHongKongShape(_:)``).
  ///
  /// Complexity: O(1).
  package static func isSimplifiedOnly(_ scalar: Unicode.Scalar) -> Bool {
    simplifiedOnly.contains(scalar)
  }

  /// Whether the Traditional Chinese of Hong Kong writes a character as Simplified Chinese does.
  package static func isHongKongShape(_ scalar: Unicode.Scalar) -> Bool {
    hongKongShapes.contains(scalar)
  }

  /// Whether Traditional Chinese text uses this character and Simplified Chinese text never does.
  ///
  /// Complexity: O(1).
  package static func isTraditionalOnly(_ scalar: Unicode.Scalar) -> Bool {
    traditionalOnly.contains(scalar)
  }

  /// The one shape that stands for a character's Traditional, Simplified and Japanese shapes.
  ///
  /// It is the Simplified Chinese one: 擇, 択 and 择 give 择. A representative for comparing, never
  /// a conversion: 後 and 后 become equal too. Idempotent. Complexity: O(1).
  package static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let index = index(of: scalar), let folded = Unicode.Scalar(representatives[index]) else {
      return scalar
    }
    return folded
  }

  /// Characters with each one folded; nil when that changes none.
  ///
  /// Complexity: O(n).
  package static func folded(_ characters: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    let table = representatives
    let shapes = table.span
    var folded: [Unicode.Scalar]?
    let scalars = characters.span
    for place in 0..<scalars.count {
      let value = scalars[place].value
      guard value &- block.lowerBound < UInt32(shapes.count) else { continue }
      let shape = UInt32(shapes[Int(value - block.lowerBound)])
      guard shape != value, let scalar = Unicode.Scalar(shape) else { continue }
      if folded == nil { folded = characters }
      folded?[place] = scalar
    }
    return folded
  }

  /// A text with each character folded.
  package static func fold(_ text: some StringProtocol) -> String {
    var folded = ""
    folded.unicodeScalars.append(contentsOf: text.unicodeScalars.map { fold($0) })
    return folded
  }

  /// The block of the characters that have variants here.
  private static let block: ClosedRange<UInt32> = 0x4e00...0x9fff

  private static func index(of scalar: Unicode.Scalar) -> Int? {
    block.contains(scalar.value) ? Int(scalar.value - block.lowerBound) : nil
  }

  /// The characters of Simplified Chinese text alone.
  static let simplifiedOnly = HanSet(SimplifiedOnlyCharacters.characters)
  private static let hongKongShapes = HanSet(SimplifiedOnlyCharacters.alsoInHongKong)
  /// The characters of Traditional Chinese text alone.
  static let traditionalOnly = HanSet(TraditionalOnlyCharacters.characters)

  /// The representative of each character from U+4E00 on, for those who look at many.
  package static let representatives: [UInt16] = {
    var table = block.map { UInt16(truncatingIfNeeded: $0) }
    var changed: [Int] = []
    func write(_ shape: Unicode.Scalar, for character: Unicode.Scalar) {
      guard let index = index(of: character) else { return }
      table[index] = UInt16(truncatingIfNeeded: shape.value)
      changed.append(index)
    }
    var traditional: Unicode.Scalar?
    for shape in SimplifiedShapes.pairs.unicodeScalars {
      guard let character = traditional else {
        traditional = shape
        continue
      }
      write(shape, for: character)
      traditional = nil
    }
    for pair in HanShapes.pairs.unicodeScalars.split(whereSeparator: { $0.value <= 0x20 }) {
      let shapes = Array(pair)
      if shapes.count == 2 { write(shapes[1], for: shapes[0]) }
    }
    let open = table
    for index in changed { table[index] = settled(open[index], in: open) }
    return table
  }()

  /// Follows a chain of variants to its end; of a circle, the first character by code point.
  private static func settled(_ start: UInt16, in table: [UInt16]) -> UInt16 {
    var chain = [start]
    while let value = chain.last, block.contains(UInt32(value)) {
      let next = table[Int(UInt32(value) - block.lowerBound)]
      if let circle = chain.firstIndex(of: next) { return chain[circle...].min() ?? next }
      chain.append(next)
    }
    return chain.last ?? start
  }
}

/// A set of characters of the Basic Multilingual Plane.
struct HanSet: Sendable {
  private let words: [UInt64]

  init(_ characters: String, without others: String = "") {
    var words = [UInt64](repeating: 0, count: 0x1_0000 / 64)
    for scalar in characters.unicodeScalars where scalar.value < 0x1_0000 {
      words[Int(scalar.value) / 64] |= 1 << UInt64(scalar.value % 64)
    }
    for scalar in others.unicodeScalars where scalar.value < 0x1_0000 {
      words[Int(scalar.value) / 64] &= ~(1 << UInt64(scalar.value % 64))
    }
    self.words = words
  }

  /// Whether a text has one of the characters, all of which have three bytes, the first of them E4 or more.
  ///
  /// Nearly all text has none, so that what cannot be one is passed over at once.
  func isIn(_ bytes: Span<UInt8>) -> Bool {
    let words = words.span
    let end = bytes.count - 2
    var offset = 0
    while offset < end {
      let lead = bytes[offset]
      // Kana and their punctuation, which are most of it.
      if lead == 0xe3 {
        offset += 3
      } else if lead < 0x80 {
        offset += 1
      } else if lead >= 0xe4, lead < 0xf0 {
        // Six bits of the character choose one of a word: those of its last byte.
        let index = Int(lead & 0x0f) << 6 | Int(bytes[offset + 1] & 0x3f)
        if words[index] >> UInt64(bytes[offset + 2] & 0x3f) & 1 != 0 { return true }
        offset += 3
      } else {
        offset += lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
      }
    }
    return false
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x1_0000 && contains(UInt16(truncatingIfNeeded: scalar.value))
  }

  @inline(__always)
  func contains(_ character: UInt16) -> Bool {
    words[Int(character >> 6)] & 1 << UInt64(character & 63) != 0
  }
}
