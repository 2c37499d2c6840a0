import Testing

@testable import TermChecking

/// Where English uses a word as a verb: the word stands in ⟦⟧.
struct EnglishVerbTests {
  private func isVerb(_ marked: String) -> Bool {
    let parts = marked.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }.map(
      String.init)
    let start = parts[0].utf8.count
    return EnglishVerb.isVerb(start..<start + parts[1].utf8.count, in: parts.joined())
  }

  @Test(arguments: [
    "You can ⟦merge⟧ it later.",
    "Now you want to ⟦commit⟧.",
    "⟦Commit⟧ our change to the topic branch.",
    "He pulls the changes and ⟦merges⟧ locally.",
    "It does not ⟦merge⟧.",
    "You must fetch, rebase and ⟦merge⟧ before pushing.",
    "It is expensive to create, work on, ⟦merge⟧, and delete branches.",
    "Your server ⟦merges⟧ the two lines.",
    "The page ⟦lists⟧ all parts.",
  ])
  func verbs(_ marked: String) { #expect(isVerb(marked)) }

  @Test(arguments: [
    "The ⟦commit⟧ has a parent.",
    "Write a ⟦commit⟧ message for the change.",
    "Every clone keeps all ⟦commits⟧ of the project.",
    "Changes to ⟦branches⟧ are cheap.",
    "Use the name of the remote and ⟦branch⟧ here.",
    "Several ⟦commits⟧ offline are no problem.",
    "⟦Merges⟧ happen on the client.",
    "With this ⟦merge⟧ the work is done.",
  ])
  func nouns(_ marked: String) { #expect(!isVerb(marked)) }
}
