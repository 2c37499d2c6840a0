package import LanguageText
import MemoryLookup
import MemoryStore

/// Looks texts up in translation memories: what `isogloss tm lookup` does.
package struct MemoryLookupRun {
  /// The language of the texts; nil to look in every language.
  package var language: LanguageTag?
  /// The languages of the translations that are wanted; all when empty.
  package var targets: [LanguageTag] = []
  /// The least score in thousandths.
  package var permille = 700
  /// How many units are wanted for each text at most.
  package var limit = 5
  /// Whether to look at the rarest words only; see ``MemoryLookup/FuzzyQuery/rarest``.
  package var isFast = false

  private var indexes: [MemoryIndex]
  /// How many units are read at most to find those in context among equally good ones.
  private static let contextReads = 200

  /// Makes a run over memories.
  package init(_ indexes: [MemoryIndex]) { self.indexes = indexes }

  /// The units that are proposed for a text, the best first.
  ///
  /// An index that turns out to be damaged is made anew.
  ///
  /// - Throws: ``RunError`` when that does not help.
  package mutating func answers(_ query: LookupQuery) throws(RunError) -> [LookupAnswer] {
    var answers: [LookupAnswer] = []
    for number in indexes.indices {
      if let found = try? self.answers(query, indexes[number]) {
        answers += found
        continue
      }
      indexes[number] = try MemoryIndex.open(indexes[number].path, isFresh: true)
      do throws(StoreError) {
        answers += try self.answers(query, indexes[number])
      } catch {
        throw RunError("the index cannot be read: \(error)", path: indexes[number].path)
      }
    }
    return best(answers)
  }

  private func answers(
    _ query: LookupQuery, _ index: MemoryIndex
  ) throws(StoreError) -> [LookupAnswer] {
    var answers: [LookupAnswer] = []
    for language in languages(of: index) { answers += try self.answers(query, language, index) }
    return answers
  }

  /// The error when no memory has the language of the texts or one that is wanted.
  package func requireLanguages() throws(RunError) {
    let known = Set(indexes.flatMap(\.languages)).sorted()
    for wanted in [language].compactMap(\.self) + targets
    where !known.contains(where: { $0.matches(wanted) }) {
      throw RunError(
        "no memory has text in \(wanted)",
        hint: "there is " + known.map(\.canonical).joined(separator: ", "))
    }
  }

  private func languages(of index: MemoryIndex) -> [LanguageTag] {
    if let language { return [language] }
    var seen: Set<String> = []
    return index.languages.filter { seen.insert($0.matchingKey).inserted }
  }

  private func answers(
    _ query: LookupQuery, _ language: LanguageTag, _ index: MemoryIndex
  ) throws(StoreError) -> [LookupAnswer] {
    let rarest = isFast ? ComparisonUnit(language) == .words ? 4 : 12 : nil
    let hits = index.hits(
      FuzzyQuery(query.text, permille: permille, rarest: rarest), in: language)
    var answers: [LookupAnswer] = []
    var seen: Set<[String]> = []
    for (read, hit) in hits.enumerated() {
      if answers.count >= limit {
        let mayBeInContext =
          read < Self.contextReads && hit.match.score >= MatchScore.renumbered
          && hit.match.score == answers[limit - 1].score
        if !mayBeInContext { break }
      }
      guard let unit = try index.unit(of: hit),
        var answer = answer(query, unit, hit.match, index.path)
      else { continue }
      if hit.match.score >= MatchScore.renumbered {
        answer.isInContext = try isInContext(query, unit, language, hit, index)
      }
      // The same translation again tells nothing, unless it is the one in context.
      let isNew = seen.insert([answer.source] + answer.targets.map(\.text)).inserted
      if isNew || answer.isInContext { answers.append(answer) }
    }
    return answers
  }

  private func answer(
    _ query: LookupQuery, _ unit: StoredUnit, _ match: FuzzyMatch, _ path: String
  ) -> LookupAnswer? {
    guard let source = unit.texts.first(where: { $0.number == match.segment }) else { return nil }
    let others = unit.texts.filter { text in
      guard text.number != source.number, !text.text.isEmpty else { return false }
      return targets.isEmpty
        ? !text.language.matches(source.language)
        : targets.contains { $0.matches(text.language) }
    }
    guard !others.isEmpty else { return nil }
    let isExact = source.text.utf8.elementsEqual(query.text.utf8)
    let adaptation =
      isExact
      ? nil
      : TargetAdaptation(
        from: source.text, to: query.text, ComparisonUnit(source.language))
    let proposed = others.map { text in
      let adapted = adaptation?.apply(to: text.text, ComparisonUnit(text.language))
      return LookupAnswer.Target(
        language: text.language, text: adapted ?? text.text,
        original: adapted == nil ? nil : text.text)
    }
    let isAdapted = proposed.contains { $0.original != nil }
    return LookupAnswer(
      score: isExact ? match.score : min(match.score, MatchScore.folded), isInContext: false,
      language: source.language, source: source.text, targets: proposed,
      changes: isAdapted ? adaptation?.changes ?? [] : [], path: path, id: unit.id)
  }

  /// Whether the unit has the identifier of the query, or the neighbours that are known.
  private func isInContext(
    _ query: LookupQuery, _ unit: StoredUnit, _ language: LanguageTag, _ hit: MemoryIndex.Hit,
    _ index: MemoryIndex
  ) throws(StoreError) -> Bool {
    if let id = query.id { return unit.id == id }
    if query.before == nil, query.after == nil { return false }
    let (before, after) = try index.neighbours(of: unit, in: hit.part)
    func fits(_ wanted: String?, _ neighbour: StoredUnit?) -> Bool {
      guard let wanted else { return true }
      return neighbour?.texts.contains { $0.text == wanted && $0.language.matches(language) }
        ?? false
    }
    return fits(query.before, before) && fits(query.after, after)
  }

  /// The best answers of all memories and languages: by score, then those in context first.
  private func best(_ answers: [LookupAnswer]) -> [LookupAnswer] {
    let order = answers.indices.sorted { left, right in
      let (a, b) = (answers[left], answers[right])
      if a.score != b.score { return a.score > b.score }
      if a.isInContext != b.isInContext { return a.isInContext }
      return left < right
    }
    var seen: Set<[String]> = []
    var best: [LookupAnswer] = []
    for answer in order.map({ answers[$0] }) where best.count < limit {
      if seen.insert([answer.source] + answer.targets.map(\.text)).inserted { best.append(answer) }
    }
    return best
  }
}
