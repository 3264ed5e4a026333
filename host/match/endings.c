#include "match/endings.h"

struct tables *endings_open(const struct variant *variant, const struct rules *rules)
{
  struct strbuf folder;
  struct tables *tables = NULL;
  strbuf_init(&folder);
  if (tables_folder(&folder, variant_id(variant), rules, NULL)) tables = tables_new(folder.text, rules);
  strbuf_release(&folder);
  if (!tables || tables_most_pieces(tables) > 0) return tables;
  tables_free(tables);
  return NULL;
}
