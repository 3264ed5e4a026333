/* Text: finds a sans-serif family through fontconfig, measures UTF-8 text, breaks it into lines, and draws it from textures that
   gfx keeps. Measuring works without a renderer. Sizes are logical units; four (20, 15, 13, 12). STYLE_READING: long text, its lines further
   apart. */
#ifndef SALTO_APP_LETTERING_H
#define SALTO_APP_LETTERING_H

#include "app/gfx.h"

enum style { STYLE_TITLE, STYLE_STRONG, STYLE_BODY, STYLE_SECONDARY, STYLE_SECONDARY_STRONG, STYLE_LABEL, STYLE_LABEL_STRONG, STYLE_TABLE,
             STYLE_TABLE_STRONG, STYLE_CLOCK, STYLE_CLOCK_STRONG, STYLE_READING, STYLE_COUNT };
enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

struct lettering;

/* `family`: one that must be used, or NULL for the first present of Inter, Noto Sans, DejaVu Sans, any. Says which were looked
   for when there is none. */
bool lettering_new(struct lettering **out, const char *family, struct error *err);
void lettering_free(struct lettering *lettering);
const char *lettering_family(const struct lettering *lettering);
/* Letters that the family lacks come from other fonts. True: no letter of the text would be drawn as a box. */
bool lettering_has(struct lettering *lettering, const char *text);

/* Fonts are opened at the size in pixels; text is measured at that size, so that what was measured is what is drawn. */
void lettering_scale(struct lettering *lettering, double scale);

double text_width(struct lettering *lettering, enum style style, const char *text);
double text_line_height(enum style style);

/* One line, vertically centred in the box; what does not fit is shortened with "…". */
void text_draw(struct lettering *lettering, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour, const char *text);

/* Text broken at blanks into lines no wider than the box (a longer word is broken anywhere); newlines break too. Returns the
   height it takes. Draws nothing when gfx is NULL. Lines that do not fit in box.h are left out, unless box.h is 0; the last one
   drawn then ends in "…". */
double text_paragraph(struct lettering *lettering, struct gfx *gfx, enum style style, struct rect box, enum align align, struct colour colour,
                      const char *text);

/* ---- for whoever checks what a screen shows ---- */

enum text_fault { TEXT_FITS, TEXT_SHORTENED, TEXT_LEFT_OUT, TEXT_BROKEN }; /* ends in "…"; lines after it are missing; within a word */

struct text_line {
  const char *text;  /* borrowed for the call; `length` bytes of it are the line */
  size_t length;
  enum style style;
  struct colour colour;
  enum text_fault fault;
  struct rect at;    /* from the top of its capitals to the foot of its letters, as wide as it is drawn */
};

/* Each line that is drawn from now on is told, before it is; NULL: none. */
void lettering_watch(struct lettering *lettering, void (*see)(void *context, const struct text_line *line), void *context);

#endif
