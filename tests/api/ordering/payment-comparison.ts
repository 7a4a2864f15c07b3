/** The shop's own books of money beside those of the stand-in, which knows nothing of the shop. */
import type { TestDatabase } from "../../postgres/database.ts"
import type { RunningStripe } from "../../providers/payments/running-stripe.ts"

type Books = { readonly captures: ReadonlyArray<string>; readonly refunds: ReadonlyArray<string> }

/**
 * Every capture and refund as `reference amount`, as the shop has it written down and as the stand-in's log tells it.
 * `strays` are payments that went back without being on any order's books.
 */
export const paymentComparison = async (
  query: TestDatabase["query"],
  stripe: Pick<RunningStripe, "log">,
  strays: ReadonlySet<unknown> = new Set()
): Promise<{ readonly shop: Books; readonly stripe: Books }> => {
  const moved = await query(
    `SELECT kind, money_movement.provider_ref AS id, money_movement.amount_cents::int AS amount FROM money_movement
     JOIN payment_attempt ON payment_attempt.id = attempt_id WHERE method = 'card'`
  )
  const ours = (kind: string) =>
    moved
      .filter((row) => row.kind === kind)
      .map(({ id, amount }) => `${id} ${amount}`)
      .sort()
  const theirs = async (type: string) =>
    (await stripe.log(`?type=${type}&limit=100000`))
      .filter((entry) => !strays.has(entry.payment_intent))
      .map(({ id, amount }) => `${id} ${amount}`)
      .sort()
  return {
    shop: { captures: ours("capture"), refunds: ours("refund") },
    stripe: { captures: await theirs("charge.succeeded"), refunds: await theirs("refund.created") }
  }
}
