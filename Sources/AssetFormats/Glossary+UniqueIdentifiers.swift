internal import LanguageAssets

extension Glossary {
  /// Gives concepts whose identifier another one has before them one of their own.
  ///
  /// - Returns: the identifiers that stood more than once, in order.
  mutating func separateIdentifiers() -> [String] {
    var known = Set(concepts.map(\.id))
    guard known.count < concepts.count else { return [] }
    var seen: Set<String> = []
    var repeated: [String] = []
    var numbers: [String: Int] = [:]
    for index in concepts.indices where !seen.insert(concepts[index].id).inserted {
      let base = concepts[index].id
      if repeated.last != base { repeated.append(base) }
      var number = numbers[base, default: 2]
      while !known.insert("\(base)-\(number)").inserted { number += 1 }
      numbers[base] = number + 1
      concepts[index].id = "\(base)-\(number)"
      seen.insert(concepts[index].id)
    }
    return repeated
  }
}
