/** Which refusals of an order are kept for repeats of its request, and what of them. */
import type { OrderRefused } from "./refusal.schema.ts"

/** What a request was refused for, kept for its repeats; one that was not refused is known by its order. */
export type StoredRefusal = Pick<OrderRefused, "kind" | "msg" | "fields" | "lines" | "quote">

/** What goes by itself, so that the same request may do better later. */
const transientRefusals: ReadonlySet<OrderRefused["kind"]> = new Set([
  "needs-approval",
  "payment-under-way",
  "too-many-declines",
  "too-many-waiting",
  "credit-refused",
  "payment-not-opened"
])

/** [I20] What of a refusal is kept; undefined where the same request may do better later. */
export const storedRefusal = ({ kind, msg, fields, lines, quote }: OrderRefused): StoredRefusal | undefined =>
  transientRefusals.has(kind)
    ? undefined
    : { kind, msg, ...(fields ? { fields } : {}), ...(lines ? { lines } : {}), ...(quote ? { quote } : {}) }
