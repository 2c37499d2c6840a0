import Testing

@testable import TermChecking

/// Where English uses a word as a verb: the word stands in ⟦⟧.
struct EnglishVerbTests {
  private func isVerb(_ marked: String) -> Bool { tells(marked, EnglishVerb.isVerb) }

  private func tells(_ marked: String, _ isSuch: (Range<Int>, String) -> Bool) -> Bool {
    let parts = marked.split(omittingEmptySubsequences: false) { "⟦⟧".contains($0) }.map(
      String.init)
    let start = parts[0].utf8.count
    return isSuch(start..<start + parts[1].utf8.count, parts.joined())
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
    "The value doesn’t actually ⟦change⟧ here.",
    "It always ⟦changes⟧ first.",
    "It runs when something in its row ⟦changes⟧.",
    "When a door’s state ⟦changes⟧, it stays the same.",
    "If states ⟦change⟧ from day to day, wait.",
    "Show the part that ⟦changes⟧.",
    "Press Save to ⟦commit⟧.",
    "Send to ⟦page⟧ your friends.",
    "The keys that are bound to ⟦change⟧ the row.",
    "⟦Note⟧ that it is closed.", "It is open. ⟦Note⟧: it will close.",
  ])
  func verbs(_ marked: String) { #expect(isVerb(marked)) }

  @Test(arguments: [
    "The ⟦commit⟧ has a parent.", "The ⟦note⟧ that you wrote.", "⟦Page⟧: the last one.",
    "Convert to ⟦polygon⟧",
    "Convert - To ⟦Polygon⟧",
    "It exports to ⟦template⟧ or file.",
    "All that is equal to ⟦change⟧.",
    "Write a ⟦commit⟧ message for the change.",
    "Every clone keeps all ⟦commits⟧ of the project.",
    "Changes to ⟦branches⟧ are cheap.",
    "Use the name of the remote and ⟦branch⟧ here.",
    "Several ⟦commits⟧ offline are no problem.",
    "⟦Merges⟧ happen on the client.",
    "With this ⟦merge⟧ the work is done.",
    "When you make ⟦changes⟧, save them.",
    "If there are ⟦changes⟧, save them.",
    "When committing ⟦changes⟧, say why.",
    "When the room needs ⟦changes⟧, ask.",
    "If the state ⟦change⟧ is small, wait.",
    "When that ⟦process⟧ ends, go on.",
    "Once the state ⟦changes⟧ are saved, go on.",
  ])
  func nouns(_ marked: String) { #expect(!isVerb(marked)) }

  @Test(arguments: [
    ("The password to ⟦log⟧ in to the server.", true), ("⟦Log⟧ in first.", true),
    ("Wait. ⟦Back⟧ up the files.", true), ("You can ⟦scale⟧ out the service.", true),
    ("The ⟦log⟧ in the folder is long.", false), ("Save ⟦logs⟧ in the folder.", false),
    ("You can ⟦log⟧ it.", false), ("To ⟦log⟧ a line, wait.", false),
  ])
  func verbsOfTwoWords(_ marked: String, isPhrasal: Bool) {
    #expect(tells(marked, EnglishVerb.isPhrasal) == isPhrasal)
  }
}
