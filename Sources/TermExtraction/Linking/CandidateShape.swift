import LanguageText

/// The look of a candidate, as far as it can be compared across languages.
struct CandidateShape: Sendable {
  /// The sounds of its words that have any: not those in Han characters.
  var sounds: [WordSound] = []
  /// Its Han characters, each shape folded to one.
  var han: [Unicode.Scalar] = []
  /// Its text folded to compare with other languages, Latin words in the singular.
  var identity: String = ""
  /// Whether every word is Latin.
  var isLatin = false

  /// Reads the first place of a candidate.
  init(_ candidate: Candidate, in corpus: Corpus) {
    guard let span = candidate.spans.first else { return }
    isLatin = true
    for token in span.tokens {
      let word = corpus.word(token)
      switch corpus.tokens[token].script {
      case .han:
        isLatin = false
        for scalar in word.unicodeScalars { han.append(HanVariants.fold(scalar)) }
        identity += HanVariants.fold(word)
      case .latin:
        for part in EnglishNoun.singular(of: word).split(separator: "-") {
          sounds.append(WordSound(String(part)))
          identity += identity.isEmpty ? part : " " + part
        }
      case .katakana, .cyrillic:
        isLatin = false
        sounds += word.split(separator: "-").map { WordSound(String($0)) }
        identity += identity.isEmpty ? word : " " + word
      case .punctuation, .barrier: break
      default:
        isLatin = false
        identity += word
      }
    }
  }

  /// How much two candidates sound alike, 0…1: the mean over the words of the best match.
  func sound(like other: CandidateShape) -> Double {
    guard !sounds.isEmpty, !other.sounds.isEmpty else { return 0 }
    let (short, long) =
      sounds.count <= other.sounds.count ? (sounds, other.sounds) : (other.sounds, sounds)
    var sum = 0.0
    for word in short {
      var best = 0.0
      for candidate in long { best = max(best, word.similarity(to: candidate)) }
      sum += best
    }
    return sum / Double(long.count)
  }

  /// The share of Han characters in common, 0…1 (Dice over multisets).
  func characters(like other: CandidateShape) -> Double {
    guard !han.isEmpty, !other.han.isEmpty else { return 0 }
    var rest = other.han
    var common = 0
    for scalar in han {
      if let index = rest.firstIndex(of: scalar) {
        rest.remove(at: index)
        common += 1
      }
    }
    return 2 * Double(common) / Double(han.count + other.han.count)
  }
}
