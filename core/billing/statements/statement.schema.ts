/** A statement as it is answered. */
import { Schema } from "effect"
import { Cents } from "../../pricing/price.schema.ts"

/** [STM-01] */
export const StatementSchema = Schema.Struct({
  statementDate: Schema.String,
  customerId: Schema.String,
  opening: Cents,
  invoices: Cents,
  payments: Cents,
  credits: Cents,
  closing: Cents,
  lines: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      kind: Schema.Literals(["invoice", "payment", "credit-note"]),
      id: Schema.String,
      amount: Cents,
      balance: Cents
    })
  ),
  dueBalance: Cents,
  "30DayBalance": Cents,
  currentBalance: Cents
})
