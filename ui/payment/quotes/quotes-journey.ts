/** Quotes that are being paid, as the pages know them that wait for their payment. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { ShopClient } from "../../../adapters/client.ts"
import type { WantedPart } from "../../../core/billing/quotes/call-off.ts"
import type { Cents } from "../../../core/money.ts"
import type { OrderMethod } from "../../../core/payment-method.ts"
import { hostedOutcome, type Outcome, outcomeIn } from "../payment-calls.ts"
import { isStoredPayment, type PaymentJourney, type SentRequest, type StoredPayment } from "../payment-journey.ts"
import { rememberTabPage, tabPage } from "./tab-page.ts"

/** The quotes that one payment is for; `t` is the secret of a link, which pays its own quote. */
export type ChosenQuotes = {
  readonly quotes: ReadonlyArray<string>
  readonly t?: string
  /** [QUO-08] The part of one quote that is called off, and its day. */
  readonly callOff?: { readonly day: string; readonly parts: ReadonlyArray<WantedPart> }
}

export type QuotesRequest = SentRequest & ChosenQuotes & { readonly total: Cents }

/** What this browser keeps of a payment of quotes. */
type StoredQuotesPayment = {
  readonly payment: StoredPayment<QuotesRequest>
  /** The page that it was sent from, where another try begins; its address says which quotes, so that each has its own. */
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

/** So many are kept, the last sent first. */
const KEPT = 10

const readAll = async (shop: Shop): Promise<ReadonlyArray<StoredQuotesPayment>> => {
  const stored = await (await shop.store()).read<unknown>(KEY)
  return Array.isArray(stored) ? stored.filter(isStored) : []
}

/** The one that was sent from that page; without it, from this tab, or else the last of all. */
const find = async (shop: Shop, back?: string): Promise<StoredQuotesPayment | undefined> => {
  const all = await readAll(shop)
  if (back !== undefined) return all.find((one) => one.back === back)
  const page = tabPage()
  return all.find((one) => one.back === page) ?? all[0]
}

/** Beside those of other quotes, which another tab may write meanwhile. */
const write = async (shop: Shop, stored: StoredQuotesPayment): Promise<void> => {
  const store = await shop.store()
  await store.runExclusively(KEY, async () => {
    const others = (await readAll(shop)).filter(({ back }) => back !== stored.back)
    await store.write(KEY, [stored, ...others].slice(0, KEPT))
  })
}

const keyed = ({ key, quotes, t, callOff, total }: QuotesRequest) => ({
  headers: { "idempotency-key": key },
  body: { quotes, total, ...(t ? { t } : {}), ...(callOff ? { callOff } : {}) }
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

/** `back` is the page that asks for the payment; without it, the one that this tab's last payment was sent from. */
export const quotesJourney = (shop: Shop, back?: string): PaymentJourney<QuotesRequest> => ({
  read: async () => (await find(shop, back))?.payment,
  write: async (payment) => {
    if (back !== undefined) rememberTabPage(back)
    await write(shop, { payment, back: back ?? (await find(shop))?.back ?? "/quotes" })
  },
  place: (request) => placeQuotes(shop.call, request),
  canPayAgain: async () => (await find(shop, back)) !== undefined,
  refuse: async (refusal) => {
    const stored = await find(shop, back)
    if (stored) await write(shop, { ...stored, refusal })
  }
})

/** Where another try of this tab's last payment begins. */
export const quotesPaymentPage = async (shop: Shop): Promise<string | undefined> => (await find(shop))?.back

/** The payment that was sent from that page, and whose end is not known here yet. */
export const findSentPayment = async (shop: Shop, back: string): Promise<StoredPayment<QuotesRequest> | undefined> => {
  const stored = await find(shop, back)
  return stored?.payment.sent && stored.payment.orderNo === undefined ? stored.payment : undefined
}

/** Why the last payment was refused, told once by the page that it was sent from. */
export const consumeRefusal = async (shop: Shop, back: string): Promise<string | undefined> => {
  const stored = await find(shop, back)
  if (!stored?.refusal) return undefined
  const { refusal, ...rest } = stored
  await write(shop, rest)
  return refusal
}
