import Testing

@testable import IsoglossProject

@Suite struct ChangedLinesTests {
  @Test func readsHunks() {
    let diff = """
      diff --git a/docs/a.md b/docs/a.md
      index 1..2 100644
      --- a/docs/a.md
      +++ b/docs/a.md
      @@ -3 +3,2 @@ heading
      -old
      +new
      +++ b/not-a-path
      @@ -10,2 +11,0 @@
      ---- a/not-a-path
      -gone
      \\ No newline at end of file
      diff --git "a/docs/\\320\\260 \\"b\\".md" "b/docs/\\320\\260 \\"b\\".md"
      --- /dev/null
      +++ "b/docs/\\320\\260 \\"b\\".md"
      @@ -0,0 +1 @@
      +x
      diff --git a/gone.md b/gone.md
      --- a/gone.md
      +++ /dev/null
      @@ -1 +0,0 @@
      -x
      diff --git a/a b.md b/a b.md
      --- a/a b.md\t
      +++ b/a b.md\t
      @@ -1 +1 @@
      -x
      +y

      """
    #expect(
      ChangedLines.read(diff: diff) == [
        "docs/a.md": ChangedLines(written: [3...4], beside: [11...12]),
        "docs/а \"b\".md": ChangedLines(written: [1...1]),
        "a b.md": ChangedLines(written: [1...1]),
      ])
  }

  @Test(arguments: ["", "@@", "@@ -1 +1 @@\n", "+++ b/x\n@@ - + @@\n", "+++ b/x\n@@ -1 +-3,2 @@\n"])
  func takesNothingFromNonsense(diff: String) {
    #expect(ChangedLines.read(diff: diff).isEmpty)
  }
}
