/// Which patterns can begin with a word, or with two, by the sets of forms that accept them.
struct PatternIndex: Sendable {
  /// The patterns of one word, by their set.
  private var singles: [[Int32]] = []
  /// The two sets of a pair in one number, and where its patterns stand in ``lists``; 0 for a free
  /// slot.
  private var keys = [UInt64](repeating: 0, count: 64)
  private var places = [Int32](repeating: 0, count: 64)
  /// Whether a set begins patterns of several words, and whether one is their second, by the set.
  private var begins: [Bool] = []
  private var follows: [Bool] = []
  /// The patterns of several words that begin with the same pair.
  private var lists: [[Int32]] = []

  /// Adds a pattern.
  mutating func insert(_ words: [Int32], _ pattern: Int32) {
    guard let first = words.first else { return }
    guard words.count > 1 else {
      while singles.count <= Int(first) { singles.append([]) }
      singles[Int(first)].append(pattern)
      return
    }
    Self.mark(first, in: &begins)
    Self.mark(words[1], in: &follows)
    let key = Self.key(first, words[1])
    if let place = place(of: key) {
      lists[Int(place)].append(pattern)
      return
    }
    if (lists.count + 1) * 2 > keys.count { grow() }
    put(key, Int32(lists.count))
    lists.append([pattern])
  }

  /// The patterns that are one word of a set, ascending.
  func patterns(of set: Int32) -> [Int32] { Int(set) < singles.count ? singles[Int(set)] : [] }

  /// Whether patterns of several words begin with a word of a set.
  @inline(__always)
  func isBeginning(_ set: Int32) -> Bool { Int(set) < begins.count && begins[Int(set)] }

  /// Whether a word of a set is the second in a pattern.
  @inline(__always)
  func isSecond(_ set: Int32) -> Bool { Int(set) < follows.count && follows[Int(set)] }

  private static func mark(_ set: Int32, in flags: inout [Bool]) {
    while flags.count <= Int(set) { flags.append(false) }
    flags[Int(set)] = true
  }

  /// The patterns that begin with a word of one set and a word of another, ascending.
  func patterns(of first: Int32, _ second: Int32) -> [Int32] {
    place(of: Self.key(first, second)).map { lists[Int($0)] } ?? []
  }

  private func place(of key: UInt64) -> Int32? {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 {
      if keys[slot] == key { return places[slot] }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  private mutating func grow() {
    let (oldKeys, oldPlaces) = (keys, places)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    places = Array(repeating: 0, count: oldKeys.count * 2)
    for index in oldKeys.indices where oldKeys[index] != 0 { put(oldKeys[index], oldPlaces[index]) }
  }

  private mutating func put(_ key: UInt64, _ place: Int32) {
    var slot = Self.slot(key, keys.count)
    while keys[slot] != 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = key
    places[slot] = place
  }

  /// Never 0: the sets are counted from 1 in it.
  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first) + 1) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private static func slot(_ key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32) & (count - 1)
  }
}
