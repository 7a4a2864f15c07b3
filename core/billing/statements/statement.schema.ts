/** Statements as they are answered, and why one is not. */
import { Schema } from "effect"
import { DayText, Identifier, listOf } from "../../bounds.schema.ts"
import { Cents } from "../../pricing/price.schema.ts"

const summaryFields = {
  statementDate: DayText,
  customerId: Identifier,
  opening: Cents,
  invoices: Cents,
  payments: Cents,
  credits: Cents,
  closing: Cents,
  dueBalance: Cents,
  "30DayBalance": Cents,
  currentBalance: Cents
}

/** [STM-01] [CALL-14] */
export const StatementSummarySchema = Schema.Struct(summaryFields)

/** [STM-01] */
export const StatementSchema = Schema.Struct({
  ...summaryFields,
  lines: listOf(
    Schema.Struct({
      date: DayText,
      kind: Schema.Literals(["invoice", "payment", "credit-note"]),
      number: Identifier,
      invoices: Schema.optionalKey(listOf(Identifier)),
      amount: Cents,
      balance: Cents
    })
  )
})

/** The company has no statement of that day. */
export class StatementNotFound extends Schema.TaggedError<StatementNotFound>()("StatementNotFound", {}) {}
