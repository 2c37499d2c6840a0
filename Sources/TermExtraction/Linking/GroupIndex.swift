/// Which candidates stand in which aligned groups.
struct GroupIndex: Sendable {
  /// A candidate in a group.
  struct Posting: Sendable {
    /// The index of the group.
    var group: Int32
    /// How often the candidate stands in the group.
    var count: Int32
    /// Where it first stands, 0…1 of the language's tokens in the group.
    var position: Float
    /// Whether it is all that the language says in the group.
    var isWhole: Bool
  }

  /// For each candidate, its postings in order of the group.
  private(set) var postings: [[Posting]]
  /// For each language, the candidates that stand in each group.
  private(set) var members: [Members]
  /// The groups of each segment.
  private(set) var groupsOfSegment: [[Int32]]
  /// Which languages are compared.
  let compared: ComparedLanguages

  /// Indexes an inventory, in time linear in its places.
  init(_ inventory: CandidateInventory, of corpus: Corpus) {
    compared = corpus.comparedLanguages
    postings = Array(repeating: [], count: inventory.candidates.count)
    groupsOfSegment = Array(repeating: [], count: corpus.segments.count)
    members = Array(repeating: Members(), count: corpus.languages.count)
    for (number, group) in corpus.groups.enumerated() {
      for language in group.members.indices {
        for segment in group.members[language] {
          groupsOfSegment[segment].append(Int32(number))
        }
        members[language].append(
          add(group.members[language], group: Int32(number), inventory, corpus))
      }
    }
  }

  /// The candidates of one language, group by group, side by side in memory.
  struct Members: Sendable {
    private(set) var candidates: [Int32] = []
    private var ends: [Int32] = []

    /// How many groups there are.
    var count: Int { ends.count }

    mutating func append(_ group: [Int32]) {
      candidates += group
      ends.append(Int32(candidates.count))
    }

    /// Where the candidates of a group are.
    func range(of group: Int32) -> Range<Int> {
      (group == 0 ? 0 : Int(ends[Int(group) - 1]))..<Int(ends[Int(group)])
    }

    /// Whether a group has no candidate.
    func isEmpty(_ group: Int32) -> Bool { range(of: group).isEmpty }

    /// The candidates of a group.
    subscript(group: Int32) -> ArraySlice<Int32> { candidates[range(of: group)] }
  }

  /// Adds what one language says in a group; gives the candidates in it.
  private mutating func add(
    _ segments: [Int], group: Int32, _ inventory: CandidateInventory, _ corpus: Corpus
  ) -> [Int32] {
    let total = segments.reduce(0) { $0 + corpus.segments[$1].tokens.count }
    var before = 0
    var found: [Int32] = []
    for segment in segments {
      let tokens = corpus.segments[segment].tokens
      for place in inventory.places[segment] {
        let candidate = Int(place.candidate)
        let middle = Double(place.lower + place.upper) / 2 - Double(tokens.lowerBound)
        if let last = postings[candidate].indices.last, postings[candidate][last].group == group {
          postings[candidate][last].count += 1
        } else {
          found.append(place.candidate)
          postings[candidate].append(
            Posting(
              group: group, count: 1,
              position: Float((Double(before) + middle) / Double(max(total, 1))),
              isWhole: segments.count == 1 && corpus.segments[segment].isLabel
                && Int(place.upper - place.lower) == Self.wordCount(tokens, corpus)))
        }
      }
      before += tokens.count
    }
    return found
  }

  /// Whether a name stands in one group with some others in more than a share of its groups: two things
  /// are named there.
  ///
  /// - Complexity: linear in the postings of all.
  func isBeside(_ name: Int, _ others: [Int], mostly share: Double) -> Bool {
    let taken = Set(others.flatMap { postings[$0].map(\.group) })
    let common = postings[name].count { taken.contains($0.group) }
    return Double(common) > share * Double(postings[name].count)
  }

  /// Whether a name stands in a group in which a language says something.
  ///
  /// - Complexity: at most linear in the postings of the name.
  func isBeside(_ name: Int, language: Int) -> Bool {
    postings[name].contains { !members[language].isEmpty($0.group) }
  }

  /// Goes through the groups that two candidates have in common, in order.
  ///
  /// - Complexity: linear in the shorter list, times the logarithm of how much longer the other is.
  @inline(__always)
  static func forEachCommonGroup(
    _ first: [Posting], _ second: [Posting], _ body: (Posting, Posting) -> Void
  ) {
    var (left, right) = (0, 0)
    while left < first.count, right < second.count {
      if first[left].group < second[right].group {
        left = place(from: left, in: first, of: second[right].group)
      } else if first[left].group > second[right].group {
        right = place(from: right, in: second, of: first[left].group)
      } else {
        body(first[left], second[right])
        left += 1
        right += 1
      }
    }
  }

  /// The first place behind one before the group at which it or a later group stands: in steps that
  /// double, then by halves.
  private static func place(from start: Int, in postings: [Posting], of group: Int32) -> Int {
    var (lower, step) = (start + 1, 1)
    while lower + step < postings.count, postings[lower + step - 1].group < group {
      lower += step
      step *= 2
    }
    var upper = min(lower + step, postings.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if postings[middle].group < group { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  private static func wordCount(_ tokens: Range<Int>, _ corpus: Corpus) -> Int {
    tokens.count { corpus.tokens[$0].script.isWord && corpus.tokens[$0].script != .number }
  }
}
