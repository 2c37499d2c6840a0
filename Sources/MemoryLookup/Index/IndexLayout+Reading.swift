/// What look-ups read from an index.
extension IndexLayout {
  /// The number of a folded word; nil when the index does not have it.
  func number(of word: [UInt8], _ index: borrowing Span<UInt32>) -> Int? {
    let mask = slotCount - 1
    guard slotCount > 0, slotCount & mask == 0 else { return nil }
    var slot = Int(StringHash.hash(word, 0, word.count)) & mask
    for _ in 0...mask {
      let number = index.at(slots + slot) - 1
      if number < 0 { return nil }
      if equals(number, word, index) { return number }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func equals(_ number: Int, _ word: [UInt8], _ index: borrowing Span<UInt32>) -> Bool {
    let range = byteRange(number, index)
    guard range.count == word.count else { return false }
    for offset in 0..<word.count where byte(range.lowerBound + offset, index) != word[offset] {
      return false
    }
    return true
  }

  /// The bytes of a folded word.
  @inline(__always)
  func byteRange(_ number: Int, _ index: borrowing Span<UInt32>) -> Range<Int> {
    let start = index.at(wordStarts + number)
    let end = index.at(wordStarts + number + 1)
    // A word is no longer than the index.
    return start <= end && end <= index.count * 4 ? start..<end : 0..<0
  }

  @inline(__always)
  func byte(_ offset: Int, _ index: borrowing Span<UInt32>) -> UInt8 {
    UInt8(truncatingIfNeeded: index.at(wordBytes + offset >> 2) >> (8 * (offset & 3)))
  }

  /// A folded word as UTF-8.
  func word(_ number: Int, _ index: borrowing Span<UInt32>) -> [UInt8] {
    let range = byteRange(number, index)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for offset in range { bytes.append(byte(offset, index)) }
    return bytes
  }

  /// The place of a feature; nil when no segment has it.
  func feature(_ key: UInt64, _ index: borrowing Span<UInt32>) -> Int? {
    let low = firstFeature(notBelow: key, index)
    return low < featureCount && self.key(low, index) == key ? low : nil
  }

  /// The place of the first feature that is not below a key; the number of features when all are.
  func firstFeature(notBelow key: UInt64, _ index: borrowing Span<UInt32>) -> Int {
    var (low, high) = (0, featureCount)
    while low < high {
      let middle = (low + high) / 2
      if self.key(middle, index) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func key(_ place: Int, _ index: borrowing Span<UInt32>) -> UInt64 {
    UInt64(index.at(features + 2 * place)) << 32 | UInt64(index.at(features + 2 * place + 1))
  }

  /// Where the postings of a feature are, counted from the first posting of all.
  func postingRange(_ feature: Int, _ index: borrowing Span<UInt32>) -> Range<Int> {
    let start = index.at(postingStarts + feature)
    let end = index.at(postingStarts + feature + 1)
    return start <= end && end <= index.count ? start..<end : 0..<0
  }

  /// The segments of a length; empty for a length that none has.
  func entries(ofLength length: Int, _ index: borrowing Span<UInt32>) -> Range<Int> {
    guard length >= 0, length <= longest else { return 0..<0 }
    let start = min(index.at(lengthStarts + length), entryCount)
    return start..<max(start, min(index.at(lengthStarts + length + 1), entryCount))
  }

  /// The tokens of a segment, as words of the index.
  @inline(__always)
  func row(_ entry: Int, _ index: borrowing Span<UInt32>) -> Range<Int> {
    let start = rows + index.at(rowStarts + entry)
    let end = rows + index.at(rowStarts + entry + 1)
    return start <= end && end <= index.count ? start..<end : 0..<0
  }

  /// The signature of a segment.
  @inline(__always)
  func signature(_ entry: Int, _ index: borrowing Span<UInt32>) -> StemSignature {
    let place = signatures + 2 * entry
    return StemSignature(high: index.at(place), low: index.at(place + 1))
  }
}
