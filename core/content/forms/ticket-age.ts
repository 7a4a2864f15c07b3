/** How old the ticket of a form may be when it comes back with what was filled in. */

/** [T33] Half a day: a page that was left open for longer gets a new one. */
export const TICKET_MS = 12 * 60 * 60_000

/** [T33] Nobody fills in a form in less; a script that proves its work may. */
export const LEAST_FILL_MS = 3_000

/** `proof` says whether the form came with one. Both times are epoch milliseconds. */
export const ticketFault = (
  { issuedAt, isProved }: { readonly issuedAt: number; readonly isProved: boolean },
  now: number
): "stale" | "too-soon" | undefined => {
  if (now - issuedAt > TICKET_MS) return "stale"
  return !isProved && now - issuedAt < LEAST_FILL_MS ? "too-soon" : undefined
}
