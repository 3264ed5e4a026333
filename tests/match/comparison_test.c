#include "fixture.h"

#include "match/comparison.h"

#include <stdio.h>
#include <stdlib.h>

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

static const char *const languages[] = {"en", "pt-BR"};

/* One side of a comparison, as it is when nobody chooses anything. */
struct side {
  struct variant *variant;
  struct rules *rules;
  struct words words;
  struct told_game game;
};

static void side_init(struct side *side, const char *id, const char *language)
{
  struct choices choices;
  struct error err;
  if (!library_find(&side->variant, fixture_library, id, &err)) fail_msg("%s", err.message);
  variant_default_choices(side->variant, &choices);
  if (!variant_rules(&side->rules, side->variant, &choices, &err)) fail_msg("%s", err.message);
  side->words = (struct words){fixture_texts, variant_texts(side->variant), language, NULL};
  side->game = (struct told_game){&side->words, side->variant, side->rules};
}

static void compare(struct comparison *out, const char *base_id, const char *id, const char *language)
{
  struct side base, side;
  side_init(&base, base_id, language);
  side_init(&side, id, language);
  comparison_make(out, &base.game, &side.game);
  rules_free(base.rules);
  rules_free(side.rules);
}

static void tell(struct comparison *out, const char *id, const char *language)
{
  struct side side;
  side_init(&side, id, language);
  comparison_tell(out, &side.game);
  rules_free(side.rules);
}

static const struct comparison_row *find(const struct comparison *comparison, const char *key)
{
  for (int r = 0; r < comparison->count; r++)
    if (!strcmp(comparison->row[r].key, key)) return &comparison->row[r];
  return NULL;
}

struct expected {
  const char *key, *title, *base, *variant;
};

static void expect_rows(const struct comparison *found, const struct expected *expected, size_t count)
{
  for (size_t i = 0; i < count; i++) {
    const struct comparison_row *row = find(found, expected[i].key);
    if (!row) fail_msg("there is no row %s", expected[i].key);
    assert_string_equal(row->title, expected[i].title);
    assert_string_equal(row->base, expected[i].base);
    assert_string_equal(row->variant, expected[i].variant);
  }
  for (int r = 0; r < found->count; r++) {
    bool known = false;
    for (size_t i = 0; i < count; i++) known |= !strcmp(found->row[r].key, expected[i].key);
    if (!known) fail_msg("one row too many: %s | %s | %s", found->row[r].key, found->row[r].base, found->row[r].variant);
  }
}

static void alike_games_have_no_rows(void **state)
{
  (void)state;
  struct comparison found;
  compare(&found, "english-draughts", "english-draughts", "en");
  assert_int_equal(found.count, 0);
  comparison_release(&found);
}

static void every_game_is_told_without_gaps(void **state)
{
  (void)state;
  for (size_t l = 0; l < COUNT_OF(languages); l++)
    for (int i = 0; i < library_count(fixture_library); i++) {
      const struct library_entry *entry = library_at(fixture_library, i);
      struct comparison found;
      tell(&found, entry->id, languages[l]);
      assert_true(found.count > 10);
      for (int r = 0; r < found.count; r++) {
        const struct comparison_row *row = &found.row[r];
        assert_null(row->base);
        if (!*row->title || !*row->variant || strpbrk(row->variant, "{}") || strstr(row->variant, "rule.") || strstr(row->title, "rule."))
          fail_msg("%s in %s: '%s': '%s'", entry->id, languages[l], row->title, row->variant);
      }
      comparison_release(&found);
    }
}

/* ---- whole tables ---- */

