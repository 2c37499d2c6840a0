import FindingReporters
import LanguageText
import TermChecking

/// Two texts as one, with what was taken out and put in marked word by word.
struct WordDifference {
  private enum Kind { case same, removed, added }
  private var parts: [(kind: Kind, text: String)] = []

  /// Compares two texts in a language.
  init(_ old: String, _ new: String, language: LanguageTag) {
    let (before, after) = (Self.words(old, language), Self.words(new, language))
    let difference = after.difference(from: before)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      if removed.contains(left), left < before.count {
        append(.removed, before[left])
        left += 1
      } else if added.contains(right), right < after.count {
        append(.added, after[right])
        right += 1
      } else {
        append(.same, after[min(right, after.count - 1)])
        (left, right) = (left + 1, right + 1)
      }
    }
  }

  /// The text with `[-…-]` and `{+…+}`.
  func text(_ style: TerminalStyle) -> String {
    parts.map { part in
      switch part.kind {
      case .same: part.text
      case .removed: style.removed("[-\(part.text)-]")
      case .added: style.added("{+\(part.text)+}")
      }
    }.joined()
  }

  private mutating func append(_ kind: Kind, _ text: String) {
    if parts.last?.kind == kind {
      parts[parts.count - 1].text += text
    } else {
      parts.append((kind, text))
    }
  }

  private static func words(_ text: String, _ language: LanguageTag) -> [String] {
    let bytes = Array(text.utf8)
    let ends = TextBreaks.boundaries(in: text, language: language) + [bytes.count]
    var start = 0
    return ends.compactMap { end in
      guard end > start, end <= bytes.count else { return nil }
      defer { start = end }
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}

extension TerminalStyle {
  /// Text that was put in.
  func added(_ text: String) -> String { good(text) }

  /// Text that was taken out.
  func removed(_ text: String) -> String { coloured(text, by: .error) }
}
