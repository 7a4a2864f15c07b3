/** What a trade customer sees of their account: limit, used, left, and how old what they owe is. */
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import { availableCredit } from "../../payments/trade-credit.ts"
import { type Ageing, ageing } from "./ageing.ts"
import { balanceOf, documentsOf, type Ledger } from "./ledger.ts"

/** [BAL-01] Cents. */
export type Balances = {
  readonly creditLimit: Cents
  readonly used: Cents
  readonly available: Cents
  /** What is owed by the ledger; below 0 the shop owes it. */
  readonly balance: Cents
  /** The same by age. */
  readonly ageing: Ageing
}

/** The customer's account beside the ledger. */
export type CreditLine = {
  readonly customerId: string
  readonly creditLimit: Cents
  /** What is ordered on credit and not invoiced. */
  readonly openOrders: Cents
  /** A setting; they count unless it says otherwise. */
  readonly openOrdersCount?: boolean
}

/**
 * [BAL-01] The balances at a moment, epoch milliseconds. Used is what the ledger says is owed, and the open orders; money
 * paid ahead frees no more than the limit.
 */
export const balancesOf = (ledger: Ledger, account: CreditLine, now: number): Balances => {
  const { customerId, creditLimit, openOrders, openOrdersCount = true } = account
  const today = melbourneDate(now)
  const balance = balanceOf(ledger, customerId, today)
  const unpaid = Math.max(0, balance)
  const available = availableCredit(
    { accountType: "A", standing: "open", creditLimit, unpaid, openOrders },
    openOrdersCount
  )
  return {
    creditLimit,
    used: unpaid + (openOrdersCount ? openOrders : 0),
    available,
    balance,
    ageing: ageing(documentsOf(ledger, customerId, today), today)
  }
}
