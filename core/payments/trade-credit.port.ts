/** The credit of trade accounts: what is left of it, and what orders have drawn. */

import { Context, type Effect } from "effect"
import type { Cents } from "../money.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { CreditRefused } from "./payment.schema.ts"
import type { CreditAccount } from "./trade-credit.ts"

/**
 * An order as far as credit goes. `open`: nothing is drawn for it yet; `drawn`; `returned`: what was drawn is free again;
 * `blocked`: nothing ever will be. `browser` as for a payment.
 */
export type CreditDraw = {
  readonly orderNo: string
  readonly total: Cents
  readonly browser: string
  readonly state: "open" | "drawn" | "returned" | "blocked"
}

type CreditEffect<A, E = never> = Effect.Effect<A, E | Unavailable>

/**
 * [CRED-02] Port that draws and returns trade credit. Fails with `Unavailable` (what it needs is out of reach),
 * `CreditRefused` (with its reason).
 */
export class TradeCredit extends Context.Service<
  TradeCredit,
  {
    /** A company's account as it stands on that Melbourne day (`2026-12-31`), open orders counted; undefined without one. */
    readonly account: (customerId: string, today: string) => CreditEffect<CreditAccount | undefined>
    /**
     * [CRED-02] Checks the account of a saved order's company by `drawCredit` and draws the order's total in one step,
     * whoever else draws at the same time; a second draw for the same order changes nothing. `at` is epoch milliseconds.
     */
    readonly draw: (orderNo: string, at: number) => CreditEffect<CreditDraw, CreditRefused>
    /** Undefined where there is no such order, or it is paid in another way. */
    readonly find: (orderNo: string) => CreditEffect<CreditDraw | undefined>
    /** Afterwards nothing can be drawn for the order; what was drawn already stays. */
    readonly block: (orderNo: string, at: number) => CreditEffect<CreditDraw | undefined>
    /** What was drawn for an order that comes to nothing is free again. */
    readonly giveBack: (orderNo: string, at: number) => CreditEffect<CreditDraw | undefined>
  }
>()("core/payments/TradeCredit") {}
