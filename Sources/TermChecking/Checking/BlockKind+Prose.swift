import DocumentFormats

extension BlockKind {
  /// Whether a translator wrote the block, so that its terms matter.
  var isProse: Bool {
    switch self {
    case .heading, .paragraph, .listItem, .tableCell, .caption, .metadata: true
    case .code, .furniture: false
    }
  }
}
