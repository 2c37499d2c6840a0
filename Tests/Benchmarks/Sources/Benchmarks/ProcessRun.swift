import Glibc

/// What the system says a finished process took.
struct Usage {
  /// User and system time, in seconds.
  var cpu: Double
  /// The time from start to end, in seconds.
  var wall: Double
  /// The largest resident set, in megabytes.
  var memory: Double
}

/// A command whose output is thrown away.
struct Command {
  /// The program and its arguments.
  var arguments: [String]
  /// The exit codes of a run that did what it was asked to: tools that find something may end with another
  /// than 0, and the time of one that failed says nothing.
  var successes: Set<Int32>

  init(_ arguments: String..., endingWith successes: Set<Int32> = [0, 1]) {
    self.init(arguments, endingWith: successes)
  }

  init(_ arguments: [String], endingWith successes: Set<Int32> = [0, 1]) {
    (self.arguments, self.successes) = (arguments, successes)
  }

  /// Runs the command once, pinned to a processor.
  func run(onProcessor processor: Int) throws -> Usage {
    let arguments = ["taskset", "-c", "\(processor)"] + arguments
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process: pid_t = 0
    let start = Self.now()
    guard posix_spawnp(&process, "taskset", &actions, nil, &pointers, environ) == 0 else {
      throw BenchmarkError("cannot run \(arguments.joined(separator: " "))")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else {
      throw BenchmarkError("lost \(arguments.joined(separator: " "))")
    }
    let code = status >> 8 & 0xff
    guard status & 0x7f == 0, successes.contains(code) else {
      let how = status & 0x7f == 0 ? "exit code \(code)" : "signal \(status & 0x7f)"
      throw BenchmarkError("failed (\(how)): \(arguments.joined(separator: " "))")
    }
    return Usage(
      cpu: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), wall: Self.now() - start,
      memory: Double(usage.ru_maxrss) * 1024 / 1e6)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// Something that keeps a benchmark from running.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
