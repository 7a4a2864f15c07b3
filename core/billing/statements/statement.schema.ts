/** A statement as it is answered. */
import { Schema } from "effect"
import { DayText, Identifier, listOf } from "../../bounds.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"

/** [STM-01] */
export const StatementSchema = Schema.Struct({
  statementDate: DayText,
  customerId: Identifier,
  opening: Cents,
  invoices: Cents,
  payments: Cents,
  credits: Cents,
  closing: Cents,
  lines: listOf(
    Schema.Struct({
      date: DayText,
      kind: Schema.Literals(["invoice", "payment", "credit-note"]),
      id: Identifier,
      amount: Cents,
      balance: Cents
    })
  ),
  dueBalance: Cents,
  "30DayBalance": Cents,
  currentBalance: Cents
})
