/** Fallbacks that the types ask for and nothing reaches: a change of what stands there changes nothing. */
import type { Mutant } from "./mutants.ts"

/** Files whose lists all go together, so that no place of one is missing in another, each with the reason. */
const complete: Readonly<Record<string, string>> = {
  "core/units/cut-list-exact.ts": "Sizes, counts, remainders and patterns have one entry for each size.",
  "core/units/cut-list-lower-bound.ts": "Counts have one entry for each size, and a cutting has at least one stick.",
  "core/units/cut-list-heuristic.ts":
    "Patterns and counts have one entry for each size, and places are those of the stock.",
  "core/units/cut-list.ts": "Patterns have one entry for each size.",
  "core/units/cut-patterns.ts": "Sizes, counts and sums have one entry for each size.",
  "core/units/cutting-model.ts": "A stick's place is one of the stock, and a cutting has at least one piece.",
  "core/units/random-lengths.ts": "Places are looked up inside the list of sums, and each pile has its entry."
}

const fallback = /(\]|\?\.\w+) \?\? $/

export const isUnreached = ({ file, source, column, was }: Mutant): boolean =>
  Object.hasOwn(complete, file) && was === "0" && fallback.test(source.slice(0, column - 1))
