/// The two halves of a label in two scripts: “Edit Menus 編輯選單”, “cyclic isolate -- 循环隔离”.
enum LabelParts {
  /// The Latin half and the other half, where a space, a dash, a colon or nothing but the script
  /// parts them.
  static func parts(of label: Range<Int>, in corpus: Corpus) -> [Range<Int>] {
    let isLatin = { corpus.tokens[$0].script == .latin }
    guard label.allSatisfy({ corpus.tokens[$0].script.isWord }) else {
      return separated(label, corpus)
    }
    let runs = ScriptRuns.ranges(in: label, where: isLatin)
    guard runs.count == 1, let latin = runs.first, latin != label else { return [] }
    if latin.lowerBound == label.lowerBound {
      let other = latin.upperBound..<label.upperBound
      return joints.contains(corpus.word(other.lowerBound)) ? [] : [latin, other]
    }
    if latin.upperBound == label.upperBound {
      let other = label.lowerBound..<latin.lowerBound
      return joints.contains(corpus.word(other.upperBound - 1)) ? [] : [other, latin]
    }
    return []
  }

  /// Whether a word joins what stands around it, and begins no name.
  static func joins(_ word: String) -> Bool { joints.contains(word) }

  /// What joins two words into one name, as in JavaScriptの基礎.
  private static let joints: Set<String> = [
    "の", "が", "を", "に", "は", "で", "と", "も", "や", "へ", "な", "的", "与", "與", "和", "及", "或",
  ]

  /// Whether a candidate is no name but a label with two of them: “Close Buttons 關閉按鈕”.
  ///
  /// An English plural modifies nothing, so the other half translates it; “Toggle 按鈕” is one name.
  static func areTwoNames(in candidate: Candidate, of corpus: Corpus) -> Bool {
    candidate.labelCount == candidate.count && candidate.cues.isDisjoint(with: [.known, .listed])
      && candidate.spans.allSatisfy { span in
        guard let latin = parts(of: span.tokens, in: corpus).first, let last = latin.last,
          corpus.tokens[last].script == .latin
        else { return false }
        return EnglishNoun.singular(of: corpus.word(last)) != corpus.word(last)
      }
  }

  /// The halves on both sides of one dash or colon, of which one is Latin throughout.
  static func separated(_ label: Range<Int>, _ corpus: Corpus) -> [Range<Int>] {
    let isMark = { !corpus.tokens[$0].script.isWord }
    let marks = ScriptRuns.ranges(in: label, where: isMark)
    guard marks.count == 1, let mark = marks.first,
      mark.lowerBound > label.lowerBound, mark.upperBound < label.upperBound,
      separators.contains(mark.map { corpus.word($0) }.joined())
    else { return [] }
    let halves = [label.lowerBound..<mark.lowerBound, mark.upperBound..<label.upperBound]
    let latin = halves.count { half in
      half.allSatisfy { corpus.tokens[$0].script == .latin }
    }
    return latin == 1 ? halves : []
  }

  private static let separators: Set<String> = ["--", "–", "—", "——", ":"]
}
