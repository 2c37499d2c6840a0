internal import LanguageAssets

/// What TBX files say about the use of a term, in all the ways seen in real files.
///
/// ISO 30042 has four values of `administrativeStatus`; older files use `normativeAuthorization`
/// or `usageStatus`, with or without `-admn-sts`, and tools have words of their own.
enum TBXStatus {
  /// The data categories that hold a status, the strongest first.
  static let categories = ["administrativestatus", "normativeauthorization", "usagestatus"]

  /// The status that a value stands for; nil for an unknown value.
  static func status(_ value: String) -> TermStatus? {
    var name = value.lowercased()
    for suffix in ["-admn-sts", "term"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    switch name {
    case "preferred", "standardized", "legal", "regulated", "approved": return .preferred
    case "admitted", "allowed", "acceptable": return .admitted
    case "deprecated", "superseded", "obsolete": return .deprecated
    case "forbidden", "notrecommended", "not recommended", "rejected", "prohibited":
      return .forbidden
    case "proposed", "suggested", "new": return .proposed
    case "donottranslate": return .doNotTranslate
    default: return nil
    }
  }

  /// The status that a `processStatus` stands for where no other category gives one.
  static func status(ofProcess value: String) -> TermStatus? {
    ["unprocessed", "provisionallyprocessed"].contains(value.lowercased()) ? .proposed : nil
  }

  /// The `administrativeStatus` to write, so that other tools do the right thing; nil for none.
  static func administrativeStatus(_ status: TermStatus) -> String? {
    switch status {
    case .preferred, .doNotTranslate: "preferredTerm-admn-sts"
    case .admitted: "admittedTerm-admn-sts"
    case .deprecated, .forbidden: "deprecatedTerm-admn-sts"
    case .proposed: nil
    }
  }
}
