import Foundation

/// Finds the configuration that is in force for a path.
package enum ConfigurationDiscovery {
  /// The names that a configuration file may have, in order of preference.
  package static let names = ["isogloss.yml", ".isogloss.yml"]

  /// The closest configuration file in the folder of a path or above it; nil when there is none.
  ///
  /// The path is a file or folder, which need not exist.
  package static func file(for path: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    if FileKind(at: path) != .folder { folder.deleteLastPathComponent() }
    while true {
      for name in names {
        let candidate = folder.appendingPathComponent(name).path
        if FileManager.default.fileExists(atPath: candidate) {
          return RelativePath.of(candidate, from: FileManager.default.currentDirectoryPath)
        }
      }
      guard folder.path != "/" else { return nil }
      folder.deleteLastPathComponent()
    }
  }

  /// The configuration in force: the named file, else the closest to a path, else the defaults.
  ///
  /// - Throws: ``RunError`` when the file cannot be read or understood.
  package static func configuration(
    named explicit: String?, for path: String, knownRules: [String]
  ) throws(RunError) -> Configuration {
    guard let file = explicit ?? file(for: path) else { return Configuration(base: ".") }
    return try load(file, knownRules: knownRules, extendedBy: [])
  }

  /// Reads a file and those it extends.
  private static func load(
    _ file: String, knownRules: [String], extendedBy chain: [String]
  ) throws(RunError) -> Configuration {
    let bytes = try FileReading.bytes(of: file)
    let text = try ConfigurationReader.text(of: bytes, path: file)
    let base = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    let configuration = try ConfigurationReader.read(
      text, path: file, base: base.isEmpty ? (file.hasPrefix("/") ? "/" : ".") : base,
      knownRules: knownRules)
    guard let extended = configuration.extended else {
      return try requireSourceLanguage(configuration, isWhole: chain.isEmpty)
    }
    let parent = RelativePath.resolve(extended, against: configuration.base)
    let line = configuration.origins["extend"]?.line
    switch FileKind(at: parent) {
    case nil: throw RunError("extends \(parent), which is not there", path: file, line: line)
    case .folder:
      throw RunError(
        "extends \(parent), which is a folder", path: file, line: line,
        hint: "name the isogloss.yml in it")
    default: break
    }
    let known = (chain + [file]).map { RelativePath.of($0, from: "/") }
    guard !known.contains(RelativePath.of(parent, from: "/")) else {
      throw RunError(
        "extends itself: " + (chain + [file, parent]).joined(separator: " extends "), path: file,
        line: line)
    }
    let inherited = try load(parent, knownRules: knownRules, extendedBy: chain + [file])
    return try requireSourceLanguage(
      configuration.inheriting(inherited), isWhole: chain.isEmpty)
  }

  /// A pattern of sources says nothing without their language, nor do the languages of translations.
  private static func requireSourceLanguage(
    _ configuration: Configuration, isWhole: Bool
  ) throws(RunError) -> Configuration {
    guard isWhole, configuration.sourceLanguage == nil else { return configuration }
    let hint = "add sourceLanguage: en"
    if let index = configuration.documents.firstIndex(where: { $0.source != nil }) {
      let origin = configuration.origins["documents[\(index)]"]
      throw RunError(
        "documents have a source, but no sourceLanguage says in which language",
        path: origin?.path, line: origin?.line, hint: hint)
    }
    if !configuration.targetLanguages.isEmpty {
      let origin = configuration.origins["targetLanguages[0]"]
      throw RunError(
        "targetLanguages leave the source out, of which no sourceLanguage says in which language it is",
        path: origin?.path, line: origin?.line, hint: hint)
    }
    return configuration
  }
}
