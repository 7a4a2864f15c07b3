/** Reads a list of pieces to cut, as a carpenter writes it: a line for each length, with how many of it. */

/** Millimetres, and how many. */
export type CutPiece = { readonly length: number; readonly count: number }

export type CutPiecesText =
  | { readonly ok: true; readonly pieces: ReadonlyArray<CutPiece> }
  /** The first line that can't be read, counted from 1; the text has none, or too many. */
  | { readonly ok: false; readonly problem: "line"; readonly line: number; readonly text: string }
  | { readonly ok: false; readonly problem: "empty" }
  | { readonly ok: false; readonly problem: "tooMany" }

const MOST_LINES = 60
const MOST_PIECES = 500
/** No longer than any stick. */
const LONGEST_MILLIMETRES = 15_000

const pieceLine = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(mm|m)?(?:\s*[x×*@]\s*(\d{1,3}))?$/iu

/** A figure below this without a unit is metres: nobody cuts a stud of 2.4 mm, nor one of 20 m. */
const LEAST_MILLIMETRES = 20

/** `2350 x 6`, `2.35 m × 6`, `2350`; undefined for what is none of these. */
const pieceOf = (line: string): CutPiece | undefined => {
  const [, figure = "", unit, count = "1"] = pieceLine.exec(line) ?? []
  const typed = Number(figure.replace(",", "."))
  const isMetres = unit ? unit.toLowerCase() === "m" : typed < LEAST_MILLIMETRES
  const length = Math.round(typed * (isMetres ? 10_000 : 10)) / 10
  const pieces = Number(count)
  return figure && length > 0 && length <= LONGEST_MILLIMETRES && pieces > 0 ? { length, count: pieces } : undefined
}

/** [CUT-03] The pieces of a text, at most 500 of at most 60 kinds. Lines end at a line break or a semicolon. */
export const parseCutPieces = (text: string): CutPiecesText => {
  const lines = text.split(/[\n;]/u).map((line) => line.trim())
  const pieces: Array<CutPiece> = []
  for (const [place, line] of lines.entries()) {
    if (line === "") continue
    const piece = pieceOf(line)
    if (!piece) return { ok: false, problem: "line", line: place + 1, text: line.slice(0, 40) }
    pieces.push(piece)
  }
  if (pieces.length === 0) return { ok: false, problem: "empty" }
  const isTooLong = pieces.length > MOST_LINES || pieces.reduce((sum, { count }) => sum + count, 0) > MOST_PIECES
  return isTooLong ? { ok: false, problem: "tooMany" } : { ok: true, pieces }
}
