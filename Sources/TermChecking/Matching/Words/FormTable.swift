/// Numbers for folded word forms, found by the bytes of a text without making strings.
///
/// Open addressing over 64-bit FNV-1a hashes; equal hashes are told apart by the bytes.
struct FormTable: Sendable {
  /// The number of forms; they are numbered from 0 in the order in which they came.
  private(set) var count = 0
  private var slots: [Int32] = Array(repeating: -1, count: 64)
  private var hashes: [UInt64] = []
  private var ends: [Int32] = []
  private var bytes: [UInt8] = []

  /// Makes an empty table.
  init() {}

  /// Numbers some forms in their order.
  init(_ forms: some Collection<[UInt8]>) {
    for form in forms { _ = insert(form) }
  }

  /// The number of a form, a new one if the form is new.
  ///
  /// - Complexity: amortised O(length).
  mutating func insert(_ form: [UInt8]) -> Int32 {
    let hash = Self.hash(form, form.indices, Self.seed)
    if let known = number(of: form, form.indices, hash: hash) { return known }
    return append(form, hash)
  }

  /// The number of the form that two parts make together, a new one if it is new; the first part's hash is
  /// known.
  ///
  /// - Complexity: amortised O(length).
  mutating func insert(_ head: [UInt8], hash start: UInt64, _ tail: [UInt8]) -> Int32 {
    let hash = Self.hash(tail, tail.indices, start)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isForm(number, head, tail) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes += head
    return append(tail, hash)
  }

  /// Adds a new form, whose first bytes are there already.
  private mutating func append(_ rest: [UInt8], _ hash: UInt64) -> Int32 {
    if (count + 1) * 2 > slots.count { grow() }
    place(Int32(count), hash)
    hashes.append(hash)
    bytes += rest
    ends.append(Int32(bytes.count))
    count += 1
    return Int32(count - 1)
  }

  /// The number of a text, a new one if the text is new.
  ///
  /// - Complexity: amortised O(length).
  mutating func insert(_ text: String) -> Int32 {
    number(of: text) ?? append(Array(text.utf8), Self.hash(text.utf8.span))
  }

  /// The number of a text; nil when it has none.
  func number(of text: String) -> Int32? {
    let text = text.utf8.span
    let hash = Self.hash(text)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isForm(number, text) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isForm(_ number: Int, _ text: Span<UInt8>) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    guard Int(ends[number]) - start == text.count else { return false }
    for index in 0..<text.count where bytes[start + index] != text[index] { return false }
    return true
  }

  private static func hash(_ text: Span<UInt8>) -> UInt64 {
    var hash = seed
    for index in 0..<text.count { hash = Self.hash(hash, text[index]) }
    return hash
  }

  /// The number of the form in a range of bytes; nil when there is none.
  func number(of text: [UInt8], _ range: Range<Int>) -> Int32? {
    number(of: text, range, hash: Self.hash(text, range, Self.seed))
  }

  /// The number of the form in a range of bytes whose hash is known; nil when there is none.
  @inline(__always)
  func number(of text: [UInt8], _ range: Range<Int>, hash: UInt64) -> Int32? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isForm(number, text, range) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the number of the form that each of some words of a text is, in order; -1 for words that are
  /// none.
  ///
  /// The arrays are taken once for all words.
  func addNumbers(
    of words: ArraySlice<WordToken>, in text: [UInt8], to numbers: inout [Int32]
  ) {
    let (words, slots, hashes) = (words.span, slots.span, hashes.span)
    for index in 0..<words.count {
      let hash = words[index].hash
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      var number = slots[slot]
      while number >= 0 {
        if hashes[Int(number)] == hash, isForm(Int(number), text, words[index].range) { break }
        slot = (slot + 1) & (slots.count - 1)
        number = slots[slot]
      }
      numbers.append(number)
    }
  }

  /// Whether a form has a hash, and so most likely the bytes that have it.
  @inline(__always)
  func mayHold(_ hash: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      if hashes[Int(slots[slot])] == hash { return true }
      slot = (slot + 1) & (slots.count - 1)
    }
    return false
  }

  /// The number of the form that two ranges of bytes make together; nil when there is none.
  func number(of text: [UInt8], _ first: Range<Int>, _ second: Range<Int>) -> Int32? {
    number(of: text, first, second, Self.hash(text, second, Self.hash(text, first, Self.seed)))
  }

  /// The number of the form that two ranges of bytes make together, whose hash is known.
  func number(
    of text: [UInt8], _ first: Range<Int>, _ second: Range<Int>, _ hash: UInt64
  ) -> Int32? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if hashes[number] == hash, isForm(number, text, first, second) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isForm(_ number: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    return Int(ends[number]) - start == range.count && isEqual(start, text, range)
  }

  private func isForm(
    _ number: Int, _ text: [UInt8], _ first: Range<Int>, _ second: Range<Int>
  ) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    let end = Int(ends[number])
    guard end - start == first.count + second.count else { return false }
    return isEqual(start, text, first) && isEqual(start + first.count, text, second)
  }

  private func isForm(_ number: Int, _ head: [UInt8], _ tail: [UInt8]) -> Bool {
    let start = number == 0 ? 0 : Int(ends[number - 1])
    guard Int(ends[number]) - start == head.count + tail.count else { return false }
    return isEqual(start, head, head.indices) && isEqual(start + head.count, tail, tail.indices)
  }

  /// Whether the bytes of the forms from an offset on are those of a range of a text.
  @inline(__always)
  private func isEqual(_ start: Int, _ text: [UInt8], _ range: Range<Int>) -> Bool {
    var index = start
    for position in range {
      if bytes[index] != text[position] { return false }
      index += 1
    }
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (number, hash) in hashes.enumerated() { place(Int32(number), hash) }
  }

  private mutating func place(_ number: Int32, _ hash: UInt64) {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  /// The hash of no bytes.
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of what has a hash already and one byte more.
  static func hash(_ start: UInt64, _ byte: UInt8) -> UInt64 {
    (start ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The hash of what has a hash already and a range of bytes more.
  static func hash(_ text: [UInt8], _ range: Range<Int>, _ start: UInt64) -> UInt64 {
    var hash = start
    for index in range { hash = Self.hash(hash, text[index]) }
    return hash
  }

  // MARK: In a file

  /// Writes the table.
  func write(to file: inout FlatWriter) {
    file.write(slots)
    file.write(hashes)
    file.write(ends)
    file.write(bytes)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    slots = try file.int32s()
    hashes = try file.int64s()
    ends = try file.int32s()
    bytes = try file.bytes()
    count = ends.count
  }
}
