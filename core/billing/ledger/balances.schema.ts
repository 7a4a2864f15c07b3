/** Balances as they are answered. */
import { Schema } from "effect"
import { Cents } from "../../pricing/price.schema.ts"

/** [BAL-01] */
export const BalancesSchema = Schema.Struct({
  creditLimit: Cents,
  used: Cents,
  available: Cents,
  balance: Cents,
  ageing: Schema.Struct({ current: Cents, days30: Cents, days60: Cents, days90: Cents })
})
