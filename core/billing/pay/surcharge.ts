/** What paying invoices by card costs on top. */
import type { CardScheme } from "../../fields/card-scheme.ts"
import { type Cents, roundedFraction } from "../../money.ts"
import { hundredths } from "../../units/quantity.ts"

/** From a day on, cards of a scheme, or every card, carry so many per cent, two decimals at most. */
export type SurchargeRow = {
  /** `2026-10-01`. */
  readonly from: string
  readonly scheme: CardScheme | "every"
  readonly percent: number
}

/** [SUR-01] `specified` charges by the rows alone; `designated-schemes-free` takes nothing where the ban forbids it. */
export type SurchargePolicy = "specified" | "designated-schemes-free"

export type SurchargeRules = { readonly policy: SurchargePolicy; readonly rows: ReadonlyArray<SurchargeRow> }

/** [INV-02] 1.25% on every card, as specified. */
export const defaultSurcharge: SurchargeRules = {
  policy: "specified",
  rows: [{ from: "2000-01-01", scheme: "every", percent: 1.25 }]
}

/** [SUR-01] The ban on surcharges: credit, debit and prepaid cards of the three designated schemes, from this Melbourne day on. */
const BANNED_FROM = "2026-10-01"
const designated: ReadonlyArray<CardScheme> = ["eftpos", "visa", "mastercard"]

/** A card whose scheme is not known yet may be a designated one. */
const isFree = (policy: SurchargePolicy, scheme: CardScheme | undefined, day: string): boolean =>
  policy === "designated-schemes-free" && day >= BANNED_FROM && (scheme === undefined || designated.includes(scheme))

const latest = (rows: ReadonlyArray<SurchargeRow>, scheme: SurchargeRow["scheme"], day: string) =>
  rows
    .filter((row) => row.scheme === scheme && row.from <= day)
    .reduce<SurchargeRow | undefined>((last, row) => (last && last.from > row.from ? last : row), undefined)

/**
 * [SUR-01] The per cent that a card carries on a Melbourne day, `2026-10-01`: the latest row of its own scheme, else the
 * latest for every card, else 0; nothing where the policy frees it.
 */
export const surchargePercent = (scheme: CardScheme | undefined, day: string, rules: SurchargeRules): number => {
  if (isFree(rules.policy, scheme, day)) return 0
  const own = scheme && latest(rules.rows, scheme, day)
  return (own ?? latest(rules.rows, "every", day))?.percent ?? 0
}

/**
 * [INV-02] The surcharge on a total in cents, rounded once, a half cent up. Throws a RangeError where a row's per cent is
 * none, since rows are settings.
 */
export const surchargeAmount = (total: Cents, percent: number): Cents => {
  const rate = hundredths(percent)
  if (rate === undefined) throw new RangeError(`Not a per cent with two decimals at most: ${percent}`)
  return roundedFraction(BigInt(Math.max(0, total)) * BigInt(rate), 10_000)
}
