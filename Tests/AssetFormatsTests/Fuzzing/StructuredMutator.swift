import TestSupport

/// Damages XML by its structure: tags, attributes, entities and text are moved, doubled, cut and
/// mixed, so that most of a file stays as a reader expects it.
struct StructuredMutator {
  private var generator: SeededGenerator

  /// Makes a mutator.
  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A damaged version of a file.
  mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
    var tokens = Self.tokens(bytes)
    for _ in 0..<Int.random(in: 1...5, using: &generator) where !tokens.isEmpty {
      let index = Int.random(in: 0..<tokens.count, using: &generator)
      let other = Int.random(in: 0..<tokens.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: tokens.remove(at: index)
      case 1: tokens.insert(tokens[other], at: index)
      case 2: tokens.swapAt(index, other)
      case 3: tokens[index] = Array(Self.oddities.randomElement(using: &generator)?.utf8 ?? "".utf8)
      case 4:
        tokens.insert(
          Array(Self.oddities.randomElement(using: &generator)?.utf8 ?? "".utf8), at: index)
      case 5: flip(&tokens[index])
      case 6: tokens.removeLast(tokens.count - index)
      case 7: repeatTokens(&tokens, from: index)
      case 8: insertByte(&tokens[index])
      default: tokens[index] += tokens[other]
      }
    }
    return Array(tokens.joined())
  }

  private mutating func flip(_ token: inout [UInt8]) {
    guard !token.isEmpty else { return }
    token[Int.random(in: 0..<token.count, using: &generator)] ^=
      1 << UInt8.random(in: 0..<8, using: &generator)
  }

  private mutating func insertByte(_ token: inout [UInt8]) {
    token.insert(
      UInt8.random(in: 0...255, using: &generator),
      at: Int.random(in: 0...token.count, using: &generator))
  }

  private mutating func repeatTokens(_ tokens: inout [[UInt8]], from index: Int) {
    let part = tokens[index..<min(index + 20, tokens.count)]
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      tokens.insert(contentsOf: part, at: index)
    }
  }

  /// Tags and the text between them.
  private static func tokens(_ bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var token: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "<"), !token.isEmpty {
        tokens.append(token)
        token = []
      }
      token.append(byte)
      if byte == UInt8(ascii: ">") {
        tokens.append(token)
        token = []
      }
    }
    if !token.isEmpty { tokens.append(token) }
    return tokens
  }

  private static let oddities = [
    "<tu>", "</tu>", "<tuv>", "<tuv xml:lang=\"\">", "<seg>", "</seg>", "<bpt i=\"1\">", "<ept/>",
    "<ph>", "<![CDATA[", "]]>", "<!--", "-->", "<?x", "?>", "<!DOCTYPE tmx [<!ENTITY a \"&a;\">]>",
    "&a;", "&#0;", "&#xD800;", "&#x110000;", "&#99999999999999999999;", "&nbsp;", "&", "<", ">",
    "\u{0}", "\u{B}", "\u{FFFE}", "\u{FEFF}", "]", "\"", "'", "<unit>", "<segment>", "<source>",
    "<target>", "<mrk mtype=\"seg\" mid=\"1\">", "<pc id=\"1\">", "<sc/>", "<ec startRef=\"9\"/>",
    "<cp hex=\"FFFFFFFFFF\"/>", "<header>", "<body>", "<termEntry>", "<langSet>", "<tig>", "<term>",
    "<prop type=\"x\">", "<note>", "<ude name=\"\">", "<map/>", "<a:b xmlns:a=\"\">",
    String(repeating: "<hi>", count: 300), String(repeating: "x", count: 70_000),
    "<ph " + String(repeating: "a=\"1\" ", count: 50) + "/>", "\r", "\r\n", "\t",
  ]
}
