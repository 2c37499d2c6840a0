/// What is told about a term.
struct Hover: Encodable {
  let contents: MarkupContent
  let range: TextRange
}

/// A text for people.
struct MarkupContent: Encodable {
  /// How it is written.
  enum Kind: String, Encodable {
    case markdown
    case plaintext
  }

  let kind: Kind
  let value: String
}

/// Terms to go on with at a place.
struct CompletionList: Encodable {
  /// Whether other terms may fit when more is written.
  let isIncomplete: Bool
  let items: [CompletionItem]
}

/// A term to go on with.
struct CompletionItem: Encodable {
  /// What the item is shown as.
  let label: String
  /// 1: text.
  let kind = 1
  let detail: String
  var documentation: MarkupContent?
  /// Where it stands in the list.
  let sortText: String
  /// What has been written of it, to know it by.
  let filterText: String
  let textEdit: TextEdit
}
