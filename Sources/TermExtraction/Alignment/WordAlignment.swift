/// Which words of two languages translate each other in aligned groups.
///
/// Two IBM models 1 with a weak diagonal prior (Brown et al. 1993; Dyer et al. 2013), one in each
/// direction, trained to agree (Liang, Taskar and Klein 2006): the product of both posteriors is
/// what is counted, so that few groups suffice and rare words attract nothing by chance. The
/// counts are discounted as under a sparse Dirichlet prior (variational Bayes), after the model of
/// eflomal.
struct WordAlignment: Sendable {
  /// An aligned group of both languages.
  struct Group: Sendable {
    /// The index of the group in the corpus.
    var group: Int
    /// The units of the first language, as indices into ``first``.
    var first: Range<Int>
    /// The units of the second language, as indices into ``second``.
    var second: Range<Int>
    /// Where the group's cells begin.
    var cells: Int
  }

  /// The groups that were trained on.
  private(set) var groups: [Group] = []
  /// The units of the first language, as indices into ``AlignmentUnits/units``, group by group.
  private(set) var first: [Int32] = []
  /// The units of the second language.
  private(set) var second: [Int32] = []

  /// For each cell of each group, the pair of words; emptied once only likely cells are left.
  private var cells: [Int32] = []
  /// The cells that are still likely, group by group.
  private var likely: [Cell] = []
  /// Where the likely cells of each group begin.
  private var likelyStarts: [Int] = []

  /// A cell of a group.
  private struct Cell {
    /// Its place in the group, row by row.
    var place: Int32
    /// The pair of words.
    var pair: Int32
  }
  /// For each pair, its words.
  private var firstWord: [Int32] = []
  private var secondWord: [Int32] = []
  /// For each pair, the probability of the second word given the first (x), and the reverse (y).
  private var translation: [SIMD2<Float>] = []
  /// For each word, how often it occurs.
  private var firstCount: [Float]
  private var secondCount: [Float]

  /// Trains on the groups of two languages.
  ///
  /// - Complexity: linear in the cells, products of the lengths of the two sides, of which at most
  ///   ``mostCells`` are used, evenly spread.
  init(_ units: AlignmentUnits, of corpus: Corpus, languages: (first: Int, second: Int)) {
    firstCount = Array(repeating: 0, count: units.wordCounts[languages.first])
    secondCount = Array(repeating: 0, count: units.wordCounts[languages.second])
    collect(units, corpus, languages)
    guard !groups.isEmpty else { return }
    numberPairs(units)
    train()
  }

  private mutating func collect(
    _ units: AlignmentUnits, _ corpus: Corpus, _ languages: (first: Int, second: Int)
  ) {
    let sides = corpus.groups.map { group in
      (
        group.members[languages.first].reduce(0) { $0 + units.ranges[$1].count },
        group.members[languages.second].reduce(0) { $0 + units.ranges[$1].count }
      )
    }
    let sizes = sides.map { one, other in
      max(one, other) <= Self.longestSide ? one * other : 0
    }
    let total = sizes.reduce(0, +)
    let step = max(1, (total + Self.mostCells - 1) / Self.mostCells)
    var seen = 0
    var size = 0
    for (index, group) in corpus.groups.enumerated() where sizes[index] > 0 {
      seen += 1
      guard seen % step == 0 else { continue }
      let (one, other) = (first.count, second.count)
      for segment in group.members[languages.first] {
        first += units.ranges[segment].map(Int32.init)
      }
      for segment in group.members[languages.second] {
        second += units.ranges[segment].map(Int32.init)
      }
      groups.append(
        Group(group: index, first: one..<first.count, second: other..<second.count, cells: size))
      size += sizes[index]
    }
    cells = Array(repeating: 0, count: size)
  }

  /// Gives every pair of words that meet a number, word by word of the first language.
  private mutating func numberPairs(_ units: AlignmentUnits) {
    var places = Array(repeating: [(group: Int32, row: Int32)](), count: firstCount.count)
    for (index, group) in groups.enumerated() {
      for (row, unit) in first[group.first].enumerated() {
        let word = Int(units.units[Int(unit)].word)
        places[word].append((Int32(index), Int32(row)))
        firstCount[word] += 1
      }
      for unit in second[group.second] { secondCount[Int(units.units[Int(unit)].word)] += 1 }
    }
    var pairOfSecond = Array(repeating: Int32(-1), count: secondCount.count)
    let words = second.map { units.units[Int($0)].word }
    for (word, list) in places.enumerated() {
      let start = Int32(firstWord.count)
      for place in list {
        let group = groups[Int(place.group)]
        var cell = group.cells + Int(place.row) * group.second.count
        for column in group.second {
          let other = words[column]
          if pairOfSecond[Int(other)] < start {
            pairOfSecond[Int(other)] = Int32(firstWord.count)
            firstWord.append(Int32(word))
            secondWord.append(other)
          }
          cells[cell] = pairOfSecond[Int(other)]
          cell += 1
        }
      }
    }
  }

