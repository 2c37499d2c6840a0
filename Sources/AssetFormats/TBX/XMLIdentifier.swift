/// Concept identifiers as values of XML's ID type, which allows neither spaces nor digits first.
struct XMLIdentifier {
  private var used: Set<String> = []
  /// Where counting goes on for a name that was wanted before.
  private var numbers: [String: Int] = [:]

  /// Makes a source of identifiers in which none is used.
  init() {}

  /// The closest identifier to a text that is valid and was not given out before.
  mutating func unique(for text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { name.append(Self.isNamePart(scalar) ? scalar : "_") }
    if name.first.map(Self.isNameStart) != true {
      name.insert(contentsOf: "c".unicodeScalars, at: name.startIndex)
    }
    let base = String(name)
    var candidate = base
    guard !used.insert(candidate).inserted else { return candidate }
    var number = numbers[base, default: 2]
    repeat {
      candidate = "\(base)-\(number)"
      number += 1
    } while !used.insert(candidate).inserted
    numbers[base] = number
    return candidate
  }

  /// An identifier made from a term: its words in lower case with hyphens between.
  static func slug(of term: String) -> String {
    let words = term.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: true
    case 0x410...0x44F, 0x401, 0x451: true
    case 0x3041...0x3094, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The characters that both editions of XML's name rule allow, and that occur in practice.
  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0x30FC: true
    default: isNameStart(scalar)
    }
  }
}
