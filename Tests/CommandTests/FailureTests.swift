import Foundation
import Testing

/// What happens where a file cannot be written: one line that says so, and every file as it was.
@Suite struct FailureTests {
  /// Commands that write `out.tmx` or `g.csv` in the folder they are run in.
  static let commands: [String] = [
    "tm import $M -o out.tmx", "tm merge $M $M -o out.tmx", "tm clean $M -o out.tmx",
    "tm filter $M --lang en,ru -o out.tmx", "tm export $M --for omegat --lang ru -o out.tmx",
    "tm split $M --by pair -o parts",
    "glossary set button definition \"$(seq 1 9000 | tr '\\n' ' ')\"",
    "glossary merge g.csv $G -o g.csv", "glossary export $G --format tbx -o out.tmx",
  ]

  /// Files may not grow beyond some kilobytes, which writers notice as they would a full disk.
  @Test(arguments: commands) func leavesEverythingWhenTheDiskIsFull(command: String) throws {
    try fails(command, limit: "trap '' XFSZ; ulimit -f 16;") { error in
      error.contains("cannot be written: the disk is full, or may not be written to")
    }
  }

  /// A folder that takes no files, from whomever.
  @Test(arguments: [
    "tm import $M -o /proc/out.tmx", "tm split $M --by pair -o /proc",
    "glossary export $G --format csv -o /proc/g.csv", "tm clean $M -o /proc/out.tmx",
  ])
  func saysWhatToCheckInAFolderThatTakesNoFiles(command: String) throws {
    try fails(command, limit: "") { $0.contains("check that its folder exists and may be written") }
  }

  private func fails(
    _ command: String, limit: String, says: (String) -> Bool
  ) throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.run(
      """
      M=$PWD/tmx/ui-controls.tmx; G=$PWD/glossaries/ui-controls.tbx; cd $OUT; mkdir parts
      cp $M out.tmx; printf 'concept,lang,term,status\\nbutton,en,button,preferred\\n' > g.csv
      printf 'glossaries: [g.csv]\\n' > isogloss.yml
      find . -name .std\\* -prune -o -type f -exec cksum {} + | sort > $OUT.before
      (\(limit) isogloss \(command)) > /dev/null; echo $? > $OUT.status
      find . -name .std\\* -prune -o -type f -exec cksum {} + | sort > $OUT.after
      diff $OUT.before $OUT.after; cat $OUT.status; rm -f $OUT.before $OUT.after $OUT.status
      """, output: folder)
    #expect(result.output == "2\n", "\(command)")
    let lines = result.error.split(separator: "\n").filter { $0.hasPrefix("isogloss: error:") }
    #expect(lines.count == 1, "\(result.error)")
    #expect(says(result.error), "\(result.error)")
  }

  /// Every change of a glossary by several processes at a time is in the file in the end.
  @Test func keepsTheChangesOfManyWriters() throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.run(
      """
      cd $OUT; printf 'concept,lang,term,status\\nc,en,t0,preferred\\n' > g.csv
      seq 8 | xargs -P 8 -I{} \
        isogloss glossary add c t{} --lang ru --glossary g.csv -q --status admitted
      grep -c ',ru,t' g.csv; ls -A | grep -v '^.std\\|^.cache\\|^g.csv$'
      """, output: folder)
    #expect(result.error == "")
    #expect(result.output == "8\n")
  }

  /// Two that write one memory at a time: the file is what one of them wrote.
  @Test func isTheFileOfOneOfTwoWriters() throws {
    let folder = try BuiltTool.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = try BuiltTool.run(
      """
      M=$PWD/tmx/ui-controls.tmx; cd $OUT
      isogloss tm import -q $M -o a.tmx; isogloss tm filter -q $M --lang en,ru -o b.tmx
      for n in 1 2 3 4 5; do
        printf 'import -q %s -o out.tmx\\nfilter -q %s --lang en,ru -o out.tmx\\n' $M $M |
          xargs -P 2 -L 1 isogloss tm
        cmp -s out.tmx a.tmx || cmp -s out.tmx b.tmx || echo "neither"
      done; ls -A | grep -v '^.std\\|^.cache'
      """, output: folder)
    #expect(result.error == "")
    #expect(result.output == "a.tmx\nb.tmx\nout.tmx\n")
  }
}
