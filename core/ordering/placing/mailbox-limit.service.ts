/** How many orders that wait for their money are told to one mailbox: whoever types it need not be its owner. */
import { Effect } from "effect"
import { normalEmail } from "../../contact/email-address.ts"
import { awaitedOrderLimit } from "../../rate-limit/call-limits.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { tooManyAwaited } from "../../words/awaited-payment.ts"
import type { PlaceOrderRequest } from "../new-order.ts"
import { orderRefused } from "../refusal.schema.ts"

/**
 * [T36] [T55] Every other order is told of once it is paid; one whose goods wait for money is told of at once. Fails with
 * `OrderRefused` beyond `awaitedOrderLimit`, and with `Unavailable`.
 */
export const makeMailboxLimit = Effect.gen(function* () {
  const limits = yield* RateLimits
  return Effect.fnUntraced(function* ({ form, buyer }: PlaceOrderRequest) {
    const email = normalEmail(form.billing.contactDetails.email)
    if (!(yield* limits.tryConsume(awaitedOrderLimit(email, buyer?.contactId))))
      return yield* orderRefused("too-many-waiting", tooManyAwaited)
  })
})
