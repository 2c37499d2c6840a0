import AssetFormats
import LanguageText

/// What a file has no place for, in words.
enum OmissionText {
  /// Sentences on the files of an export, each with its target language, in the name of the format or
  /// tool that cannot hold what is left out.
  static func remarks(
    on files: [(target: LanguageTag?, omissions: GlossaryOmissions)], by name: String
  ) -> [String] {
    var remarks: [String] = []
    for (target, omissions) in files {
      let language = files.count > 1 ? target.map { " for \($0)" } ?? "" : ""
      if omissions.untranslatedCount > 0 {
        let count = omissions.untranslatedCount.counted("concept")
        remarks.append("left out\(language): \(count) without terms in both languages")
      }
      let parts = GlossaryDetail.allCases.compactMap { detail in
        omissions.counts[detail].map { count(of: detail, $0) }
      }
      if !parts.isEmpty {
        remarks.append(
          "left out\(language): \(parts.joined(separator: ", ")) that \(name) cannot hold")
      }
    }
    // The same pieces are missing in every file.
    let carried = files.map(\.omissions.carriedCount).max() ?? 0
    if carried > 0 {
      remarks.append(
        "left out: \(carried.counted("piece")) that only TBX can hold "
          + "(sources, transactions, unknown fields)")
    }
    return remarks
  }

  private static func count(of detail: GlossaryDetail, _ number: Int) -> String {
    switch detail {
    case .term: number.counted("term")
    case .subject: number.counted("subject")
    case .definition: number.counted("definition")
    case .note: number.counted("note")
    case .context: number.counted("context")
    case .partOfSpeech: number.counted("part of speech", "parts of speech")
    case .gender: number.counted("gender")
    case .location: number.counted("location")
    case .forms: number.counted("list of forms", "lists of forms")
    case .blockers: number.counted("list of blockers", "lists of blockers")
    case .exactness: number.counted("exact spelling")
    case .status: number.counted("status", "statuses")
    }
  }
}
