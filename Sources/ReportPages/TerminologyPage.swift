package import IsoglossProject
import LanguageAssets
import LanguageText

/// A report on terminology as a page: coverage, a heat map of names by document, a concordance.
package struct TerminologyPage {
  private let report: TerminologyReport

  /// Makes the page of a report.
  package init(_ report: TerminologyReport) {
    self.report = report
  }

  /// The whole page.
  package var text: String {
    PageShell(
      title: "Terminology of \(report.paths.count.counted("document"))",
      body: coverage + report.sections.map(section).joined()
    ).text
  }

  private var coverage: String {
    let rows = report.sections.map { section in
      """
      <tr><th scope="row"><a href="#\(anchor(section.language))">\
      \(HTMLText.escaped(section.language.canonical))</a></th>\
      <td class="number">\(section.documents.count)</td>\
      <td class="number">\(section.subjects.count) of \(section.concepts)</td>\
      <td class="number">\(section.subjects.reduce(0) { $0 + $1.total })</td>\
      <td class="number">\(HTMLText.percent(section.preferredShare))</td>\
      <td class="number">\(section.drifting.count)</td></tr>
      """
    }
    return """
      <div class="scroll"><table>
      <thead><tr><th scope="col">Language</th>\
      <th scope="col" class="number">Documents</th><th scope="col" class="number">Concepts named</th>\
      <th scope="col" class="number">Names</th><th scope="col" class="number">Preferred</th>\
      <th scope="col" class="number">Concepts with several names</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>

      """
  }

  private func anchor(_ language: LanguageTag) -> String {
    "language-" + HTMLText.escaped(language.canonical)
  }

  private func section(_ section: TerminologyReport.Section) -> String {
    let language = HTMLText.escaped(section.language.canonical)
    let drifting = section.drifting
    let steady = section.subjects.filter { !$0.isDrifting }
    return """
      <h2 id="\(anchor(section.language))">\(language)</h2>
      \(drifting.isEmpty
        ? "<p>No concept has several names.</p>"
        : list(drifting, section.language) + heatMap(drifting, section))
      \(steady.isEmpty ? "" : """
        <details><summary>\(steady.count.counted("concept")) with one name</summary>
        \(heatMap(steady, section))
        </details>
        """)

      """
  }

  /// What goes by several names, to be read at a glance.
  private func list(
    _ drifting: [TerminologyReport.Subject], _ language: LanguageTag
  ) -> String {
    let items = drifting.map { subject in
      """
      <li>\(HTMLText.escaped(subject.concept)): \
      <span lang="\(HTMLText.escaped(language.canonical))">\(HTMLText.escaped(subject.summary))\
      </span></li>
      """
    }
    return """
      <h3>Several names</h3>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>

      """
  }

  // MARK: Heat map

  private func heatMap(
    _ subjects: [TerminologyReport.Subject], _ section: TerminologyReport.Section
  ) -> String {
    let named = Set(subjects.flatMap { $0.renderings.flatMap(\.counts.keys) })
    let documents = section.documents.filter(named.contains)
    let shared = sharedFolder(of: documents)
    let heads = documents.map { index in
      let path = report.paths[index]
      return """
        <th scope="col" class="document" title="\(HTMLText.escaped(path))">\
        <span>\(HTMLText.escaped(path.dropFirst(shared)))</span></th>
        """
    }
    let rows = subjects.map { row(of: $0, section.language, documents) }
    return """
      <div class="scroll"><table class="heat">
      <thead><tr><th scope="col">Concept</th><th scope="col">Names</th>\(heads.joined())</tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      """
  }

  /// How many characters the paths of the documents share up to a folder's end.
  private func sharedFolder(of documents: [Int]) -> Int {
    guard var shared = documents.first.map({ report.paths[$0] }) else { return 0 }
    for index in documents { shared = shared.sharedStart(with: report.paths[index]) }
    return shared.lastIndex(of: "/").map { shared.distance(from: shared.startIndex, to: $0) + 1 }
      ?? 0
  }

  private func row(
    of subject: TerminologyReport.Subject, _ language: LanguageTag, _ documents: [Int]
  ) -> String {
    let tag = HTMLText.escaped(language.canonical)
    let names = subject.renderings.enumerated().map { index, rendering in
      """
      <details lang="\(tag)"><summary>\(key(index)) \(HTMLText.escaped(rendering.text)) \
      \(rendering.total) \(status(of: rendering))</summary>\(places(of: rendering))</details>
      """
    }
    return """
      <tr data-row tabindex="-1"><th scope="row">\(HTMLText.escaped(subject.concept))</th>\
      <td class="names-cell">\(names.joined())</td>\(cells(of: subject, in: documents))</tr>
      """
  }

  /// A cell for each document; neighbours that say nothing are one, as most concepts are in few of
  /// hundreds of documents.
  private func cells(of subject: TerminologyReport.Subject, in documents: [Int]) -> String {
    var result = ""
    var blank = 0
    func endBlank() {
      if blank > 0 { result += blank == 1 ? "<td></td>" : "<td colspan=\"\(blank)\"></td>" }
      blank = 0
    }
    for document in documents {
      if let cell = cell(of: subject, in: document) {
        endBlank()
        result += cell
      } else {
        blank += 1
      }
    }
    endBlank()
    return result
  }

  /// How a document names a subject; nil where it does not.
  private func cell(of subject: TerminologyReport.Subject, in document: Int) -> String? {
    let found = subject.renderings.enumerated().compactMap { index, rendering in
      rendering.counts[document].map { (index: index, text: rendering.text, count: $0) }
    }
    guard !found.isEmpty else { return nil }
    let words = found.map { "\($0.text) \($0.count)" }.joined(separator: ", ")
    let keys = found.map { "\(key($0.index))\u{a0}\($0.count)" }.joined(separator: " ")
    return "<td title=\"\(HTMLText.escaped(words))\">\(keys)</td>"
  }

  /// The letter and colour of the nth name; the letter serves those who do not see the colour.
  private func key(_ index: Int) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return "<span class=\"key k\(min(index, 5))\">\(letters[min(index, letters.count - 1)])</span>"
  }

  private func status(of rendering: TerminologyReport.Rendering) -> String {
    guard let status = rendering.status else {
      return "<span class=\"forbidden\">another spelling</span>"
    }
    let isWrong = status == .forbidden || status == .deprecated
    return "<span class=\"\(isWrong ? "forbidden" : "status")\">\(status.rawValue)</span>"
  }

  // MARK: Concordance

  private func places(of rendering: TerminologyReport.Rendering) -> String {
    let rows = rendering.places.map { place in
      """
      <tr><td class="place">\(HTMLText.escaped(report.paths[place.document])):\(place.line)</td>\
      <td class="before">\(HTMLText.escaped(place.before))</td>\
      <td><mark>\(HTMLText.escaped(place.match))</mark>\(HTMLText.escaped(place.after))</td></tr>
      """
    }
    let rest = rendering.total - rendering.places.count
    let note = rest > 0 ? "<p class=\"note\">and \(rest.counted("more place"))</p>" : ""
    return "<table class=\"places\"><tbody>\(rows.joined())</tbody></table>\(note)"
  }
}

extension String {
  /// The longest beginning that two texts share.
  fileprivate func sharedStart(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
