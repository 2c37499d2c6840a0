import CMD4C

/// Parses Markdown with MD4C, the only place that calls it.
///
/// The dialect is GitHub's (tables, strikethrough, task lists). Bare addresses are left to ``InlineTokens``: MD4C takes the Chinese or Japanese text behind one for a part of it.
/// MD4C hands out pointers into the text that it was given, so positions are exact. Text that is not
/// in the document (the line ends it makes up, spaces of indentation) has none. MD4C 0.4.8 reads a
/// byte behind a text that ends in a number or in an open link, so it gets every text with a line end.
enum MD4CParser {
  /// Hands the events of a document to a builder, in order.
  ///
  /// Their offsets count from the start of `text`. Lines that are far enough from the margin are code, where the
  /// dialect has such code.
  ///
  /// - Throws: `.malformed` when MD4C gives up: out of memory, or more than 2 GB of text.
  /// - Complexity: O(n), but for what MD4C itself takes.
  static func read(
    _ text: [UInt8], into builder: inout MarkdownBlockBuilder, hasIndentedCode: Bool = true
  ) throws(DocumentError) {
    guard text.count < Int(Int32.max) else {
      throw DocumentError(.malformed("the document is larger than 2 GB"), at: 0)
    }
    var reader = EventReader(builder: builder, count: text.count)
    let lines = text.last == 0x0a ? text : text + [0x0a]
    let status = unsafe lines.withUnsafeBytes { bytes -> Int32 in
      guard let base = bytes.baseAddress else { return 0 }
      reader.base = UInt(bitPattern: base)
      var parser = Self.parser
      if !hasIndentedCode { parser.flags |= UInt32(MD_FLAG_NOINDENTEDCODEBLOCKS) }
      let start = unsafe base.assumingMemoryBound(to: CChar.self)
      return unsafe withUnsafeMutablePointer(to: &reader) { reader in
        unsafe md_parse(start, MD_SIZE(bytes.count), &parser, reader)
      }
    }
    guard status == 0 else {
      throw DocumentError(.malformed("the Markdown parser gave up"), at: 0)
    }
    builder = reader.builder
  }

  private static var parser: MD_PARSER {
    let flags = MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_TASKLISTS
    return unsafe MD_PARSER(
      abi_version: 0, flags: UInt32(flags),
      enter_block: { type, detail, data in
        unsafe MD4CParser.hand(data) {
          unsafe $0.builder.take(.enter(MD4CParser.block(type, detail)))
        }
      },
      leave_block: { type, detail, data in
        unsafe MD4CParser.hand(data) {
          unsafe $0.builder.take(.leave(MD4CParser.block(type, detail)))
        }
      },
      enter_span: { type, detail, data in
        unsafe MD4CParser.hand(data) {
          unsafe $0.builder.take(.enterSpan(MD4CParser.span(type, detail)))
          if let title = unsafe MD4CParser.title(type, detail), let text = unsafe title.text {
            unsafe $0.takeTitle(at: UInt(bitPattern: text), count: Int(title.size))
          }
        }
      },
      leave_span: { type, detail, data in
        unsafe MD4CParser.hand(data) {
          unsafe $0.builder.take(.leaveSpan(MD4CParser.span(type, detail)))
        }
      },
      text: { type, text, size, data in
        unsafe MD4CParser.hand(data) {
          $0.take(type, at: unsafe text.map { UInt(bitPattern: $0) } ?? 0, count: Int(size))
        }
      },
      debug_log: nil, syntax: nil)
  }

  private static func hand(
    _ data: UnsafeMutableRawPointer?, _ event: (inout EventReader) -> Void
  ) -> Int32 {
    guard let data = unsafe data else { return -1 }
    unsafe event(&data.assumingMemoryBound(to: EventReader.self).pointee)
    return 0
  }

  private static func block(
    _ type: MD_BLOCKTYPE, _ detail: UnsafeMutableRawPointer?
  ) -> MarkdownEvent.Block {
    switch type {
    case MD_BLOCK_H:
      let heading = unsafe detail?.assumingMemoryBound(to: MD_BLOCK_H_DETAIL.self).pointee
      return .heading(level: Int(heading?.level ?? 1))
    case MD_BLOCK_P: return .paragraph
    case MD_BLOCK_UL, MD_BLOCK_OL: return .list
    case MD_BLOCK_LI: return .listItem
    case MD_BLOCK_QUOTE: return .quote
    case MD_BLOCK_CODE: return .code
    case MD_BLOCK_HTML: return .html
    case MD_BLOCK_TABLE: return .table
    case MD_BLOCK_TR: return .tableRow
    case MD_BLOCK_TH, MD_BLOCK_TD: return .tableCell
    default: return .other
    }
  }

  private static func span(
    _ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?
  ) -> MarkdownEvent.Span {
    switch type {
    case MD_SPAN_EM: return .emphasis
    case MD_SPAN_STRONG: return .strong
    case MD_SPAN_CODE: return .code
    case MD_SPAN_IMG:
      let image = unsafe detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee
      return unsafe .image(file: text(of: image?.src))
    case MD_SPAN_A:
      let link = unsafe detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee
      return unsafe .link(destination: text(of: link?.href))
    default: return .other
    }
  }

  /// The title of a link or picture.
  private static func title(
    _ type: MD_SPANTYPE, _ detail: UnsafeMutableRawPointer?
  ) -> MD_ATTRIBUTE? {
    switch type {
    case MD_SPAN_IMG:
      unsafe detail?.assumingMemoryBound(to: MD_SPAN_IMG_DETAIL.self).pointee.title
    case MD_SPAN_A:
      unsafe detail?.assumingMemoryBound(to: MD_SPAN_A_DETAIL.self).pointee.title
    default: nil
    }
  }

  private static func text(of attribute: MD_ATTRIBUTE?) -> String {
    guard let attribute = unsafe attribute, let text = unsafe attribute.text else { return "" }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(attribute.size))
    return unsafe String(decoding: bytes, as: UTF8.self)
  }
}

/// Hands events on; stands behind the pointer that MD4C passes through.
private struct EventReader {
  var builder: MarkdownBlockBuilder
  /// The address of the first byte of the text that is parsed.
  var base: UInt = 0
  /// The length of that text in bytes, without the line end that it was given.
  var count: Int

  /// Hands on a title by its address; one with escapes, or of several lines, stands in no place of the text.
  mutating func takeTitle(at address: UInt, count length: Int) {
    guard length > 0, address >= base, address + UInt(length) <= base + UInt(count) else { return }
    let start = Int(address - base)
    builder.take(.title(start..<start + length))
  }

  /// Hands on a stretch of text by its address.
  mutating func take(_ type: MD_TEXTTYPE, at address: UInt, count length: Int) {
    let isInside = address >= base && address + UInt(length) <= base + UInt(count)
    let start = isInside ? Int(address - base) : 0
    let range = start..<start + length
    switch type {
    case MD_TEXT_BR: builder.take(.lineBreak(isHard: true))
    case MD_TEXT_SOFTBR: builder.take(.lineBreak(isHard: false))
    case MD_TEXT_NORMAL where isInside: builder.take(.text(.plain, range))
    case MD_TEXT_ENTITY where isInside: builder.take(.text(.reference, range))
    case MD_TEXT_CODE: builder.take(isInside ? .text(.code, range) : .lineEnd)
    case MD_TEXT_HTML: builder.take(isInside ? .text(.html, range) : .lineEnd)
    default: break
    }
  }
}
