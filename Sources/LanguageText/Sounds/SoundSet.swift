/// Which sounds a word has, a bit each.
struct SoundSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// Takes the sounds of a word: ASCII letters, of which no two have the same last six bits.
  init(_ sounds: [UInt8]) {
    for sound in sounds { bits |= Self.bit(of: sound) }
  }

  /// What turning one word into another costs at least, in hundredths of a consonant, given what sounds they have.
  ///
  /// Each sound of a word is deleted, or heard as one that the other word has; the least of these costs is asked
  /// once for each that the other lacks, however often it occurs.
  ///
  /// - Complexity: O(sounds that only one of the words has).
  static func leastDistance(_ left: SoundSet, _ right: SoundSet) -> Int {
    max(left.leastCost(in: right), right.leastCost(in: left))
  }

  /// What turning the word into another, or into a part of it, costs at least.
  func leastCost(in other: SoundSet) -> Int {
    var rest = bits & ~other.bits
    var cost = 0
    while rest != 0 {
      let sound = rest.trailingZeroBitCount
      rest &= rest &- 1
      cost += Self.leastCost(of: sound, in: other.bits)
    }
    return cost
  }

  /// What it costs at least to delete a sound, given by its bit, or to hear it as one of some others.
  private static func leastCost(of sound: Int, in others: UInt64) -> Int {
    for like in likes[sound] where like.sounds & others != 0 { return like.cost }
    return SoundCosts.deletion(of: letter(of: sound))
  }

  /// For each sound those that cost less than to delete it, by their cost, the least first.
  private static let likes: [[(cost: Int, sounds: UInt64)]] = (0..<64).map { sound in
    let left = letter(of: sound)
    var sounds: [Int: UInt64] = [:]
    for right in letters where right != left {
      let cost = SoundCosts.substitution(left, right)
      if cost < SoundCosts.deletion(of: left) { sounds[cost, default: 0] |= bit(of: right) }
    }
    return sounds.sorted { $0.key < $1.key }.map { (cost: $0.key, sounds: $0.value) }
  }

  private static let letters =
    Array(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    + Array(UInt8(ascii: "a")...UInt8(ascii: "z"))

  private static func bit(of sound: UInt8) -> UInt64 { 1 << UInt64(sound & 0x3f) }

  /// The letter of a bit.
  private static func letter(of bit: Int) -> UInt8 { UInt8(bit) | 0x40 }
}
