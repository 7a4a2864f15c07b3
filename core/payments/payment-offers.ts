/** Which ways to pay an order has, and why it has not the others; the server asks the same before it takes a payment. */
import type { Cents } from "../money.ts"
import { type PaymentMethod, paymentMethods } from "../payment-method.ts"
import { notOfferedWords } from "../words/payment.ts"
import { limitProblem } from "./payment-limits.ts"
import { type CreditAccount, creditRefusal } from "./trade-credit.ts"

/** An order as far as paying for it goes; `account` where somebody is logged in. */
export type OfferRequest = {
  readonly total: Cents
  readonly account?: CreditAccount
  /** Whether credit figures may be told to who asks. */
  readonly showsCredit?: boolean
}

/** [PAY-03] [PAY-05] Why a way to pay is not offered; nothing where it is. */
export const paymentMethodProblem = (method: PaymentMethod, request: OfferRequest): string | undefined => {
  const { total, account, showsCredit = false } = request
  const limit = limitProblem(method, total)
  if (limit !== undefined || method !== "trade-credit") return limit
  return account ? creditRefusal(account, total, showsCredit)?.msg : notOfferedWords.logIn
}

/** A way to pay, with the reason where it is not open. */
export type PaymentOffer = {
  readonly method: PaymentMethod
  readonly problem?: string
  /** Nothing but test cards is taken, and no money moves. */
  readonly isStandIn?: boolean
}

/** [PAY-10] The ways to pay in their order: five for who is logged in, for a guest no trade credit. */
export const paymentOffers = (request: OfferRequest): ReadonlyArray<PaymentOffer> =>
  paymentMethods
    .filter((method) => method !== "trade-credit" || request.account !== undefined)
    .map((method) => {
      const problem = paymentMethodProblem(method, request)
      return { method, ...(problem === undefined ? {} : { problem }) }
    })
