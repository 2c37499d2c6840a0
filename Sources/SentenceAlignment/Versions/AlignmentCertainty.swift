/// From where on the scores of an alignment tell translations from what only stands in their place.
package enum AlignmentCertainty {
  /// The least score, 0…1, with which a group most likely joins what says the same.
  ///
  /// In a text of some length hardly any below it are translations. Of the sets of seventeen documentations most had a
  /// mean over 0.7 and few one between that and this; the few below that were looked at were no translations, or had
  /// hardly any text.
  package static let leastScore = 0.5
  /// The least groups whose scores tell anything: where little is aligned, little is known of the words, and all scores
  /// are low.
  package static let leastGroups = 20
}