static const struct expected capture_en[] = {
  {"start", "Starting position",
   "Ten pieces each, filling the point at their seat; the hexagon in the middle is empty.",
   "Sixty pieces that belong to nobody fill the hexagon, all but the hole in the centre; the points are empty."},
  {"whose", "Pieces you may move",
   "Your own.",
   "Any piece on the board."},
  {"moves.marble", "Moves",
   "Steps one hole in any direction. Hops in the same directions over one neighbouring piece of any player to the empty hole right behind it.",
   "Never steps. Captures in any direction by jumping over one neighbouring piece to the empty hole right behind it."},
  {"chain", "More than one hop",
   "A piece that has hopped may hop again, in any direction, or stop. It never lands twice on one hole in a turn; the one it started from counts.",
   "A piece that has hopped may hop again, in any direction, or stop. It may come back to a hole it has left."},
  {"jumped", "Jumped pieces",
   "Stay where they are: nothing is ever captured.",
   "Leave the board at once, one by one, and are no longer in the way. They count for the player who jumped them."},
  {"duty", "Duty and choice of capture",
   "Nobody ever has to jump.",
   "Every turn is a capture; any may be chosen."},
  {"win", "How to win",
   "Be the first to have all ten of your pieces in the point opposite your own.",
   "Have captured the most pieces at the end. A tie for the most is a draw."},
  {"end", "End of the game",
   "When somebody is home. A player without a legal turn passes; if nobody can move, it is a draw.",
   "When no hop is possible anywhere on the board."},
  {"draws", "Draws",
   "When the same position, with the same player to move, has stood 3 times.",
   "No draw by repetition or after quiet turns."},
  {"options", "Options",
   "Long jumps; Goal; Play on for places",
   "Long jumps"},
};

static const struct expected capture_pt[] = {
  {"start", "Posição inicial",
   "Dez peças para cada um, enchendo a ponta do seu lugar; o hexágono do meio fica vazio.",
   "Sessenta peças que não são de ninguém enchem o hexágono, menos a casa do centro; as pontas estão vazias."},
  {"whose", "Peças que você pode mover",
   "As suas.",
   "Qualquer peça do tabuleiro."},
  {"moves.marble", "Movimentos",
   "Anda uma casa em qualquer direção. Salta nas mesmas direções por cima de uma peça vizinha de qualquer jogador até a casa vazia logo atrás dela.",
   "Nunca dá um passo simples. Captura em qualquer direção, saltando por cima de uma peça vizinha até a casa vazia logo atrás dela."},
  {"chain", "Mais de um salto",
   "A peça que saltou pode saltar de novo, em qualquer direção, ou parar. Nunca cai duas vezes na mesma casa em uma jogada; a de partida "
   "também conta.",
   "A peça que saltou pode saltar de novo, em qualquer direção, ou parar. Pode voltar a uma casa de onde saiu."},
  {"jumped", "Peças saltadas",
   "Ficam onde estão: nada é capturado.",
   "Saem do tabuleiro na hora, uma a uma, e deixam o caminho livre. Contam para o jogador que as saltou."},
  {"duty", "Obrigação e escolha da captura",
   "Ninguém é obrigado a saltar.",
   "Toda jogada é uma captura; qualquer uma pode ser escolhida."},
  {"win", "Como vencer",
   "Seja o primeiro a ter todas as suas dez peças na ponta oposta à sua.",
   "Tenha capturado o maior número de peças no fim. Empate no maior número é empate no jogo."},
  {"end", "Fim do jogo",
   "Quando alguém chega. Quem não tem jogada possível passa a vez; se ninguém pode mover, há empate.",
   "Quando não há mais salto possível em todo o tabuleiro."},
  {"draws", "Empates",
   "Quando a mesma posição, com o mesmo jogador na vez, aparece 3 vezes.",
   "Não há empate por repetição nem por jogadas sem captura."},
  {"options", "Opções",
   "Saltos longos; Objetivo; Jogar pelas colocações",
   "Saltos longos"},
};

