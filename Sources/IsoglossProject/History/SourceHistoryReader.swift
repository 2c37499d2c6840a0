import DocumentFormats
import Foundation
import LanguageText
import TermChecking

/// Asks git what the sources of a draft said when its lines were written.
struct SourceHistoryReader: Sendable {
  /// The most versions that are looked at for one draft, the newest.
  private static let limit = 300

  private let loader: DocumentLoader

  init(_ loader: DocumentLoader) { self.loader = loader }

  /// The past of each source, by its index; sources of which git knows nothing are left out.
  ///
  /// A draft whose front matter names the commit that it translates, as `sourceCommit`, is taken to
  /// be of that time; other lines are of the commit that last changed them. What is not committed is
  /// of now. Two processes are run for a draft with one source.
  func histories(
    of draft: LoadedDocument, sources: [LoadedDocument]
  ) -> [Int: SourceHistory] {
    guard draft.sourceSide.isEmpty, sources.contains(where: { Self.isTracked($0.path) }),
      let commits = commits(of: draft)
    else { return [:] }
    var histories: [Int: SourceHistory] = [:]
    for (index, source) in sources.enumerated() where Self.isTracked(source.path) {
      histories[index] = history(of: source, at: commits)
    }
    return histories
  }

  /// Whether a folder above a file is a repository; asks nobody.
  static func isTracked(_ path: String) -> Bool {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent().path
    while true {
      if FileManager.default.fileExists(atPath: folder + "/.git") { return true }
      guard folder.count > 1 else { return false }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
  }

  /// What changes when the history around a folder does; empty outside of a repository.
  static func state(of folder: String) -> String {
    guard isTracked(folder + "/."),
      let output = GitRepository.output(of: ["rev-parse", "HEAD"], in: folder)
    else { return "" }
    return String(decoding: output, as: UTF8.self)
  }

  /// The commit of each line of a draft; nil when git knows none.
  private func commits(of draft: LoadedDocument) -> LineCommits? {
    if let named = LineCommits.named(inFrontMatterOf: draft.bytes) {
      return LineCommits(all: named, lines: draft.lines.lineCount)
    }
    let file = URL(fileURLWithPath: draft.path)
    guard Self.isTracked(draft.path),
      let output = GitRepository.output(
        of: ["blame", "-w", "-M", "--porcelain", "--", file.lastPathComponent],
        in: file.deletingLastPathComponent().path)
    else { return nil }
    return LineCommits(porcelain: output)
  }

  private func history(of source: LoadedDocument, at commits: LineCommits) -> SourceHistory? {
    let kept = Array(commits.commits.suffix(Self.limit))
    let file = URL(fileURLWithPath: source.path)
    let requests = kept.map { "\($0.id):./\(file.lastPathComponent)\n" }.joined()
    guard
      let output = GitRepository.output(
        of: ["cat-file", "--batch"], in: file.deletingLastPathComponent().path,
        input: Array(requests.utf8))
    else { return nil }
    var parsed: [String: [String]] = [:]
    var versions: [SourceHistory.Version] = []
    var places: [String: Int] = [:]
    for (commit, object) in zip(kept, GitObjects.read(batch: output)) {
      guard let object, let sentences = parsed[object.id] ?? sentences(object.bytes, of: source)
      else { continue }
      parsed[object.id] = sentences
      places[commit.id] = versions.count
      versions.append(SourceHistory.Version(name: commit.name, sentences: sentences))
    }
    guard !versions.isEmpty else { return nil }
    return SourceHistory(
      versions: versions, versionOfLine: commits.ofLine.map { $0.flatMap { places[$0] } })
  }

  private func sentences(_ bytes: [UInt8], of source: LoadedDocument) -> [String]? {
    try? loader.parse(bytes, path: source.path, language: source.language).segments.map(\.text)
  }
}
