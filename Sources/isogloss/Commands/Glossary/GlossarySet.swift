import ArgumentParser
import IsoglossProject
import LanguageAssets
import LanguageText

extension GlossaryCommand {
  /// The command `isogloss glossary set`.
  struct Set: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set",
      abstract: "Change what a glossary says about a concept or a term.",
      discussion: """
        The glossary is changed in its file, and nothing else in it.
          isogloss glossary set toggle-button definition "A button with two states."
          isogloss glossary set toggle-button --term тогл --status forbidden
          isogloss glossary set toggle-button --term кнопка-тогл forms "тогл; !тогла"
          isogloss glossary set button menu tab --status preferred
        Of a concept: subject, definition (with --lang that of a language), note. Of a term: \
        status, partOfSpeech, gender, forms, blockers, exact, location, context, note. An empty \
        value takes it away.
        Without --term, --status preferred accepts what is proposed: of each concept, the first \
        name in every language that has no preferred one, or in that of --lang. Without --lang, \
        --status doNotTranslate protects the name in every language that has it.
        """)

    @Argument(
      help: ArgumentHelp(
        "The identifier of the concept, or a term that no other one has.", valueName: "concept"))
    var concept: String

    @Argument(
      help: ArgumentHelp(
        "What to set, and what it shall say; with --status, more concepts.",
        valueName: "field-and-value"))
    var words: [String] = []

    @Option(help: "The language of the term or of the definition.")
    var lang: LanguageTag?

    @Option(help: ArgumentHelp("The term that is changed.", valueName: "term"))
    var term: String?

    @Option(help: ArgumentHelp("The new status of the term.", valueName: "status"))
    var status: TermStatus?

    @OptionGroup var target: GlossaryFileOptions
    @OptionGroup var terminal: TerminalOptions

    func validate() throws {
      guard status == nil else {
        if term != nil, !words.isEmpty { throw ValidationError("--term is of one concept") }
        return
      }
      if words.isEmpty { throw ValidationError("name a field, or --status") }
      if words.count == 1 { throw ValidationError("name the value after the field") }
      if words.count > 2 { throw ValidationError("set one thing at a time") }
    }

    func run() throws {
      let run = try target.run()
      var change = TermChange(
        field: status == nil ? words.first ?? "" : "status",
        value: status?.rawValue ?? words.last ?? "", language: lang, term: term)
      let configured = try target.project.configuration(for: nil).sourceLanguage
      if let configured { change.sourceLanguage = configured }
      var edits: [(path: String, edits: [GlossaryEdit])] = []
      let concepts = [concept] + (status == nil ? [] : words)
      for (path, known) in try run.find(all: concepts) {
        let made = try change.edits(of: known, isOneOfSeveral: concepts.count > 1)
        if made.isEmpty {
          terminal.tell(
            "\(path): \(known.id) has no proposed name in a language without a preferred one")
        }
        let file = edits.firstIndex { $0.path == path }
        if let file { edits[file].edits += made } else { edits.append((path, made)) }
      }
      for (path, made) in edits where !made.isEmpty {
        try run.apply(made, to: path)
        guard made.count > Self.mostLines, let status else {
          for edit in made { terminal.tell("\(path): \(edit.sentence(change.field))") }
          continue
        }
        terminal.tell("\(path): \(Self.summary(of: made, status))")
        for edit in made { terminal.detail("\(path): \(edit.sentence(change.field))") }
      }
    }

    /// How many changes are told one by one.
    private static let mostLines = 10

    /// How many terms of how many concepts have a status now, with the terms of each language.
    private static func summary(of edits: [GlossaryEdit], _ status: TermStatus) -> String {
      var concepts: Swift.Set<String> = []
      var counts: [String: Int] = [:]
      for case .replace(let concept, let term) in edits {
        concepts.insert(concept)
        counts[term.language.canonical, default: 0] += 1
      }
      let languages = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      return "\(edits.count) terms of \(concepts.count) concepts are \(status.rawValue) now: "
        + languages.joined(separator: ", ")
    }
  }
}

extension GlossaryEdit {
  /// What was changed, for people: a field, and what it says now.
  fileprivate func sentence(_ field: String) -> String {
    switch self {
    case .add(let concept, let term): "\(concept) (\(term.language)): “\(term.text)”"
    case .replace(let concept, let term):
      "\(concept) (\(term.language)): “\(term.text)”, \(term.value(of: field))"
    case .setConcept(let concept, let field, let language, let value):
      "\(concept)\(language.map { " (\($0))" } ?? ""): "
        + (value.map { "\(field.rawValue) “\($0)”" } ?? "no \(field.rawValue)")
    }
  }
}

extension Term {
  /// A field, and what it says.
  fileprivate func value(of name: String) -> String {
    let field = GlossaryEdit.TermField.allCases.first {
      $0.rawValue.lowercased() == name.lowercased()
    }
    guard let field else { return "" }
    let value: String? =
      switch field {
      case .status: status.rawValue
      case .partOfSpeech: partOfSpeech
      case .gender: gender
      case .location: location
      case .context: context
      case .note: note
      case .exact: isExact ? "true" : "false"
      case .forms: (forms + removedForms.map { "!" + $0 }).joined(separator: "; ")
      case .blockers: blockers.joined(separator: "; ")
      }
    guard let value, !value.isEmpty else { return "no \(field.rawValue)" }
    return field == .status ? "\(field.rawValue) \(value)" : "\(field.rawValue) “\(value)”"
  }
}
