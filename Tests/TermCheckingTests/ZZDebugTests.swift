import DocumentFormats
import Foundation
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

struct ZZDebugTests {
  @Test func kwic() throws {
    let env = ProcessInfo.processInfo.environment
    guard let spec = env["KWIC"] else { return }
    let parts = spec.split(separator: ":")
    let lang = LanguageTag(parts[0])!
    let terms = parts[1].split(separator: ",").map(String.init)
    let texts = try String(contentsOfFile: env["KWIC_FILE"]!, encoding: .utf8).split(
      separator: "\n"
    ).map(String.init)
    for term in terms {
      let base = CompiledTermbase(
        Glossary(concepts: [
          Concept(id: "x", terms: [Term(term, language: lang, status: .forbidden)])
        ]), language: lang)
      var boundaries = WordBoundaries(lang)
      var seen: [String: Int] = [:]
      var missed: [String: Int] = [:]
      for text in texts where text.contains(term) {
        let hits = base.matches(in: text, boundaries: &boundaries)
        let all = Array(text.utf8)
        var offset = 0
        let needle = Array(term.utf8)
        while offset + needle.count <= all.count {
          if Array(all[offset..<offset + needle.count]) == needle {
            let before = String(String(decoding: all[..<offset], as: UTF8.self).suffix(4))
            let after = String(
              String(decoding: all[(offset + needle.count)...], as: UTF8.self).prefix(4))
            let key = before + "[" + term + "]" + after
            if hits.contains(where: { $0.range.lowerBound == offset }) {
              seen[key, default: 0] += 1
            } else {
              missed[key, default: 0] += 1
            }
            offset += needle.count
          } else {
            offset += 1
          }
        }
      }
      print(
        "KWIC \(term) HIT:",
        seen.sorted { $0.value > $1.value || $0.value == $1.value && $0.key < $1.key }.prefix(40)
          .map { "\($0.key)" }.joined(separator: " | "))
      print(
        "KWIC \(term) NOT:",
        missed.sorted { $0.value > $1.value || $0.value == $1.value && $0.key < $1.key }.prefix(40)
          .map { "\($0.key)" }.joined(separator: " | "))
    }
  }
}
