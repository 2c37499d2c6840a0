/// The sounds of words in Latin letters, read as English where spelling is not phonetic.
enum LatinSounds {
  /// The sounds of a word of ASCII lower-case letters.
  static func sounds(of word: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < word.count {
      let rest = word[index...]
      if let rule = rule(for: rest, isStart: index == 0) {
        append(rule.sounds, to: &result)
        index += rule.length
      } else {
        append(sound(at: index, in: word), to: &result)
        index += 1
      }
    }
    return result
  }

  private struct Rule: Sendable {
    let spelling: [UInt8]
    let sounds: [UInt8]
    let isOnlyAtStart: Bool
    var length: Int { spelling.count }
  }

  private static func rule(for rest: ArraySlice<UInt8>, isStart: Bool) -> Rule? {
    guard let first = rest.first else { return nil }
    return rules[first]?.first {
      ($0.isOnlyAtStart ? isStart : true) && rest.starts(with: $0.spelling)
        && !($0.spelling.count == 4 && isStart)
    }
  }

  /// The sounds of one letter that begins no special spelling.
  private static func sound(at index: Int, in word: [UInt8]) -> [UInt8] {
    let next = index + 1 < word.count ? word[index + 1] : nil
    let isBeforeFront = next.map { frontVowels.contains($0) } ?? false
    let isBeforeVowel = next.map { vowels.contains($0) } ?? false
    switch word[index] {
    case UInt8(ascii: "c"): return isBeforeFront ? letter("s") : letter("k")
    case UInt8(ascii: "g"): return isBeforeFront ? letter("J") : letter("g")
    case UInt8(ascii: "j"): return letter("J")
    case UInt8(ascii: "q"): return letter("k")
    case UInt8(ascii: "x"): return index == 0 ? letter("z") : letter("ks")
    case UInt8(ascii: "r"): return isBeforeVowel ? letter("l") : []
    case UInt8(ascii: "h"): return isBeforeVowel ? letter("h") : []
    case UInt8(ascii: "w"): return isBeforeVowel ? letter("w") : letter("u")
    case UInt8(ascii: "y"): return isBeforeVowel ? letter("y") : letter("i")
    case UInt8(ascii: "e"): return next == nil && word.count > 3 ? [] : letter("e")
    default: return [word[index]]
    }
  }

  /// Adds sounds, a doubled consonant once.
  private static func append(_ sounds: [UInt8], to result: inout [UInt8]) {
    for sound in sounds where SoundCosts.isVowel(sound) || result.last != sound {
      result.append(sound)
    }
  }

  private static func letter(_ text: StaticString) -> [UInt8] { Array(text.description.utf8) }

  private static let vowels = Set("aeiouy".utf8)
  private static let frontVowels = Set("eiy".utf8)

  private static let rules: [UInt8: [Rule]] = {
    var result: [UInt8: [Rule]] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let isOnlyAtStart = parts[0].hasPrefix("^")
      let spelling = Array(parts[0].utf8.drop { $0 == UInt8(ascii: "^") })
      guard let first = spelling.first else { continue }
      result[first, default: []].append(
        Rule(spelling: spelling, sounds: Array(parts[1].utf8), isOnlyAtStart: isOnlyAtStart))
    }
    return result
  }()

  /// Spellings of several letters, longer ones first; `^` only at the start of a word.
  private static let table = """
    ssion:Son tion:Son sion:Jon ture:Ca sure:Ja tial:Sal cial:Sal tch:C sch:sk dge:J ght:t igh:ai \
    dg:J ph:f sh:S ch:C th:D ck:k qu:kw wh:w gg:g cc:k ^kn:n ^wr:l ^gn:n ^ps:s
    """
}
