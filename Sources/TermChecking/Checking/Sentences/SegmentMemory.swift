package import LanguageAssets
package import LanguageText

/// How sentences were translated before, from one language to another.
package struct SegmentMemory: Sendable {
  /// The translations of a sentence that were added one by one, by the sentence without what does
  /// not matter; in order.
  private var targets: [UTF8Key: [String]] = [:]
  private let memory: MemoryTexts
  private let target: LanguageTag
  /// The source texts of the memory, by a part of the hash of their key, those of one hash in the
  /// order of the memory.
  private var places: [(hash: UInt32, place: MemoryTexts.Place)] = []

  /// Makes an empty memory.
  package init() { self.init(MemoryTexts(), from: "und", to: "und") }

  /// Takes the translations from one language to another out of a memory, which is shared.
  ///
  /// - Complexity: O(total length + n log n) for n units; about 16 bytes a unit.
  package init(_ memory: MemoryTexts, from source: LanguageTag, to target: LanguageTag) {
    self.memory = memory
    self.target = target
    var found: [(hash: UInt32, place: MemoryTexts.Place)] = []
    memory.forEach {
      $0.matches(source)
    } with: {
      $0.matches(target)
    } _: { place, text in
      found.append((Self.hash(FoldedText.fold(text, .silent)), place))
    }
    // Swift's sort is stable.
    places = found.sorted { $0.hash < $1.hash }
  }

  /// Adds a translation of a sentence with a key.
  mutating func insert(_ target: String, forKey key: String) {
    guard !key.isEmpty else { return }
    let key = UTF8Key(key)
    guard let known = targets[key] else {
      targets[key] = [target]
      return
    }
    if !known.contains(target) { targets[key]?.append(target) }
  }

  /// The translations of a sentence with its ``sourceKey(_:_:)``: those of the memory in its order, then
  /// the ones added.
  func translations(of source: String, key: String) -> [String] {
    if key.isEmpty { return [] }
    let added = targets[UTF8Key(key)] ?? []
    guard !places.isEmpty else { return added }
    var found: [String] = []
    let hash = Self.hash(FoldedText.fold(source, .silent))
    for place in places(of: hash) {
      let text = memory.text(at: place)
      guard Self.sourceKey(text, Self.key(text)) == key else { continue }
      found += memory.translations(of: place) { $0.matches(target) }.filter { !found.contains($0) }
    }
    return found + added.filter { !found.contains($0) }
  }

  private func places(of hash: UInt32) -> [MemoryTexts.Place] {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    return places[low...].prefix { $0.hash == hash }.map(\.place)
  }

  /// A sentence without what makes no difference: case, width, marks, and spaces but those between
  /// two words in ASCII.
  static func key(_ sentence: String) -> String {
    let folded = FoldedText(sentence, .silent)
    return plainKey(folded.bytes) ?? anyKey(folded.string)
  }

  /// The key of a sentence that is translated: its ``key(_:)`` with the marks that code in it may have,
  /// by which `a >= b` is not `a < b`, and those by which it is built in another way: *Move it?* asks, *a (or b)* puts
  /// aside what *a or b* does not, and
  /// *Provided by: X* has a label where *Provided by X* has none.
  static func sourceKey(_ sentence: String, _ key: String) -> String {
    let isMark = Self.marks
    var marks: [UInt8] = []
    var hasColon = false
    let bytes = sentence.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      // Small letters of ASCII and all bytes of other characters are none.
      guard byte &- 0x61 >= 26, byte < 0x80 else { continue }
      if isMark[Int(byte)] { marks.append(byte) }
      // A minus sign; elsewhere a hyphen makes no difference.
      if byte == UInt8(ascii: "-"), index + 1 < bytes.count, bytes[index + 1] &- 0x30 < 10,
        index == 0 || bytes[index - 1] == 0x20
      {
        marks.append(byte)
      }
      if byte == UInt8(ascii: ":") { hasColon = true }
    }
    if hasColon, hasInnerColon(sentence) { marks.append(UInt8(ascii: ":")) }
    // *Save…* asks first, or is at it.
    if endsOpen(sentence) { marks.append(UInt8(ascii: ".")) }
    return marks.isEmpty ? key : key + " " + String(decoding: marks, as: UTF8.self)
  }

  private static func endsOpen(_ sentence: String) -> Bool {
    let end = sentence.utf8.suffix(3)
    return end.elementsEqual("…".utf8) || end.elementsEqual("...".utf8)
  }

  /// Whether a colon stands inside a sentence, with a space behind it.
  private static func hasInnerColon(_ sentence: String) -> Bool {
    let bytes = sentence.utf8.span
    var isBehindColon = false
    var hasColon = false
    for index in bytes.indices {
      let byte = bytes[index]
      if hasColon, byte != 0x20 { return true }
      hasColon = hasColon || isBehindColon && byte == 0x20
      isBehindColon = byte == UInt8(ascii: ":")
    }
    return false
  }

  /// Which bytes are marks that code may have.
  private static let marks = {
    var marks = [Bool](repeating: false, count: 256)
    for mark in "<>=_+*/\\|%$#@^~&{}[(]?".utf8 { marks[Int(mark)] = true }
    return marks
  }()

  /// The key of any text, cut at characters.
  private static func anyKey(_ text: String) -> String {
    var key = ""
    var isBehindGap = false
    for character in text {
      guard character.isLetter || character.isNumber else {
        isBehindGap = true
        continue
      }
      if isBehindGap, character.isASCII, key.last?.isASCII == true { key.append(" ") }
      isBehindGap = false
      key.append(character)
    }
    return key
  }

  /// A hash of the scalars of a folded sentence that are letters or digits at a glance; sentences of
  /// one key have one hash.
  private static func hash(_ folded: String) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for scalar in folded.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39, 0x61...0x7A, 0x430...0x44F, 0x3041...0x3096, 0x30A1...0x30FA,
        0x4E00...0x9FFF, 0xAC00...0xD7A3:
        hash = (hash ^ UInt64(scalar.value)) &* 0x9e37_79b9_7f4a_7c15
        hash ^= hash >> 29
      default: continue
      }
    }
    return UInt32(truncatingIfNeeded: hash >> 16)
  }

  /// The key of a text of ASCII, Russian letters, Han characters and kana with their usual marks, cut
  /// at bytes; nil for any other text.
  private static func plainKey(_ bytes: [UInt8]) -> String? {
    // A space stands for at least one byte that is left out.
    var kept = [UInt8](repeating: 0, count: bytes.count)
    var count = 0
    var index = 0
    var end = 0
    while index < bytes.count {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : 3
      guard index + length <= bytes.count else { return nil }
      let isKept: Bool
      switch byte {
      case 0x30...0x39, 0x61...0x7a, 0x41...0x5a:
        if end < index, count > 0, kept[count - 1] < 0x80 {
          kept[count] = 0x20
          count += 1
        }
        isKept = true
        end = index + 1
      case 0..<0x80: isKept = false
      case 0xd0, 0xd1:
        // U+0400…U+047F without the Old Slavonic letters and marks behind it.
        guard byte == 0xd0 || bytes[index + 1] <= 0x9f else { return nil }
        isKept = true
      case 0xe4...0xe9:
        guard byte > 0xe4 || bytes[index + 1] >= 0xb8 else { return nil }
        isKept = true
      case 0xe3:
        guard let isLetter = isKana(bytes[index + 1], bytes[index + 2]) else { return nil }
        isKept = isLetter
      // « and », the space that does not break, dashes, quotation marks and the ellipsis.
      case 0xc2 where [0xa0, 0xab, 0xbb].contains(bytes[index + 1]): isKept = false
      case 0xe2 where bytes[index + 1] == 0x80 && (0x90...0xa6).contains(bytes[index + 2]):
        isKept = false
      default: return nil
      }
      if isKept {
        for place in index..<index + length {
          kept[count] = bytes[place]
          count += 1
        }
      }
      index += length
    }
    return String(decoding: kept[..<count], as: UTF8.self)
  }

  /// Whether the two bytes behind E3 make a letter; nil for what is neither a common kana nor a
  /// common mark.
  private static func isKana(_ second: UInt8, _ third: UInt8) -> Bool? {
    switch (second, third) {
    case (0x80, 0x81...0x82), (0x80, 0x8a...0x8f): false
    case (0x81, 0x81...0xbf), (0x82, 0x80...0x96), (0x82, 0xa1...0xbf), (0x83, 0x80...0xba),
      (0x83, 0xbc):
      true
    default: nil
    }
  }
}
