/* `--narrate`: what happens in the window as lines on standard error, for tests and for whoever listens. A line is a word and
   its text:
     broken <id> <message>               a script that could not be loaded, or rules that it cannot make
     screen choose | setup | play | review | book | exercise | settings
     size <width>x<height> scale <n>     language <tag>
     set <key> <value>                   a setting was changed
     settings <message>                  a line of the settings that means nothing, or why they cannot be read or kept
     choices <message>                   likewise, of the file of last choices
     seat <colour> person | computer <level> <name>       who plays in the game that begins, in the order of play; a name may be missing
     clock total <s> <s more> | turn <s>                  and its clock, where it has one
     turn <letter> <turn>                the player's letter and the whole path
     hop <cell>                          a piece in hand went on to a cell, and its turn goes on
     position <position>                 after each turn, undo, redo and new game
     prompt <sentence>                   what is expected now, when that is another sentence than before
     refused <sentence>   result <sentence>   script <message>
     undo <sentences>   redo <sentences>   new <sentence>   flip <sentence>   rotate <sentence>
     runs on | off                       a game that is looked at goes on by itself
     copied <position>   copied game     to the clipboard
     pad here | gone                     a controller came, or went
     keys open | closed   menu open      the list of shortcuts; the menu of further tools
     state <sentences>                   how the game stands, when that is asked for; `standing` lines follow it
     pieces <sentence>                   of each player, then what was played last, when the board is asked for
     standing <sentence>                 how a player stands, when that is asked for
     low <s> <sentence>                  little is left on a person's clock
     found <n> <words>                   so many games fit what is searched for
     start <sentence>                    why the position to start from is none
     ask <question>                      before something that cannot be taken back
     note <sentence>                     what was done, or answered
     hinted <turn>                       the hint that was asked for is shown
     reason <sentence>                   why it is good, where that can be said
     analysis on | off
     assessed <depth> <sentences>        what analysis has found when its time is over: who is ahead, the best line
     look <turns> <words>                an earlier position is looked at, after so many turns, or the last again
     play-on <turns>                     the game goes on from there
     placed <sentence>                   who came home, where the others play on
     book <id> <done>/<exercises>        the rule book that is open has its diagrams and exercises now, so many of these were done
     section <title>   diagram <text>   answer <sentence>     in it: gone to, played, revealed
     exercise <name>                     one is on the board
     task <n>/<m> <words>   hint <sentence>   wrong <sentence>   done <sentence>   failed <sentence>     in an exercise
     exercises <message>                 the file of those that were done cannot be used, or not all of it
     games <n>                           so many saved games are on the home screen now
     saved <path>   removed <path>       a game is on the disk as it stands; or no more
     trouble <sentence>                  a game cannot be saved
     apart <sentence>                    its file was changed by another window, so it goes on in a file of its own, which `saved` tells
     files save | open | closed          the float that asks for a file
     unsaved <sentence>                  why a game cannot be saved in the file that was named
     message <sentence>                  what was dropped on the window cannot be used, and why
     opened <path>   unopened <sentence> a saved game is there, or why it is not
     first-frame <ms>                    from the program's start
     frames <n> <ms> <ms> <ms>           at the end: how many were drawn in motions, the time of these in all, the longest between two, and how
                                         much of it the processor was used
   Lines of its own has the spoken mode (app/speech.h):
     say <sentence> */
#ifndef SALTO_APP_NARRATE_H
#define SALTO_APP_NARRATE_H

#include "app/state.h"

void narrate(const struct app *app, const char *word, const char *format, ...) __attribute__((format(printf, 3, 4)));
bool narrate_wanted(const struct app *app); /* somebody reads it, or hears it */
void narrate_turn(const struct app *app);     /* the last one */
void narrate_undone(const struct app *app, int before); /* what was taken back since so many turns had been played */
void narrate_redone(const struct app *app, int before);
void narrate_position(const struct app *app);
void narrate_prompt(struct app *app);         /* a refusal, the result, or what is expected */

#endif
