import LanguageText

/// Tells by its path whether a file of a general format holds the strings of a user interface.
///
/// JSON, YAML, XML and what TypeScript shares its extension with are mostly something else, so the names that frameworks ask for decide.
enum LocalizationPath {
  /// Whether a JSON or YAML file is named or filed as translations are: `locales/ru.json`,
  /// `config/locales/models.ru.yml`, `i18n/ru/code.json`, `_locales/ja/messages.json`.
  static func holdsTranslations(_ path: String) -> Bool {
    guard !namesFolder(path) else { return false }
    return path.split(separator: "/").dropLast().contains { folders.contains($0.lowercased()) }
  }

  /// Whether a JSON or YAML file says what Docusaurus calls its folder: that is a key of the translations in
  /// `current.json`, where readers have it from.
  static func namesFolder(_ path: String) -> Bool {
    path.split(separator: "/").last?.hasPrefix("_category_.") ?? false
  }

  /// Whether a key around all others of a JSON or YAML file names its language, as Rails has it, so that it is
  /// another in each.
  static func isLanguage(_ key: String) -> Bool {
    LanguageTag(key)?.namesKnownLanguage == true
  }

  /// Whether an XML file is filed as the string resources of Android are: `res/values-ru/strings.xml`.
  static func holdsAndroidResources(_ path: String) -> Bool {
    guard let folder = path.split(separator: "/").dropLast().last?.lowercased() else {
      return false
    }
    return folder == "values" || folder.hasPrefix("values-")
  }

  private static let folders: Set<String> = [
    "locales", "locale", "_locales", "i18n", "l10n", "lang", "langs", "languages", "translations",
  ]
}
