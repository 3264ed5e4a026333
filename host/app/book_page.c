#include "app/book_page.h"

#include "base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_SIZE = 128, NUMBER_SIZE = 16 };

static const char *const section_names[BOOK_SECTIONS] = {
  [BOOK_ABOUT] = "about",     [BOOK_PLAY] = "play",           [BOOK_OPTIONS] = "options", [BOOK_CHANGES] = "changes",
  [BOOK_HISTORY] = "history", [BOOK_QUESTIONS] = "questions", [BOOK_WORKED] = "worked",   [BOOK_EXERCISES] = "exercises",
};

const char *book_section_name(enum book_section section) { return section_names[section]; }

const char *book_section_title(const struct words *words, enum book_section section)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "ui.book.contents.%s", section_names[section]);
  return words_get(words, key);
}

/* ---- blocks ---- */

/* The first of a section is preceded by its title. */
static struct block *add(struct book_page *page, enum block_type type, enum book_section section, int number, const char *text, const char *more,
                         const char *values)
{
  if (page->count == page->capacity) {
    page->capacity = page->capacity ? 2 * page->capacity : 64;
    page->block = memory_grow(page->block, (size_t)page->capacity, sizeof *page->block);
  }
  struct block *block = &page->block[page->count++];
  *block = (struct block){.type = type, .section = section, .number = number};
  block->text = memory_text(text), block->more = memory_text(more), block->values = memory_text(values);
  page->has[section] = true;
  return block;
}

static void begin(struct book_page *page, const struct book_source *source, enum book_section section)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "ui.book.section.%s", section_names[section]);
  struct strbuf title;
  strbuf_init(&title);
  const struct text_value value = {"base", source->base ? source->base : ""};
  text_fill(&title, text_get(source->words->host, source->words->language, key), &value, 1);
  add(page, BLOCK_TITLE, section, 0, title.text, "", "");
  strbuf_release(&title);
}

/* The text of a key, or of "<key>.1", "<key>.2" …; NULL when there is none of that number, counted from 0. */
static const char *paragraph(const struct words *words, const char *key, int number)
{
  char numbered[KEY_SIZE];
  if (number == 0 && words_has(words, key)) return words_get(words, key);
  snprintf(numbered, sizeof numbered, "%s.%d", key, words_has(words, key) ? number : number + 1);
  return words_has(words, numbered) ? words_get(words, numbered) : NULL;
}

static void add_paragraphs(struct book_page *page, const struct book_source *source, enum book_section section, const char *key)
{
  const char *text;
  for (int i = 0; (text = paragraph(source->words, key, i)) != NULL; i++) {
    if (!page->has[section]) begin(page, source, section);
    add(page, BLOCK_PARAGRAPH, section, i, text, "", "");
  }
}

/* ---- sections, in the order of the page ---- */

static void make_about(struct book_page *page, const struct book_source *source)
{
  add_paragraphs(page, source, BOOK_ABOUT, paragraph(source->words, "about", 0) ? "about" : "summary");
}

static void add_diagrams(struct book_page *page, const struct book_source *source)
{
  const struct book *book = source->book;
  for (int i = 0; book && i < book->diagram_count; i++) {
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "diagram.%s", book->diagram[i].name);
    add(page, BLOCK_DIAGRAM, BOOK_PLAY, i, words_has(source->words, key) ? words_get(source->words, key) : "", "", "");
  }
}

static const char *host_text(const struct book_source *source, const char *key)
{
  return text_get(source->words->host, source->words->language, key);
}

static void make_play(struct book_page *page, const struct book_source *source)
{
  bool diagrams = source->book && source->book->diagram_count > 0, rules = paragraph(source->words, "rules", 0) != NULL;
  bool told = !rules && source->told && source->told->count > 0, fault = source->fault && *source->fault;
  if (!diagrams && !rules && !told && !fault) return;
  begin(page, source, BOOK_PLAY);
  if (fault) add(page, BLOCK_FAULT, BOOK_PLAY, 0, host_text(source, "ui.book.broken"), source->fault, "");
  add_diagrams(page, source);
  if (diagrams && (rules || told)) add(page, BLOCK_SUBTITLE, BOOK_PLAY, 0, host_text(source, "ui.book.rules"), "", "");
  add_paragraphs(page, source, BOOK_PLAY, "rules");
  for (int i = 0; told && i < source->told->count; i++) {
    const struct comparison_row *row = &source->told->row[i];
    struct strbuf text;
    strbuf_init(&text);
    strbuf_addf(&text, "%s: %s", row->title, row->variant);
    add(page, BLOCK_PARAGRAPH, BOOK_PLAY, i, text.text, "", "");
    strbuf_release(&text);
  }
}

