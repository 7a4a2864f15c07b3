/** `lineal cut`: the cheapest sticks to buy for the pieces of each job, and how to cut them. */
import type { Cents } from "../money.ts"
import { type CutList, cutList } from "../units/cut-list.ts"
import { type LineProblem, type SheetRow, sheetOf } from "./sheet.ts"
import {
  choiceCell,
  dollarsCell,
  figureCell,
  optionalCell,
  requiredCell,
  type SheetCell,
  textCell
} from "./sheet-cell.ts"

type CutRow = {
  readonly job: string | undefined
  readonly kind: "piece" | "stick"
  readonly length: number
  readonly count: number | undefined
  readonly price: Cents | undefined
}

/** What a row says over several of its cells, where that cannot be. */
const contradiction = ({ kind, count, price }: CutRow): readonly [field: string, msg: string] | undefined => {
  if (kind === "piece") {
    if (count === undefined) return ["count", "count is missing; a piece needs how many of it"]
    return price === undefined ? undefined : ["price", "price is only for a stick"]
  }
  if (price === undefined) return ["price", "price is missing; a stick needs what it costs"]
  return count === undefined ? undefined : ["count", "count is only for a piece; of sticks there are any number"]
}

const rowsOf = (job: string, { sticks, price, isCheapest, atLeast }: CutList, line: number) =>
  sticks.map((stick) => ({
    line,
    job,
    length: stick.length,
    cuts: stick.cuts.join(" + "),
    left: stick.left,
    price: stick.price,
    job_price: price,
    at_least: atLeast,
    is_cheapest: isCheapest
  }))

/** Nobody waits for a sheet but who asked for it. */
const MOST_STEPS = 100_000_000

const jobOf = (rows: ReadonlyArray<SheetRow<CutRow>>, kerf: number) =>
  cutList(
    {
      pieces: rows.flatMap(({ row: { kind, length, count = 0 } }) => (kind === "piece" ? [{ length, count }] : [])),
      sticks: rows.flatMap(({ row: { kind, length, price = 0 } }) => (kind === "stick" ? [{ length, price }] : [])),
      kerf
    },
    MOST_STEPS
  )

const kerfCell: SheetCell<number> = requiredCell(
  {
    expectation: "millimetres from 0 to 20, with 1 decimal at most",
    read: (text) => (text === "0" ? 0 : figureCell(1, 20).read(text))
  },
  "the width of the saw's cut"
)

/** [SHEET-01] Pieces and sticks of one or more jobs, millimetres; a job with a line that is refused is not worked out. */
export const cutSheet = sheetOf<CutRow, { readonly kerf: number }>({
  name: "cut",
  about: "the cheapest sticks for the pieces of each job, and how to cut them",
  needsDays: false,
  columns: {
    job: optionalCell(textCell, "to which job the line belongs; all are one if left out"),
    kind: requiredCell(choiceCell(["piece", "stick"]), "a piece that is needed, or a stick that is sold"),
    length: requiredCell(figureCell(1, 100_000), "its length in millimetres"),
    count: optionalCell(figureCell(0, 2_000), "of a piece: how many of it"),
    price: optionalCell(dollarsCell, "of a stick: what one costs")
  },
  options: { kerf: kerfCell },
  output: [
    { name: "line", about: "the first line of the job" },
    { name: "job", about: "the job" },
    { name: "length", about: "of the stick to buy, millimetres" },
    { name: "cuts", about: "the pieces cut from it, millimetres" },
    { name: "left", about: "what is left of it, millimetres" },
    { name: "price", about: "of the stick", unit: "cents" },
    { name: "job_price", about: "of all sticks of the job", unit: "cents" },
    { name: "at_least", about: "no sticks for the job cost less", unit: "cents" },
    { name: "is_cheapest", about: "whether nothing cheaper can be had" }
  ],
  answer: (rows, { kerf }, unread) => {
    const problems: Array<LineProblem> = []
    const spoilt = new Map(unread.map(({ line, cells }) => [cells.get("job") ?? "", line]))
    const jobs = new Map<string, Array<SheetRow<CutRow>>>()
    for (const each of rows) {
      const { line, row } = each
      const job = row.job ?? ""
      const fault = contradiction(row)
      if (fault) {
        problems.push({ line, field: fault[0], msg: fault[1] })
        spoilt.set(job, line)
      }
      jobs.set(job, [...(jobs.get(job) ?? []), each])
    }
    const answers = [...jobs].flatMap(([job, its]) => {
      const line = its[0]?.line ?? 1
      const list = spoilt.has(job) ? undefined : jobOf(its, kerf)
      if (list?.ok) return rowsOf(job, list.value, line)
      const name = job === "" ? "the job" : `the job ${job}`
      problems.push({
        line,
        msg: list ? `${name}: ${list.msg}` : `${name} is not worked out, for line ${spoilt.get(job)}`
      })
      return []
    })
    return { rows: answers, problems }
  }
})
