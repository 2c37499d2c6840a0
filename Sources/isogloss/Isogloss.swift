import ArgumentParser

@main
struct Isogloss: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Keeps translated documentation consistent.", version: "0.1.0")
}
