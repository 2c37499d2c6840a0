import IsoglossProject
import LanguageText
import TermChecking

/// For people: the line with the passage marked, the source passage and what to write instead.
struct FullReporter: FindingReporter {
  let style: TerminalStyle
  /// In how many drafts each passage is left out.
  private var omissions: [String: Int] = [:]
  private var frequent = FrequentFindings()
  /// What drafts leave out, with the number of passages.
  private var leftOut: [(count: Int, line: String)] = []

  init(style: TerminalStyle) { self.style = style }

  mutating func report(_ draft: CheckRun.Draft, to text: inout String) {
    frequent.add(draft.visibleFindings)
    let repeated = RepeatedFindings(draft.visibleFindings)
    for (finding, others) in repeated.groups {
      write(finding, draft, to: &text, others: others)
    }
    // What one document after the other leaves out, such as a remark that each has, is counted.
    let passages = Dictionary(grouping: draft.result.omittedPassages, by: \.text)
    for text in passages.keys { omissions[text, default: 0] += 1 }
    let told = draft.result.omittedPassages.filter {
      omissions[$0.text, default: 0] <= Self.mostDocuments
    }
    for omitted in Dictionary(grouping: told, by: \.document).sorted(by: { $0.key < $1.key }) {
      note(omitted.value, leftOutOf: draft)
    }
  }

  /// One line on the passages of one source that a draft leaves out: most of those of an older translation.
  private mutating func note(_ omitted: [SourceReference], leftOutOf draft: CheckRun.Draft) {
    guard let first = omitted.first else { return }
    // The cells of a row share theirs.
    var seen: Set<Int> = []
    let lines = omitted.compactMap(draft.line(of:)).filter { seen.insert($0).inserted }
      .map(String.init)
    var line = "\(draft.document.path): nothing here for "
    if omitted.count == 1 {
      line += first.path + (lines.first.map { ":\($0)" } ?? "")
      line += "  " + Excerpt(first.text, marking: 0..<0, columns: 60).text
    } else {
      line += "\(omitted.count) passages of \(first.path)"
      if !lines.isEmpty {
        line += lines.count == 1 ? ": its line " : ": its lines "
        line += lines.prefix(Self.mostLines).joined(separator: ", ")
        line += lines.count > Self.mostLines ? ", …" : ""
      }
    }
    leftOut.append((omitted.count, line))
  }

  func finish(_ summary: CheckSummary, to text: inout String) {
    let lines = frequent.lines
    if !lines.isEmpty { text += style.dim("What recurs most of the above:\n") }
    for line in lines { text += style.dim("  \(line)\n") }
    // Behind the findings, among which nobody could act on them; of many documents those that leave out most.
    let ranked = leftOut.indices.sorted { (leftOut[$1].count, $0) < (leftOut[$0].count, $1) }
    let shown = Set(ranked.prefix(Self.mostLines))
    for index in leftOut.indices where shown.contains(index) {
      text += style.dim(leftOut[index].line + "\n")
    }
    if ranked.count > shown.count {
      let count = ranked.dropFirst(shown.count).reduce(0) { $0 + leftOut[$1].count }
      text += style.dim(
        "nothing for \(count.counted("more passage")) in \((ranked.count - shown.count).counted("more document"))\n"
      )
    }
    let rest = omissions.mapValues { $0 - Self.mostDocuments }.filter { $0.value > 0 }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (passage, count) in rest.prefix(Self.mostPlaces) {
      let documents = count == 1 ? "1 more document has" : "\(count) more documents have"
      let excerpt = Excerpt(passage, marking: 0..<0, columns: 60).text
      text += style.dim("\(documents) nothing for “\(excerpt)”\n")
    }
    if rest.count > Self.mostPlaces {
      text += style.dim(
        "\(rest.count - Self.mostPlaces) more passages are left out of other documents, too\n")
    }
  }

