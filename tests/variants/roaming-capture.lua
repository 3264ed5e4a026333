-- The capture game with steps: there is no duty to capture, and one capture makes room for the next almost without end.
return {
  api = 1,
  id = "roaming-capture",
  extends = "capture-chinese-checkers",
  pieces = { marble = { step = true } },
  text = { en = { name = "Roaming capture", summary = "The capture game in which pieces also step." } },
}
