import LanguageText

/// The hashes of the words of a sentence with their places, so that those beside each of its terms need not
/// be made anew.
struct SentenceRuns {
  private struct Key {
    let hash: UInt64
    let start: Int
    let end: Int
  }

  /// In ascending order of the hashes.
  private let keys: [Key]

  /// Takes the words of a sentence.
  ///
  /// - Complexity: O(n log n) in the length of the sentence.
  init(of sentence: String) {
    let bytes = Array(sentence.utf8)
    var keys: [Key] = []
    var hashes: [UInt64] = []
    for run in ScriptRun.runs(in: sentence) {
      SentenceKeys.add(run, of: sentence, bytes, &hashes)
      keys += hashes.map {
        Key(hash: $0, start: run.range.lowerBound, end: run.range.upperBound)
      }
      hashes.removeAll(keepingCapacity: true)
    }
    self.keys = keys.sorted { $0.hash < $1.hash }
  }

  /// The ``SentenceKeys/hashes`` of the sentence without a term, given in UTF-8 bytes; nil when the term
  /// is a part of a word.
  ///
  /// - Complexity: O(words).
  func hashes(besides term: Range<Int>) -> [UInt64]? {
    var hashes: [UInt64] = []
    for key in keys {
      if key.end <= term.lowerBound || key.start >= term.upperBound {
        if key.hash != hashes.last { hashes.append(key.hash) }
      } else if key.start < term.lowerBound || key.end > term.upperBound {
        return nil
      }
    }
    return hashes
  }
}
