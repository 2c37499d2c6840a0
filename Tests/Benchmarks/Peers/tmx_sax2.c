// A TMX reader as plain as C allows: libxml2 SAX2 in 64 KB pushes, every segment copied.
// cc -O2 tmx_sax2.c -o tmx_sax2 $(pkg-config --cflags --libs libxml-2.0)
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct memory {
  long units, variants, bytes;
  int inSegment;
  char *text;
  size_t length, capacity;
};

static void start(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int namespaceCount, const xmlChar **namespaces, int count, int defaulted,
                  const xmlChar **attributes) {
  struct memory *memory = data;
  if (!strcmp((const char *)name, "tu")) memory->units++;
  else if (!strcmp((const char *)name, "tuv")) memory->variants++;
  else if (!strcmp((const char *)name, "seg")) {
    memory->inSegment = 1;
    memory->length = 0;
  }
}

static void end(void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  struct memory *memory = data;
  if (memory->inSegment && !strcmp((const char *)name, "seg")) {
    char *copy = malloc(memory->length + 1);
    memcpy(copy, memory->text, memory->length);
    copy[memory->length] = 0;
    memory->bytes += memory->length;
    memory->inSegment = 0;
    free(copy);
  }
}

static void characters(void *data, const xmlChar *text, int count) {
  struct memory *memory = data;
  if (!memory->inSegment) return;
  if (memory->length + count > memory->capacity) {
    memory->capacity = (memory->length + count) * 2;
    memory->text = realloc(memory->text, memory->capacity);
  }
  memcpy(memory->text + memory->length, text, count);
  memory->length += count;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 2;
  struct memory memory = {0};
  memory.text = malloc(memory.capacity = 4096);
  xmlSAXHandler handler = {0};
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start;
  handler.endElementNs = end;
  handler.characters = characters;
  handler.ignorableWhitespace = characters;
  handler.getEntity = xmlSAX2GetEntity;
  static char buffer[65536];
  xmlParserCtxtPtr context = xmlCreatePushParserCtxt(&handler, &memory, NULL, 0, argv[1]);
  xmlCtxtUseOptions(context, XML_PARSE_NONET);
  size_t count;
  while ((count = fread(buffer, 1, sizeof buffer, file)) > 0)
    xmlParseChunk(context, buffer, (int)count, 0);
  xmlParseChunk(context, NULL, 0, 1);
  printf("%ld units, %ld variants, %ld bytes of text\n", memory.units, memory.variants,
         memory.bytes);
  return context->wellFormed ? 0 : 1;
}
