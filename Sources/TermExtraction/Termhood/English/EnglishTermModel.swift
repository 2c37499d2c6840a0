/// How likely a candidate is a term where English is the only language.
///
/// Boosted trees (Friedman 2001) over ``EnglishTermFeatures``, fitted by
/// `Tests/Benchmarks/english_terms.py` to the terms that people marked in English texts on
/// corruption, dressage and wind energy (ACTER 1.5). It knows no parts of speech; neighbours,
/// endings and how common words are in general stand in for them.
struct EnglishTermModel: Sendable {
  /// The model of ``EnglishTermTrees``.
  static let shared = EnglishTermModel(EnglishTermTrees.text)

  /// A node of a tree; its left child follows it.
  private struct Node {
    /// The feature to compare; nil for a leaf.
    var feature: Int?
    /// Features up to this go left; for a leaf, what it adds to the logit.
    var value: Float
    /// The right child.
    var right: Int
  }

  private var nodes: [Node] = []
  private var roots: [Int] = []

  /// Reads trees, each a line of nodes in order, the left child first: `feature:threshold` or what a
  /// leaf adds, in thousandths.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      var rest = line.split(separator: " ")[...]
      roots.append(nodes.count)
      read(&rest)
    }
  }

  private mutating func read(_ rest: inout ArraySlice<Substring>) {
    guard let head = rest.popFirst() else { return }
    let parts = head.split(separator: ":")
    guard parts.count == 2, let feature = Int(parts[0]), let threshold = Float(parts[1]) else {
      nodes.append(Node(feature: nil, value: (Float(head) ?? 0) / 1000, right: 0))
      return
    }
    let place = nodes.count
    nodes.append(Node(feature: feature, value: threshold, right: 0))
    read(&rest)
    nodes[place].right = nodes.count
    read(&rest)
  }

  /// The features that the trees look at, by their place in ``EnglishTermFeatures/names``.
  var features: Set<Int> { Set(nodes.compactMap(\.feature)) }

  /// Rates all candidates of an English text in place; what a glossary has stays as it is.
  func rate(_ candidates: inout [Candidate], in corpus: Corpus) {
    let features = EnglishTermFeatures(corpus)
    for index in candidates.indices where !candidates[index].cues.contains(.known) {
      let specificity = candidates[index].look?.specificity.map(Termhood.weight) ?? 0
      candidates[index].termhood =
        (logit(of: features.values(of: candidates[index])) + specificity).logistic
    }
  }

  /// The logit of the likelihood that a candidate with some features is a term.
  func logit(of features: [Float]) -> Double {
    var score: Float = 0
    for root in roots {
      var node = nodes[root]
      var place = root
      while let feature = node.feature {
        let isLeft = feature < features.count && features[feature] <= node.value
        place = isLeft ? place + 1 : node.right
        node = nodes[place]
      }
      score += node.value
    }
    return Double(score)
  }
}
