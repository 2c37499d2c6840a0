import ArgumentParser
import Testing

@testable import isogloss

/// What ArgumentParser has to make a name for costs more than the rest of a start.
struct CommandNameTests {
  @Test func everyCommandSaysItsName() {
    var commands: [any ParsableCommand.Type] = [Isogloss.self]
    var count = 0
    while let command = commands.popLast() {
      count += 1
      #expect(command.configuration.commandName != nil, "\(command)")
      commands += command.configuration.subcommands
    }
    #expect(count > 30)
  }
}
