/// Names of other concepts that stand where one is missing.
extension RenderingHabits {
  /// A concept and another the name of which stands for it.
  struct Substitution: Hashable {
    let concept: String
    let other: String
  }

  /// The concepts whose names stand where one is missing again and again: 属性, which the glossary has for
  /// *property*, for each *attribute*.
  ///
  /// - Complexity: O(n) in the number of renderings.
  func recurringSubstitutes(in drafts: Drafts) -> Set<Substitution> {
    var sentences: [Substitution: Set<Int>] = [:]
    for (concept, members) in drafts.members {
      for member in members where member.isMissing && member.naming == .nowhere {
        // Hardly any has one, and a copy of the rendering costs more than a look.
        guard let other = renderings[member.document][member.rendering].substituteConcept,
          substitute(at: member) != nil
        else { continue }
        let substitution = Substitution(concept: concept, other: other)
        sentences[substitution, default: []].insert(member.place.number)
      }
    }
    return Set(sentences.filter { $0.value.count >= Self.leastRivals }.keys)
  }

  /// The name of another concept that may stand for a missing term, where the sentence misses no other.
  func substitute(at member: Member) -> String? {
    guard let substitute = renderings[member.document][member.rendering].substitute else {
      return nil
    }
    let missing = neighbours(of: member).count { $0.finding != nil && $0.naming == .nowhere }
    return missing == 0 ? substitute : nil
  }

  /// Whether the name that may stand for a missing term does so again and again.
  func isRecurring(at member: Member, in drafts: Drafts) -> Bool {
    guard !drafts.substitutes.isEmpty,
      let other = renderings[member.document][member.rendering].substituteConcept
    else { return false }
    return drafts.substitutes.contains(
      Substitution(concept: rendering(of: member).concept, other: other))
  }
}
