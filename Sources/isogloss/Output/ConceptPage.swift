import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText
import TermChecking

/// A concept on a terminal: what each language calls it, in which forms, and where it is named.
struct ConceptPage {
  private static let formLimit = 12
  private static let placeLimit = 8

  private let match: LookupRun.Match
  private let word: String
  private let showsEverything: Bool
  private let style: TerminalStyle

  init(_ match: LookupRun.Match, word: String, showsEverything: Bool, style: TerminalStyle) {
    self.match = match
    self.word = word
    self.showsEverything = showsEverything
    self.style = style
  }

  /// The page.
  var text: String {
    var text = heading
    if let definition = match.concept.definition { text += "  \(definition)\n" }
    for language in Set(match.concept.terms.map(\.language)).sorted() {
      text += Self.distinct(match.concept.terms.filter { $0.language == language }.map(line))
        .joined()
    }
    text += forms + places
    return text + "\n"
  }

  private var heading: String {
    let reasons = match.hits.map { hit in
      let kind = "(\(hit.term.language), \(hit.term.status))"
      if word == hit.term.text { return "“\(word)” is a term \(kind)" }
      let relation = hit.isSpellingVariant ? "a variant spelling of" : "a form of"
      return "“\(word)” is \(relation) “\(hit.term.text)” \(kind)"
    }
    return style.bold(match.concept.id) + "  "
      + style.dim(Self.distinct(reasons).joined(separator: "; ")) + "\n"
  }

  private func line(_ term: Term) -> String {
    let tag = term.language.canonical
    let padding = String(repeating: " ", count: max(0, 8 - tag.count))
    let status =
      term.status.isApproved
      ? style.good(term.status.rawValue) : style.coloured(term.status.rawValue, by: .error)
    return "  \(tag)\(padding) \(term.text)  \(status)\n"
  }

  private var forms: String {
    // A term that two glossaries have is a hit of each.
    let lines = match.hits.map { hit in
      let all = Self.forms(of: hit.term) + hit.term.forms
      let forms = all.filter { !hit.term.removedForms.contains($0) }
      guard forms.count > 1 else { return "" }
      let shown = showsEverything ? forms : Array(forms.prefix(Self.formLimit))
      let rest = forms.count - shown.count
      return "  " + style.dim("forms of “\(hit.term.text)”: ") + shown.joined(separator: ", ")
        + (rest > 0 ? style.dim(" and \(rest) more (--all)") : "") + "\n"
    }
    return Self.distinct(lines).joined()
  }

  /// Each line once, where it stands first.
  private static func distinct(_ lines: [String]) -> [String] {
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  /// The forms of a term, the citation form first.
  ///
  /// Matching accepts a few forms that no Russian word has; a person is shown the paradigm, and
  /// German nouns with their capitals.
  private static func forms(of term: Term) -> [String] {
    let all = TermForms.surfaceForms(of: term.text, language: term.language)
    if term.language.language == "de" {
      return all.map { GermanPhrase.spelled($0, like: term.text) }
    }
    guard term.language.language == "ru", !term.text.contains(" ") else { return all }
    var paradigm: Set<String> = []
    var slots: Set<RussianSlot> = []
    for inflection in RussianParadigm.inflections(ofWord: term.text)
    where slots.insert(inflection.slot).inserted {
      paradigm.insert(inflection.form)
    }
    return paradigm.isEmpty ? all : all.filter { paradigm.contains($0) }
  }

  private var places: String {
    let shown = showsEverything ? match.places : Array(match.places.prefix(Self.placeLimit))
    let lines = shown.map { place in
      let document = place.document
      let position = document.lines.position(at: place.range.lowerBound)
      let line = document.lines.lineRange(position.line)
      let excerpt = Excerpt(
        document.line(position.line),
        marking: place.range.lowerBound - line.lowerBound..<min(
          place.range.upperBound, line.upperBound) - line.lowerBound,
        columns: 80)
      return "  \(document.path):\(position.line):\(position.column): \(excerpt.text)\n"
    }
    let rest = match.places.count - shown.count
    return lines.joined()
      + (rest > 0 ? style.dim("  and \(rest.counted("more place")) (--all)\n") : "")
  }
}
