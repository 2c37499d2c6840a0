/// Names of products that are common English words, so that lower case says nothing about them.
enum ProtectedNames {
  /// The words in lower case.
  static let commonWords: Set<String> = [
    "access", "books", "calendar", "chrome", "contacts", "docs", "drive", "edge", "excel", "files",
    "finder", "flask", "go", "home", "java", "keynote", "mail", "maps", "messages", "music",
    "notes", "numbers", "office", "outlook", "pages", "photos", "preview", "reminders", "ruby",
    "rust", "safari", "settings", "sheets", "shortcuts", "slack", "slides", "spotlight", "spring",
    "swift", "teams", "word", "windows",
  ]
}
