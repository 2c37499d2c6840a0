import ArgumentParser
import AssetFormats
import FindingReporters
import IsoglossProject
import LanguageAssets
import LanguageText

/// The command `isogloss tm diff`.
struct MemoryDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show what differs between two memories, word by word.",
    discussion: """
      Removed words stand in [-…-], added ones in {+…+}. Ends with 1 when the memories differ. \
      To let git show memories as text:
        git config diff.isogloss.textconv "isogloss tm diff --textconv"
        echo "*.tmx diff=isogloss" >> .gitattributes
      """)

  @Argument(help: ArgumentHelp("The old memory, and the new one.", valueName: "file"))
  var paths: [String]

  @Flag(help: "Write one memory as text that can be compared line by line.")
  var textconv = false

  @OptionGroup var terminal: TerminalOptions

  func run() throws {
    if textconv {
      guard paths.count == 1 else { throw ValidationError("--textconv takes one file.") }
      return try writeText(paths[0])
    }
    guard paths.count == 2 else { throw ValidationError("Expected two files: old and new.") }
    let (old, new) = (try MemoryVersion(paths[0]), try MemoryVersion(paths[1]))
    let changes = old.difference(to: new).changes
    if changes.isEmpty { return terminal.tell("no difference") }
    let text = MemoryDiffText(style: terminal.style)
    Terminal.standard.write("--- \(paths[0])\n+++ \(paths[1])\n")
    for change in changes { Terminal.standard.write("\n" + text.lines(of: change)) }
    terminal.tell(summary(changes))
    throw ExitCode(1)
  }

  private func writeText(_ path: String) throws {
    var isFirst = true
    let write = { (text: String) in
      Terminal.standard.write(isFirst ? text : "\n" + text)
      isFirst = false
    }
    try MemoryInput(path).read {
      write("memory srclang=\($0.sourceLanguage?.canonical ?? "*all*")\n")
    } unit: {
      write(MemoryDiffText.text(of: $0.unit))
    }
  }

  private func summary(_ changes: [MemoryDifference.Change]) -> String {
    var counts = (added: 0, removed: 0, changed: 0)
    for change in changes {
      switch change {
      case .added: counts.added += 1
      case .removed: counts.removed += 1
      case .changed: counts.changed += 1
      }
    }
    return "\(counts.added) added, \(counts.removed) removed, \(counts.changed) changed"
  }
}
