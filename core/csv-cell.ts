/** A cell of a table for a spreadsheet, which nothing that was typed into it turns into a formula. */

/** What is not seen before a sign: blanks of every kind, zero-width and steering signs, fillers, loose accents. */
const unseen = /^[\s\p{Z}\p{C}\p{M}\u115f\u1160\u3164\u2800]+/u

/** An amount below 0 is one, and is to be added up. */
const isAmount = (value: string): boolean => /^-\d{1,13}\.\d{2}$/.test(value)

/** Spreadsheets read a full-width or small sign as the plain one, and skip what is not seen before it; a tab or a line break steers them. */
const isFormula = (value: string): boolean =>
  !isAmount(value) && (/^[\t\r\n]/.test(value) || /^[=+\-@\u2212]/.test(value.normalize("NFKC").replace(unseen, "")))

/** [T39] What a spreadsheet would take for a formula begins with an apostrophe and is text; all else stays as it is. */
export const guardedText = (value: string): string => (isFormula(value) ? `'${value}` : value)

/** [T39] RFC 4180: quoted, quotes doubled, and no formula. */
export const csvCell = (value: string): string => `"${guardedText(value).replaceAll('"', '""')}"`

/** Lines of cells as a file: comma-separated, each line ended as RFC 4180 has it. */
export const csvTable = (lines: ReadonlyArray<ReadonlyArray<string>>): string =>
  lines.map((line) => `${line.map(csvCell).join(",")}\r\n`).join("")
