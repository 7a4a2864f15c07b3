/** The credit of trade accounts. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { CreditRefused } from "./payment.schema.ts"

/**
 * [CRED-02] Port that draws and releases trade credit. Fails with `Unavailable` (what it needs is out of reach),
 * `CreditRefused` (with its reason).
 */
export class TradeCredit extends Context.Service<
  TradeCredit,
  {
    /**
     * [CRED-02] Checks an account by `creditRefusal` and draws the order's total in one step, whoever else draws at the
     * same time; a second draw for the same order changes nothing.
     */
    readonly drawCredit: (
      customerId: string,
      order: { readonly orderNo: string; readonly total: Cents }
    ) => Effect.Effect<void, CreditRefused | Unavailable>
    /** What was drawn for an order that comes to nothing is free again. */
    readonly releaseCredit: (orderNo: string) => Effect.Effect<void, Unavailable>
  }
>()("core/payments/TradeCredit") {}
