import IsoglossProject
import LanguageText

/// A document that is open in the editor.
struct OpenDocument: Sendable {
  /// The name that the client calls it by.
  let uri: String
  /// Its path as seen from the current folder.
  let path: String
  /// The version that the client counts; goes up with each change.
  private(set) var version: Int
  /// What tells the text from what it was before, and from that of any other document.
  var edition = 0
  /// The text, in UTF-8.
  private(set) var bytes: [UInt8]
  private(set) var lines: LineTable

  /// What was found in it last; nil before the first check.
  var checked: CheckedText?
  /// When it is to be checked, after a change; nil when nothing has changed since.
  var due: Duration?
  /// How long the last check took.
  var checkTook = Duration.zero
  /// The requests that wait for a check of the text as it is.
  var waiting: [WaitingRequest] = []
  /// Whether somebody waits who has asked what can be done.
  var isUrgent: Bool { waiting.contains(where: \.isUrgent) }

  /// Opens a document.
  init(uri: String, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    lines = LineTable(bytes)
  }

  /// Makes changes one after the other.
  ///
  /// - Complexity: O(n) in the length of the text for each change.
  mutating func apply(
    _ changes: [DidChangeParams.Change], version: Int?, _ encoding: PositionEncoding
  ) {
    for change in changes {
      if let range = change.range {
        bytes.replaceSubrange(conversions(encoding).bytes(of: range), with: change.text.utf8)
      } else {
        bytes = Array(change.text.utf8)
      }
      lines = LineTable(bytes)
    }
    self.version = version ?? self.version + 1
  }

  /// Conversions of positions in the text as it is.
  func conversions(_ encoding: PositionEncoding) -> PositionConversions {
    PositionConversions(bytes, lines, encoding)
  }

  /// What was found in the text as it is; nil when it has changed since.
  var current: CheckedText? {
    guard let checked, checked.edition == edition, due == nil else { return nil }
    return checked
  }
}

/// What a check of a version of a document gave.
struct CheckedText: Sendable {
  /// Which text it is of.
  var edition: Int
  /// Counts checks, to tell one answer from the next.
  var number: Int
  /// The drafts in the file with what is shown of them: one, or one for each language; none where it
  /// could not be read.
  var drafts: [ShownDraft]
  /// All that the editor shows.
  var diagnostics: [Diagnostic]

  /// Of what is never checked.
  static let nothing = CheckedText(edition: 0, number: 0, drafts: [], diagnostics: [])
}

/// A draft and what the editor shows of its findings.
struct ShownDraft: Sendable {
  var draft: CheckRun.Draft
  var shown: [ShownFinding]
}

/// A request that is answered when the text has been checked.
struct WaitingRequest: Sendable {
  /// What is asked for.
  enum Kind: Sendable {
    case diagnostics(previousResult: String?)
    case actions(CodeActionParams)
  }

  var id: RequestIdentifier
  var kind: Kind

  /// Whether it is answered without waiting for the text to rest.
  var isUrgent: Bool {
    if case .actions = kind { true } else { false }
  }
}