  private func write(
    _ finding: Finding, _ draft: CheckRun.Draft, to text: inout String, others: [Finding]
  ) {
    let place = FindingPlace(finding, in: draft)
    let location = "\(draft.document.path):\(place.start.line):\(place.start.column):"
    let severity = style.coloured(
      "\(finding.severity.rawValue)[\(finding.rule)]", by: finding.severity)
    text += "\(style.bold(location)) \(severity) \(finding.message)\n"
    let number = String(place.start.line)
    let gutter = String(repeating: " ", count: number.count)
    let excerpt = excerpt(finding, draft, place)
    text += style.dim(" \(number) │ ") + excerpt.text + "\n"
    if !excerpt.marks.isEmpty {
      text +=
        style.dim(" \(gutter) │ ") + excerpt.padding
        + style.coloured(excerpt.marks, by: finding.severity) + "\n"
    }
    if finding.suggestions.first?.text.isEmpty == true {
      text += " \(gutter) " + style.dim("= remove it") + "\n"
    } else if !finding.suggestions.isEmpty {
      let list = finding.suggestions.map { style.good($0.text) }.joined(separator: ", ")
      let isInflected =
        finding.match.isEmpty || finding.concept == nil
        || finding.suggestions.contains { $0.isInflected || !$0.hasForms(in: draft) }
      text +=
        " \(gutter) " + style.dim("= write: ") + list
        + (isInflected ? "" : style.dim(", in the form that fits")) + "\n"
    }
    if let source = finding.source, let line = draft.line(of: source) {
      let excerpt = Excerpt(source.text, marking: 0..<0, columns: 80)
      text += style.dim(" \(gutter) = source \(source.path):\(line)  ") + excerpt.text + "\n"
    }
    for places in Self.alike(draft.related(to: finding)).prefix(Self.mostPlaces) {
      guard let place = places.first else { continue }
      var lines = "\(place.line)"
      if places.count > 1 {
        lines = places.prefix(Self.mostLines).map { "\($0.line)" }.joined(separator: ", ")
        lines += places.count > Self.mostLines ? ", …" : ""
      }
      text += style.dim(" \(gutter) = also \(place.path):\(lines)  ") + place.message + "\n"
    }
    if !others.isEmpty {
      var seen: Set<Int> = []
      let lines = others.map { FindingPlace($0, in: draft).start.line }
        .filter { seen.insert($0).inserted }.map(String.init)
      let list = lines.prefix(Self.mostLines).joined(separator: ", ")
      let noun = lines.count == 1 ? "line" : "lines"
      text += style.dim(" \(gutter) = ") + "\(others.count) more: \(noun) \(list)"
      text += lines.count > Self.mostLines ? ", …\n" : "\n"
    }
    text += "\n"
  }

  /// Places together that say the same of one file, each line once, in their order.
  private static func alike(_ places: [RelatedLine]) -> [[RelatedLine]] {
    places.reduce(into: []) { groups, place in
      guard let last = groups.last?.last, last.path == place.path, last.message == place.message
      else { return groups.append([place]) }
      if last.line != place.line { groups[groups.count - 1].append(place) }
    }
  }

  /// In how many documents a passage is told that they leave out.
  private static let mostDocuments = 2

  /// How many lines of findings that say the same are listed.
  private static let mostLines = 12

  /// How many other places of a finding are shown that say different things.
  private static let mostPlaces = 3

  /// The line of the finding, cut to what a terminal shows around the marked text.
  private func excerpt(
    _ finding: Finding, _ draft: CheckRun.Draft, _ place: FindingPlace
  ) -> Excerpt {
    let range = draft.document.lines.lineRange(place.start.line)
    let start = min(max(finding.range.lowerBound, range.lowerBound), range.upperBound)
    let end = min(max(finding.range.upperBound, start), range.upperBound)
    // A line may be megabytes long: decode no more of it than a terminal can show.
    let window = Self.window(around: start..<end, in: range, of: draft.document.bytes)
    return Excerpt(
      String(decoding: draft.document.bytes[window], as: UTF8.self),
      marking: start - window.lowerBound..<end - window.lowerBound, columns: 96,
      isCutBefore: window.lowerBound > range.lowerBound,
      isCutAfter: window.upperBound < range.upperBound)
  }

  /// A part of a line with whole characters and enough room around a stretch.
  private static func window(
    around stretch: Range<Int>, in line: Range<Int>, of bytes: [UInt8]
  ) -> Range<Int> {
    func isInsideCharacter(_ offset: Int) -> Bool {
      offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }
    var start = max(line.lowerBound, stretch.lowerBound - 1000)
    while start > line.lowerBound, isInsideCharacter(start) { start -= 1 }
    var end = min(line.upperBound, stretch.upperBound + 1000)
    while end < line.upperBound, isInsideCharacter(end) { end += 1 }
    return start..<end
  }
}

extension Suggestion {
  /// Whether words such as this have several forms in the language of a draft: of Chinese, Korean and Japanese ones only
  /// verbs that end in kana have.
  fileprivate func hasForms(in draft: CheckRun.Draft) -> Bool {
    let language = draft.document.language
    guard language.isWrittenWithoutSpaces || language.language == "ko" else { return true }
    return text.unicodeScalars.last.map { ScriptClass($0) == .hiragana } ?? false
  }
}
