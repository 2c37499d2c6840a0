/// The two halves of a label in two scripts: “Edit Menus 編輯選單”.
enum LabelParts {
  /// The Latin half and the other half, where a space or nothing but the script parts them.
  static func parts(of label: Range<Int>, in corpus: Corpus) -> [Range<Int>] {
    guard label.allSatisfy({ corpus.tokens[$0].script.isWord }) else { return [] }
    let isLatin = { corpus.tokens[$0].script == .latin }
    let runs = ScriptRuns.ranges(in: label, where: isLatin)
    guard runs.count == 1, let latin = runs.first, latin != label else { return [] }
    if latin.lowerBound == label.lowerBound { return [latin, latin.upperBound..<label.upperBound] }
    if latin.upperBound == label.upperBound { return [label.lowerBound..<latin.lowerBound, latin] }
    return []
  }
}
