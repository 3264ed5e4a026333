-- Rules that none of the five games has, but draughts of other countries do (tests/variants).
return {
  { article = "forced chains: a flying king lands where it can go on, if it can", variant = "russian-draughts", position = "4/1b2/4/4/1b2/4/4/W3 w",
    turns = { "a1xe5xb8" }, refused = { ["a1xf6"] = "must_go_on a1xe5xb8", ["a1xe5"] = "must_go_on a1xe5xb8" },
    hops = { ["a1"] = "e5", ["a1xe5"] = "b8" } },
  { article = "and anywhere behind when it cannot", variant = "russian-draughts", position = "4/4/4/4/1b2/4/4/W3 w",
    turns = { "a1xe5", "a1xf6", "a1xg7", "a1xh8" } },
  { article = "a capture with a king goes before one with a man", variant = "czech-draughts", position = "4/4/4/4/bb2/w3/4/W3 w", turns = { "a1xe5", "a1xf6", "a1xg7", "a1xh8" },
    refused = { ["a3xc5"] = "preferred" } },
}
