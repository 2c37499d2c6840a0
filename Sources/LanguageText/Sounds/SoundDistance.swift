/// Weighted edit distance between rows of sounds.
enum SoundDistance {
  /// From 0 to 1; `silent` is the weight of what neither row tells about.
  static func similarity(_ left: Sounds, _ right: Sounds, silent: Int = 0) -> Double {
    let weight = max(left.weight, right.weight) + silent
    guard weight > 0 else { return 0 }
    let cost = distance(left.letters, right.letters, isInside: false) + silent
    return max(0, 1 - Double(cost) / Double(weight))
  }

  /// How well a word is found whole somewhere inside a longer one, from 0 to 1.
  static func similarity(of word: Sounds, inside longer: Sounds) -> Double {
    guard word.weight > 0, word.weight <= longer.weight + 100 else { return 0 }
    let cost = distance(word.letters, longer.letters, isInside: true)
    return max(0, 1 - Double(cost) / Double(word.weight))
  }

  /// The least cost of turning one row into the other, or into a part of the other.
  static func distance(_ left: [UInt8], _ right: [UInt8], isInside: Bool) -> Int {
    let deletions = right.map { SoundCosts.deletion(of: $0) }
    var row = [0]
    row.reserveCapacity(right.count + 1)
    for deletion in deletions { row.append(isInside ? 0 : (row.last ?? 0) + deletion) }
    for sound in left {
      let deletion = SoundCosts.deletion(of: sound)
      var diagonal = row[0]
      row[0] += deletion
      for column in right.indices {
        let substituted = diagonal + SoundCosts.substitution(sound, right[column])
        diagonal = row[column + 1]
        row[column + 1] = min(substituted, row[column] + deletions[column], diagonal + deletion)
      }
    }
    return isInside ? row.min() ?? 0 : row[right.count]
  }
}
