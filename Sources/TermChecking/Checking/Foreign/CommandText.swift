import LanguageText

/// Tells what is typed at a prompt, where a document does not mark it as such.
enum CommandText {
  /// Whether a text is one command: a program in small letters, perhaps behind variables that are set, with an
  /// option, or one that is often called with what it is to do, and no word that joins others.
  ///
  /// `python -m pip install package`, `DEBUG=1 serve -W default`, `docker-compose pull`.
  ///
  /// - Complexity: O(length of the text).
  static func isCommand(_ text: String) -> Bool {
    guard let last = text.utf8.last, !"!?:;,".utf8.contains(last) else { return false }
    // A full stop ends a sentence, unless it stands for the folder; and most texts end so.
    guard last != UInt8(ascii: ".") || text.hasSuffix(" ."), text.utf8.allSatisfy({ $0 < 0x80 })
    else { return false }
    let words = text.split(separator: " ").drop(while: isVariable)
    guard words.count > 1, let program = words.first, isSmall(program) else { return false }
    guard !words.contains(where: { EnglishWords.functionWords.contains($0.lowercased()) }) else {
      return false
    }
    let isCalled =
      words.dropFirst().contains(where: isOption) && !verbs.contains(String(program))
      && !words.contains { nouns.contains(String($0)) }
    return isCalled || isCall(program, words.dropFirst())
  }

  /// Whether a program that documentation often calls is told what to do, and with what: `git clone a/b`, and neither
  /// *git repository* nor *git commit message*.
  private static func isCall(_ program: Substring, _ rest: ArraySlice<Substring>) -> Bool {
    guard let task = rest.first, tasks.contains(String(task)) else { return false }
    let isManager = managers.contains(String(program))
    guard isManager || programs.contains(String(program)) else { return false }
    let objects = rest.dropFirst()
    return isManager || objects.isEmpty
      || objects.contains { word in word.utf8.contains { $0 &- 0x61 >= 26 } }
  }

  private static func isVariable(_ word: Substring) -> Bool {
    guard let mark = word.firstIndex(of: "="), mark > word.startIndex else { return false }
    return word[..<mark].utf8.allSatisfy {
      $0 &- 0x41 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "_")
    }
  }

  private static func isSmall(_ word: Substring) -> Bool {
    guard word.utf8.first.map({ $0 &- 0x61 < 26 || "./".utf8.contains($0) }) == true else {
      return false
    }
    return word.utf8.allSatisfy {
      $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || "-_./".utf8.contains($0)
    }
  }

  /// Whether a word is an option, `-m` or `--help`, or one that may be left away, `[-n`.
  private static func isOption(_ word: Substring) -> Bool {
    let option = word.hasPrefix("[") ? word.dropFirst() : word
    guard option.hasPrefix("-") else { return false }
    let name = option.drop { $0 == "-" }
    return option.count - name.count < 3 && name.first.map { $0.isASCII && $0.isLetter } ?? false
  }

  /// What to do with an option or what does something with it, rather than programs.
  private static let verbs: Set<String> = [
    "accept", "accepts", "add", "allow", "allows", "append", "disable", "enable", "give", "omit",
    "pass", "prefer", "provide", "remove", "require", "requires", "run", "see", "set", "specify",
    "support", "supports", "try", "use",
  ]

  /// What speaks of options.
  private static let nouns: Set<String> = [
    "argument", "arguments", "flag", "flags", "mode", "option", "options", "parameter",
    "parameters", "switch",
  ]

  /// Programs that documentation calls most, without those that are words of English.
  private static let programs: Set<String> = [
    "composer", "docker", "docker-compose", "git", "helm", "kubectl", "mvn", "rustup", "systemctl",
  ]

  /// Those that take the names of packages and scripts.
  private static let managers: Set<String> = [
    "apt", "apt-get", "conda", "npm", "pip", "pip3", "pipx", "pnpm", "yarn", "yum",
  ]

  private static let tasks: Set<String> = [
    "add", "apply", "build", "checkout", "ci", "clone", "commit", "create", "delete", "down",
    "exec", "fetch", "get", "init", "install", "logs", "ps", "pull", "push", "rebase", "remove",
    "restart", "run", "start", "status", "stop", "uninstall", "up", "update", "upgrade",
  ]
}
