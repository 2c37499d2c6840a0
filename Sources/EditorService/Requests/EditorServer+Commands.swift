import IsoglossProject
import LanguageAssets
import LanguageText

extension EditorServer {
  /// Changes a glossary in its file, and checks everything anew.
  mutating func execute(_ request: Request) throws {
    let parameters: ExecuteCommandParams = try request.parameters()
    guard let name = Command.Name(rawValue: parameters.command) else {
      throw ResponseError(.invalidParams, "no command is named “\(parameters.command)”")
    }
    guard let argument = parameters.arguments?.first, let language = LanguageTag(argument.lang)
    else { throw ResponseError(.invalidParams, "\(name.rawValue): expected a term and its lang") }
    guard let document = try document(argument.uri) else {
      throw ResponseError(.invalidParams, "“\(argument.uri)” is no file of a project")
    }
    guard let project = project(of: document) else {
      throw ResponseError(.requestFailed, "the project of \(document.path) cannot be read")
    }
    do {
      let done = try Self.change(
        GlossaryEditRun(
          paths: project.run.configuration.glossaryPaths + project.run.glossaries),
        name, argument, language)
      log(.info, done)
    } catch let error as RunError {
      throw ResponseError(.requestFailed, error.description)
    }
    reply(request.id, Nothing())
    filesHaveChanged()
  }

  /// Makes a change; returns what was done, in words.
  private static func change(
    _ run: GlossaryEditRun, _ name: Command.Name, _ argument: Command.Argument,
    _ language: LanguageTag
  ) throws -> String {
    let status = argument.status.flatMap(TermStatus.init)
    if let named = argument.status, status == nil {
      throw ResponseError(.invalidParams, "no status is named “\(named)”")
    }
    switch (name, argument.concept) {
    case (.addTerm, let concept?):
      let added = try run.add(argument.term, in: language, to: concept, status: status)
      return "\(added.path): \(concept) (\(language)): “\(added.term.text)”, "
        + added.term.status.rawValue
    case (.addTerm, nil):
      let added = try run.addConcept(named: argument.term, in: language)
      return "\(added.path): new concept \(added.concept) (\(language)): “\(added.term.text)”"
    case (.setStatus, let concept?):
      guard let status else {
        throw ResponseError(.invalidParams, "\(name.rawValue): expected a status")
      }
      let path = try run.setStatus(status, of: argument.term, in: language, concept: concept)
      return "\(path): \(concept) (\(language)): “\(argument.term)”, \(status.rawValue)"
    case (.setStatus, nil):
      throw ResponseError(.invalidParams, "\(name.rawValue): expected a concept")
    }
  }
}
