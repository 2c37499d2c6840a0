import DocumentFormats

/// The words of the prose of a document, each once, so that what every capitalised word asks of a whole document is
/// looked for in a fraction of its text.
struct DistinctWords: Sendable {
  /// The words, each as it stands between two spaces, with a space between them.
  private let words: String
  /// The texts, for what has a space in it, with a zero behind each.
  private let texts: [UInt8]

  /// Takes the prose of a document.
  ///
  /// - Complexity: O(length of the blocks).
  init(of blocks: some Sequence<TextBlock>) {
    var texts: [UInt8] = []
    var gathered = GatheredWords()
    for block in blocks where block.kind.isProse {
      gathered.add(block.text)
      texts += block.text.utf8
      texts.append(0)
    }
    self.texts = texts
    words = String(decoding: gathered.bytes, as: UTF8.self)
  }

  /// Whether one of the texts has the bytes of another.
  ///
  /// - Complexity: O(length of the distinct words), or of the texts where the part has a space.
  func hold(_ part: String) -> Bool {
    part.utf8.contains(GatheredWords.space)
      ? Self.hold(texts, part.utf8.span) : words.holdsBytes(of: part)
  }

  /// Whether the bytes of a part stand in a text of several times its length.
  ///
  /// Source: Horspool, “Practical Fast Searching in Strings” (1980).
  private static func hold(_ text: [UInt8], _ part: Span<UInt8>) -> Bool {
    let last = part.count - 1
    var steps = [Int](repeating: part.count, count: 256)
    for index in 0..<last { steps[Int(part[index])] = last - index }
    var end = last
    while end < text.count {
      if text[end] == part[last] {
        var length = 1
        while length < part.count, text[end - length] == part[last - length] { length += 1 }
        if length == part.count { return true }
      }
      end += steps[Int(text[end])]
    }
    return false
  }
}

/// Words that are added again and again, and kept once.
private struct GatheredWords {
  static let space = UInt8(ascii: " ")

  /// The words with a space behind each.
  private(set) var bytes: [UInt8] = []
  /// The hashes of the words where they are looked for first, or behind; nothing is 0.
  private var table = [UInt64](repeating: 0, count: 1024)
  private var count = 0

  mutating func add(_ text: String) {
    let text = text.utf8.span
    var start = 0
    var hash = Self.seed
    for index in text.indices {
      guard text[index] == Self.space else {
        hash = (hash ^ UInt64(text[index])) &* Self.prime
        continue
      }
      add(text, start..<index, hash)
      (start, hash) = (index + 1, Self.seed)
    }
    add(text, start..<text.count, hash)
  }

  private mutating func add(_ text: Span<UInt8>, _ word: Range<Int>, _ hash: UInt64) {
    guard !word.isEmpty, insert(hash | 1) else { return }
    for index in word { bytes.append(text[index]) }
    bytes.append(Self.space)
  }

  /// Whether a hash is new.
  private mutating func insert(_ hash: UInt64) -> Bool {
    guard put(hash) else { return false }
    count += 1
    guard count * 2 > table.count else { return true }
    let known = table
    table = [UInt64](repeating: 0, count: 2 * known.count)
    for hash in known where hash != 0 { _ = put(hash) }
    return true
  }

  private mutating func put(_ hash: UInt64) -> Bool {
    var place = Int(hash >> 32) & (table.count - 1)
    while table[place] != 0 {
      if table[place] == hash { return false }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = hash
    return true
  }

  /// Source: FNV-1a of 64 bits.
  private static let (seed, prime): (UInt64, UInt64) = (0xcbf2_9ce4_8422_2325, 0x100_0000_01b3)
}
