/** Which status a failed page answers with. */
import { isRecord } from "../../core/record.ts"

/** A status that says failure; anything else says nothing. */
const failureStatus = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isInteger(value) && value >= 400 && value <= 599 ? value : undefined

const field = (candidate: unknown, name: string): unknown => (isRecord(candidate) ? candidate[name] : undefined)

/** [ROUTE-10] The error's own `statusCode`, else its `status`, else that of its `response`, else 500. */
export const statusOf = (error: unknown): number =>
  failureStatus(field(error, "statusCode")) ??
  failureStatus(field(error, "status")) ??
  failureStatus(field(field(error, "response"), "status")) ??
  500
