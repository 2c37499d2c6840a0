/// A word as a row of rough sounds that words borrowed between languages share.
///
/// The alphabet is a broad one: `l` for l and r, `C` for ch, `S` for sh, `J` for j and zh, `T` for
/// ts, `D` for th; the vowels are a, e, i, o, u. An r that ends a syllable is left out, because
/// Japanese has none: alert, алерт and アラート come out as `alet`, `alet` and `alato`.
struct Sounds: Hashable, Sendable {
  /// The sounds as ASCII letters of the alphabet above.
  let letters: [UInt8]
  /// How many of them are consonants.
  let consonants: Int
  /// How many are no vowels.
  let nonvowels: Int
  /// How many are consonants that no vowel is like: deleting one, or hearing it as a vowel, costs 100
  /// and more.
  let strong: Int
  /// What deleting all of them costs, in hundredths.
  let weight: Int
  /// Which they are.
  let set: SoundSet

  init(_ letters: [UInt8]) {
    self.letters = letters
    consonants = letters.count { !SoundCosts.isVowel($0) && $0 != SoundCosts.y }
    nonvowels = letters.count { !SoundCosts.isVowel($0) }
    strong = letters.count { SoundCosts.deletion(of: $0) == 100 && $0 != UInt8(ascii: "v") }
    weight = letters.reduce(0) { $0 + SoundCosts.deletion(of: $1) }
    set = SoundSet(letters)
  }

  /// The sounds of letters, from a table of each with its sounds behind it, between white space: `шS цT`.
  static func table(_ text: String) -> [Unicode.Scalar: [UInt8]] {
    var result: [Unicode.Scalar: [UInt8]] = [:]
    for entry in text.split(whereSeparator: \.isWhitespace) {
      guard let scalar = entry.unicodeScalars.first else { continue }
      result[scalar] = Array(entry.unicodeScalars.dropFirst().map { UInt8(ascii: $0) })
    }
    return result
  }

  /// The consonants alone, with those made equal that spelling confuses most: v and b, z and s.
  var skeleton: String {
    let kept = letters.compactMap { SoundCosts.skeletonLetter(of: $0) }
    return String(decoding: kept, as: UTF8.self)
  }
}

/// What it costs, in hundredths of a consonant, to hear one sound for another.
enum SoundCosts {
  static let y = UInt8(ascii: "y")
  static let vowel = 8

  static func isVowel(_ sound: UInt8) -> Bool {
    switch sound {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }

  static func deletion(of sound: UInt8) -> Int {
    if isVowel(sound) { return vowel }
    switch sound {
    case UInt8(ascii: "h"), UInt8(ascii: "w"): return 40
    case y: return 20
    default: return 100
    }
  }

  static func substitution(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    if isVowel(left), isVowel(right) { return 6 }
    return Int(table[Int(left & 0x7f) << 7 | Int(right & 0x7f)])
  }

  static func skeletonLetter(of sound: UInt8) -> UInt8? {
    if isVowel(sound) { return nil }
    switch sound {
    case UInt8(ascii: "h"), UInt8(ascii: "w"), y: return nil
    case UInt8(ascii: "v"): return UInt8(ascii: "b")
    case UInt8(ascii: "z"), UInt8(ascii: "D"), UInt8(ascii: "T"): return UInt8(ascii: "s")
    case UInt8(ascii: "J"): return UInt8(ascii: "S")
    default: return sound
    }
  }

  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 120, count: 1 << 14)
    for pair in pairs.split(whereSeparator: \.isWhitespace) {
      let letters = Array(pair.utf8.prefix(2)).map { Int($0) }
      guard letters.count == 2, let cost = UInt8(pair.dropFirst(2)) else { continue }
      table[letters[0] << 7 | letters[1]] = cost
      table[letters[1] << 7 | letters[0]] = cost
    }
    return table
  }()

  /// Two sounds and the cost of hearing one for the other.
  private static let pairs = """
    bv10 vw20 uv30 ts50 bw35 fv50 bp50 fh30 fp60 wu20 yi10 sz10 Ds15 Dz15 Dt20 Dd25 sS50 zS60 zJ30 SJ25 SC35 \
    JC40 Jg30 Jd40 JT50 Tt25 Ts25 Tz35 TC25 TS40 tC35 Ck45 td50 gk50 hk50 hg50 mn40 ks65 sC55 SD60
    """
}
