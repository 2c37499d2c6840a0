/// Names that a language left in English now and then.
extension ConceptBuilder {
  /// What several languages leave untranslated now and then is a variant of the native names.
  mutating func addResidues(_ links: [Link]) {
    for link in links where link.probability >= Self.leastProbability {
      guard let (name, residue) = original(of: link) else { continue }
      let (from, to) = (clusterOf[residue], clusterOf[name])
      guard from != to, clusters[to].isCompatible(with: clusters[from]),
        clusters[from].all.allSatisfy({ isLeft($0) || isLatinLanguage($0) && isEnglish($0, name) })
      else { continue }
      merge(to, from, probability: nil)
    }
  }

  /// Names left in Latin letters beside which a label tells what the language calls the thing: they
  /// find no partners of their own before that one has.
  func namesToldBeside() -> Set<Int> {
    let declared = links.links.filter { $0.reasons.contains { $0.signal == .declared } }
    let told = Set(declared.flatMap { [$0.first, $0.second] })
    return Set(
      links.aliases.flatMap { [($0.first, $0.second), ($0.second, $0.first)] }
        .filter { isLeft($0.0) && told.contains($0.1) }.map(\.0))
  }

  /// The name of a link and what is left of it in another language; nil where neither is left.
  private func original(of link: Link) -> (name: Int, residue: Int)? {
    let isFirst = isLatinLanguage(link.first)
    if isFirst != isLatinLanguage(link.second) {
      return isFirst ? (link.first, link.second) : (link.second, link.first)
    }
    guard isFirst, isEnglishWord(link) else { return nil }
    return inventory.candidates[link.first].language == links.english
      ? (link.first, link.second) : (link.second, link.first)
  }

  /// Whether a name of another language is an English one, word for word.
  private func isEnglish(_ name: Int, _ english: Int) -> Bool {
    inventory.candidates[name].language != links.english
      && links.shapes[name].identity == links.shapes[english].identity
  }

  /// Whether a link joins names in Latin letters of which one language has others most of the time:
  /// such links come last.
  func isLeftNowAndThen(_ link: Link) -> Bool {
    let isLatin = (isLatinLanguage(link.first), isLatinLanguage(link.second))
    guard links.isLatin.contains(true), links.shapes[link.first].isLatin,
      links.shapes[link.second].isLatin, isLatin != (true, true) || isEnglishWord(link)
    else { return false }
    return isLatin == (false, false) || link.evidence.dice < Self.usualShare
  }

  /// Whether a link joins an English name with the same words in another language's text.
  private func isEnglishWord(_ link: Link) -> Bool {
    [link.first, link.second].contains { inventory.candidates[$0].language == links.english }
      && links.shapes[link.first].identity == links.shapes[link.second].identity
  }

  /// Whether a name begins with one of a language in Latin letters: “awaitable 对象”.
  func holds(_ name: Int, leftover other: Int) -> Bool {
    let (name, other) = (links.shapes[name], links.shapes[other])
    return other.isLatin && !other.identity.isEmpty && name.identity.hasPrefix(other.identity)
  }

  /// Whether a name is one of a language in Latin letters in a text of another script.
  func isLeft(_ name: Int) -> Bool {
    links.isLatin.contains(true) && links.shapes[name].isLatin && !isLatinLanguage(name)
  }

  /// Whether the language of a name is written in Latin letters.
  func isLatinLanguage(_ candidate: Int) -> Bool {
    links.isLatin[inventory.candidates[candidate].language]
  }

  /// From this share of common places on, what is left untranslated is what the language calls it.
  private static let usualShare = 0.6
}
