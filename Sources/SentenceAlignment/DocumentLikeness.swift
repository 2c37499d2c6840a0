/// Which documents share rare tokens.
struct DocumentLikeness {
  /// Tokens in more documents than this are no evidence.
  private static let mostDocuments = 200

  private var weights: [[Float]]

  /// Compares all documents.
  ///
  /// - Complexity: O(documents² + tokens · documents that share them).
  init(_ documents: [TokenRows], tokens: Int) {
    var users = [[Int]](repeating: [], count: tokens)
    for (number, document) in documents.enumerated() {
      for token in document.numbers where users[Int(token)].last != number {
        users[Int(token)].append(number)
      }
    }
    let sizes = documents.map { Float(max(1, Set($0.numbers).count)).squareRoot() }
    weights = documents.map { _ in [Float](repeating: 0, count: documents.count) }
    for documents in users where documents.count > 1 && documents.count <= Self.mostDocuments {
      let rarity = Surprise.of(Float(documents.count) / Float(sizes.count + 1))
      for first in documents {
        for second in documents where first != second {
          weights[first][second] += rarity / (sizes[first] * sizes[second])
        }
      }
    }
  }

  /// The documents that share something with one, likest first.
  func others(of document: Int) -> [(document: Int, weight: Float)] {
    weights[document].enumerated().map { ($0.offset, $0.element) }
      .filter { $0.weight > 0 }
      .sorted { ($1.weight, $0.document) < ($0.weight, $1.document) }
  }
}
