import AssetFormats
import IsoglossProject

extension OutputOptions {
  /// Says in what format the file is where its name says something else.
  func tell(_ format: GlossaryFormat, _ terminal: TerminalOptions) {
    guard let output, !FileSelection.fileExtension(of: output).isEmpty,
      GlossaryFormatCatalog.format(forPath: output) != format
    else { return }
    tell(format.rawValue, terminal)
  }

  /// Says that the file is TMX, or another format of memories, where its name says something else.
  func tell(_ format: MemoryFormat, _ terminal: TerminalOptions) {
    guard let output, let named = MemoryFormatCatalog.format(forPath: output), named != format
    else { return }
    tell(format == .table ? "tsv" : format.rawValue, terminal)
  }

  private func tell(_ format: String, _ terminal: TerminalOptions) {
    terminal.tell("isogloss: \(path ?? "") is written as \(format), whatever its name says")
  }
}