static const struct expected turkish_en[] = {
  {"board", "Board",
   "The 32 dark squares of a board of 8 × 8.",
   "All 64 squares of a board of 8 × 8."},
  {"start", "Starting position",
   "12 pieces each. They fill rows 1 to 3, counted from their own side.",
   "16 pieces each. They fill rows 2 and 3, counted from their own side."},
  {"first", "Who begins",
   "Black",
   "White"},
  {"moves.man", "Moves: man",
   "Steps one square diagonally forward. Captures in the same directions by jumping over one neighbouring enemy piece to the empty square "
   "right behind it. Promotes to king on the last row.",
   "Steps one square straight forward or sideways. Captures in the same directions by jumping over one neighbouring enemy piece to the empty "
   "square right behind it. Promotes to king on the last row."},
  {"moves.king", "Moves: king",
   "Steps one square diagonally in any direction. Captures in the same directions by jumping over one neighbouring enemy piece to the empty "
   "square right behind it.",
   "Moves any distance along rows and columns, over empty squares. Captures in the same directions by jumping over one enemy piece at any "
   "distance, to any empty square behind it before the next piece."},
  {"chain", "More than one hop",
   "A piece that has hopped must hop on for as long as it can.",
   "A piece that has hopped must hop on for as long as it can. It never turns straight back."},
  {"jumped", "Jumped pieces",
   "Leave the board when the whole turn is over. Until then they are in the way, and none is jumped twice.",
   "Leave the board at once, one by one, and are no longer in the way."},
  {"duty", "Duty and choice of capture",
   "Whoever can capture must, but may choose among the captures.",
   "Whoever can capture must, and must choose a capture that takes the most pieces."},
  {"crowning", "Last row in the middle of a capture",
   "The piece is promoted, and the turn ends there.",
   "The piece is promoted at once and goes on as what it has become, if it can."},
  {"draws", "Draws",
   "When the same position, with the same player to move, has stood 3 times. After 80 turns in a row, counting all players, without a capture "
   "or a move of a piece that can still promote.",
   "When the same position, with the same player to move, has stood 3 times. When every player has one piece left."},
  {"options", "Options",
   "None.",
   "Reaching the last rank in a capture"},
};

static const struct expected turkish_pt[] = {
  {"board", "Tabuleiro",
   "As 32 casas escuras de um tabuleiro de 8 × 8.",
   "Todas as 64 casas de um tabuleiro de 8 × 8."},
  {"start", "Posição inicial",
   "12 peças para cada um. Enchem da 1ª à 3ª fileira, contadas do próprio lado.",
   "16 peças para cada um. Enchem a 2ª e a 3ª fileira, contadas do próprio lado."},
  {"first", "Quem começa",
   "Pretas",
   "Brancas"},
  {"moves.man", "Movimentos: pedra",
   "Anda uma casa na diagonal para a frente. Captura nas mesmas direções, saltando por cima de uma peça adversária vizinha até a casa vazia "
   "logo atrás dela. Na última fileira, vira dama.",
   "Anda uma casa em frente ou para o lado. Captura nas mesmas direções, saltando por cima de uma peça adversária vizinha até a casa vazia "
   "logo atrás dela. Na última fileira, vira dama."},
  {"moves.king", "Movimentos: dama",
   "Anda uma casa na diagonal, em qualquer direção. Captura nas mesmas direções, saltando por cima de uma peça adversária vizinha até a casa "
   "vazia logo atrás dela.",
   "Anda qualquer distância ao longo das fileiras e colunas, por casas vazias. Captura nas mesmas direções, saltando por cima de uma peça "
   "adversária a qualquer distância, até qualquer casa vazia atrás dela, antes da peça seguinte."},
  {"chain", "Mais de um salto",
   "A peça que saltou precisa continuar saltando enquanto puder.",
   "A peça que saltou precisa continuar saltando enquanto puder. Nunca dá meia-volta."},
  {"jumped", "Peças saltadas",
   "Saem do tabuleiro quando a jogada inteira termina. Até lá ficam no caminho, e nenhuma é saltada duas vezes.",
   "Saem do tabuleiro na hora, uma a uma, e deixam o caminho livre."},
  {"duty", "Obrigação e escolha da captura",
   "Quem pode capturar é obrigado, mas escolhe entre as capturas.",
   "Quem pode capturar é obrigado, e precisa escolher uma captura que tome o maior número de peças."},
  {"crowning", "Última fileira no meio de uma captura",
   "A peça é promovida, e a jogada termina ali.",
   "A peça é promovida na hora e, se puder, continua como aquilo que virou."},
  {"draws", "Empates",
   "Quando a mesma posição, com o mesmo jogador na vez, aparece 3 vezes. Depois de 80 jogadas seguidas, somando todos, sem captura nem "
   "movimento de peça que ainda possa ser promovida.",
   "Quando a mesma posição, com o mesmo jogador na vez, aparece 3 vezes. Quando resta uma peça para cada um."},
  {"options", "Opções",
   "Nenhuma.",
   "Chegar à última fileira capturando"},
};

