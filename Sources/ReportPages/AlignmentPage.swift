import DocumentFormats
package import IsoglossProject
import LanguageText
import SentenceAlignment
package import TermChecking

/// An alignment as a page that is read across: a column a language, a row a group.
package struct AlignmentPage {
  /// Groups with a lower score are marked as doubtful.
  private static let doubtfulBelow = AlignmentCertainty.leastScore

  private let alignment: DocumentAlignment
  /// The terms in each document, in order, with the identifiers of their concepts.
  private let terms: [[(concept: String, occurrence: TermLookup.Occurrence)]]

  /// Makes the page of an alignment.
  ///
  /// - Parameters:
  ///   - alignment: what to show.
  ///   - terms: for each document the terms to highlight with their concepts; may be empty.
  package init(
    _ alignment: DocumentAlignment,
    terms: [[(concept: String, occurrence: TermLookup.Occurrence)]] = []
  ) {
    self.alignment = alignment
    self.terms = terms
  }

  /// The whole page.
  ///
  /// - Complexity: O(length of the documents).
  package var text: String {
    let languages = alignment.documents.map(\.language.canonical).joined(separator: " · ")
    return PageShell(title: "Alignment: \(languages)", body: summary + table).text
  }

  private var summary: String {
    let whole = alignment.groups.count { group in group.members.allSatisfy { !$0.isEmpty } }
    let alone = alignment.groups.count(where: Self.isAlone)
    let doubtful = alignment.groups.count(where: Self.isDoubtful)
    return """
      <p>\(alignment.groups.count.counted("group")), \(whole) of them in all languages, \(alone) in one only, \
      \(doubtful) doubtful (score under \(HTMLText.percent(Self.doubtfulBelow))). A hatched cell is \
      a gap; a bar at the side of a cell means several sentences for one.</p>

      """
  }

  private static func isAlone(_ group: AlignedGroup) -> Bool {
    group.members.count { !$0.isEmpty } < 2
  }

  private static func isDoubtful(_ group: AlignedGroup) -> Bool {
    group.score < doubtfulBelow && !isAlone(group)
  }

  private var table: String {
    let heads = alignment.documents.map { document in
      """
      <th scope="col">\(HTMLText.escaped(document.language.canonical))<br>
      <span class="status">\(HTMLText.escaped(document.path))</span></th>
      """
    }
    let marks = alignment.documents.indices.map(segmentMarks)
    let rows = alignment.groups.map { row(of: $0, marks) }
    return """
      <div class="scroll"><table>
      <thead><tr><th scope="col">%</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  private func row(of group: AlignedGroup, _ marks: [[Int: [Mark]]]) -> String {
    let score = Self.isAlone(group) ? "–" : "\(Int((group.score * 100).rounded()))"
    let cells = alignment.documents.indices.map { document -> String in
      let members = group.members[document]
      guard !members.isEmpty else { return #"<td class="gap" aria-label="nothing"></td>"# }
      let language = HTMLText.escaped(alignment.documents[document].language.canonical)
      let segments = members.map { index in
        let segment = alignment.documents[document].segments[index]
        let kind =
          segment.kind == .heading || segment.kind == .code ? " \(segment.kind.rawValue)" : ""
        let text = Self.marked(segment.text, marks[document][index] ?? [])
        return "<span class=\"segment\(kind)\">\(text)</span>"
      }
      let isMerged = members.count > 1
      return
        "<td lang=\"\(language)\" dir=\"auto\"\(isMerged ? " class=\"merged\"" : "")>\(segments.joined())</td>"
    }
    return """
      <tr data-row tabindex="-1"\(Self.isDoubtful(group) ? " class=\"doubtful\"" : "")>\
      <td class="number">\(score)</td>\(cells.joined())</tr>
      """
  }

  // MARK: Terms

  /// A term in the text of a segment, in UTF-8 bytes.
  private struct Mark {
    var range: Range<Int>
    var concept: String
  }

  /// The terms of a document by segment.
  private func segmentMarks(of document: Int) -> [Int: [Mark]] {
    guard terms.indices.contains(document) else { return [:] }
    let segments = alignment.documents[document].segments
    var marks: [Int: [Mark]] = [:]
    var index = 0
    for (concept, occurrence) in terms[document] {
      while index < segments.count,
        (segments[index].block, segments[index].range.upperBound)
          <= (occurrence.block, occurrence.blockRange.lowerBound)
      {
        index += 1
      }
      guard index < segments.count, segments[index].block == occurrence.block else { continue }
      let start = occurrence.blockRange.lowerBound - segments[index].range.lowerBound
      let end = occurrence.blockRange.upperBound - segments[index].range.lowerBound
      guard start >= 0, end <= segments[index].text.utf8.count else { continue }
      marks[index, default: []].append(Mark(range: start..<end, concept: concept))
    }
    return marks
  }

  private static func marked(_ text: String, _ marks: [Mark]) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var position = 0
    for mark in marks where mark.range.lowerBound >= position {
      result += HTMLText.escaped(
        String(decoding: bytes[position..<mark.range.lowerBound], as: UTF8.self))
      let concept = HTMLText.escaped(mark.concept)
      let term = HTMLText.escaped(String(decoding: bytes[mark.range], as: UTF8.self))
      result +=
        "<mark data-concept=\"\(concept)\" title=\"\(concept)\" tabindex=\"0\">\(term)</mark>"
      position = mark.range.upperBound
    }
    return result + HTMLText.escaped(String(decoding: bytes[position...], as: UTF8.self))
  }
}
