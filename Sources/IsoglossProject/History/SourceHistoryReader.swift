import DocumentFormats
import LanguageText
import TermChecking

/// Asks git what the sources of a draft said when its lines were written.
struct SourceHistoryReader: Sendable {
  /// The most versions of a draft that are looked at, the newest.
  private static let limit = 100

  private let loader: DocumentLoader
  private let logs: ChangeLogs

  /// Makes a reader for a check of so many drafts.
  init(_ loader: DocumentLoader, drafts count: Int) {
    self.loader = loader
    logs = ChangeLogs(drafts: count)
  }

  /// The past of each source, by its index; sources of which git knows nothing are left out, and
  /// those that have not changed since the draft was begun.
  ///
  /// A draft whose front matter names the commit that it translates, as `sourceCommit`, is taken to
  /// be of that time; other lines are of the commit that last changed them. What is not committed is
  /// of now.
  func histories(
    of draft: LoadedDocument, sources: [LoadedDocument]
  ) -> [Int: SourceHistory] {
    guard draft.sourceSide.isEmpty else { return [:] }
    var histories: [Int: SourceHistory] = [:]
    for (index, source) in sources.enumerated() {
      guard let file = RepositoryFile(source.path),
        let commits = commits(of: draft, before: file)
      else { continue }
      histories[index] = history(of: source, file, at: commits)
    }
    return histories
  }

  /// The commit of each line of a draft; nil when none of them can be older than its source.
  private func commits(of draft: LoadedDocument, before source: RepositoryFile) -> LineCommits? {
    if let named = LineCommits.named(inFrontMatterOf: draft.bytes) {
      return LineCommits(
        all: ChangeLog.Commit(id: named, time: 0), lines: draft.lines.lineCount)
    }
    guard let file = RepositoryFile(draft.path) else { return nil }
    let commits = commits(of: file, before: source).prefix(Self.limit)
    guard !commits.isEmpty else { return nil }
    let objects = objects(commits.map { "\($0.id):\(file.path)" }, in: file.root)
    return LineCommits(
      of: draft.bytes,
      versions: zip(commits, objects).compactMap { commit, object in
        object.map { LineCommits.Version(commit: commit, bytes: $0.bytes) }
      })
  }

  /// The commits that changed a draft, the newest first; none when its source has not changed since
  /// the first of them.
  ///
  /// Commits of another repository tell something where the source's repository has them too: one
  /// is a fork of the other.
  private func commits(
    of draft: RepositoryFile, before source: RepositoryFile
  ) -> [ChangeLog.Commit] {
    if draft.root == source.root {
      guard let log = logs.log(of: [draft, source]),
        log.hasChanged(source.path, sinceBeginOf: draft.path)
      else { return [] }
      return log.commits(of: draft.path)
    }
    guard let log = logs.log(of: [draft]), let sourceLog = logs.log(of: [source]) else { return [] }
    let known = Set(sourceLog.commits(of: source.path))
    let commits = log.commits(of: draft.path)
    return commits.contains(where: known.contains) ? commits : []
  }

  private func history(
    of source: LoadedDocument, _ file: RepositoryFile, at commits: LineCommits
  ) -> SourceHistory? {
    let written = Set(commits.ofLine.compactMap(\.self)).sorted(by: >)
    let objects = objects(written.map { "\(commits.commits[$0].id):\(file.path)" }, in: file.root)
    var parsed: [String: [String]] = [:]
    var versions: [SourceHistory.Version] = []
    var places: [Int: Int] = [:]
    for (commit, object) in zip(written, objects) {
      guard let object, let sentences = parsed[object.id] ?? sentences(object.bytes, of: source)
      else { continue }
      parsed[object.id] = sentences
      places[commit] = versions.count
      versions.append(
        SourceHistory.Version(name: commits.commits[commit].name, sentences: sentences))
    }
    guard !versions.isEmpty else { return nil }
    return SourceHistory(
      versions: versions, versionOfLine: commits.ofLine.map { $0.flatMap { places[$0] } })
  }

  /// What git has under some names, `commit:path`; nil for names that it does not know.
  private func objects(_ names: [String], in root: String) -> [GitObjects.Object?] {
    guard !names.isEmpty,
      let output = GitRepository.output(
        of: ["cat-file", "--batch"], in: root, input: Array(names.map { $0 + "\n" }.joined().utf8))
    else { return [] }
    return GitObjects.read(batch: output)
  }

  private func sentences(_ bytes: [UInt8], of source: LoadedDocument) -> [String]? {
    try? loader.parse(bytes, path: source.path, language: source.language).segments.map(\.text)
  }
}