static void tables_tell_every_change(void **state)
{
  (void)state;
  static const struct {
    const char *base, *variant, *language;
    const struct expected *rows;
    size_t count;
  } tables[] = {
    {"chinese-checkers", "capture-chinese-checkers", "en", capture_en, COUNT_OF(capture_en)},
    {"chinese-checkers", "capture-chinese-checkers", "pt-BR", capture_pt, COUNT_OF(capture_pt)},
    {"english-draughts", "turkish-draughts", "en", turkish_en, COUNT_OF(turkish_en)},
    {"english-draughts", "turkish-draughts", "pt-BR", turkish_pt, COUNT_OF(turkish_pt)},
  };
  for (size_t t = 0; t < COUNT_OF(tables); t++) {
    struct comparison found;
    compare(&found, tables[t].base, tables[t].variant, tables[t].language);
    expect_rows(&found, tables[t].rows, tables[t].count);
    comparison_release(&found);
  }
}

/* ---- single rows ---- */

static void rows_fit_other_games(void **state)
{
  (void)state;
  static const struct {
    const char *variant, *key, *language, *text;
  } expected[] = {
    {"halma", "board", "en", "All 256 squares of a board of 16 × 16."},
    {"halma", "start", "en", "19 pieces each. They fill their own corner of the board."},
    {"halma", "moves.piece", "en",
     "Steps one square in any direction. Hops in the same directions over one neighbouring piece of any player to the empty square right behind it."},
    {"halma", "players", "pt-BR", "2 a 4"},
    {"konane", "moves.stone", "en",
     "Never steps. Captures along rows and columns by jumping over one neighbouring enemy piece to the empty square right behind it."},
    {"konane", "start", "pt-BR", "17 peças para cada um."},
    {"konane", "duty", "pt-BR", "Toda jogada é uma captura; qualquer uma pode ser escolhida."},
    {"konane", "draws", "en", "No draw by repetition or after quiet turns."},
    {"fox-and-geese", "board", "en", "A board of 33 holes."},
    {"fox-and-geese", "start", "en", "Red: fox 1; White: goose 13."},
    {"fox-and-geese", "moves.goose", "en", "Steps one hole straight forward or sideways. Does not jump."},
    {"fox-and-geese", "moves.goose", "pt-BR", "Anda uma casa em frente ou para o lado. Não salta."},
    {"fox-and-geese", "win", "en", "The game has a condition of its own. Take all the pieces of your opponent, or shut in what is left."},
    {"alquerque", "board", "pt-BR", "5 × 5 casas."},
    {"alquerque", "win", "en", "Take all the pieces of your opponent, or shut in what is left."},
    {"small-hexagon", "board", "en", "A hexagon of 37 holes."},
    {"small-hexagon", "start", "en", "4 pieces each. They fill row 1, counted from their own side."},
    {"small-hexagon", "moves.runner", "en",
     "Steps one hole forward. Hops in any direction over one neighbouring piece of its own side to the empty hole right behind it. Captures in any "
     "direction by jumping over one neighbouring enemy piece to the empty hole right behind it. Promotes to rider on the last row."},
    {"small-hexagon", "jumped", "en",
     "Leave the board at once, one by one, and are no longer in the way. A piece that was hopped over without a capture stays."},
    {"small-hexagon", "draws", "pt-BR",
     "Depois de 40 jogadas seguidas, somando todos, sem captura nem movimento de peça que ainda possa ser promovida."},
    {"international-draughts", "moves.man", "en",
     "Steps one square diagonally forward. Captures diagonally in any direction by jumping over one neighbouring enemy piece to the empty square right "
     "behind it. Promotes to king on the last row."},
    {"international-draughts", "moves.king", "pt-BR",
     "Anda qualquer distância na diagonal, em qualquer direção, por casas vazias. Captura nas mesmas direções, saltando por cima de uma peça adversária "
     "a qualquer distância, até qualquer casa vazia atrás dela, antes da peça seguinte."},
    {"international-draughts", "crowning", "en", "The piece goes on as it was, and is promoted only if its turn ends there."},
    {"italian-draughts", "duty", "en",
     "Whoever can capture must, and must choose a capture that takes the most pieces; of those, one that is made with a promoted piece (king), if one "
     "can; of those, one that takes the most promoted pieces (king); of those, one that takes promoted pieces as early as possible."},
    {"frisian-draughts", "moves.man", "en",
     "Steps one square diagonally forward. Captures in any direction by jumping over one neighbouring enemy piece to the empty square right behind it. "
     "Promotes to king on the last row."},
    {"frisian-draughts", "duty", "pt-BR",
     "Quem pode capturar é obrigado, e precisa escolher uma captura que valha mais (pedra 2, dama 3); entre essas, uma que seja feita com uma peça "
     "promovida (dama), se alguma puder."},
    {"russian-draughts", "chain", "en",
     "A piece that has hopped must hop on for as long as it can. It must land where it can hop on, if there is such a square."},
    {"canadian-draughts", "start", "en", "30 pieces each. They fill rows 1 to 5, counted from their own side."},
    {"flying-crowd", "start", "en", "Black: 1; White: 49."},
  };
  for (size_t i = 0; i < COUNT_OF(expected); i++) {
    struct comparison found;
    tell(&found, expected[i].variant, expected[i].language);
    const struct comparison_row *row = find(&found, expected[i].key);
    if (!row) fail_msg("%s: there is no row %s", expected[i].variant, expected[i].key);
    if (strcmp(row->variant, expected[i].text) != 0)
      fail_msg("%s, %s: '%s' and not '%s'", expected[i].variant, expected[i].key, row->variant, expected[i].text);
    comparison_release(&found);
  }
}

