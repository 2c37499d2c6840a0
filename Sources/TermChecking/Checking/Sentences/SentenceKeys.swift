import LanguageText

/// What the words of a sentence are compared by, as numbers: hashes of the keys of ``SentenceWords``.
///
/// Every sentence of a set is asked for its words, and most of them have no names among them: texts of
/// the keys would be made, hashed and thrown away.
struct SentenceKeys {
  /// The hash of each key once, ascending.
  let hashes: [UInt64]

  /// Takes the words of a text, as ``SentenceWords/keys(of:)`` does.
  ///
  /// - Complexity: O(n log n) in the length of the text.
  init(of text: String) {
    let bytes = Array(text.utf8)
    var found: [UInt64] = []
    for run in ScriptRun.runs(in: text) { Self.add(run, of: text, bytes, &found) }
    found.sort()
    var hashes: [UInt64] = []
    hashes.reserveCapacity(found.count)
    for hash in found where hash != hashes.last { hashes.append(hash) }
    self.hashes = hashes
  }

  /// Whether a key is among them, given by its hash.
  ///
  /// - Complexity: O(log n) in the number of keys.
  func contains(_ hash: UInt64) -> Bool {
    var (low, high) = (0, hashes.count)
    while low < high {
      let middle = (low + high) / 2
      if hashes[middle] < hash { low = middle + 1 } else { high = middle }
    }
    return low < hashes.count && hashes[low] == hash
  }

  /// The hash of a key.
  static func hash(_ key: String) -> UInt64 {
    key.utf8.reduce(FormTable.seed) { FormTable.hash($0, $1) }
  }

  // MARK: Runs

  /// Adds the hashes of the keys of one run of a text, given with its bytes, in no order.
  static func add(_ run: ScriptRun, of text: String, _ bytes: [UInt8], _ found: inout [UInt64]) {
    switch run.script {
    case .han where isPlainHan(bytes, run.range): add(pieces: bytes, run.range, &found)
    case .latin where add(word: bytes, run.range, &found): break
    case .cyrillic where add(word: bytes, run.range, &found): break
    case .digit, .other, .hiragana: break
    case .han, .katakana, .latin, .cyrillic, .hangul:
      found += SentenceWords.keys(of: text.utf8Slice(run.range)).map(hash)
    }
  }

  /// Whether every character of a run is one code point of three bytes.
  private static func isPlainHan(_ bytes: [UInt8], _ run: Range<Int>) -> Bool {
    guard run.count.isMultiple(of: 3) else { return false }
    return stride(from: run.lowerBound, to: run.upperBound, by: 3).allSatisfy {
      (0xe4...0xe9).contains(bytes[$0])
    }
  }

  /// Adds every two to four characters in a row.
  private static func add(pieces bytes: [UInt8], _ run: Range<Int>, _ found: inout [UInt64]) {
    let characters = run.count / 3
    guard characters > 1 else { return }
    for first in 0..<characters - 1 {
      var end = run.lowerBound + 3 * first
      var hash = FormTable.seed
      for length in 1...min(4, characters - first) {
        for _ in 0..<3 {
          hash = FormTable.hash(hash, bytes[end])
          end += 1
        }
        if length > 1 { found.append(hash) }
      }
    }
  }

  /// Adds a word of ASCII or of Russian letters without the end that inflection changes, in lower case;
  /// false for any other word.
  private static func add(
    word bytes: [UInt8], _ run: Range<Int>, _ found: inout [UInt64]
  ) -> Bool {
    var count = 0
    for index in run where bytes[index] & 0xc0 != 0x80 {
      guard bytes[index] < 0x80 || isRussian(bytes, index, run.upperBound) else { return false }
      count += 1
    }
    guard count > 3 else { return true }
    var hash = FormTable.seed
    var index = run.lowerBound
    for _ in 0..<max(4, count - 3) {
      if bytes[index] < 0x80 {
        let isCapital = bytes[index] &- 0x41 < 26
        hash = FormTable.hash(hash, isCapital ? bytes[index] | 0x20 : bytes[index])
        index += 1
      } else {
        let (lead, trail) = small(bytes[index], bytes[index + 1])
        hash = FormTable.hash(FormTable.hash(hash, lead), trail)
        index += 2
      }
    }
    found.append(hash)
    return true
  }

  /// Whether a letter of U+0400…U+045F begins at an offset.
  private static func isRussian(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    index + 1 < end && (bytes[index] == 0xd0 || bytes[index] == 0xd1 && bytes[index + 1] < 0xa0)
  }

  /// The small letter of one of U+0400…U+045F.
  private static func small(_ lead: UInt8, _ trail: UInt8) -> (UInt8, UInt8) {
    guard lead == 0xd0 else { return (lead, trail) }
    switch trail {
    case 0x80...0x8f: return (0xd1, trail + 0x10)
    case 0x90...0x9f: return (0xd0, trail + 0x20)
    case 0xa0...0xaf: return (0xd1, trail - 0x20)
    default: return (lead, trail)
    }
  }
}
