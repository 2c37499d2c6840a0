import IsoglossProject
import LanguageAssets
import LanguageText
import TermChecking

/// What the glossary may be told about the words of a finding.
struct GlossaryActions {
  let finding: Finding
  /// The languages that the draft is translated from.
  let sources: [LanguageTag]
  let project: ResidentCheck
  let uri: String

  /// The commands that tell it; none where nothing is reported but that something is missing.
  var commands: [Command] {
    guard !finding.name.isEmpty else { return [] }
    guard let concept = finding.concept else {
      guard finding.rule == "unknown-term" else { return [] }
      return [command("Add “\(finding.name)” to the glossary", .addTerm)]
    }
    // What the glossary has cannot be asked while it cannot be read.
    let known =
      (try? project.terms(
        of: concept, named: finding.name, in: finding.language, sources: sources)) ?? []
    guard let (term, isSpelling) = known.first, !isSpelling else {
      guard Self.isAboutWords(finding.rule), !isInLeftSentence else { return [] }
      return [
        command("Add “\(finding.name)” as a synonym for \(concept)", .addTerm, concept: concept)
      ]
    }
    switch term.status {
    case .forbidden, .deprecated: return [admission(of: term, concept)]
    case .proposed:
      // A language has one preferred name for a concept.
      let hasPreferred = try? project.hasPreferredTerm(
        of: concept, in: finding.language, sources: sources)
      if hasPreferred == true { return [admission(of: term, concept)] }
      return [
        command(
          "Accept “\(term.text)” as the name of \(concept)", .setStatus, concept: concept,
          term: term.text, status: .preferred)
      ]
    case .preferred, .admitted, .doNotTranslate: return []
    }
  }

  private func admission(of term: Term, _ concept: String) -> Command {
    command(
      "Admit “\(term.text)” for \(concept)", .setStatus, concept: concept, term: term.text,
      status: .admitted)
  }

  /// Whether the finding is about a sentence that nobody translated, into which no term can be written: the word is the
  /// source's, whatever the draft's language calls it.
  private var isInLeftSentence: Bool {
    finding.rule == "untranslated-term" && !finding.suggestions.contains(where: \.isInflected)
  }

  /// Whether what a rule reports may be a name of its concept.
  private static func isAboutWords(_ rule: String) -> Bool {
    [
      "do-not-translate", "inconsistent-term", "spelling-variant", "unknown-term",
      "untranslated-term",
    ].contains(rule)
  }

  private func command(
    _ title: String, _ name: Command.Name, concept: String? = nil, term: String? = nil,
    status: TermStatus? = nil
  ) -> Command {
    Command(
      title: title, command: name,
      arguments: [
        Command.Argument(
          uri: uri, term: term ?? finding.name, lang: finding.language.canonical,
          concept: concept, status: status?.rawValue)
      ])
  }
}