/* "At once, at the end or never; at first at once." */
static void option_values(struct strbuf *out, const struct book_source *source, const struct option *option)
{
  struct strbuf values, initial;
  strbuf_init(&values), strbuf_init(&initial);
  int first = option->type == OPTION_NUMBER ? option->min : 0, last = option->type == OPTION_BOOLEAN ? 1 : option->choice_count - 1;
  if (option->type == OPTION_NUMBER) last = option->max;
  words_option_value_alone(&initial, source->words, option, option->initial);
  char min[NUMBER_SIZE], max[NUMBER_SIZE];
  snprintf(min, sizeof min, "%d", first), snprintf(max, sizeof max, "%d", last);
  for (int i = first; option->type != OPTION_NUMBER && i <= last; i++) {
    if (i > first) strbuf_add(&values, " · ");
    words_option_value_alone(&values, source->words, option, i);
  }
  const struct text_value filled[] = {{"choices", values.text}, {"initial", initial.text}, {"min", min}, {"max", max}};
  text_fill(out, host_text(source, option->type == OPTION_NUMBER ? "ui.book.option_number" : "ui.book.option_choice"), filled, 4);
  strbuf_release(&values), strbuf_release(&initial);
}

static void make_options(struct book_page *page, const struct book_source *source)
{
  const struct option *option;
  int count = variant_options(source->variant, &option);
  for (int i = 0; i < count; i++) {
    if (i == 0) begin(page, source, BOOK_OPTIONS);
    struct strbuf label, values;
    strbuf_init(&label), strbuf_init(&values);
    words_option(&label, source->words, &option[i]);
    option_values(&values, source, &option[i]);
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "option.%s.help", option[i].name);
    add(page, BLOCK_OPTION, BOOK_OPTIONS, i, label.text, words_has(source->words, key) ? words_get(source->words, key) : "", values.text);
    strbuf_release(&label), strbuf_release(&values);
  }
}

static void make_changes(struct book_page *page, const struct book_source *source)
{
  const struct comparison *changes = source->changes;
  if (!changes || changes->count == 0 || !source->base) return;
  begin(page, source, BOOK_CHANGES);
  add(page, BLOCK_HEADINGS, BOOK_CHANGES, 0, "", source->base, words_get(source->words, "name"));
  for (int i = 0; i < changes->count; i++) {
    const struct comparison_row *row = &changes->row[i];
    add(page, BLOCK_CHANGE, BOOK_CHANGES, i, row->title, row->base ? row->base : "", row->variant ? row->variant : "");
  }
}

static void make_questions(struct book_page *page, const struct book_source *source)
{
  for (int i = 1;; i++) {
    char ask[KEY_SIZE], answer[KEY_SIZE];
    snprintf(ask, sizeof ask, "confusion.%d.ask", i);
    snprintf(answer, sizeof answer, "confusion.%d.answer", i);
    if (!words_has(source->words, ask) || !words_has(source->words, answer)) return;
    if (i == 1) begin(page, source, BOOK_QUESTIONS);
    add(page, BLOCK_QUESTION, BOOK_QUESTIONS, i - 1, words_get(source->words, ask), words_get(source->words, answer), "");
  }
}

static void make_worked(struct book_page *page, const struct book_source *source)
{
  if (!source->book || !source->book->has_worked) return;
  begin(page, source, BOOK_WORKED);
  bool answered = words_has(source->words, "worked.answer");
  add(page, BLOCK_WORKED, BOOK_WORKED, 0, words_has(source->words, "worked.ask") ? words_get(source->words, "worked.ask") : "",
      answered ? words_get(source->words, "worked.answer") : "", "");
}

static void make_exercises(struct book_page *page, const struct book_source *source)
{
  const struct book *book = source->book;
  for (int i = 0; book && i < book->exercise_count; i++) {
    if (i == 0) begin(page, source, BOOK_EXERCISES);
    if (i == 0 && source->progress_fault && *source->progress_fault) {
      struct strbuf why;
      strbuf_init(&why);
      words_told(&why, source->words, source->progress_fault);
      add(page, BLOCK_FAULT, BOOK_EXERCISES, 0, host_text(source, "ui.book.progress_broken"), why.text, "");
      strbuf_release(&why);
    }
    add(page, BLOCK_EXERCISE, BOOK_EXERCISES, i, book_exercise_text(source->words, book->exercise[i].example.name, "name"), "", "");
  }
}

void book_page_make(struct book_page *out, const struct book_source *source)
{
  memset(out, 0, sizeof *out);
  make_about(out, source);
  make_play(out, source);
  make_options(out, source);
  make_changes(out, source);
  add_paragraphs(out, source, BOOK_HISTORY, "history");
  make_questions(out, source);
  make_worked(out, source);
  make_exercises(out, source);
}

void book_page_release(struct book_page *page)
{
  for (int i = 0; i < page->count; i++) free(page->block[i].text), free(page->block[i].more), free(page->block[i].values);
  free(page->block);
  memset(page, 0, sizeof *page);
}

/* ---- exercises ---- */

const char *book_exercise_text(const struct words *words, const char *exercise, const char *what)
{
  char key[KEY_SIZE];
  snprintf(key, sizeof key, "exercise.%.*s.%.*s", BOOK_NAME_SIZE, exercise, BOOK_NAME_SIZE, what);
  if (words_has(words, key)) return words_get(words, key);
  return strcmp(what, "name") ? "" : exercise;
}

const char *book_task_text(const struct words *words, const struct exercise *exercise, int task)
{
  char numbered[KEY_SIZE];
  snprintf(numbered, sizeof numbered, "task.%d", task + 1);
  const char *text = book_exercise_text(words, exercise->example.name, numbered);
  return *text ? text : book_exercise_text(words, exercise->example.name, "task");
}
