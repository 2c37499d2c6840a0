import TestSupport
import Testing

@testable import DocumentFormats

/// What every format promises, tried on samples, broken samples, noise and hostile input.
@Suite struct FormatContractTests {
  static let formats: [any DocumentFormat] = FormatCatalog.all.map { $0.init() }

  @Test func everyFormatIsFoundByItsNameAndExtensions() throws {
    for format in FormatCatalog.all {
      #expect(FormatCatalog.format(named: format.name).map { type(of: $0) == format } == true)
      for suffix in format.fileExtensions {
        let found = FormatCatalog.format(forPath: "docs.v2/Page.\(suffix.uppercased())")
        #expect(found.map { type(of: $0) == format } == true)
      }
    }
    #expect(FormatCatalog.format(forPath: "docs.md/Makefile") == nil)
    #expect(FormatCatalog.format(named: "docx") == nil)
  }

  @Test(arguments: FormatSamples.all) func samplesKeepThePromises(sample: String) throws {
    for format in Self.formats {
      let bytes = Array(sample.utf8)
      try expectContract(parse(bytes, as: format), of: bytes, format: format)
    }
  }

  @Test(arguments: FormatSamples.strict.keys.sorted())
  func aStrictFormatReadsItsOwnSample(name: String) throws {
    let sample = try #require(FormatSamples.strict[name])
    let format = try #require(FormatCatalog.format(named: name))
    #expect(try !format.parse(Array(sample.utf8)).blocks.isEmpty)
  }

  @Test(arguments: FormatSamples.all) func everyBeginningOfASampleIsReadOrRefused(sample: String)
    throws
  {
    let bytes = Array(sample.utf8)
    for format in Self.formats {
      for length in stride(from: 0, through: bytes.count, by: bytes.count > 600 ? 7 : 1) {
        let head = Array(bytes[..<length])
        do throws(DocumentError) {
          expectContract(try parse(head, as: format), of: head, format: format)
        } catch {
          // Only a cut character may be refused.
          #expect(error.reason == .notText && length - error.offset < 4)
        }
      }
    }
  }

  @Test(arguments: FormatSamples.all) func lineEndsDoNotChangeWhatIsVisible(sample: String) throws {
    for format in Self.formats {
      guard let unix = try parse(Array(sample.utf8), as: format) else { continue }
      let bytes = Array(
        sample.split(separator: "\n", omittingEmptySubsequences: false)
          .joined(separator: "\r\n").utf8)
      let windows = try format.parse(bytes)
      #expect(windows.blocks.map(\.text) == unix.blocks.map(\.text))
      #expect(windows.blocks.map(\.kind) == unix.blocks.map(\.kind))
      #expect(windows.blocks.map(\.spans) == unix.blocks.map(\.spans))
      expectContract(windows, of: bytes, format: format)
    }
  }

  @Test(arguments: FormatSamples.all) func utf16ReadsAsUTF8(sample: String) throws {
    for format in Self.formats {
      guard let narrow = try parse(Array(sample.utf8), as: format) else { continue }
      var bytes: [UInt8] = [0xff, 0xfe]
      for unit in sample.utf16 { bytes += [UInt8(unit & 0xff), UInt8(unit >> 8)] }
      let wide = try format.parse(bytes)
      #expect(wide.blocks.map(\.text) == narrow.blocks.map(\.text))
      for block in wide.blocks {
        let range = block.offsets.fileRange(of: 0..<block.text.utf8.count)
        #expect(range.lowerBound >= 2 && range.upperBound <= bytes.count)
        #expect(range.lowerBound % 2 == 0 && range.upperBound % 2 == 0)
      }
    }
  }

  @Test(arguments: 1...60) func noiseIsReadOrRefused(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = Array(FormatSamples.noise(length: 400, using: &generator).utf8)
    for format in Self.formats {
      try expectContract(parse(bytes, as: format), of: bytes, format: format)
    }
    var broken = bytes
    for _ in 0..<8 {
      broken[Int(generator.next() % UInt64(broken.count))] = UInt8(generator.next() & 0xff)
    }
    for format in Self.formats {
      do throws(DocumentError) {
        expectContract(try format.parse(broken), of: broken, format: format)
      } catch {
        #expect(error.offset <= broken.count)
      }
    }
  }

  @Test(arguments: FormatSamples.hostile.keys.sorted())
  func hostileInputNeitherTrapsNorHangs(name: String) throws {
    let bytes = try #require(FormatSamples.hostile[name])
    for format in Self.formats {
      let clock = ContinuousClock()
      let time = clock.measure {
        #expect(throws: Never.self, "\(name) was refused") { try parse(bytes, as: format) }
      }
      #expect(time < .seconds(20), "\(name) as \(type(of: format).name) took \(time)")
    }
  }

  /// The document; nil when a format with a grammar finds it broken, as most samples of others are.
  private func parse(
    _ bytes: [UInt8], as format: any DocumentFormat
  ) throws(DocumentError) -> ParsedDocument? {
    do throws(DocumentError) {
      return try format.parse(bytes)
    } catch {
      guard FormatSamples.strict[type(of: format).name] != nil, case .malformed = error.reason,
        error.offset <= bytes.count
      else { throw error }
      return nil
    }
  }

  private func expectContract(
    _ document: ParsedDocument?, of bytes: [UInt8], format: any DocumentFormat
  ) {
    let faults = document.map { ContractFaults.faults(of: $0, in: bytes) } ?? []
    #expect(faults.isEmpty, "\(type(of: format).name): \(faults.prefix(3))")
  }
}
