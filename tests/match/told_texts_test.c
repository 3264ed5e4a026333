/* The sentences of errors in the players' languages: the English in the sources is that of assets/text, whose other languages have the same
   sentences with the same {places}; and a bad position, saved game or file is told in Portuguese from end to end. */
#include "match/record_games.h"

#include "match/store.h"
#include "platform/files.h"

#include <stdio.h>

static struct words in(const char *language, const struct match *match)
{
  return (struct words){fixture_texts, match ? variant_texts(match->variant) : NULL, language, NULL};
}

/* ---- the sources and the texts ---- */

static struct strbuf used; /* the keys met, each between line ends */
static int wrong;

/* Copies string literals that stand side by side, from the first quote on; returns what follows. */
static const char *copy_literals(struct strbuf *out, const char *code)
{
  while (*code == '"') {
    for (code++; *code && *code != '"'; code++) {
      if (*code == '\\') code++;
      strbuf_add_char(out, *code);
    }
    code += *code == '"';
    code += strspn(code, " \t\n");
  }
  return code;
}

/* "{count:%d} cells, 50%%" as the text that it is: "{count} cells, 50%". */
static void as_text(struct strbuf *out, const char *format, bool is_format)
{
  for (bool inside = false; *format; format++) {
    if (inside && *format == ':') format += strcspn(format, "}");
    if (*format == '{' || *format == '}') inside = *format == '{';
    if (is_format && format[0] == '%' && format[1] == '%') format++;
    strbuf_add_char(out, *format);
  }
}

static unsigned places(const char *text)
{
  unsigned sum = 0;
  for (const char *open = text; (open = strchr(open, '{')) != NULL; open++) {
    unsigned hash = 5381;
    for (const char *c = open + 1; *c && *c != '}'; c++) hash = hash * 33 + (unsigned char)*c;
    sum += hash * 2654435761U;
  }
  return sum;
}

static void check_sentence(const char *file, const char *key, const char *english)
{
  const char *text = text_exact(fixture_texts, "en", key), *portuguese = text_exact(fixture_texts, "pt-BR", key);
  strbuf_addf(&used, "\n%s\n", key);
  if (text && !strcmp(text, english) && portuguese && places(text) == places(portuguese)) return;
  print_error("%s: '%s' is \"%s\" here, but \"%s\" and \"%s\" in the texts\n", file, key, english, text ? text : "", portuguese ? portuguese : "");
  wrong++;
}

/* Wherever a literal "error.…" and a literal after it are arguments, they are a key and its English. */
static void check_source(const char *path)
{
  char *text;
  struct error err;
  struct strbuf key, format, english;
  if (!file_read(&text, NULL, path, 1 << 20, &err)) fail_msg("%s", err.message);
  strbuf_init(&key), strbuf_init(&format), strbuf_init(&english);
  for (const char *at = text; (at = strstr(at, "\"error.")) != NULL;) {
    bool is_format = at - text < 5 || strncmp(at - 5, "TOLD(", 5) != 0;
    strbuf_clear(&key), strbuf_clear(&format), strbuf_clear(&english);
    at = copy_literals(&key, at);
    if (*at != ',') continue;
    at += 1 + strspn(at + 1, " \t\n");
    if (*at != '"') continue;
    at = copy_literals(&format, at);
    as_text(&english, format.text, is_format);
    check_sentence(path, key.text, english.text);
  }
  strbuf_release(&key), strbuf_release(&format), strbuf_release(&english);
  free(text);
}

static void check_folder(const char *path)
{
  struct folder folder;
  struct error err;
  if (!folder_list(&folder, path, &err)) fail_msg("%s", err.message);
  for (size_t i = 0; i < folder.count; i++) {
    char inside[2048];
    size_t length = strlen(folder.name[i]);
    snprintf(inside, sizeof inside, "%s/%s", path, folder.name[i]);
    if (folder_exists(inside)) check_folder(inside);
    else if (length > 2 && (!strcmp(folder.name[i] + length - 2, ".c") || !strcmp(folder.name[i] + length - 2, ".h"))) check_source(inside);
  }
  folder_release(&folder);
}

static void sources_and_texts_say_the_same(void **state)
{
  (void)state;
  const char *const *keys;
  size_t count = texts_keys(fixture_texts, &keys), checked = 0;
  strbuf_init(&used);
  wrong = 0;
  check_folder(SALTO_SOURCE_DIR "/host");
  for (size_t i = 0; i < count; i++) {
    char line[256];
    if (strncmp(keys[i], "error.", 6)) continue;
    snprintf(line, sizeof line, "\n%s\n", keys[i]);
    checked++;
    if (strstr(used.text, line)) continue;
    print_error("'%s' is said nowhere\n", keys[i]);
    wrong++;
  }
  strbuf_release(&used);
  assert_true(checked > 150);
  assert_int_equal(wrong, 0);
}

/* ---- in Portuguese ---- */

static void expect_in(const char *language, const struct match *match, const struct error *err, const char *expected)
{
  struct words words = in(language, match);
  struct strbuf out;
  strbuf_init(&out);
  words_told(&out, &words, err->told);
  assert_string_equal(out.text, expected);
  strbuf_release(&out);
}

