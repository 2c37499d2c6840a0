import ArgumentParser
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary set`.
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Change what a glossary says about a concept or a term.",
      discussion: """
        The glossary is changed in its file, and nothing else in it.
          isogloss glossary set toggle-button definition "A button with two states."
          isogloss glossary set toggle-button --term тогл --status forbidden
          isogloss glossary set toggle-button --term кнопка-тогл forms "тогл; !тогла"
        Of a concept: subject, definition (with --lang that of a language), note. Of a term: \
        status, partOfSpeech, gender, forms, blockers, exact, location, context, note. An empty \
        value takes it away.
        """)

    @Argument(help: ArgumentHelp("The identifier of the concept.", valueName: "concept"))
    var concept: String

    @Argument(help: ArgumentHelp("What to set.", valueName: "field"))
    var field: String?

    @Argument(help: ArgumentHelp("What it shall say.", valueName: "value"))
    var value: String?

    @Option(help: "The language of the term or of the definition.")
    var lang: LanguageTag?

    @Option(help: ArgumentHelp("The term that is changed.", valueName: "term"))
    var term: String?

    @Option(help: ArgumentHelp("The new status of the term.", valueName: "status"))
    var status: TermStatus?

    @OptionGroup var target: GlossaryFileOptions
    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
      if status == nil, field == nil { throw ValidationError("name a field, or --status") }
      if field != nil, value == nil { throw ValidationError("name the value after the field") }
      if status != nil, field != nil { throw ValidationError("set one thing at a time") }
    }

    func run() throws {
      let run = try target.run()
      let (path, known) = try run.find(concept)
      guard let known else {
        throw RunError("no concept has the id “\(concept)”", path: path, hint: nearest(in: path))
      }
      let edit = try TermChange(
        field: status == nil ? field ?? "" : "status", value: status?.rawValue ?? value ?? "",
        language: lang, term: term
      ).edit(of: known)
      try run.apply(edit, to: path)
      terminal.tell("\(path): \(edit.sentence)")
    }

    private func nearest(in path: String) -> String? {
      let known = (try? GlossaryLoader.load(path))?.glossary.concepts.map(\.id) ?? []
      return NearestName.of(concept, among: known).map { "is “\($0)” meant?" }
    }
  }
}

extension GlossaryEdit {
  /// What was changed, for people.
  fileprivate var sentence: String {
    switch self {
    case .add(let concept, let term): "\(concept) (\(term.language)): “\(term.text)”"
    case .replace(let concept, let term):
      "\(concept) (\(term.language)): “\(term.text)”, \(term.status.rawValue)"
    case .setConcept(let concept, let field, let language, let value):
      "\(concept)\(language.map { " (\($0))" } ?? ""): \(field.rawValue) “\(value ?? "")”"
    }
  }
}
