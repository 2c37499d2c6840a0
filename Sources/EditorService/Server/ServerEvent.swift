import IsoglossProject

/// What happens to the server.
package enum ServerEvent: Sendable {
  /// A message came, or what is none.
  case received(MessageReader.Item)
  /// A check that was asked for is done.
  case checked(CheckOutcome)
  /// The time has come that the server wanted to be told of.
  case timePassed
  /// The client has gone.
  case inputEnded
}

/// What the server wants done.
package enum ServerAction: Sendable {
  /// Send a message.
  case send([UInt8])
  /// Check a document, beside whatever else is done, and tell what came out as an event.
  case check(CheckJob)
  /// End with an exit status.
  case end(Int32)
}

/// A version of a document that is to be checked.
package struct CheckJob: Sendable {
  let uri: String
  let path: String
  /// What tells the text from what it was before.
  let edition: Int
  let bytes: [UInt8]
  let project: ResidentCheck

  /// Checks the document.
  package func run() -> CheckOutcome {
    do throws(RunError) {
      return CheckOutcome(
        uri: uri, edition: edition, result: .success(try project.check(bytes, path: path)))
    } catch {
      return CheckOutcome(uri: uri, edition: edition, result: .failure(error))
    }
  }
}

/// What a check of a version of a document gave.
package struct CheckOutcome: Sendable {
  let uri: String
  let edition: Int
  let result: Result<[CheckRun.Draft], RunError>
}
