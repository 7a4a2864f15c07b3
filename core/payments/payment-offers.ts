/** Which ways to pay an order has, and why it has not the others; the server asks the same before it takes a payment. */
import type { Cents } from "../money.ts"
import { type PaymentMethod, paymentMethods } from "../payment-method.ts"
import { notOfferedWords, tradeCreditWords } from "../words/payment.ts"
import { limitProblem } from "./payment-limits.ts"
import { availableCredit, type CreditAccount, creditRefusal, isCreditEligible } from "./trade-credit.ts"

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

/** [PAY-05] What keeps an order from an account that buys on credit; nothing where it can go on it, and of an account that never could. */
export const creditBreach = (offers: ReadonlyArray<PaymentOffer>): string | undefined => {
  const problem = offers.find(({ method }) => method === "trade-credit")?.problem
  return problem === tradeCreditWords.customerType ? undefined : problem
}

/** [CRED-02] Cents: before what is to be paid, and what that leaves, below 0 where it is too much. */
export type CreditFigures = {
  readonly limit: Cents
  readonly used: Cents
  readonly available: Cents
  readonly left: Cents
}

/** What is to be paid, and how it can be; `credit` for who may see it. */
export type OfferedPayments = {
  readonly total: Cents
  readonly offers: ReadonlyArray<PaymentOffer>
  readonly credit?: CreditFigures
}

type SetUp = { readonly isSet: boolean; readonly isStandIn?: boolean; readonly awaited?: object }

const creditFigures = ({ account, showsCredit = false, total }: OfferRequest): CreditFigures | undefined => {
  if (!account || !showsCredit || !isCreditEligible(account)) return undefined
  const available = availableCredit(account)
  const { creditLimit: limit, unpaid, openOrders } = account
  return { limit, used: unpaid + openOrders, available, left: available - total }
}

/** [PAY-10] [CRED-02] The ways to pay that the shop has a provider for. */
export const offeredPayments = (
  providers: Readonly<Record<PaymentMethod, SetUp>>,
  request: OfferRequest
): OfferedPayments => {
  const offers = paymentOffers(request).flatMap((offer) => {
    const { isSet, isStandIn } = providers[offer.method]
    return isSet ? [{ ...offer, ...(isStandIn ? { isStandIn } : {}) }] : []
  })
  const credit = creditFigures(request)
  return { total: request.total, offers, ...(credit ? { credit } : {}) }
}

/** [QUO-07] Those of them that take the money at once: the price of a quote does not wait for a bank. */
export const paidAtOnce = (
  providers: Readonly<Record<PaymentMethod, SetUp>>,
  request: OfferRequest
): OfferedPayments => {
  const offered = offeredPayments(providers, request)
  return { ...offered, offers: offered.offers.filter(({ method }) => providers[method].awaited === undefined) }
}
