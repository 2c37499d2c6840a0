/// Concept identifiers as values of XML's ID type, which allows neither spaces nor digits first.
struct XMLIdentifier {
  private var used: Set<String> = []
  /// Where counting goes on for a name that was wanted before.
  private var numbers: [String: Int] = [:]

  /// Makes a source of identifiers in which none is used.
  init() {}

  /// The closest identifier to a text that is valid and was not given out before.
  mutating func unique(for text: String) -> String {
    let base = Self.name(text)
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

  /// A text with an underscore for what no name may have, and a letter before it where none begins it.
  private static func name(_ text: String) -> String {
    let isName = text.unicodeScalars.allSatisfy(isNamePart)
    var name = text
    if !isName {
      name = ""
      for scalar in text.unicodeScalars {
        name.unicodeScalars.append(isNamePart(scalar) ? scalar : "_")
      }
    }
    return name.unicodeScalars.first.map(isNameStart) == true ? name : "c" + name
  }

  /// An identifier made from a term: its words in lower case with hyphens between.
  static func slug(of term: String) -> String {
    if let slug = asciiSlug(of: term) { return slug }
    let words = term.lowercased().split { !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "-")
  }

  /// The same of ASCII, where letters are bytes; nil of any other term.
  private static func asciiSlug(of term: String) -> String? {
    var slug: [UInt8] = []
    var isParted = false
    for byte in term.utf8 {
      switch byte {
      case 0x80...: return nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isParted, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
        isParted = false
        slug.append(byte < UInt8(ascii: "a") && byte > UInt8(ascii: "9") ? byte | 0x20 : byte)
      default: isParted = true
      }
    }
    return String(decoding: slug, as: UTF8.self)
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
