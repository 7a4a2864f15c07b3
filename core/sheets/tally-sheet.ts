/** `lineal tally`: what packs of mixed lengths come to, and how many of them hold the metres that are needed. */
import type { Result } from "../result.ts"
import { packsFor, packTally, tallyText, tallyTotal } from "../units/tally.ts"
import { type LineProblem, sheetOf } from "./sheet.ts"
import { figureCell, optionalCell, requiredCell, textCell } from "./sheet-cell.ts"

type TallyRow = { readonly pack: string | undefined; readonly tally: string; readonly metres: number | undefined }

const answerOf = ({
  pack,
  tally,
  metres: wanted
}: TallyRow): Result<Omit<Readonly<Record<string, string | number | undefined>>, "line">> => {
  const read = packTally(tally.split(/[\s;]+/).filter((text) => text !== ""))
  if (!read.ok) return read
  const packs = wanted === undefined ? undefined : packsFor(read.value, wanted)
  if (packs && !packs.ok) return packs
  const { pieces, metres } = tallyTotal(read.value)
  return { ok: true, value: { pack, tally: read.value.map(tallyText).join(" "), pieces, metres, packs: packs?.value } }
}

/** [SHEET-01] Packs with their tallies; each with its pieces and metres, and whole packs for what is needed. */
export const tallySheet = sheetOf<TallyRow, Record<never, never>>({
  name: "tally",
  about: "what packs of mixed lengths come to",
  needsDays: false,
  columns: {
    pack: optionalCell(textCell, "a name for the pack"),
    tally: requiredCell(textCell, "pieces and length in metres, with blanks between them: 24/2.4 12/3.0 8/5.4"),
    metres: optionalCell(figureCell(2, 10_000_000), "how many metres are needed, where whole packs are asked for")
  },
  options: {},
  output: [
    { name: "line", about: "the line of the file" },
    { name: "pack", about: "the name of the pack" },
    { name: "tally", about: "the tally, shortest first" },
    { name: "pieces", about: "in one pack" },
    { name: "metres", about: "in one pack" },
    { name: "packs", about: "whole packs that hold the metres needed" }
  ],
  answer: (rows) => {
    const problems: Array<LineProblem> = []
    const answers = rows.flatMap(({ line, row }) => {
      const answer = answerOf(row)
      if (answer.ok) return [{ line, ...answer.value }]
      problems.push({ line, field: answer.code === "badTally" ? "tally" : (answer.field ?? "tally"), msg: answer.msg })
      return []
    })
    return { rows: answers, problems }
  }
})
