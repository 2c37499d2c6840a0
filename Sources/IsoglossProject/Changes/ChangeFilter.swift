import DocumentFormats
import Foundation
import LanguageText
import TermChecking

/// Leaves of a check what concerns text that has changed since a revision.
struct ChangeFilter: Sendable {
  private let root: String
  private let files: [String: ChangedLines]

  /// Asks git what has changed since the current branch left a revision; files that it does not
  /// know yet are new.
  ///
  /// - Throws: ``RunError`` without git, outside of a repository, for an unknown revision.
  init(since revision: String, in folder: String) throws(RunError) {
    let repository = try GitRepository(holding: folder)
    let base = try repository.mergeBase(with: revision)
    var files = ChangedLines.read(diff: try repository.diff(from: base))
    for file in try repository.untrackedFiles() { files[file] = .all }
    self.init(root: repository.root, files: files)
  }

  /// Makes the filter of known changes: the lines by path relative to a root without symbolic links.
  init(root: String, files: [String: ChangedLines]) {
    self.root = root
    self.files = files
  }

  /// Whether a draft or a document that it translates has changed.
  func concerns(_ document: LoadedDocument, sources: [LoadedDocument]) -> Bool {
    ([document] + sources).contains { changes(of: $0.path) != nil }
  }

  /// Takes out the findings about text that was there before.
  ///
  /// A finding about words stays when a line they stand on has changed. One that compares the draft
  /// with its source stays when the paragraph or the source's passage has: a changed source opens
  /// its translation again.
  func apply(to draft: inout CheckRun.Draft) {
    let changes = changes(of: draft.document.path)
    let sources = draft.sources.map { (document: $0, changes: self.changes(of: $0.path)) }
    func hasChanged(_ source: SourceReference) -> Bool {
      guard sources.indices.contains(source.document) else { return false }
      let (document, changes) = sources[source.document]
      return changes?.haveTouched(document.lines.span(of: source.range)) ?? false
    }
    let document = draft.document
    draft.result.findings.removeAll { finding in
      if let source = finding.source, !finding.isAboutWords, hasChanged(source) { return false }
      guard let changes else { return true }
      if finding.isAboutWords, !finding.range.isEmpty {
        return !changes.hasWritten(document.lines.span(of: finding.range))
      }
      return !changes.haveTouched(document.lines.span(of: document.paragraph(at: finding.range)))
    }
    draft.result.omittedPassages.removeAll { !hasChanged($0) }
  }

  private func changes(of path: String) -> ChangedLines? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return files[RelativePath.of(resolved, from: root)]
  }
}

extension LineTable {
  /// The lines that a range of bytes stands on.
  fileprivate func span(of range: Range<Int>) -> ClosedRange<Int> {
    let start = position(at: range.lowerBound).line
    return start...max(start, position(at: max(range.lowerBound, range.upperBound - 1)).line)
  }
}

extension LoadedDocument {
  /// The paragraph that holds a range, or the range where there is none.
  fileprivate func paragraph(at range: Range<Int>) -> Range<Int> {
    for block in document.blocks {
      let block = block.offsets.fileRange(of: 0..<block.offsets.textLength)
      if block.lowerBound <= range.lowerBound, range.lowerBound <= block.upperBound {
        return min(block.lowerBound, range.lowerBound)..<max(block.upperBound, range.upperBound)
      }
    }
    return range
  }
}