  private mutating func train() {
    // The first guess: how much of both words' places they share (Dice).
    var counts = Array(repeating: Float(0), count: firstWord.count)
    for cell in cells { counts[Int(cell)] += 1 }
    translation = counts.indices.map {
      SIMD2(
        repeating: 2 * counts[$0]
          / (firstCount[Int(firstWord[$0])] + secondCount[Int(secondWord[$0])]))
    }
    var posteriors = AlignmentPosteriors()
    for round in 0..<Self.rounds {
      for pair in counts.indices { counts[pair] = 0 }
      for index in groups.indices {
        fill(&posteriors, index)
        if round < Self.denseRounds {
          let start = groups[index].cells
          let own = cells[start..<start + posteriors.forth.count]
          posteriors.add(to: &counts, by: own.span)
        } else {
          for cell in likely[likelyRange(of: index)] {
            let place = Int(cell.place)
            counts[Int(cell.pair)] += posteriors.forth[place] * posteriors.back[place]
          }
        }
        if round == Self.denseRounds - 1 { keepLikely(of: index, posteriors) }
      }
      if round == Self.denseRounds - 1 {
        likelyStarts.append(likely.count)
        cells = []
      }
      estimate(from: counts)
    }
  }

  /// After the first rounds most cells hold nothing, and need not be looked at again.
  private mutating func keepLikely(of index: Int, _ posteriors: AlignmentPosteriors) {
    likelyStarts.append(likely.count)
    let start = groups[index].cells
    for cell in posteriors.forth.indices
    where max(posteriors.forth[cell], posteriors.back[cell]) > Self.unlikely {
      likely.append(Cell(place: Int32(cell), pair: cells[start + cell]))
    }
  }

  private func likelyRange(of index: Int) -> Range<Int> {
    likelyStarts[index]..<likelyStarts[index + 1]
  }

  private mutating func estimate(from counts: [Float]) {
    var firstSum = Array(repeating: Float(0), count: firstCount.count)
    var secondSum = Array(repeating: Float(0), count: secondCount.count)
    for pair in counts.indices {
      firstSum[Int(firstWord[pair])] += counts[pair]
      secondSum[Int(secondWord[pair])] += counts[pair]
    }
    for pair in counts.indices {
      let count = Self.discounted(counts[pair])
      translation[pair] = SIMD2(
        count / (firstSum[Int(firstWord[pair])] + Self.unseen),
        count / (secondSum[Int(secondWord[pair])] + Self.unseen))
    }
  }

  /// exp(ψ(x + α)) for a small α, to a few per cent: what chance gathered vanishes.
  private static func discounted(_ count: Float) -> Float {
    count >= 1 ? count - 0.4 : 0.6 * count * count
  }

  /// The posteriors of a group: `forth`, of each second unit over the first ones, and `back`, of
  /// each first unit over the second ones, row by row of the first units.
  func fill(_ posteriors: inout AlignmentPosteriors, _ index: Int) {
    let group = groups[index]
    let (rows, columns) = (group.first.count, group.second.count)
    posteriors.resize(rows: rows, columns: columns, nothing: Self.nothing)
    let rowPlaces = (0..<rows).map { Self.steps * $0 / rows }
    let columnPlaces = (0..<columns).map { Self.steps * $0 / columns }
    if cells.isEmpty {
      let nearness = Self.nearness
      for cell in likely[likelyRange(of: index)] {
        let (row, column) = Int(cell.place).quotientAndRemainder(dividingBy: columns)
        posteriors.set(
          Int(cell.place), row, column,
          translation[Int(cell.pair)] * nearness[abs(rowPlaces[row] - columnPlaces[column])])
      }
    } else {
      let own = cells[group.cells..<group.cells + rows * columns]
      posteriors.set(own.span, by: translation.span, rowPlaces, columnPlaces, Self.nearness)
    }
    posteriors.normalize()
  }

  /// Groups longer than this on a side teach little and cost much.
  private static let longestSide = 120
  private static let mostCells = 24_000_000
  private static let rounds = 5
  /// Rounds that look at all cells.
  private static let denseRounds = 2
  /// Cells that neither model takes for likelier are dropped after these.
  private static let unlikely: Float = 0.003
  /// How likely it is that a word has no partner, beside the sum over the possible ones.
  private static let nothing: Float = 0.02
  /// What a word loses to translations that were not seen.
  private static let unseen: Float = 0.2
  private static let steps = 64
  /// e^(−2·d) for the distance d of two relative positions.
  private static let nearness: [Float] = (0...steps).map {
    Float((-2 * Double($0) / Double(steps)).exponential)
  }
}
