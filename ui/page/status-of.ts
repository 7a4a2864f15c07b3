/** Which status a failed page answers with. */
import { isRecord } from "../../core/record.ts"

/** A status that says failure; anything else says nothing. */
const failing = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 400 && value <= 599 ? value : undefined

const field = (thing: unknown, name: string): unknown => (isRecord(thing) ? thing[name] : undefined)

/** [ROUTE-10] The error's own `statusCode`, else its `status`, else that of its `response`, else 500. */
export const statusOf = (error: unknown): number =>
  failing(field(error, "statusCode")) ??
  failing(field(error, "status")) ??
  failing(field(field(error, "response"), "status")) ??
  500
