#include "script/read_book.h"

#include "base/memory.h"
#include "base/utf8.h"
#include "core/outcome.h"
#include "script/option.h"

#include <lauxlib.h>

#include <stdlib.h>
#include <string.h>

/* What is being read, from the outside inwards. */
struct making {
  struct book *book;
  struct example *example;
  struct exercise *exercise;  /* NULL in an example that is none */
  struct exercise_task *task; /* the one that keys of tasks are for: in an exercise itself, what holds for all of its own */
  bool has_goal;              /* the exercise itself says what its one task is */
};

/* ---- which rules ---- */

static bool read_players_of(struct reading *r, void *target)
{
  struct making *making = target;
  const struct variant *variant = making->book->state->variant;
  return read_integer(r, &making->example->choices.players, variant_min_players(variant), variant_max_players(variant));
}

static bool read_options_of(struct reading *r, void *target)
{
  struct making *making = target;
  char names[MAX_OPTIONS][READ_NAME_SIZE];
  const char *known[MAX_OPTIONS];
  const struct option *options;
  int count, option_count = variant_options(making->book->state->variant, &options);
  bool ok = read_keys(r, names, &count, MAX_OPTIONS);
  for (int i = 0; i < option_count; i++) known[i] = options[i].name;
  for (int i = 0; i < count; i++) {
    int o = 0;
    while (o < option_count && strcmp(options[o].name, names[i])) o++;
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    if (o < option_count)
      ok = option_read_value(r, &making->example->choices.value[o], &options[o]) && ok;
    else
      ok = fault_at_key(r, "players choose no option of this name%s", known_words(names[i], known, (size_t)option_count));
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}

static const struct field choice_fields[] = {READ_FIELD("players", read_players_of), READ_FIELD("options", read_options_of), END_OF_FIELDS};

/* The rules for the choices that were read, made when nothing in the book has them yet. */
static bool choose_rules(struct reading *r, struct making *making)
{
  struct book_state *state = making->book->state;
  struct example *example = making->example;
  struct error err;
  variant_default_choices(state->variant, &example->choices);
  if (!read_some_fields(r, choice_fields, making)) return false;
  int m = 0;
  while (m < state->made_count && memcmp(&state->made[m].choices, &example->choices, sizeof example->choices) != 0) m++;
  if (m == MAX_BOOK_RULES) return fault(r, "positions of more than %d different choices of players and options", MAX_BOOK_RULES);
  if (m == state->made_count) {
    if (!variant_rules(&state->made[m].rules, state->variant, &example->choices, &err)) return fault(r, "%s", err.message);
    state->made[m].choices = example->choices;
    state->made_count++;
  }
  r->rules = example->rules = state->made[m].rules;
  position_copy(&example->position, &r->rules->start, r->rules);
  return true;
}

static bool chosen(struct reading *r, void *making) { return (void)r, (void)making, true; } /* above */

/* ---- what is drawn ---- */

static bool read_name_of(struct reading *r, void *target)
{
  struct making *making = target;
  char *name = making->example->name;
  if (!read_text(r, name, BOOK_NAME_SIZE)) return *name = '\0', false;
  if (is_plain_name(name)) return true;
  *name = '\0';
  return fault(r, "a name of small letters, digits and _ was expected, not %s", found(r));
}

static bool read_position_of(struct reading *r, void *target)
{
  struct example *example = ((struct making *)target)->example;
  position_init(&example->position, example->rules);
  return read_position(r, &example->position);
}

static bool add_arrow(struct reading *r, void *target, const char *word)
{
  struct example *example = ((struct making *)target)->example;
  if (example->arrow_count == MAX_ARROWS) return fault(r, "more than %d arrows", MAX_ARROWS);
  if (!read_way(r, &example->arrow[example->arrow_count], word)) return false;
  example->arrow_count++;
  return true;
}

static bool read_arrows(struct reading *r, void *target) { return read_words(r, add_arrow, target); }

static bool read_marks(struct reading *r, void *target)
{
  struct example *example = ((struct making *)target)->example;
  return read_cells(r, &example->marks, -1);
}

static bool read_label(struct reading *r, struct label *label, const char *text)
{
  char clean[READ_NAME_SIZE], name[CELL_NAME_SIZE];
  strcpy(clean, text);
  utf8_clean(clean);
  if (strcmp(clean, text) != 0 || strlen(text) >= LABEL_SIZE)
    return fault_at_key(r, "a label of 1 to %d bytes was expected: A, B, 1 …", LABEL_SIZE - 1);
  if (!read_text(r, name, sizeof name)) return false;
  int cell = board_cell(&r->rules->board, name);
  if (cell == NO_CELL) return fault(r, "there is no cell '%s'", name);
  strcpy(label->text, text);
  label->cell = (uint8_t)cell;
  return true;
}

static bool read_labels(struct reading *r, void *target)
{
  struct example *example = ((struct making *)target)->example;
  char names[MAX_LABELS][READ_NAME_SIZE];
  int count;
  bool ok = read_keys(r, names, &count, MAX_LABELS);
  for (int i = 0; i < count; i++) {
    reading_enter(r, names[i]);
    lua_getfield(r->L, -1, names[i]);
    if (read_label(r, &example->label[example->label_count], names[i]))
      example->label_count++;
    else
      ok = false;
    lua_pop(r->L, 1);
    reading_leave(r);
  }
  return ok;
}

/* ---- tasks ---- */

static bool read_goal(struct reading *r, void *target)
{
  struct making *making = target;
  struct book_state *state = making->book->state;
  struct task_goal goal;
  making->has_goal = true;
  making->task->type = TASK_PLAY;
  making->task->goal = state->goal_count;
  if (!goal_read(r, &goal, making->example->position.side)) return false;
  state->goal = memory_grow(state->goal, (size_t)state->goal_count + 1, sizeof *state->goal);
  state->goal[state->goal_count++] = goal;
  return true;
}

static bool read_pick(struct reading *r, void *target)
{
  struct making *making = target;
  if (making->has_goal) return fault(r, "a task has either a goal or a pick");
  making->has_goal = true;
  making->task->type = TASK_PICK;
  if (!read_cells(r, &making->task->cells, making->example->position.side)) return false;
  return bits_empty(&making->task->cells) ? fault(r, "at least one cell was expected") : true;
}

/* To add what a task may say: a row here, and in exercise_fields for what is said of an exercise of one task. */
static bool read_alone(struct reading *r, void *target)
{
  struct making *making = target;
  if (lua_type(r->L, -1) != LUA_TBOOLEAN) return fault(r, "true or false was expected, not %s", found(r));
  making->task->alone = lua_toboolean(r->L, -1);
  return true;
}

static bool read_turns(struct reading *r, void *target) { return read_integer(r, &((struct making *)target)->task->turn_limit, 1, 1000); }

static const struct field task_fields[] = {
    READ_FIELD("alone", read_alone), READ_FIELD("turns", read_turns), READ_FIELD("goal", read_goal), READ_FIELD("pick", read_pick), END_OF_FIELDS,
};

static bool read_task(struct reading *r, struct making *making)
{
  bool ok = read_fields(r, task_fields, making);
  return making->has_goal || !ok ? ok : fault(r, "goal = … or pick = … is missing: what the player is to do");
}

static bool read_tasks(struct reading *r, void *target)
{
  struct making *making = target;
  struct exercise *exercise = making->exercise;
  struct exercise_task common = *making->task;
  bool ok = true;
  int count;
  if (making->has_goal) return fault(r, "the exercise has a goal or a pick of its own, so it has no list of tasks");
  if (!read_length(r, &count, MAX_TASKS, "{ { goal = … }, { pick = … }, … }")) return false;
  for (int i = 0; i < count; i++) {
    making->task = &exercise->task[i];
    making->has_goal = false;
    *making->task = common;
    lua_rawgeti(r->L, -1, i + 1);
    reading_enter_item(r, i + 1);
    ok = read_task(r, making) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  exercise->task_count = count;
  making->has_goal = true;
  return ok;
}

/* ---- the three parts ---- */

/* To add what may be said of every position: a row. */
#define EXAMPLE_FIELDS                                                                                                                               \
  READ_FIELD("players", chosen), READ_FIELD("options", chosen), READ_FIELD("position", read_position_of), READ_FIELD("arrows", read_arrows),         \
      READ_FIELD("marks", read_marks), READ_FIELD("labels", read_labels)

static const struct field diagram_fields[] = {READ_FIELD("name", read_name_of), EXAMPLE_FIELDS, END_OF_FIELDS};
static const struct field worked_fields[] = {EXAMPLE_FIELDS, END_OF_FIELDS};
static const struct field exercise_fields[] = {
    READ_FIELD("name", read_name_of), EXAMPLE_FIELDS,
    READ_FIELD("alone", read_alone),  READ_FIELD("turns", read_turns),
    READ_FIELD("goal", read_goal),    READ_FIELD("pick", read_pick),
    READ_FIELD("tasks", read_tasks),  END_OF_FIELDS,
};

static bool read_example(struct reading *r, struct making *making, const struct field *fields)
{
  if (!lua_istable(r->L, -1)) return fault(r, "a table was expected, not %s", found(r));
  return choose_rules(r, making) && read_fields(r, fields, making);
}

/* Notes a fault of the position, where it stands. */
static bool bad_position(struct reading *r, const char *format, const char *word)
{
  reading_enter(r, "position");
  fault(r, format, word);
  reading_leave(r);
  return false;
}

/* Nobody can be asked what to do where the game is over. */
static bool check_not_over(struct reading *r, const struct example *example)
{
  struct outcome outcome;
  struct error err;
  if (!outcome_of(&outcome, example->rules, &example->position, &err)) return bad_position(r, "%s", err.message);
  char why[OUTCOME_NAME_SIZE];
  outcome_name(why, outcome.reason);
  return outcome.type == OUTCOME_NONE ? true : bad_position(r, "the game is over here (%s)", why);
}

static bool read_diagram(struct reading *r, struct book *book, int index)
{
  struct making making = {.book = book, .example = &book->diagram[index]};
  if (!read_example(r, &making, diagram_fields)) return false;
  if (!*making.example->name) return fault(r, "name = \"…\" is missing: its text is \"diagram.<name>\"");
  for (int i = 0; i < index; i++)
    if (!strcmp(book->diagram[i].name, making.example->name)) return fault(r, "two diagrams are called '%s'", making.example->name);
  return true;
}

/* A name that another exercise has is told besides all else that is wrong with this one. */
static bool check_name(struct reading *r, const struct book *book, int index)
{
  const char *name = book->exercise[index].example.name;
  for (int i = 0; i < index && *name; i++)
    if (!strcmp(book->exercise[i].example.name, name)) return fault(r, "two exercises are called '%s'", name);
  return true;
}

static bool read_whole_exercise(struct reading *r, struct book *book, int index)
{
  struct exercise *exercise = &book->exercise[index];
  struct making making = {.book = book, .example = &exercise->example, .exercise = exercise, .task = &exercise->task[0]};
  bool ok = read_example(r, &making, exercise_fields);
  if (!check_name(r, book, index) || !ok) return false;
  if (!*exercise->example.name) return fault(r, "name = \"…\" is missing: its texts are \"exercise.<name>.…\"");
  if (!making.has_goal) return fault(r, "goal = …, pick = … or tasks = { … } is missing: what the player is to do");
  if (!exercise->task_count) exercise->task_count = 1;
  const struct exercise_task *first = &exercise->task[0];
  if (!first->alone && !check_not_over(r, &exercise->example)) return false;
  if (first->type == TASK_PLAY && !turns_exist(exercise->example.rules, &exercise->example.position))
    return bad_position(r, "%s has no turn here", exercise->example.rules->player[exercise->example.position.side].colour);
  return true;
}

static bool read_exercise(struct reading *r, struct book *book, int index)
{
  bool ok = read_whole_exercise(r, book, index);
  book->exercise[index].wrong = !ok;
  return ok;
}

static bool read_items(struct reading *r, struct book *book, int count, bool (*each)(struct reading *r, struct book *book, int index))
{
  bool ok = true;
  for (int i = 0; i < count; i++) {
    lua_rawgeti(r->L, -1, i + 1);
    reading_enter_item(r, i + 1);
    ok = each(r, book, i) && ok;
    reading_leave(r);
    lua_pop(r->L, 1);
  }
  return ok;
}

static bool read_diagrams(struct reading *r, void *target)
{
  struct book *book = target;
  int count;
  if (!read_length(r, &count, MAX_EXAMPLES, "{ { name = \"…\", position = \"…\" }, … }")) return false;
  book->diagram = memory_new((size_t)count, sizeof *book->diagram);
  book->diagram_count = count;
  return read_items(r, book, count, read_diagram);
}

static bool read_worked(struct reading *r, void *target)
{
  struct book *book = target;
  struct making making = {.book = book, .example = &book->worked};
  book->has_worked = true;
  return read_example(r, &making, worked_fields) && check_not_over(r, &book->worked);
}

static bool read_exercises(struct reading *r, void *target)
{
  struct book *book = target;
  int count;
  if (!read_length(r, &count, MAX_EXAMPLES, "{ { name = \"…\", goal = … }, … }")) return false;
  book->exercise = memory_new((size_t)count, sizeof *book->exercise);
  book->exercise_count = count;
  return read_items(r, book, count, read_exercise);
}

/* To add a part to the book: a row, and the texts that belong to it (read_book_keys). */
static const struct field book_fields[] = {
    READ_FIELD("diagrams", read_diagrams),
    READ_FIELD("worked", read_worked),
    READ_FIELD("exercises", read_exercises),
    END_OF_FIELDS,
};

bool read_book(struct reading *r, void *book)
{
  goal_open(r->L);
  return read_fields(r, book_fields, book) || (((struct book *)book)->state->all && lua_istable(r->L, -1));
}

/* ---- the texts ---- */

/* The name of the table on the top of the stack; NULL when it has none that could be in a key. Lives as long as the table. */
static const char *name_in(lua_State *L)
{
  if (!lua_istable(L, -1)) return NULL;
  const char *name = lua_getfield(L, -1, "name") == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  lua_pop(L, 1);
  return name && strlen(name) < BOOK_NAME_SIZE && is_plain_name(name) ? name : NULL;
}

static void add_exercise_keys(lua_State *L, struct text_keys *keys, const char *name)
{
  int tasks = lua_getfield(L, -1, "tasks") == LUA_TTABLE ? (int)lua_rawlen(L, -1) : 1;
  lua_pop(L, 1);
  text_keys_add_exercise(keys, name, tasks < MAX_TASKS ? tasks : MAX_TASKS);
}

static void add_diagram_keys(lua_State *L, struct text_keys *keys, const char *name) { (void)L, text_keys_add_diagram(keys, name); }

static void add_keys(lua_State *L, struct text_keys *keys, const char *part, void (*add)(lua_State *L, struct text_keys *keys, const char *name))
{
  int type = lua_getfield(L, -1, part), count = type == LUA_TTABLE ? (int)lua_rawlen(L, -1) : 0;
  if (type != LUA_TTABLE && lua_toboolean(L, -1)) text_keys_open_book(keys);
  for (int i = 1; i <= count && i <= MAX_EXAMPLES; i++) {
    lua_rawgeti(L, -1, i);
    const char *name = name_in(L);
    if (name)
      add(L, keys, name);
    else
      text_keys_open_book(keys);
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
}

void read_book_keys(lua_State *L, struct text_keys *keys)
{
  if (!lua_istable(L, -1)) {
    if (lua_toboolean(L, -1)) text_keys_open_book(keys);
    return;
  }
  add_keys(L, keys, "diagrams", add_diagram_keys);
  add_keys(L, keys, "exercises", add_exercise_keys);
  if (lua_getfield(L, -1, "worked") != LUA_TNIL && lua_toboolean(L, -1)) text_keys_add_worked(keys);
  lua_pop(L, 1);
}
