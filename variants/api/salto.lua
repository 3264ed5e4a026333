---@meta
-- What a variant script may say, for editors (lua-language-server): add this folder to its library and write
-- `---@type salto.Variant` above the table. Salto itself never reads this file.

---@alias salto.Directions string|string[]|table<string, string|string[]> words ("forward", "sideways", "back", "any", "orthogonal", "diagonal"), names of directions, or a table by seat or colour
---@alias salto.Cells string|string[] names of cells and regions; "-" before a name takes it away again
---@alias salto.Colour "white"|"black"|"red"|"yellow"|"green"|"blue"|"purple"|"orange"
---@alias salto.Preference "most_pieces"|"highest_value"|"most_kings"|"with_king"|"king_earliest"

---@class salto.Variant
---@field api 1 the version of this interface
---@field id string
---@field family? string
---@field extends? string the id of another variant
---@field options? salto.Option[]|false
---@field fixed? table<string, boolean|string|integer> answers to inherited options
---@field board? salto.Board
---@field players? integer|salto.Seat[]|salto.Players
---@field kinds? string[] the order of the kinds of pieces
---@field pieces? table<string, salto.Piece|false>
---@field turn? salto.Turn
---@field capture? salto.Capture
---@field promotion? salto.Promotion
---@field score? "none"|"captured"
---@field setup? string|table<string, string|table<string, salto.Cells>>|fun(s: salto.Setup)
---@field setups? salto.NamedSetup[]|false other positions to begin from
---@field endings? salto.Endings|fun(p: salto.Position): nil|"draw"|integer
---@field computer? salto.Computer|false what the computer player goes by
---@field text? table<string, table> by language
---@field book? salto.Book|false positions and exercises for the pages of this very variant

---@class salto.NamedSetup
---@field name string
---@field position string a picture or a position text
---@field players? integer

---@class salto.Option
---@field name string
---@field type? "boolean"|"choice"|"number"
---@field default? boolean|string|integer
---@field choices? string[]
---@field min? integer
---@field max? integer

---@class salto.Board
---@field shape? "square"|"star"|"hexagon"|"graph"
---@field width? integer square
---@field height? integer square
---@field arm? integer star
---@field side? integer hexagon
---@field cells? "all"|"dark"|"light"|string|{ name: string, x: number, y: number }[] square: which exist; graph: a picture or a list
---@field lines? "orthogonal"|"diagonal"|"both"|string[] square: along what pieces move; graph: neighbours in a row
---@field directions? table<string, { x: number, y: number }> graph
---@field links? table[] graph: { "from", "direction", "to", one_way = true }
---@field regions? table<string, salto.Cells>
---@field seats? table<string, { forward: string|{ x: number, y: number }, home?: salto.Cells, far?: salto.Cells }>
---@field look? "squares"|"holes"

---@class salto.Players
---@field min? integer
---@field max? integer
---@field own? "each"|"nobody"
---@field first? string a seat or colour
---@field seats? salto.Seat[]
---@field taken? table<integer, salto.Cells>

---@class salto.Seat
---@field seat string
---@field colour? salto.Colour
---@field letter? string
---@field home? salto.Cells
---@field far? salto.Cells

---@class salto.Piece
---@field step? boolean|salto.Directions|{ directions?: salto.Directions, slides?: boolean }
---@field jump? boolean|salto.Jump|salto.Jump[]
---@field promotes? string|false
---@field value? integer
---@field letter? string

---@class salto.Jump
---@field over? "own"|"enemy"|"any"
---@field reach? "short"|"long"|"flying"|"flying_short"
---@field captures? boolean
---@field directions? salto.Directions

---@class salto.Turn
---@field chain? "free"|"forced"|"single"
---@field cells_once? boolean
---@field no_turning_back? boolean

---@class salto.Capture
---@field duty? "none"|"any"|"most"|salto.Preference[]
---@field removed? "at_once"|"turn_end"

---@class salto.Promotion
---@field at? salto.Cells|table<string, salto.Cells>
---@field in_chain? "at_once"|"turn_end"|"stops"

