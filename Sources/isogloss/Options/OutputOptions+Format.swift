import AssetFormats
import IsoglossProject

extension OutputOptions {
  /// Says in what format the file is where its name says something else.
  func tell(_ format: GlossaryFormat, _ terminal: TerminalOptions) {
    guard let output, !FileSelection.fileExtension(of: output).isEmpty,
      GlossaryFormatCatalog.format(forPath: output) != format
    else { return }
    terminal.tell("isogloss: \(output) is written as \(format.rawValue), whatever its name says")
  }
}
