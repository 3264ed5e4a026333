-- What variants may use: the environment that the host gives them (host/script). A name missing there is missing here.
stds.salto = {
  read_globals = {
    "assert", "error", "ipairs", "next", "pairs", "pcall", "select", "tonumber", "tostring", "type",
    "math", "string", "table", "utf8",
    "option", "lib",
  },
}
std = "salto"
max_line_length = 160
files["**/text/*.lua"] = { max_line_length = false } -- a text for players stands on one line
