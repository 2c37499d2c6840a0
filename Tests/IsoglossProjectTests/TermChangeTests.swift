import LanguageAssets
import LanguageText
import Testing

@testable import IsoglossProject

struct TermChangeTests {
  private static let concept = Concept(
    id: "knob",
    terms: [
      Term("knob", language: "en", status: .proposed),
      Term("dial", language: "en", status: .proposed),
      Term("ручка", language: "ru", status: .forbidden),
      Term("регулятор", language: "ru", status: .proposed),
      Term("つまみ", language: "ja", status: .preferred),
      Term("ノブ", language: "ja", status: .proposed),
    ])

  /// A language and a status without a term, and the terms that get it.
  @Test(
    arguments: [
      (nil, "preferred", ["knob", "регулятор"]), ("en", "preferred", ["knob"]),
      ("ru", "preferred", ["регулятор"]), ("ja", "preferred", []),
    ] as [(LanguageTag?, String, [String])])
  func `the first proposals of languages without a preferred term are accepted`(
    language: LanguageTag?, status: String, expected: [String]
  ) throws {
    let edits = try TermChange(field: "status", value: status, language: language)
      .edits(of: Self.concept)
    let accepted = edits.compactMap { edit -> String? in
      guard case .replace("knob", let term) = edit, term.status == .preferred else { return nil }
      return term.text
    }
    #expect(accepted == expected)
    #expect(edits.count == expected.count)
  }

  /// The status of its only term, and whether it is accepted with another concept and by itself.
  @Test(
    arguments: [
      (.proposed, true, true), (.forbidden, false, true), (.admitted, false, true),
    ] as [(TermStatus, Bool, Bool)])
  func `of several concepts only what is proposed is accepted`(
    status: TermStatus, withAnother: Bool, byItself: Bool
  ) throws {
    let change = TermChange(field: "status", value: "preferred")
    let concept = Concept(id: "menu", terms: [Term("menu", language: "en", status: status)])
    #expect(try change.edits(of: concept, isOneOfSeveral: true).isEmpty != withAnother)
    #expect(try change.edits(of: concept).isEmpty != byItself)
  }

  /// A field, a value, and what the term says then; nil where the value is refused.
  @Test(
    arguments: [
      ("gender", "f", "feminine"), ("gender", "Neuter", "neuter"), ("gender", "common", "common"),
      ("gender", "weiblich", nil), ("partofspeech", "Noun", "noun"),
      ("partOfSpeech", "substantive", nil), ("location", "pushbutton", "pushButton"),
      ("location", "top left", nil), ("status", "Preferrd", nil),
      ("note", "Anything.", "Anything."),
    ] as [(String, String, String?)])
  func `closed fields take the words of their lists`(
    field: String, value: String, expected: String?
  ) throws {
    let concept = Concept(id: "lid", terms: [Term("Deckel", language: "de")])
    let change = TermChange(field: field, value: value, term: "Deckel")
    guard let expected else {
      let error = #expect(throws: RunError.self) { try change.edit(of: concept) }
      #expect(error?.hint?.contains("expected ") == true)
      return
    }
    guard case .replace(_, let term) = try change.edit(of: concept) else {
      Issue.record("no term is changed")
      return
    }
    #expect(
      [term.gender, term.partOfSpeech, term.location, term.note].compactMap(\.self) == [expected])
  }

  /// The nearest word is named.
  @Test func `a slip gets a hint`() {
    let concept = Concept(id: "lid", terms: [Term("Deckel", language: "de")])
    let error = #expect(throws: RunError.self) {
      try TermChange(field: "gender", value: "femini", term: "Deckel").edit(of: concept)
    }
    #expect(
      error?.hint == "is “feminine” meant? expected common, feminine, masculine, neuter, other")
  }

  /// How a concept is named, and which is found.
  @Test(
    arguments: [
      ("lid", "lid"), ("Deckel", "lid"), ("deckel", "lid"), ("cover", nil), ("hood", "hood"),
      ("knob", nil),
    ] as [(String, String?)])
  func `a term that one concept has names it`(name: String, expected: String?) throws {
    let tree = try TemporaryTree([
      "g.csv": "concept,lang,term,status\nlid,en,cover,preferred\nlid,de,Deckel,preferred\n"
        + "hood,en,cover,preferred\nhood,de,lid,preferred\n"
    ])
    let run = GlossaryEditRun(paths: [tree.path("g.csv")])
    guard let expected else {
      #expect(throws: RunError.self) { try run.find(all: [name]) }
      return
    }
    #expect(try run.find(all: [name]).map(\.concept.id) == [expected])
    #expect(throws: RunError.self) { try run.add("Haube", in: "de", to: " ") }
  }

  @Test func `other changes need one term`() throws {
    let change = TermChange(field: "status", value: "forbidden", language: "en")
    #expect(throws: RunError.self) { try change.edits(of: Self.concept) }
    let named = TermChange(field: "status", value: "preferred", term: "dial")
    var dial = Self.concept.terms[1]
    dial.status = .preferred
    #expect(try named.edits(of: Self.concept) == [.replace(concept: "knob", dial)])
  }

  /// The terms besides an English proposal “Nova”, which is the source language, a named term, and whose language gets the
  /// status; nil where nobody knows what is meant.
  @Test(
    arguments: [
      ([Term("Nova", language: "ko", status: .proposed)], nil, ["en", "ko"]),
      ([Term("Nova", language: "ko", status: .admitted)], nil, ["en", "ko"]),
      ([Term("노바", language: "ko", status: .proposed)], nil, ["en"]),
      ([Term("노바", language: "ko", status: .preferred)], nil, nil),
      ([Term("노바", language: "ko", status: .preferred)], "Nova", ["en"]),
      ([Term("Nova 2", language: "en", status: .proposed)], nil, nil),
      ([], nil, ["en"]),
    ] as [([Term], String?, [String]?)])
  func `a name is protected in every language that has it`(
    others: [Term], name: String?, expected: [String]?
  ) throws {
    let concept = Concept(
      id: "nova", terms: [Term("Nova", language: "en", status: .proposed)] + others)
    let change = TermChange(field: "status", value: "doNotTranslate", term: name)
    let languages = try? change.edits(of: concept).compactMap { edit -> String? in
      guard case .replace("nova", let term) = edit, term.status == .doNotTranslate else {
        return nil
      }
      return "\(term.language)"
    }
    #expect(languages == expected)
  }
}
