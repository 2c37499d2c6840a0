import Testing

@testable import TermChecking

/// What is typed at a prompt, in documents that do not mark it.
struct CommandTextTests {
  @Test(arguments: [
    ("python -m pip install Package", true), ("DEBUG=1 LEVEL=all serve -W default -X dev", true),
    ("python -m timer [-n N] [-r N] [-h] [statement ...]", true), ("docker-compose pull", true),
    ("npm install @a/b", true), ("npm run dev", true), ("git clone a/b", true),
    ("use --watch mode", false), ("new --watch flag", false), ("run -v twice", false),
    ("git commit message", false), ("docker container name", false),
    ("npm package", false),
    ("docker build context", false), ("python bindings", false), ("pip install -e .", true),
    ("./run.sh --all", true),
    ("run with -v for the details", false), ("use the -v option", false), ("python", false),
    ("git is a tool", false), ("Python -m means a module", false), ("-v", false),
    ("python -m pip を使う", false), ("well-known names", false), ("pip install packages.", false),
    ("open a well - known box", false), ("", false), ("LEVEL=all", false),
  ])
  func commandsAreKept(text: String, isCommand: Bool) {
    #expect(CommandText.isCommand(text) == isCommand)
  }
}
