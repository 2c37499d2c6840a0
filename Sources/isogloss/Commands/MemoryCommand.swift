import ArgumentParser

/// The command `isogloss tm`; its subcommands are in the folder `Memory`.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tm", abstract: "Work with translation memories.",
    subcommands: [
      MemoryImport.self,
      MemoryExport.self,
      MemoryMerge.self,
      MemoryDiff.self,
      MemoryClean.self,
      MemoryFilter.self,
      MemorySplit.self,
      MemoryValidate.self,
      MemoryStats.self,
      MemoryLookupCommand.self, ConcordanceCommand.self,
    ])
}
