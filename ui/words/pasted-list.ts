/** What is said where a material list is pasted or uploaded. */
export const pastedListWords = {
  open: "Paste a material list",
  title: "Paste a material list",
  lead: "One line each: the SKU, a comma, the quantity. Timber counts in sticks. A list copied from a spreadsheet works too.",
  box: "Your list",
  file: "Or choose a CSV or text file",
  placeholder: "ABC123, 20\nDEF456, 4",
  add: "Check and add",
  adding: "Checking…",
  close: "Close",
  added: (lines: number) => (lines === 1 ? "1 line is in." : `${lines} lines are in.`),
  noneAdded: "None of these lines could be added.",
  wrong: (lines: number) => (lines === 1 ? "1 line needs another look:" : `${lines} lines need another look:`),
  line: (line: number) => `Line ${line}`,
  empty: "Paste or type at least one line.",
  unreadable: "That file can't be read here. Choose a CSV or text file of up to 1 MB."
} as const
