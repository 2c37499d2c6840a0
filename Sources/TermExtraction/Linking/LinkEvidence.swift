/// What speaks for two candidates of different languages naming the same thing.
struct LinkEvidence: Sendable {
  /// In how many places both stand in the same aligned group.
  var joint = 0.0
  /// How often the first stands in groups that have the second's language.
  var firstCount = 0.0
  /// How often the second stands in groups that have the first's language.
  var secondCount = 0.0
  /// The mean distance of their positions in the groups, 0…1.
  var distance = 0.0
  /// In how many groups both are whole labels.
  var labels = 0.0
  /// How alike they sound, 0…1.
  var sound = 0.0
  /// The share of Han characters they have in common, 0…1.
  var characters = 0.0
  /// Whether a table lists both under one meaning (1) or under different ones (−1).
  var meaning = 0.0
  /// The share of their places, 0…1, that word alignment carries from one to the other; nil when
  /// it carries neither anywhere.
  var projection: Double?
  /// Whether one is a Latin word left in text of another script.
  var isResidue = false
  /// Whether parts of one are linked to parts of the other (up to 1) or elsewhere (down to −1).
  var composition = 0.0
  /// Half the sum of their termhoods, 0…1.
  var termhood = 0.0
  /// The share of the places of the more dependent one that are inside one longer candidate.
  var hostShare = 0.0
  /// The difference of their lengths in words.
  var lengthDifference = 0.0

  /// Dice's coefficient of their places.
  var dice: Double { 2 * joint / max(1, firstCount + secondCount) }

  /// How likely the two are the same, 0…1: a logistic model whose weights are set by hand.
  var probability: Double { score.logistic }

  /// The logit of ``probability``.
  var score: Double {
    var score = Weight.base + Weight.dice * dice
    score += Weight.joint * min(joint, Self.enough).logarithm2
    score -= Weight.distance * distance
    score += Weight.label * min(labels, 1)
    score += Weight.sound * sound + Weight.characters * characters * characters
    score += Weight.composition * composition
    score += (meaning > 0 ? Weight.sameMeaning : Weight.otherMeaning) * meaning
    score += Weight.termhood * (termhood - 0.5)
    score -= Weight.length * min(abs(lengthDifference), 3)
    if let projection {
      score += Weight.projection * projection - Weight.elsewhere * (1 - projection)
    }
    if isResidue { score -= Weight.residue }
    score -= Weight.hostShare * hostShare
    return score
  }

  /// The summands of ``score`` with what each was read from.
  var summands: [(kind: LinkSignal.Kind, value: Double, weight: Double)] {
    var result: [(kind: LinkSignal.Kind, value: Double, weight: Double)] = [
      (.base, 1, Weight.base), (.dice, dice, Weight.dice * dice),
      (.joint, joint, Weight.joint * min(joint, Self.enough).logarithm2),
      (.distance, distance, -Weight.distance * distance),
      (.labels, labels, Weight.label * min(labels, 1)), (.sound, sound, Weight.sound * sound),
      (.characters, characters, Weight.characters * characters * characters),
      (.composition, composition, Weight.composition * composition),
      (.meaning, meaning, (meaning > 0 ? Weight.sameMeaning : Weight.otherMeaning) * meaning),
      (.termhood, termhood, Weight.termhood * (termhood - 0.5)),
      (.length, lengthDifference, -Weight.length * min(abs(lengthDifference), 3)),
      (.hostShare, hostShare, -Weight.hostShare * hostShare),
      (.residue, isResidue ? 1 : 0, isResidue ? -Weight.residue : 0),
    ]
    if let projection {
      let weight = Weight.projection * projection - Weight.elsewhere * (1 - projection)
      result.append((.projection, projection, weight))
    }
    return result
  }

  /// More common places than this prove nothing more.
  private static let enough = 16.0

  private enum Weight {
    static let base = -2.9
    static let dice = 4.0
    static let joint = 0.9
    static let distance = 2.0
    static let label = 2.4
    static let sound = 2.4
    static let characters = 2.0
    static let composition = 1.6
    static let sameMeaning = 2.4
    static let otherMeaning = 0.8
    static let projection = 3.0
    static let elsewhere = 0.6
    static let termhood = 1.2
    static let residue = 1.2
    static let hostShare = 0.6
    static let length = 0.35
  }
}
