import LanguageAssets

/// Finds the terms that stand in others, word by word.
struct WordNesting {
  private let entries: [TermEntry]
  /// The numbers of the words of each entry.
  private let words: NumberLists
  private let forms: WordForms
  /// The words that have a form, by the form's number.
  private let wordsOfForm: NumberLists
  /// The approved entries by their words.
  private var index = PatternIndex()

  /// Indexes the approved entries.
  init(_ entries: [TermEntry], _ words: NumberLists, _ forms: WordForms) {
    self.entries = entries
    self.words = words
    self.forms = forms
    var holders: [(list: Int32, number: Int32)] = []
    for word in 0..<Int32(forms.count) {
      for form in forms[word].forms { holders.append((form, word)) }
    }
    wordsOfForm = NumberLists(holders, count: forms.formCount)
    for (entry, value) in entries.enumerated() where value.status.isApproved {
      index.insert(words[entry], Int32(entry))
    }
    index.finish()
  }

  /// The concepts that each entry names besides its own, ascending.
  var concepts: [[Int]] {
    var path = Path()
    return entries.indices.map { outer in
      var found: [Int] = []
      let words = words[outer]
      for start in words.indices { add(inside: words[start...], of: outer, &path, to: &found) }
      return found.count < 2 ? found : Set(found).sorted()
    }
  }

  /// The nodes that some words lead to, and those that the next word leads to from there; kept, so
  /// that no memory is asked for at every word.
  private struct Path {
    var nodes: [Int32] = []
    var next: [Int32] = []

    /// Adds a node that the next word leads to; 0 is none.
    mutating func add(_ node: Int32) { if node > 0 { next.append(node) } }
  }

  /// Adds the concepts of the entries that some words of another begin with.
  private func add(
    inside rest: ArraySlice<Int32>, of outer: Int, _ path: inout Path, to found: inout [Int]
  ) {
    for position in rest.indices {
      path.next.removeAll(keepingCapacity: true)
      for place in wordsOfForm.places(of: Int(forms[rest[position]].own)) {
        let word = wordsOfForm.number(at: place)
        if position == rest.startIndex {
          path.add(index.beginning(with: word))
        } else {
          for node in path.nodes { path.add(index.child(of: node, word)) }
        }
      }
      swap(&path.nodes, &path.next)
      guard !path.nodes.isEmpty else { return }
      for node in path.nodes { add(at: node, of: outer, to: &found) }
    }
  }

  private func add(at node: Int32, of outer: Int, to found: inout [Int]) {
    for place in index.ends(at: node) {
      let concept = entries[Int(index.pattern(at: place))].concept
      if concept != entries[outer].concept { found.append(concept) }
    }
  }
}
