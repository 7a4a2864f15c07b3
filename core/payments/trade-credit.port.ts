/** The credit of trade accounts. */
import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { CreditRefused, CreditUnavailable } from "./payment.schema.ts"

export class TradeCredit extends Context.Service<
  TradeCredit,
  {
    /**
     * [CRED-02] Checks an account by `creditRefusal` and draws the order's total in one step, whoever else draws at the
     * same time; a second draw for the same order changes nothing.
     */
    readonly draw: (
      customerId: string,
      order: { readonly orderNo: string; readonly total: Cents }
    ) => Effect.Effect<void, CreditRefused | CreditUnavailable>
    /** What was drawn for an order that comes to nothing is free again. */
    readonly release: (orderNo: string) => Effect.Effect<void, CreditUnavailable>
  }
>()("core/payments/TradeCredit") {}
