/// What the states of XLIFF say about a translation.
enum XLIFFState {
  /// The state of a unit by the attribute `state` of XLIFF 1.2 (§2.4, states) or 2.x (§4.3.1.30),
  /// and by the attribute `approved` of 1.2.
  static func state(named name: String?, isApproved: Bool?) -> BilingualUnit.State {
    switch name {
    case "new", "needs-translation", "initial": .draft
    case "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
      "needs-review-translation":
      .needsReview
    case "final", "signed-off", "reviewed": .final
    default: isApproved == true ? .final : .translated
    }
  }
}
