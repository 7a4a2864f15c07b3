/** Changes of the rules that change nothing, each with its reason; no test can notice them. */
import { ofUnits } from "./equivalent-units.ts"
import type { Mutant } from "./mutants.ts"
import { isUnreached } from "./unreached.ts"

export type Equivalent = Pick<Mutant, "file" | "source" | "was" | "becomes"> & {
  /** What stands in the line before the change. */
  readonly after: string
  readonly reason: string
}

const sign = "const top = BigInt(numerator) * 2n * (denominator < 0 ? -1n : 1n)"
const money = "core/money.ts"

const equivalents: ReadonlyArray<Equivalent> = [
  ...ofUnits,
  {
    file: money,
    source: sign,
    after: "const top = BigInt(numerator) * 2n ",
    was: "*",
    becomes: "/",
    reason: "To multiply by 1 or -1 is to divide by it."
  },
  {
    file: money,
    source: sign,
    after: "const top = BigInt(numerator) * 2n * (denominator ",
    was: "<",
    becomes: "<=",
    reason: "A denominator of 0 throws whatever its sign."
  },
  {
    file: money,
    source: sign,
    after: "const top = BigInt(numerator) * 2n * (denominator < ",
    was: "0",
    becomes: "1",
    reason: "Denominators are whole, and 0 throws whatever its sign."
  },
  {
    file: money,
    source: "const half = top < 0n ? -bottom : bottom",
    after: "const half = top ",
    was: "<",
    becomes: "<=",
    reason: "Half up from 0 and half down from 0 both come to 0."
  },
  {
    file: money,
    source: "const half = top < 0n ? -bottom : bottom",
    after: "const half = top < ",
    was: "0n",
    becomes: "1n",
    reason: "It is even, so the only one between is 0, and half either way from 0 comes to 0."
  },
  {
    file: "core/pricing/price-line.ts",
    source: "const linePrice = qty === undefined ? 0 : lineOf(unitPrice, qty)",
    after: "const linePrice = qty === undefined ? ",
    was: "0",
    becomes: "1",
    reason: "Without a quantity the next line refuses, whatever stands here."
  },
  {
    file: "core/pricing/discounts.ts",
    source: 'return terms.kind === "trade" && terms.percentOff !== undefined ? less(price, terms.percentOff) : price',
    after: 'return terms.kind === "trade" ',
    was: "&&",
    becomes: "||",
    reason: "Without a percentage nothing is taken off, and other terms have none."
  },
  {
    file: "core/contact/business-numbers.ts",
    source: 'if (!/^[1-9]\\d{10}$/.test(digits) || digits < "11") return false',
    after: "if (!/^[1-9]\\d{10}$/.test(digits) || digits ",
    was: "<",
    becomes: "<=",
    reason: "Eleven digits are never the two digits 11."
  }
]

export const isEquivalent = (change: Mutant): boolean =>
  isUnreached(change) ||
  equivalents.some(
    (one) =>
      one.file === change.file &&
      one.source === change.source &&
      one.after === change.source.slice(0, change.column - 1) &&
      one.was === change.was &&
      one.becomes === change.becomes
  )
