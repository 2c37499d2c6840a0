/// Which patterns can begin with a word, or with two, by the sets of forms that accept them.
struct PatternIndex: Sendable {
  /// The patterns of one word, by their set.
  private var singles = NumberLists()
  /// The two sets of a pair in one number, and which list of ``lists`` has its patterns; 0 for a
  /// free slot.
  private var keys = [UInt64](repeating: 0, count: 64)
  private var places = [Int32](repeating: 0, count: 64)
  /// Whether a set begins patterns of several words (1), and whether one is their second (2), by the
  /// set.
  private var roles: [UInt8] = []
  /// The patterns of several words that begin with the same pair.
  private var lists = NumberLists()
  /// While patterns are added: the lists as they grow.
  private var growingSingles: [[Int32]] = []
  private var growingLists: [[Int32]] = []

  private static let begins: UInt8 = 1
  private static let follows: UInt8 = 2

  /// Makes an empty index.
  init() {}

  /// Adds a pattern.
  mutating func insert(_ words: [Int32], _ pattern: Int32) {
    guard let first = words.first else { return }
    guard words.count > 1 else {
      while growingSingles.count <= Int(first) { growingSingles.append([]) }
      growingSingles[Int(first)].append(pattern)
      return
    }
    mark(first, Self.begins)
    mark(words[1], Self.follows)
    let key = Self.key(first, words[1])
    if let place = place(of: key) {
      growingLists[Int(place)].append(pattern)
      return
    }
    if (growingLists.count + 1) * 2 > keys.count { grow() }
    put(key, Int32(growingLists.count))
    growingLists.append([pattern])
  }

  /// Ends the adding of patterns: from now on they can be asked for.
  mutating func finish() {
    singles = NumberLists(growingSingles)
    lists = NumberLists(growingLists)
    (growingSingles, growingLists) = ([], [])
  }

  /// The places of the patterns that are one word of a set, ascending; see ``single(at:)``.
  @inline(__always)
  func singles(of set: Int32) -> Range<Int> { singles.places(of: Int(set)) }

  /// The pattern of one word at a place.
  @inline(__always)
  func single(at place: Int) -> Int32 { singles.number(at: place) }

  /// Whether patterns of several words begin with a word of a set.
  @inline(__always)
  func isBeginning(_ set: Int32) -> Bool { has(Self.begins, set) }

  /// Whether a word of a set is the second in a pattern.
  @inline(__always)
  func isSecond(_ set: Int32) -> Bool { has(Self.follows, set) }

  /// The places of the patterns that begin with a word of one set and a word of another, ascending;
  /// see ``pattern(at:)``.
  @inline(__always)
  func patterns(of first: Int32, _ second: Int32) -> Range<Int> {
    guard let place = place(of: Self.key(first, second)) else { return 0..<0 }
    return lists.places(of: Int(place))
  }

  /// The pattern of several words at a place.
  @inline(__always)
  func pattern(at place: Int) -> Int32 { lists.number(at: place) }

  @inline(__always)
  private func has(_ role: UInt8, _ set: Int32) -> Bool {
    Int(set) < roles.count && roles[Int(set)] & role != 0
  }

  private mutating func mark(_ set: Int32, _ role: UInt8) {
    while roles.count <= Int(set) { roles.append(0) }
    roles[Int(set)] |= role
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

  // MARK: In a file

  /// Writes a finished index.
  func write(to file: inout FlatWriter) {
    singles.write(to: &file)
    file.write(keys)
    file.write(places)
    file.write(roles)
    lists.write(to: &file)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    singles = try NumberLists(from: &file)
    keys = try file.int64s()
    places = try file.int32s()
    roles = try file.bytes()
    lists = try NumberLists(from: &file)
  }
}