static const struct {
  const char *variant, *position, *portuguese;
} positions[] = {
  {"english-draughts", "", "a posição está vazia; esperavam-se as fileiras do tabuleiro, separadas por '/'"},
  {"english-draughts", "1b1x/4 w", "fileira 1 (b8 a h8): letra desconhecida: 'x'; as peças são b B w W"},
  {"english-draughts", "0b/4 w", "fileira 1 (b8 a h8): '0' não é um número de casas vazias; esperava-se um número de 1 a 4"},
  {"english-draughts", "4/5 w", "fileira 2 (a7 a g7): esperavam-se 4 casas, e não 5"},
  {"english-draughts", "999999999/4 w", "fileira 1 (b8 a h8): esperavam-se 4 casas, e não mais de 511"},
  {"english-draughts", "4/4 w", "esperavam-se 8 fileiras separadas por '/', e não 2"},
  {"english-draughts", "4/4/4/4/4/4/4/4", "falta, depois do tabuleiro, de quem é a vez: b ou w"},
  {"english-draughts", "4/4/4/4/4/4/4/4 r", "'r' não diz de quem é a vez; esperava-se b ou w"},
  {"english-draughts", "w3/4/4/4/4/4/4/4 b", "Brancas: a peça (pedra) não pode estar em b8, pois já teria sido promovida"},
  {"english-draughts", "4/b3/4/4/4/4/4/4 b more", "sobra 'more' depois da posição"},
  {"turkish-draughts", "8/wwwwwwww/wwwwwwww/w7/8/8/8/8 w", "Brancas: 17 peças, e o máximo possível é 16"},
};

static void bad_positions_are_told_in_portuguese(void **state)
{
  (void)state;
  for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
    struct match *match = fixture_match(positions[i].variant, 0, NULL);
    struct position position;
    struct error err;
    position_init(&position, match->rules);
    assert_false(position_read(&position, positions[i].position, match->rules, &err));
    expect_in("pt-BR", match, &err, positions[i].portuguese);
    match_free(match);
  }
}

static const struct {
  const char *from, *to, *portuguese;
} games[] = {
  {"salto-game 1", "salto-game 3",
   "linha 1: esta partida foi salva por uma versão mais nova do Salto: seu formato tem a versão 3, e este programa lê a versão 2"},
  {"salto-game 1", "[Event \"x\"]", "linha 1: isto não é uma partida salva: não começa com salto-game 2"},
  {"variant turkish-draughts", "varant x", "linha 3: chave desconhecida: 'varant'; a mais parecida é 'variant'"},
  {"variant turkish-draughts", "variant", "linha 3: variant: esperava-se o identificador de um jogo"},
  {"api 1", "api x", "linha 5: api: esperava-se uma versão da interface dos scripts, um número inteiro de 1 a 1000000, e não 'x'"},
  {"player w white", "player w white\ncomputer 11", "linha 10: computer: esperava-se um nível, um número inteiro de 1 a 10, e não '11'"},
  {"board squares", "board star", "linha 13: board: esperava-se squares ou holes, e não 'star'"},
  {"row a8 0 0", "row b8 0 0", "linha 14: row: há duas casas com o nome 'b8'"},
  {"owned true", "owned yes", "linha 26: owned: esperava-se true ou false, e não 'yes'"},
  {"start 8/", "start 7/", "linha 33: start: fileira 1 (a8 a h8): esperavam-se 8 casas, e não 7"},
  {"turn c3-c4 ", "turn c3-z9 ", "linha 34: turn: não existe a casa 'z9'"},
};

static void bad_saved_games_are_told_in_portuguese(void **state)
{
  (void)state;
  char *text = short_game();
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    char *other = edited(text, games[i].from, games[i].to);
    struct record *record;
    struct error err;
    assert_false(record_read(&record, other, &err));
    expect_in("pt-BR", NULL, &err, games[i].portuguese);
    free(other);
  }
  free(text);
}

static void bad_files_are_told_in_portuguese(void **state)
{
  (void)state;
  struct record *record;
  struct error err;
  char *text;
  assert_false(store_read(&record, "/nowhere/x.salto", &err));
  expect_in("pt-BR", NULL, &err, "não é possível abrir '/nowhere/x.salto': arquivo ou pasta inexistente");
  expect_in("en", NULL, &err, "cannot open '/nowhere/x.salto': No such file or directory");
  expect_in("xx", NULL, &err, err.message); /* in English where there are no texts */
  assert_false(file_read(&text, NULL, "/dev", 10, &err));
  expect_in("pt-BR", NULL, &err, "não é possível ler '/dev': é uma pasta");
  assert_false(file_read(&text, NULL, SALTO_SOURCE_DIR "/README.md", 10, &err));
  expect_in("pt-BR", NULL, &err, "não é possível ler '" SALTO_SOURCE_DIR "/README.md': tem mais de 10 bytes");
  assert_false(file_write("/dev/null/y", "", 0, &err));
  expect_in("pt-BR", NULL, &err, "não é possível criar a pasta '/dev/null': já existe um arquivo com esse nome");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(sources_and_texts_say_the_same),
    cmocka_unit_test(bad_positions_are_told_in_portuguese),
    cmocka_unit_test(bad_saved_games_are_told_in_portuguese),
    cmocka_unit_test(bad_files_are_told_in_portuguese),
  };
  return cmocka_run_group_tests(tests, fixture_set_up, fixture_tear_down);
}
