import Synchronization

/// Answers that were worked out already, for questions that come back.
final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Mutex<[Question: Answer]>([:])

  /// What is known, or what the closure gives.
  func answer(to question: Question, otherwise make: () -> Answer) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = make()
    known.withLock { $0[question] = answer }
    return answer
  }
}
