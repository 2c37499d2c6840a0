/// What a source said when the lines of a draft were written.
package struct SourceHistory: Hashable, Sendable {
  /// The source at one time in the past.
  package struct Version: Hashable, Sendable {
    /// What people call it, such as a short commit and its date.
    package var name: String
    /// Its sentences, as ``SegmentMemory/key(_:)`` compares them.
    private let sentences: Set<String>
    /// All of its letters and digits, for sentences that were cut otherwise.
    private let text: String

    /// Makes a version out of its sentences, in order.
    package init(name: String, sentences: [String]) {
      let keys = sentences.map(SegmentMemory.key)
      self.name = name
      self.sentences = Set(keys)
      text = keys.joined()
    }

    /// Whether the version says a sentence, whatever its case, spaces and marks.
    ///
    /// - Complexity: O(1) for a sentence that it has, else O(n · m) at worst in the lengths of the
    ///   version and the sentence.
    func says(_ sentence: String) -> Bool {
      let key = SegmentMemory.key(sentence)
      return key.isEmpty || sentences.contains(key) || text.contains(key)
    }
  }

  /// The versions, the oldest first.
  package var versions: [Version]
  /// Which version stood when each line of the draft (from line 1 on) was written, as an index;
  /// nil for lines of which nothing is known, such as those written since the last commit.
  package var versionOfLine: [Int?]

  /// Makes a history.
  package init(versions: [Version], versionOfLine: [Int?]) {
    self.versions = versions
    self.versionOfLine = versionOfLine
  }

  /// The index of the version that stood when the last of some lines (1-based) was written; nil
  /// when that is not known for one of them.
  func version(of lines: ClosedRange<Int>) -> Int? {
    var newest: Int?
    for line in lines {
      guard line >= 1, line <= versionOfLine.count, let version = versionOfLine[line - 1],
        versions.indices.contains(version)
      else { return nil }
      newest = max(newest ?? version, version)
    }
    return newest
  }
}
