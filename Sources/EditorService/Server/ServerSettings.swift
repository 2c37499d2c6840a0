package import IsoglossProject

/// What the server is started with.
package struct ServerSettings: Sendable {
  /// Makes the check that is in force for a path: reads its configuration.
  package var checkRun: @Sendable (_ path: String) throws(RunError) -> CheckRun
  /// Finds the configuration file that is in force for a path; nil when there is none.
  package var configurationFile: @Sendable (_ path: String) -> String?
  /// Goes to the folder that paths are seen from; nothing for a server that shares its process.
  package var enterFolder: @Sendable (String) -> Void = { _ in }
  /// The path of a file that explains a rule; nil where there is none.
  package var rulePage: @Sendable (_ rule: String) -> String? = { _ in nil }
  /// Whether notes that may well be wrong are shown.
  package var showsDoubtful = false
  /// How long a text has to rest before it is checked again, at the least; one whose check takes long
  /// rests four times as long.
  package var debounce = Duration.milliseconds(300)
  /// How long any text has to rest at most.
  package var longestDebounce = Duration.seconds(2)
  /// How long it is believed without a look that files are as they were.
  package var trust = Duration.seconds(1)

  /// Makes settings for projects that are found and read in some way.
  package init(
    checkRun: @escaping @Sendable (_ path: String) throws(RunError) -> CheckRun,
    configurationFile: @escaping @Sendable (_ path: String) -> String?
  ) {
    self.checkRun = checkRun
    self.configurationFile = configurationFile
  }
}
