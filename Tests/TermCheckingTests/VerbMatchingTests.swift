import LanguageText
import Testing

/// English verbs with their particle as terms, and Russian adjectives that end like names.
@Suite struct VerbMatchingTests {
  @Test(arguments: [
    ("log in", "He ⟦logged in⟧ yesterday."),
    ("log in", "Users who ⟦log in⟧ twice are ⟦logged in⟧."),
    ("log in", "Whoever is ⟦logging in⟧ to the console"), ("log in", "The ⟦log in⟧ page"),
    ("log in", "They ⟦logged in⟧ successfully, then left"),
    ("sign in", "⟦Signing in⟧ takes a minute."),
    ("log in", "What is logged in a file"), ("log in", "The logs in the folder"),
    ("log in", "The log in the cabin burned."), ("sign in", "The documents were signed in May."),
    ("turn on", "It was ⟦turned on⟧ again, and ⟦turns on⟧ the light."),
    ("fill in", "⟦Filling in⟧ the form"), ("take over", "She ⟦took over⟧ the task."),
    ("wipe out", "Once ⟦wiped out⟧, it is gone."),
  ])
  func findsEnglishVerbs(term: String, text: String) { expectMarked(text, term, "en") }

  @Test(arguments: [
    ("булев", "⟦булево⟧ значение и операторы ⟦булевой⟧ алгебры"),
    ("гауссово", "⟦гауссовы⟧ функции, ⟦гауссовым⟧ шумом"),
  ])
  func findsRussianAdjectivesOfNames(term: String, text: String) { expectMarked(text, term, "ru") }
}
