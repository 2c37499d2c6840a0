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
