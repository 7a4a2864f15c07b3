/** Changes of the rules that change nothing, each with its reason; no test can notice them. */
import { equivalentUnitMutants } from "./equivalent-units.ts"
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
  ...equivalentUnitMutants,
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
    file: "core/billing/ledger/ageing.ts",
    source: 'for (const { date, left } of remainders) sums[left < 0 ? "current" : ageOf(date, on)] += left',
    after: "for (const { date, left } of remainders) sums[left ",
    was: "<",
    becomes: "<=",
    reason: "Nothing is left: no age grows by it."
  },
  {
    file: "core/billing/ledger/ageing.ts",
    source: 'for (const { date, left } of remainders) sums[left < 0 ? "current" : ageOf(date, on)] += left',
    after: "for (const { date, left } of remainders) sums[left < ",
    was: "0",
    becomes: "1",
    reason: "Cents are whole, and where nothing is left no age grows by it."
  },
  {
    file: "core/billing/ledger/ledger-posting.ts",
    source: 'if (entry.postings.reduce((sum, { amount }) => sum + amount, 0) !== 0) return "unbalanced"',
    after: "if (entry.postings.reduce((sum, { amount }) => sum ",
    was: "+",
    becomes: "-",
    reason: "A sum is nothing just where the same sum below zero is."
  },
  {
    file: "core/billing/ledger/ledger.ts",
    source: "const later = (one: string, other: string) => (one > other ? one : other)",
    after: "const later = (one: string, other: string) => (one ",
    was: ">",
    becomes: ">=",
    reason: "Of two days that are the same either will do."
  },
  {
    file: "core/billing/statements/statement.ts",
    source: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))",
    after: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date ",
    was: "<",
    becomes: "<=",
    reason: "The days differ here."
  },
  {
    file: "core/billing/statements/statement.ts",
    source: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))",
    after: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -",
    was: "1",
    becomes: "2",
    reason: "Of an answer only its sign counts."
  },
  {
    file: "core/billing/statements/statement.ts",
    source: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))",
    after: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : ",
    was: "1",
    becomes: "2",
    reason: "Of an answer only its sign counts."
  },
  {
    file: "core/billing/statements/statement.ts",
    source: ".toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? -1 : 1))",
    after: ".toSorted((one, other) => (one.date === other.date ? ",
    was: "0",
    becomes: "1",
    reason: "Sorting asks only whether the later one comes before the earlier, which it does not."
  },
  {
    file: "core/ordering/cart/cart.ts",
    source: "factor: isTimber ? (item.length ?? 1) : 1,",
    after: "factor: isTimber ? (item.length ?? 1) : ",
    was: "1",
    becomes: "2",
    reason: "Only what is sold by the stick is asked for the length of its stick."
  },
  {
    file: "core/ordering/cart/cart.ts",
    source: "fromHundredths((hundredths(left) ?? 0) + (hundredths(right) ?? 0))",
    after: "fromHundredths((hundredths(left) ?? 0) + (hundredths(right) ?? ",
    was: "0",
    becomes: "1",
    reason: "What is added was found to be a quantity just before."
  },
  ...["qty: ", "qty: 0, qtyRaw: "].map((after) => ({
    file: "core/ordering/cart/cart.ts",
    source: "const start: CartItem = { ...item, qty: 0, qtyRaw: 0, isSubmitValid: true }",
    after: `const start: CartItem = { ...item, ${after}`,
    was: "0",
    becomes: "1",
    reason: "The quantity that is added stands in for it."
  })),
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
