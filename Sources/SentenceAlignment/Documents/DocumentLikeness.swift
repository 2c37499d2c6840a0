/// Which documents share rare tokens.
struct DocumentLikeness {
  /// Tokens in more documents than this are no evidence.
  private static let mostDocuments = 200

  /// Which documents use a token.
  private let users: TokenUses
  /// Per document its different tokens, ascending.
  private let tokens: [[Int32]]

  /// Compares all documents.
  ///
  /// - Complexity: O(tokens of the documents).
  init(_ documents: [TokenRows], tokens: Int) {
    self.tokens = documents.map { Set($0.numbers).sorted() }
    var rows = TokenRows()
    for tokens in self.tokens { rows.append(tokens) }
    users = TokenUses(rows, tokens: tokens)
  }

  /// What a document shares with each that it shares something with, heavier for more, in order of
  /// the documents.
  ///
  /// - Complexity: O(documents + tokens of the document · documents that share them).
  func others(of document: Int) -> [(document: Int, weight: Float)] {
    var weights = [Float](repeating: 0, count: tokens.count)
    for token in tokens[document] {
      let others = users.rows(of: Int(token))
      guard others.count > 1, others.count <= Self.mostDocuments else { continue }
      let rarity = Surprise.of(Float(others.count) / Float(tokens.count + 1))
      for other in others { weights[Int(other)] += rarity / (size(document) * size(Int(other))) }
    }
    weights[document] = 0
    return weights.indices.filter { weights[$0] > 0 }.map { ($0, weights[$0]) }
  }

  private func size(_ document: Int) -> Float {
    Float(max(1, tokens[document].count)).squareRoot()
  }
}
