/** How old a form's ticket may be when it comes back. */
import { expect, it } from "vitest"
import { LEAST_FILL_MS, TICKET_MS, ticketFault } from "../../../../core/content/forms/ticket-age.ts"

it.each([
  [LEAST_FILL_MS - 1, false, "too-soon"],
  [LEAST_FILL_MS - 1, true, undefined],
  [LEAST_FILL_MS, false, undefined],
  [TICKET_MS, false, undefined],
  [TICKET_MS, true, undefined],
  [TICKET_MS + 1, true, "stale"]
])("a ticket of %i ms is, with a proof %s, %s", (age, isProved, fault) => {
  expect(ticketFault({ issuedAt: 1000, isProved }, 1000 + age)).toBe(fault)
})
