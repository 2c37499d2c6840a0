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

static inline void isogloss_refuse_external_entities(void) {
  xmlSetExternalEntityLoader(isogloss_load_nothing);
}

#endif
