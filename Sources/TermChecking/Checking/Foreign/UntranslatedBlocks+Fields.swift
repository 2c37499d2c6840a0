import DocumentFormats

/// Lists and headings that are left in a translated text because of what a program shows: what to put into its fields,
/// the messages that sections are about.
extension UntranslatedBlocks {
  /// The items of lists that are left as a whole and have nothing but fields with what to put into them: *Build command:
  /// `make`*, *Title: A red box*.
  ///
  /// - Complexity: O(n) in the length of the items.
  static func filledFields(
    _ standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> Set<Int> {
    runs(of: standings, blocks).reduce(into: []) { fields, run in
      guard run.count > 1, run.allSatisfy({ $0.standing != .own }) else { return }
      let values = run.compactMap { value(ofField: blocks[$0.index]) }
      // A list of definitions has sentences there.
      guard values.count == run.count, values.count(where: \.isShort) * 3 >= values.count * 2
      else { return }
      fields.formUnion(run.map(\.index))
    }
  }

  /// The items of each list, as far as they are of one level and follow each other.
  private static func runs(
    of standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> [ArraySlice<(index: Int, standing: Standing)>] {
    var runs: [ArraySlice<(index: Int, standing: Standing)>] = []
    var start = 0
    while start < standings.count {
      let first = blocks[standings[start].index]
      var end = start + 1
      while end < standings.count, first.kind == .listItem,
        blocks[standings[end].index].kind == .listItem,
        blocks[standings[end].index].level == first.level
      {
        end += 1
      }
      if first.kind == .listItem { runs.append(standings[start..<end]) }
      start = end
    }
    return runs
  }

  /// What stands behind the label of a field; nil where the item does not begin with one of a few words.
  private static func value(ofField item: TextBlock) -> (isShort: Bool, text: String)? {
    guard let colon = item.text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let label = item.text[..<colon]
    guard (1...mostWordsOfField).contains(label.split(separator: " ").count) else { return nil }
    let length = label.utf8.count
    let isMarked = item.spans.contains {
      $0.kind == .strong && $0.range.lowerBound == 0
        && (length...length + 1).contains($0.range.upperBound)
    }
    let value = item.text[colon...].dropFirst().drop { $0 == " " }
    let start = item.text.utf8.count - value.utf8.count
    let isCode = item.spans.contains {
      $0.kind == .code && $0.range.lowerBound == start
        && $0.range.upperBound == item.text.utf8.count
    }
    guard isMarked || isCode, !value.isEmpty else { return nil }
    return (isCode || value.split(separator: " ").count <= mostWordsOfValue, String(value))
  }

  private static let (mostWordsOfField, mostWordsOfValue) = (5, 4)

  /// The headings that are left of a section, where all of its subsections have such and the text of most of them is
  /// translated: they go by what a program says.
  ///
  /// - Complexity: O(n) in the number of blocks.
  static func headingsOfNames(
    _ standings: [(index: Int, standing: Standing)], _ blocks: [TextBlock]
  ) -> Set<Int> {
    var names: Set<Int> = []
    var open: [Section] = []
    func close(to level: Int) {
      while let section = open.last, section.level >= level {
        open.removeLast()
        if section.isOfNames { names.formUnion(section.left) }
      }
    }
    for (index, standing) in standings {
      guard blocks[index].kind == .heading else {
        guard standing == .own, let last = open.indices.last else { continue }
        // What the last heading of the section before is about.
        if let parent = open.indices.dropLast().last { open[parent].countText(of: open[last]) }
        open[last].hasText = true
        continue
      }
      let level = blocks[index].level
      close(to: level)
      if let parent = open.indices.last { open[parent].add(index, standing, level) }
      open.append(Section(level: level, isTranslated: standing == .own))
    }
    close(to: 0)
    return names
  }

  /// A section with the headings of its subsections.
  private struct Section {
    let level: Int
    /// Whether its own heading is.
    let isTranslated: Bool
    /// Whether it has text that is translated.
    var hasText = false
    private(set) var left: [Int] = []
    private var foreign = 0
    private var others = 0
    private var withText = 0
    private var levelOfHeadings: Int?

    init(level: Int, isTranslated: Bool) {
      (self.level, self.isTranslated) = (level, isTranslated)
    }

    mutating func add(_ heading: Int, _ standing: Standing, _ level: Int) {
      levelOfHeadings = levelOfHeadings ?? level
      if standing == .own || level != levelOfHeadings {
        others += 1
      } else {
        left.append(heading)
        foreign += standing == .foreign ? 1 : 0
      }
    }

    /// Counts a subsection once when it turns out to have translated text.
    mutating func countText(of subsection: Section) {
      if !subsection.hasText { withText += 1 }
    }

    var isOfNames: Bool {
      isTranslated && others == 0 && left.count >= 3 && foreign > 1 && withText * 2 > left.count
    }
  }
}