---@class salto.Endings
---@field no_turn? "loses"|"wins"|"passes"|"draws"|"most_captured"
---@field goal? "none"|"all"|"fill"
---@field play_on? boolean
---@field bare? "nothing"|"loses"|"wins"
---@field repetition? integer
---@field quiet? integer
---@field few? integer
---@field custom? false|fun(p: salto.Position): nil|"draw"|integer

---In hundredths of a man; what is not said is derived from the rules.
---@class salto.Computer
---@field worth? table<string, integer|false>|false by kind of piece
---@field advance? integer|false of each step towards promotion
---@field mobility? integer|false of each step that the pieces could make
---@field race? integer|false of each step towards the far region
---@field evaluate? false|fun(p: salto.Position, player: integer): number what the position is worth to that player besides

---@class salto.Book
---@field diagrams? salto.Diagram[] shown in this order, each beside the text "diagram.<name>"
---@field worked? salto.Example with the texts "worked.ask" and "worked.answer"
---@field exercises? salto.Exercise[]

---@class salto.Example
---@field position? string a position text or a picture; the start where it is left out
---@field players? integer
---@field options? table<string, boolean|string|integer> what players choose
---@field arrows? string|string[] ways from cell to cell: "a3-b4", "c3xe5xc7"
---@field marks? salto.Cells
---@field labels? table<string, string> short text to cell

---@class salto.Diagram: salto.Example
---@field name string

---@class salto.Task
---@field goal? salto.Goal|fun(p: salto.Lesson, before: salto.Lesson): boolean?, string? true: done; false: not done; nil: go on; and a word of a text to be said
---@field pick? salto.Cells cells to point at, instead of playing
---@field turns? integer the most turns of the learner
---@field alone? boolean the others do not move

---@class salto.Exercise: salto.Example, salto.Task
---@field name string
---@field tasks? salto.Task[] one after the other; or one task's keys stand in the exercise itself

---What must hold after a turn, all of it.
---@class salto.Goal
---@field turn? string|string[] it was one of these turns
---@field from? salto.Cells the piece came from one of these
---@field to? salto.Cells the piece ended on one of these
---@field hops? integer at least so many jumps
---@field captures? integer just so many pieces taken
---@field crowned? boolean
---@field fill? salto.Cells all hold pieces of the learner's
---@field empty? salto.Cells none holds any piece
---@field won? boolean

---What a set-up function draws with.
---@class salto.Setup
---@field players integer
---@field options table<string, boolean|string|integer>
local Setup = {}
---@param cells salto.Cells names of cells and regions; with a player also "home" and "far"
---@param kind string
---@param player? integer|string a number from 1, a seat or a colour; none for pieces of nobody
function Setup:fill(cells, kind, player) end
---@param cell string
---@param kind string
---@param player? integer|string
function Setup:put(cell, kind, player) end
---@param cells salto.Cells
function Setup:clear(cells) end

---What an ending or an evaluation looks at, and with more in it a goal of an exercise.
---@class salto.Position
---@field players integer
---@field to_move integer
---@field last integer
---@field quiet integer
local Position = {}
---@param player? integer
---@param kind? string
---@param region? string
---@return integer
function Position:count(player, kind, region) end
---@param cell string
---@return integer? player 0: nobody's
---@return string? kind
function Position:at(cell) end
---@return boolean
function Position:can_move() end
---@param player integer
---@return integer
function Position:captured(player) end
---@return integer|"draw"
function Position:most_captured() end

---What the goal of an exercise looks at.
---@class salto.Lesson: salto.Position
---@field learner integer the player who learns
---@field turns integer the learner's turns in this task so far
---@field from? string the cell where the last of them began; nil when there was none, or it was a pass
---@field to? string
---@field hops integer jumps in that turn
---@field taken integer pieces it took
local Lesson = {}
---@param player integer
---@return integer turns that player would have here, passes not counted; at most 100000
function Lesson:turns_of(player) end

---The value of an option, or what a table says for it.
---@param name string
---@param cases? table
---@return any
function option(name, cases) end

---What lib/name.lua returns.
---@param name string
---@return any
function lib(name) end
