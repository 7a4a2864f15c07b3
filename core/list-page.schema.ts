/** Pages of lists, and the queries that ask for them, as they cross the wire. */
import { Schema } from "effect"
import { Count, Identifier, listOf } from "./bounds.schema.ts"
import { multiLinePattern } from "./plain-text.ts"

/** A page of rows. */
export const listPageSchema = <Row extends Schema.Top>(row: Row) =>
  Schema.Struct({
    rows: listOf(row),
    count: Count,
    isCountCapped: Schema.Boolean,
    next: Schema.optionalKey(Identifier),
    previous: Schema.optionalKey(Identifier)
  })

const rowId = Schema.String.check(Schema.isMaxLength(40), Schema.isPattern(/^[A-Za-z0-9-]{1,40}$/u))

/** A Melbourne day, `2026-11-23`; which days there are is the rule's to say. */
const day = Schema.String.check(Schema.isMaxLength(10), Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/u))

/** Words to look for; a row of a spreadsheet is pasted with its tabs. */
const words = Schema.String.check(Schema.isMaxCodePoints(100), Schema.isPattern(multiLinePattern))

/** What narrows any list down: words, and its days from the first to the last. */
export const listFilterFields = {
  search: Schema.optionalKey(words),
  fromDate: Schema.optionalKey(day),
  toDate: Schema.optionalKey(day)
}

/** Where a page begins. */
export const pagePositionFields = { after: Schema.optionalKey(rowId), before: Schema.optionalKey(rowId) }
