internal import LanguageAssets

/// The data categories of the dialect TBX-Basic, with their places and values (TBX-Basic_DCA.sch).
enum TBXBasic {
  /// The parts of speech.
  static let partsOfSpeech: Set = ["adjective", "adverb", "noun", "other", "verb"]
  /// The genders.
  static let genders: Set = ["feminine", "masculine", "neuter", "other"]
  /// The controls of a user interface where a term appears.
  static let locations: Set = [
    "checkBox", "comboBox", "comboBoxElement", "dialogBox", "groupBox", "informativeMessage",
    "interactiveMessage", "menuItem", "progressBar", "pushButton", "radioButton", "slider",
    "spinBox", "tab", "tableText", "textBox", "toolTip", "user-definedType",
  ]
  private static let termTypes: Set = [
    "abbreviation", "acronym", "fullForm", "phrase", "shortForm", "variant",
  ]
  private static let statuses: Set = [
    "admittedTerm-admn-sts", "deprecatedTerm-admn-sts", "preferredTerm-admn-sts",
    "supersededTerm-admn-sts",
  ]

  /// Whether the dialect knows an element, in its place, with its value.
  static func allows(_ element: CarriedElement, in place: TBXGrammar.Place) -> Bool {
    guard let category = element["type"], element.name != "hi", element.name != "ph" else {
      return element.children.allSatisfy { allows($0, in: place) }
    }
    return isKnown(element, category, in: place)
      && element.children.allSatisfy { allows($0, in: place) }
  }

  private static func isKnown(
    _ element: CarriedElement, _ category: String, in place: TBXGrammar.Place
  ) -> Bool {
    let value = element.text
    return switch (element.name, category) {
    case ("admin", "customerSubset"), ("admin", "projectSubset"), ("ref", "crossReference"):
      place != .language
    case ("admin", "source"), ("xref", "externalCrossReference"),
      ("transacNote", "responsibility"):
      true
    case ("descrip", "subjectField"): place == .concept
    case ("descrip", "definition"): place != .term
    case ("descrip", "context"): place == .term
    case ("xref", "xGraphic"): place != .term
    case ("termNote", "geographicalUsage"): true
    case ("termNote", "administrativeStatus"): statuses.contains(value)
    case ("termNote", "partOfSpeech"): partsOfSpeech.contains(value)
    case ("termNote", "grammaticalGender"): genders.contains(value)
    case ("termNote", "termLocation"): locations.contains(value)
    case ("termNote", "termType"): termTypes.contains(value)
    case ("transac", "transactionType"): ["modification", "origination"].contains(value)
    default: false
    }
  }
}
