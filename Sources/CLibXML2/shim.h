// libxml2 as Swift can import it: the headers, and functions over what Swift cannot see
// (function-pointer variables and macros).
#ifndef ISOGLOSS_CLIBXML2_SHIM_H
#define ISOGLOSS_CLIBXML2_SHIM_H

// Debian's libxml2 converts encodings with ICU and would pull in ICU's headers, which clash with
// those inside Foundation; nothing used here needs them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

// An entity loader that opens nothing; libxml2 keeps one loader for the whole process.
static inline xmlParserInputPtr isogloss_load_nothing(const char *url, const char *id,
                                                      xmlParserCtxtPtr context) {
  (void)url;
  (void)id;
  (void)context;
  return NULL;
}

static inline void isogloss_note_message(void *context, const char *message, ...) {
  (void)message;
  *(int *)context = 1;
}

// xmlParseChunk, which in addition sets *hasMessage when libxml2 wanted to print an error that
// belongs to no parser. Those of its encoding converter do not, and the parser goes on after them
// as if the text that could not be converted were not there.
static inline int isogloss_parse_chunk(xmlParserCtxtPtr context, const char *bytes, int count,
                                       int isLast, int *hasMessage) {
  *hasMessage = 0;
  xmlSetGenericErrorFunc(hasMessage, isogloss_note_message);
  int result = xmlParseChunk(context, bytes, count, isLast);
  xmlSetGenericErrorFunc(NULL, NULL);
  return result;
}

// xmlCharEncInFunc, which prints nothing about what it cannot convert.
static inline int isogloss_convert(xmlCharEncodingHandlerPtr handler, xmlBufferPtr output,
                                   xmlBufferPtr input) {
  int hasMessage = 0;
  xmlSetGenericErrorFunc(&hasMessage, isogloss_note_message);
  int result = xmlCharEncInFunc(handler, output, input);
  xmlSetGenericErrorFunc(NULL, NULL);
  return hasMessage ? -1 : result;
}

static inline void isogloss_refuse_external_entities(void) {
  xmlSetExternalEntityLoader(isogloss_load_nothing);
}

#endif
