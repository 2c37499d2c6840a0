/// Recognises the lines that a web page put around a text that was saved from it.
///
/// Rulers, bare addresses and links to the original are furniture wherever they stand. Everything
/// else (author and date, counters, log-in prompts, links to the next chapter, comments) is only
/// looked for in the first and last lines, and words that might be content only beside furniture
/// that is none.
struct PageFurniture {
  /// How many lines at the top and at the bottom may be furniture.
  private static let zone = 15

  private let lines: [TextLine]
  /// The indices of the lines that hold text.
  private let filled: [Int]

  /// The indices of the lines of a text that are furniture.
  static func lines(in lines: [TextLine]) -> Set<Int> {
    let furniture = PageFurniture(lines: lines)
    return furniture.everywhere.union(furniture.atTop).union(furniture.atBottom)
  }

  private init(lines: [TextLine]) {
    self.lines = lines
    filled = lines.indices.filter { !lines[$0].isEmpty }
  }

  private var everywhere: Set<Int> {
    Set(filled.filter { FurnitureLine.isAlways(lines[$0]) })
  }

  private var atTop: Set<Int> {
    let top = filled.prefix(min(Self.zone, filled.count / 3))
    var found = certainOrBesideCertain(top)
    // A name stands right above the date or the reading time.
    for (line, next) in zip(top, top.dropFirst()) where next == line + 1 {
      let isName = lines[line].isBare && lines[line].columns <= 40 && lines[line].words <= 5
      if FurnitureLine.isByline(lines[next]), isName { found.insert(line) }
    }
    return found
  }

  private var atBottom: Set<Int> {
    let bottom = filled.suffix(min(Self.zone, filled.count / 3))
    let found = certainOrBesideCertain(bottom)
    // What comes after the page's own words at the bottom (comments, teasers) is furniture too.
    guard let first = found.filter({ FurnitureLine.endsContent(lines[$0]) }).min() else {
      return found
    }
    return found.union(bottom.drop { $0 < first })
  }

  private func certainOrBesideCertain(_ indices: ArraySlice<Int>) -> Set<Int> {
    let certain = indices.filter { FurnitureLine.isCertain(lines[$0]) }
    let likely = indices.filter { FurnitureLine.isLikely(lines[$0]) }
    let always = indices.filter { FurnitureLine.isAlways(lines[$0]) }
    let isPage = !certain.isEmpty || likely.count >= 2 || !always.isEmpty
    return Set(certain).union(isPage ? likely : [])
  }
}
