import Foundation
import IsoglossProject

extension EditorServer {
  /// Takes a document under observation; names that are no files are let by.
  mutating func open(_ parameters: DidOpenParams) {
    let item = parameters.textDocument
    guard let path = FileURI.path(of: item.uri) else { return }
    var document = OpenDocument(
      uri: item.uri,
      path: RelativePath.of(path, from: FileManager.default.currentDirectoryPath),
      version: item.version, text: item.text)
    document.due = now
    document.waiting = documents[item.uri]?.waiting ?? []
    documents[item.uri] = document
    countEdition(of: item.uri)
  }

  /// Takes over changes of a text, which is checked once it rests.
  mutating func change(_ parameters: DidChangeParams) {
    let uri = parameters.textDocument.uri
    documents[uri]?.apply(
      parameters.contentChanges, version: parameters.textDocument.version, client.encoding)
    let took = documents[uri]?.checkTook ?? .zero
    documents[uri]?.due = now + max(settings.debounce, min(took * 4, settings.longestDebounce))
    countEdition(of: uri)
    if documents[uri]?.isUrgent == true { documents[uri]?.due = now }
  }

  private mutating func countEdition(of uri: String) {
    editions += 1
    documents[uri]?.edition = editions
  }

  /// Checks everything again: what was saved may be the source of other documents, or a glossary.
  mutating func save(_ parameters: DocumentParams) { filesHaveChanged() }

  /// Lets a document go.
  mutating func close(_ parameters: DocumentParams) {
    let uri = parameters.textDocument.uri
    guard let document = documents.removeValue(forKey: uri) else { return }
    for request in document.waiting {
      fail(request.id, ResponseError(.contentModified, "the document was closed"))
    }
    if !client.pullsDiagnostics {
      notify(
        "textDocument/publishDiagnostics",
        PublishDiagnosticsParams(uri: uri, version: nil, diagnostics: []))
    }
  }

  /// Checks everything again when one of some files may be a reason to.
  mutating func watchedFilesHaveChanged(_ parameters: WatchedFilesParams) {
    let folder = FileManager.default.currentDirectoryPath
    let paths = parameters.changes.compactMap { FileURI.path(of: $0.uri) }
      .map { RelativePath.of($0, from: folder) }
    if paths.contains(where: projects.mayRest(on:)) { filesHaveChanged() }
  }

  /// Looks whether projects have changed, and checks everything again.
  mutating func filesHaveChanged() {
    projects.lookAgain()
    for uri in documents.keys { documents[uri]?.due = now }
  }

  /// Withdraws a request that waits.
  mutating func cancel(_ parameters: CancelParams) {
    for uri in documents.keys {
      guard
        let index = documents[uri]?.waiting.firstIndex(where: { $0.id == parameters.id })
      else { continue }
      documents[uri]?.waiting.remove(at: index)
      fail(parameters.id, ResponseError(.requestCancelled, "was cancelled"))
    }
  }

  /// The open document of a name; nil for a name that is no file's, of which nothing is told.
  ///
  /// - Throws: ``ResponseError`` when none is open.
  func document(_ uri: String) throws(ResponseError) -> OpenDocument? {
    if let document = documents[uri] { return document }
    if FileURI.path(of: uri) == nil { return nil }
    throw ResponseError(.invalidParams, "no document is open by the name “\(uri)”")
  }
}
