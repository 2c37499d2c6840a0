/// A sentence for people.
struct MessageParams: Encodable {
  /// How much a sentence weighs.
  enum Kind: Int, Encodable {
    case error = 1
    case warning = 2
    case info = 3
  }

  let type: Kind
  let message: String
}
