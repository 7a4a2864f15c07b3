/** A cut list: which sticks to buy so that every piece can be cut from them for the least money. */
import type { Cents } from "../money.ts"
import { type Result, refusal } from "../result.ts"
import { cutListWords } from "../words/cut-list.ts"
import { exactSticks } from "./cut-list-exact.ts"
import { heuristicSticks } from "./cut-list-heuristic.ts"
import { priceLowerBound } from "./cut-list-lower-bound.ts"
import {
  type CutJob,
  type CuttingModel,
  type CuttingProblem,
  cuttingModel,
  type PatternUse,
  sticksPrice
} from "./cutting-model.ts"

/** One stick to buy: the pieces cut from it, longest first, and what is left of it after the last cut, millimetres. */
export type CutStick = {
  readonly length: number
  readonly price: Cents
  readonly cuts: ReadonlyArray<number>
  readonly left: number
}

/** What to buy and how to cut it; refused where the job is none. */
export type CutList = {
  /** Longest first. */
  readonly sticks: ReadonlyArray<CutStick>
  readonly price: Cents
  /** No mix of sticks can cost less than this. */
  readonly atLeast: Cents
  /** Proved: nothing cheaper holds the pieces. Else the cheapest lies from `atLeast` to `price`. */
  readonly isCheapest: boolean
}

/** Which pieces a stick is cut into, and what the saw leaves of it; the last cut may take the last sliver. */
const cutStick = ({ sizes, kerf, stock }: CuttingModel, { from, pattern }: PatternUse): CutStick => {
  const { capacity = 0, price = 0 } = stock[from] ?? {}
  const cuts = sizes.flatMap((size, place) => Array<number>(pattern[place] ?? 0).fill((size - kerf) / 10))
  const used = sizes.reduce((sum, size, place) => sum + size * (pattern[place] ?? 0), 0)
  return { length: (capacity - kerf) / 10, price, cuts, left: Math.max(0, capacity - kerf - used) / 10 }
}

/** A tenth of a second, and enough for 12 pieces of any sizes: whoever opens a page waits for it, and so do all others. */
const MOST_STEPS = 1_000_000

/**
 * [CUT-01] [CUT-02] The sticks to buy for a job, any number of each length being on hand. A job of few kinds of pieces is
 * searched to the end: up to 12 pieces of any sizes from 30 lengths, and more where sizes repeat. Of a larger one the answer
 * says what the cheapest would cost at least. A piece fits where the pieces of its stick, and one cut between each two of
 * them, are no longer than the stick. `mostSteps` bounds either search; beyond it the rest is cut the first way that is full.
 */
export const cutList = (job: CutJob, mostSteps = MOST_STEPS): Result<CutList, CuttingProblem> => {
  const cutting = cuttingModel(job)
  if (typeof cutting === "string") return refusal(cutting, cutListWords[cutting])
  const exact = exactSticks(cutting, { steps: mostSteps })
  const sticks = exact ?? heuristicSticks(cutting, { steps: mostSteps })
  const price = sticksPrice(cutting, sticks)
  const atLeast = exact ? price : priceLowerBound(cutting)
  const cut = sticks
    .map((stick) => cutStick(cutting, stick))
    .sort((one, other) => other.length - one.length || one.left - other.left)
  return { ok: true, value: { sticks: cut, price, atLeast, isCheapest: price === atLeast } }
}