/* What one of two games lacks is told as nothing; words for what has not changed are no row. */
static void a_side_may_have_nothing(void **state)
{
  (void)state;
  struct comparison found;
  compare(&found, "english-draughts", "flying-crowd", "en"); /* no men, so none is crowned */
  assert_string_equal(find(&found, "moves.man")->variant, "—");
  assert_string_equal(find(&found, "crowning")->variant, "—");
  comparison_release(&found);
  compare(&found, "chinese-checkers", "sternhalma", "en"); /* only the base states how to win; the rules are the same */
  assert_null(find(&found, "win"));
  assert_string_equal(find(&found, "players")->base, "2 to 6");
  assert_string_equal(find(&found, "players")->variant, "2");
  comparison_release(&found);
  compare(&found, "fox-and-geese", "konane", "en"); /* other pieces altogether */
  assert_string_equal(find(&found, "moves.fox")->variant, "There is no such piece.");
  assert_string_equal(find(&found, "moves.stone")->base, "There is no such piece.");
  comparison_release(&found);
}

static int set_up(void **state)
{
  if (fixture_set_up(state)) return 1;
  library_add_folder(fixture_library, SALTO_SOURCE_DIR "/tests/variants");
  return 0;
}

int main(void)
{
  const struct CMUnitTest tests[] = {
    cmocka_unit_test(alike_games_have_no_rows),
    cmocka_unit_test(every_game_is_told_without_gaps),
    cmocka_unit_test(tables_tell_every_change),
    cmocka_unit_test(rows_fit_other_games),
    cmocka_unit_test(a_side_may_have_nothing),
  };
  return cmocka_run_group_tests(tests, set_up, fixture_tear_down);
}
