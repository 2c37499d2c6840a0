import IsoglossProject

/// The projects of the open documents, each read once and again when its files have changed.
struct ProjectStore {
  /// A project as it is known.
  fileprivate struct Entry {
    /// What documents are checked with: as the files are, or as they were when they could be read.
    var project: ResidentCheck?
    /// Why the files cannot be read as they are.
    var error: RunError?
    /// When somebody looked last whether the files are as they were; nil when they have to be looked at.
    var seen: Duration?
  }

  /// What is known for a document.
  struct Answer {
    /// What it is checked with; nil while that cannot be read, or where it is no document.
    var project: ResidentCheck?
    /// Why the project cannot be read as it is.
    var error: RunError?
    /// Whether the project has just been read, and is another one now.
    var isNew = false
  }

  /// What the checks of all projects warn of.
  let warnings = WarningList()

  private let settings: ServerSettings
  private var entries: [String: Entry] = [:]
  private var files: [String: (file: String?, seen: Duration)] = [:]

  /// Knows no project yet.
  init(_ settings: ServerSettings) { self.settings = settings }

  /// What is known for a document with a path, as of now.
  mutating func answer(for path: String, at now: Duration) -> Answer {
    let file = configurationFile(for: path, at: now)
    let key = file ?? ""
    if var entry = entries[key] {
      if let seen = entry.seen, now - seen < settings.trust { return Answer(entry) }
      entry.seen = now
      entries[key] = entry
      if isAsItWas(entry) { return Answer(entry) }
    }
    let entry = read(path, file, at: now)
    entries[key] = entry
    return Answer(entry, isNew: entry.error == nil)
  }

  /// Forgets when files were looked at: the client says that some have changed.
  mutating func lookAgain() {
    files = [:]
    for key in entries.keys {
      entries[key]?.seen = nil
      entries[key]?.project?.forgetOthers()
    }
  }

  /// Whether what is found in documents may rest on a file: a configuration, what a glossary or
  /// memory is kept in, or a document of a project, which may be the source of others.
  func mayRest(on path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return ConfigurationDiscovery.names.contains(name)
      || Self.assetExtensions.contains(FileSelection.fileExtension(of: path))
      || entries.values.contains { entry in
        guard let project = entry.project else { return true }
        return project.stamps.paths.contains(path) || project.checks(path)
      }
  }

  private static let assetExtensions = GlossaryLoader.fileExtensions.union(["tmx"])

  private mutating func configurationFile(for path: String, at now: Duration) -> String? {
    if let known = files[path], now - known.seen < settings.trust { return known.file }
    let file = settings.configurationFile(path)
    files[path] = (file, now)
    return file
  }

  private func isAsItWas(_ entry: Entry) -> Bool {
    // What is broken is read again: it may be mended by a file that was not there.
    guard entry.error == nil, let files = try? entry.project?.run.residentFiles() else {
      return false
    }
    return FileStamps(files) == entry.project?.stamps
  }

  private mutating func read(_ path: String, _ file: String?, at now: Duration) -> Entry {
    let before = entries[file ?? ""]
    do throws(RunError) {
      var run = try settings.checkRun(path)
      run.warn = { [warnings] in warnings.add($0) }
      run.complain = { [warnings] in warnings.add("error: \($0): left out") }
      let project = try ResidentCheck(run, after: before?.project)
      return Entry(project: project, seen: now)
    } catch {
      return Entry(project: before?.project, error: error, seen: now)
    }
  }
}

extension ProjectStore.Answer {
  fileprivate init(_ entry: ProjectStore.Entry, isNew: Bool = false) {
    self.init(project: entry.project, error: entry.error, isNew: isNew)
  }
}
