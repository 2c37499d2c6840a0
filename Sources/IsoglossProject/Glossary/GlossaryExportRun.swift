package import AssetFormats
package import LanguageAssets
package import LanguageText

/// Writes a glossary in another format, or for a translation tool: what `isogloss glossary export`
/// does.
package struct GlossaryExportRun: Sendable {
  /// What is written.
  package enum Form: Hashable, Sendable {
    /// A format, as it is.
    case format(GlossaryFormat)
    /// What a tool takes.
    case client(Client)
  }

  /// A file to write.
  package struct File: Hashable, Sendable {
    /// The path; nil for standard output.
    package var path: String?
    /// The content.
    package var bytes: [UInt8]
  }

  /// What was made.
  package struct Outcome: Hashable, Sendable {
    /// The files, not written yet.
    package var files: [File] = []
    /// What people should know, a sentence each.
    package var remarks: [String] = []
  }

  /// The glossary.
  package var glossary: Glossary
  /// What is written.
  package var form: Form
  /// The language to translate from; nil for the glossary's own.
  package var source: LanguageTag?
  /// The languages to translate into; nil for all others.
  package var targets: [LanguageTag]?
  /// The file or folder to write; nil for standard output.
  package var output: String?
  /// The name of files in a folder, without extension.
  package var name: String
  /// Whether terms that are only proposed are written where nothing can say so; otherwise they are left out there, for
  /// they would come back as accepted.
  package var keepsProposals = false

  /// Makes a run.
  package init(
    _ glossary: Glossary, as form: Form, source: LanguageTag? = nil,
    targets: [LanguageTag]? = nil, output: String? = nil, name: String = "glossary"
  ) {
    self.glossary = glossary
    self.form = form
    self.source = source
    self.targets = targets
    self.output = output
    self.name = name
  }

  /// Makes the files.
  ///
  /// - Throws: ``RunError`` when the languages are not known, when several files have no folder to
  ///   go to, or when a format cannot hold the glossary.
  package func run() throws(RunError) -> Outcome {
    do throws(AssetError) {
      var run = self
      let proposals = try run.leaveOutProposals()
      var outcome =
        switch form {
        case .client(let client): try run.export(for: client)
        case .format(let format): try run.export(format)
        }
      if proposals > 0 {
        outcome.remarks.insert(
          "left out: \(proposals.counted("term")) that nobody has accepted; --with-proposals writes them",
          at: 0)
      }
      return outcome
    } catch {
      throw RunError(error.reason, path: output, hint: error.hint)
    }
  }

  /// Leaves the proposals out where they would be taken for accepted; returns how many terms.
  private mutating func leaveOutProposals() throws(AssetError) -> Int {
    guard !keepsProposals, !form.tellsProposals else { return 0 }
    let all = glossary
    let source = sourceLanguage
    let count = glossary.removeProposals(translatedFrom: source)
    guard !glossary.concepts.isEmpty || all.concepts.isEmpty else {
      throw AssetError(
        "nobody has accepted any of the \(count.counted("term")), and files for \(form.name) cannot say so",
        hint: "accept some with glossary set, or write them all with --with-proposals")
    }
    // Who leaves terms out does not change which language is translated.
    self.source = source
    return count
  }

  private func export(for client: Client) throws(AssetError) -> Outcome {
    let (source, targets) = try languages()
    let made = try ClientGlossary(glossary, for: client, from: source, to: targets)
    var outcome = Outcome()
    if made.files.isEmpty { throw AssetError("no concept has terms in \(source) and a target") }
    try addFiles(
      made.files.map { ($0.target, $0.fileExtension, $0.bytes) }, to: &outcome)
    if made.forbiddenCount > 0 { outcome.remarks.append(Self.forbidden(made.forbiddenCount)) }
    outcome.remarks += OmissionText.remarks(
      on: made.files.map { ($0.target, $0.omissions) }, by: client.rawValue)
    for target in made.emptyTargets {
      outcome.remarks.append("no concept has terms in \(source) and \(target)")
    }
    return outcome
  }

  private func export(_ format: GlossaryFormat) throws(AssetError) -> Outcome {
    var outcome = Outcome()
    var files: [(target: LanguageTag?, bytes: [UInt8], omissions: GlossaryOmissions)] = []
    if format.isBilingual {
      let (source, targets) = try languages()
      for target in targets {
        let direction = GlossaryDirection(from: source, to: target)
        let made = try GlossaryFormatCatalog.file(of: glossary, as: format, direction: direction)
        files.append((target, made.bytes, made.omissions))
      }
    } else {
      var glossary = glossary
      // Tables begin with the language to translate from.
      if !format.isTBX { glossary.language = sourceLanguage }
      let made = try GlossaryFormatCatalog.file(of: glossary, as: format)
      files.append((nil, made.bytes, made.omissions))
    }
    try addFiles(files.map { ($0.target, format.fileExtension, $0.bytes) }, to: &outcome)
    let forbidden = glossary.concepts.reduce(0) { $0 + $1.terms.count { !$0.status.isApproved } }
    if format.dropsForbiddenTerms, forbidden > 0 {
      outcome.remarks.append(Self.forbidden(forbidden))
    }
    outcome.remarks += OmissionText.remarks(
      on: files.map { ($0.target, $0.omissions) }, by: format.rawValue)
    return outcome
  }

  private static func forbidden(_ count: Int) -> String {
    "left out: \(count.counted("term")) that must not be used"
  }

  private var sourceLanguage: LanguageTag? {
    source ?? glossary.language ?? (glossary.termCounts["en"] == nil ? nil : "en")
  }

  private func languages() throws(AssetError) -> (LanguageTag, [LanguageTag]) {
    let known = glossary.termCounts.keys.sorted()
    guard let source = sourceLanguage else {
      throw AssetError(
        "the glossary does not say which language is translated", hint: "name it with --source")
    }
    let targets = targets ?? known.filter { !$0.matches(source) && !source.matches($0) }
    if targets.isEmpty {
      throw AssetError("there is no language to translate into", hint: "name it with --target")
    }
    return (source, targets)
  }

  private func addFiles(
    _ files: [(target: LanguageTag?, fileExtension: String, bytes: [UInt8])],
    to outcome: inout Outcome
  ) throws(AssetError) {
    var isFolder = output.map { $0.hasSuffix("/") || FileKind(at: $0) == .folder } ?? false
    if case .client = form, let output { isFolder = RelativePath.namesFolder(output) }
    if files.count == 1, let file = files.first, !isFolder {
      outcome.files = [File(path: output, bytes: file.bytes)]
      return
    }
    guard let output, isFolder || FileKind(at: output) == nil else {
      let tags = files.compactMap { $0.target?.canonical }.joined(separator: ", ")
      throw AssetError(
        "each language needs a file of its own (\(tags))",
        hint: "name a folder with -o, or one language with --target")
    }
    let folder = output.hasSuffix("/") ? String(output.dropLast()) : output
    for file in files {
      let language = file.target.map { ".\($0.canonical)" } ?? ""
      outcome.files.append(
        File(path: "\(folder)/\(name)\(language).\(file.fileExtension)", bytes: file.bytes))
    }
  }
}
