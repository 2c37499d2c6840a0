internal import LanguageAssets

/// What TBX files say about the use of a term, in all the ways seen in real files.
///
/// ISO 30042 has four values of `administrativeStatus`; older files use `normativeAuthorization`
/// or `usageStatus`, with or without `-admn-sts`, and tools have words of their own.
enum TBXStatus {
  /// The data categories that hold a status, the strongest first, in lower case.
  static let categories = [
    "administrativestatus", "normativeauthorization", "usagestatus", "xbool_forbidden",
    "processstatus",
  ]

  /// The status that a term's categories give; nil when they give none.
  static func status(of occurrences: [TBXCategory]) -> TermStatus? {
    if occurrences.isEmpty { return nil }
    let isForbidden = occurrences.contains { status(ofFlag: $0) != nil }
    if isForbidden { return .forbidden }
    for name in categories {
      let last = occurrences.last { $0.name == name }
      if let last, let status = status(last) { return status }
    }
    return nil
  }

  /// Whether a category holds a status, in a word that is not known here.
  static func isUnknown(_ category: TBXCategory) -> Bool {
    categories.prefix(3).contains(category.name) && !category.value.isEmpty
      && status(category.value) == nil
  }

  /// What a category says beyond the status that was settled on, as an element to keep; nil when
  /// writing the status says it all.
  static func remark(_ category: TBXCategory, besides settled: TermStatus) -> CarriedElement? {
    if category.isPlain, category.value == administrativeStatus(settled) { return nil }
    let name = shortName(category.value)
    let isPlain = category.isPlain && status(category) == settled
    if isPlain, synonyms.contains(name) || status(ofFlag: category) != nil { return nil }
    guard category.name == "administrativestatus", category.isPlain else { return category.element }
    if name == "superseded" {
      return CarriedElement("termNote", type: "administrativeStatus", "supersededTerm-admn-sts")
    }
    // The written administrativeStatus takes the place of this one.
    return CarriedElement("termNote", type: "normativeAuthorization", category.value)
  }

  private static func status(_ category: TBXCategory) -> TermStatus? {
    switch category.name {
    case "processstatus": status(ofProcess: category.value)
    case "xbool_forbidden": status(ofFlag: category)
    default: status(category.value)
    }
  }

  private static func status(ofFlag category: TBXCategory) -> TermStatus? {
    category.name == "xbool_forbidden" && category.value.lowercased() == "true" ? .forbidden : nil
  }

  /// The words that say no more than the status they stand for.
  private static let synonyms: Set = [
    "preferred", "approved", "admitted", "allowed", "acceptable", "deprecated", "forbidden",
    "notrecommended", "not recommended", "rejected", "prohibited", "proposed", "suggested", "new",
    "donottranslate",
  ]

  private static func shortName(_ value: String) -> String {
    var name = value.lowercased()
    for suffix in ["-admn-sts", "term"] where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
    }
    return name
  }

  /// The status that a value stands for; nil for an unknown value.
  static func status(_ value: String) -> TermStatus? {
    switch value {
    case "preferredTerm-admn-sts": return .preferred
    case "admittedTerm-admn-sts": return .admitted
    case "deprecatedTerm-admn-sts": return .deprecated
    default: return status(ofWord: shortName(value))
    }
  }

  private static func status(ofWord name: String) -> TermStatus? {
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

  /// A word that ``status(_:)`` reads as a status again.
  static func word(_ status: TermStatus) -> String {
    switch status {
    case .preferred: "preferredTerm-admn-sts"
    case .admitted: "admittedTerm-admn-sts"
    case .deprecated: "deprecatedTerm-admn-sts"
    case .forbidden, .proposed, .doNotTranslate: status.rawValue
    }
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
