/* Lists of turns where there are too many for a list: the bound, the time and the memory it keeps. */
#include "core/fixture.h"

#include <sys/resource.h>
#include <time.h>

#define BILLIONS                                                                                                                                     \
  "1/mm/1m1/mmmm/1m1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1/mmmmmmmmmm/1m1mmm1m1/mmmmmmmmmm/"                                                            \
  "1m1m1m1m1m1/mmmmmmmmmmmm/1m1m1m1m1m1m1/mmmm/1m1/mm/1 r 0,0"

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
enum { SLOWDOWN = 5 }; /* and its own bookkeeping takes memory */
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
enum { SLOWDOWN = 5 };
#else
enum { SLOWDOWN = 1 };
#endif
#else
enum { SLOWDOWN = 1 };
#endif

static double seconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static void billions_of_routes_meet_the_bound(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("capture-chinese-checkers", 2, "");
  struct position position = fixture_position(rules, BILLIONS);
  struct turn_list list;
  turn_list_init(&list);
  double start = seconds();
  turns_generate(&list, rules, &position);
  assert_true(seconds() - start < 2.0 * SLOWDOWN);
  assert_false(list.complete);
  assert_true(list.count > 0 && list.count <= TURN_LIMIT);
  for (size_t i = 0; i < list.count; i += 997) { /* what is listed is legal and has a route */
    struct path path, typed;
    struct turn turn;
    struct refusal refusal;
    struct strbuf text;
    strbuf_init(&text);
    turn_list_path(&list, i, &path);
    turn_write(&text, rules, &list.turn[i], &path);
    if (!turn_read(&turn, &typed, text.text, rules, &position, &refusal)) fail_msg("%s: %s", text.text, refusal_key(refusal.reason));
    assert_true(turn_same(&turn, &list.turn[i]));
    strbuf_release(&text);
  }
  turn_list_release(&list);
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  if (SLOWDOWN == 1) assert_true(usage.ru_maxrss < 200 * 1024); /* kilobytes */
}

/* The list is a workspace: filled again, it knows nothing of what it held. */
/* Where nobody can tell the best of all captures, the best that is found within the bound is the measure: the same each time, so that
   a lesser one is refused and the one shown instead is accepted. */
static void past_the_bound_the_best_found_is_the_duty(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("flying-crowd", 2, "");
  struct turn_list list, again;
  turn_list_init(&list);
  turn_list_init(&again);
  turns_generate(&list, rules, &rules->start);
  turns_generate(&again, rules, &rules->start);
  assert_false(list.complete);
  assert_true(list.count > 0 && turn_same(&list.turn[0], &again.turn[0]));
  int best = bits_count(&list.turn[0].captured);
  assert_true(best > 20);

  struct turn turn;
  struct path path;
  struct refusal refusal;
  assert_false(turn_read(&turn, &path, "p16xm13xk15", rules, &rules->start, &refusal));
  assert_int_equal(refusal.reason, REFUSAL_MUST_GO_ON);
  char shown[sizeof refusal.turn];
  strcpy(shown, refusal.turn);
  assert_true(turn_read(&turn, &path, shown, rules, &rules->start, &refusal));
  assert_int_equal(bits_count(&turn.captured), best);
  assert_false(turn_read(&turn, &path, "p16-o16", rules, &rules->start, &refusal));
  assert_int_equal(refusal.reason, REFUSAL_MUST_CAPTURE);

  struct chain chain; /* to a dead end by the last hop each time: less than the best, so it may not end */
  struct hop hop[MAX_HOPS];
  bool complete;
  int count;
  assert_true(chain_begin(&chain, rules, &rules->start, board_cell(&rules->board, "p16")));
  while ((count = chain_hops(&chain, hop, &complete)) > 0) {
    assert_false(complete);
    chain_push(&chain, &hop[count - 1]);
  }
  assert_true(bits_count(&chain.captured) < best);
  assert_false(chain_may_stop(&chain));
  stop_refuse(&refusal, &chain);
  assert_int_equal(refusal.reason, REFUSAL_LONGER_CAPTURE);
  turn_list_release(&list);
  turn_list_release(&again);
}

static void a_list_can_be_filled_again(void **state)
{
  (void)state;
  const struct rules *capture = fixture_rules("capture-chinese-checkers", 2, ""), *english = fixture_rules("english-draughts", 2, "");
  struct position huge = fixture_position(capture, BILLIONS);
  struct turn_list list;
  struct path path;
  turn_list_init(&list);
  turns_generate(&list, capture, &huge);
  turns_generate(&list, english, &english->start);
  assert_true(list.complete);
  assert_int_equal(list.count, 7);
  turn_list_path(&list, 0, &path);
  assert_int_equal(path.length, 2);
  turns_generate(&list, capture, &capture->start);
  assert_true(list.complete);
  assert_int_equal(list.count, 54);
  turn_list_release(&list);
}

static void pass_is_written_and_the_rest_by_its_path(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("chinese-checkers", 2, "");
  struct position blocked = fixture_position(rules, "b/rr/rrr/4/13/12/11/10/9/10/11/12/13/4/3/2/1 b");
  struct turn_list list;
  struct path path;
  struct strbuf text;
  strbuf_init(&text);
  turn_list_init(&list);
  turns_generate(&list, rules, &blocked);
  assert_int_equal(list.count, 1);
  turn_list_path(&list, 0, &path);
  turn_write(&text, rules, &list.turn[0], &path);
  assert_string_equal(text.text, "pass");
  assert_false(turns_exist(rules, &blocked));
  strbuf_release(&text);
  turn_list_release(&list);
}

/* A king takes b1 and must land on e1, where it goes on, by whichever of its jumps; what it can take another way changes nothing. */
static void where_a_chain_must_land_is_its_own_matter(void **state)
{
  (void)state;
  const struct rules *rules = fixture_rules("twin-jumps", 2, "captures=true chain=forced duty=any");
  static const struct {
    const char *position;
    size_t turns;
  } rows[] = {{"5/5/5/5/4b/WB3 w", 4}, {"5/5/5/b4/4b/WB3 w", 4 + 3 /* over a3 */}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    struct position position = fixture_position(rules, rows[i].position);
    struct turn_list list;
    turn_list_init(&list);
    turns_generate(&list, rules, &position);
    assert_int_equal(list.count, rows[i].turns);
    turn_list_release(&list);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(billions_of_routes_meet_the_bound),
      cmocka_unit_test(past_the_bound_the_best_found_is_the_duty),
      cmocka_unit_test(a_list_can_be_filled_again),
      cmocka_unit_test(where_a_chain_must_land_is_its_own_matter),
      cmocka_unit_test(pass_is_written_and_the_rest_by_its_path),
  };
  return cmocka_run_group_tests_name("lists of turns", tests, NULL, fixture_teardown);
}
