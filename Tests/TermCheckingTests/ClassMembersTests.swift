import DocumentFormats
import Testing

@testable import TermChecking

/// Words right before the mark of a member, wherever the texts have them.
struct ClassMembersTests {
  private func mayHave(_ word: String, _ texts: String...) throws -> Bool {
    let document = try CheckedDocument.markdown(texts.joined(separator: "\n\n"), "en").document
    return ClassMembers(of: document.blocks).mayHave(word) { ForeignWord.isClass(word, in: $0) }
  }

  @Test(arguments: [
    ("Array", "An Array#push adds one.", true), ("Letter", "Call Letter::new first.", true),
    ("Node", "The Node.next of it.", true), ("List Box", "See List Box#_size here.", true),
    ("Node", "The end of a Node. Next one.", false), ("Node", "A SuperNode.next of it.", false),
    ("Node", "The Node.Next of it.", false), ("Letter", "One Letter: new.", false),
    ("Array", "An Array #push.", false), ("Array", "Array", false),
    ("Ab", "The Ab.next of it.", true),
    ("Ab", "The Cab.next of it.", false),
  ])
  func findsMembers(word: String, text: String, expected: Bool) throws {
    #expect(try mayHave(word, text) == expected)
    #expect(try mayHave(word, "Other.member here.", text, "And C#sharp.") == expected)
  }
}
