/** Quotes that are being paid, as the pages know them that wait for their payment. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { Cents } from "../../../core/money.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { hostedOutcome, type Outcome, outcomeIn } from "../payment-calls.ts"
import { isStoredPayment, type PaymentJourney, type SentRequest, type StoredPayment } from "../payment-journey.ts"

/** The quotes that one payment is for; `t` is the secret of a link, which pays its own quote. */
export type ChosenQuotes = { readonly quotes: ReadonlyArray<string>; readonly t?: string }

export type QuotesRequest = SentRequest & ChosenQuotes & { readonly total: Cents }

/** What this browser keeps of the last payment of quotes. */
type StoredQuotesPayment = {
  readonly payment: StoredPayment<QuotesRequest>
  /** The page that it was sent from, where another try begins. */
  readonly back: string
  /** What that page says, once. */
  readonly refusal?: string
}

type Shop = Pick<ShopClient, "call" | "store">

const KEY = "quotes-payment"

/** Another site's page is none to come back to. */
const isStored = (stored: unknown): stored is StoredQuotesPayment =>
  typeof stored === "object" &&
  stored !== null &&
  "payment" in stored &&
  isStoredPayment(stored.payment) &&
  "back" in stored &&
  typeof stored.back === "string" &&
  /^\/(?![/\\])/.test(stored.back)

const read = async (shop: Shop): Promise<StoredQuotesPayment | undefined> => {
  const stored = await (await shop.store()).read<unknown>(KEY)
  return isStored(stored) ? stored : undefined
}

const write = async (shop: Shop, stored: StoredQuotesPayment): Promise<void> => {
  await (await shop.store()).write(KEY, stored)
}

const keyed = ({ key, quotes, t, total }: QuotesRequest) => ({
  headers: { "idempotency-key": key },
  body: { quotes, total, ...(t ? { t } : {}) }
})

type Call = Shop["call"]

type PlaceCall = (call: Call, request: QuotesRequest) => Promise<CallResult<Outcome>>

/** The methods that quotes are paid by. */
const placeCalls: { readonly [method in OrderMethod]?: PlaceCall } = {
  "hosted-card": async (call, request) =>
    outcomeIn(await call("POST /orders/quote/card", keyed(request)), hostedOutcome),
  paypal: (call, request) => call("POST /orders/quote/paypal", keyed(request)),
  zip: (call, request) => call("POST /orders/quote/zip", keyed(request)),
  "trade-credit": (call, request) => call("POST /orders/quote/tradecredit", keyed(request))
}

const placeQuotes: PlaceCall = (call, request) => {
  const place = placeCalls[request.method]
  if (!place) throw new Error(`Quotes are not paid by ${request.method}`)
  return place(call, request)
}

/** `back` is the page that asks for the payment; without it, the one that the last payment was sent from. */
export const quotesJourney = (shop: Shop, back?: string): PaymentJourney<QuotesRequest> => ({
  read: async () => (await read(shop))?.payment,
  write: async (payment) => write(shop, { payment, back: back ?? (await read(shop))?.back ?? "/quotes" }),
  place: (request) => placeQuotes(shop.call, request),
  canPayAgain: async () => (await read(shop)) !== undefined,
  refuse: async (refusal) => {
    const stored = await read(shop)
    if (stored) await write(shop, { ...stored, refusal })
  }
})

/** Where another try of the last payment begins. */
export const quotesPaymentPage = async (shop: Shop): Promise<string | undefined> => (await read(shop))?.back

/** The payment that was sent from that page, and whose end is not known here yet. */
export const findSentPayment = async (shop: Shop, back: string): Promise<StoredPayment<QuotesRequest> | undefined> => {
  const stored = await read(shop)
  return stored?.back === back && stored.payment.sent && stored.payment.orderNo === undefined
    ? stored.payment
    : undefined
}

/** Why the last payment was refused, told once by the page that it was sent from. */
export const consumeRefusal = async (shop: Shop, back: string): Promise<string | undefined> => {
  const stored = await read(shop)
  if (!stored?.refusal || stored.back !== back) return undefined
  const { refusal, ...rest } = stored
  await write(shop, rest)
  return refusal
}
