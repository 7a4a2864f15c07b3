/** Gathers the price requests of one moment and asks for them together, for whoever is logged in. */
import { type BuyerTerms, hasSamePrices, priceCustomerIdOf } from "../../core/identity/buyer.ts"
import type { PriceAnswer, PriceRequest } from "../../core/pricing/price.ts"
import { BATCH_DELAY_MS, BATCH_SIZE, batchAnswers, priceKey } from "../../core/pricing/price-batch.ts"
import type { CallApi } from "./api-client.ts"

export type RequestPrice = (request: PriceRequest) => Promise<PriceAnswer>

export type PriceQueue = {
  readonly requestPrice: RequestPrice
  /** From now on prices are asked for that shopper, a guest without; what is asked and not answered yet is asked anew for them. */
  readonly setBuyer: (buyer: BuyerTerms | undefined) => void
}

type PendingPrice = {
  readonly request: PriceRequest
  readonly answer: Promise<PriceAnswer>
  readonly settle: (answer: PriceAnswer) => void
}

/**
 * [PRC-07] The same thing and quantity is asked once; a batch that fails settles all that waited for it.
 * [T21] Nobody hears the price of a shopper who is no longer the one who is logged in.
 */
export const createPriceQueue = (call: CallApi): PriceQueue => {
  let pending = new Map<string, PendingPrice>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let buyer: BuyerTerms | undefined

  /** [PRC-04] Own prices, or a guest's. */
  const fetchPrices = (body: ReadonlyArray<PriceRequest>) => {
    const customerId = priceCustomerIdOf(buyer)
    return customerId === undefined
      ? call("POST /products-pricing/guest-prices", { body })
      : call("POST /products-pricing/prices", { body, query: { customerId } })
  }

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = [...pending.values()]
    pending = new Map()
    const batchBuyer = buyer
    const requests = batch.map(({ request }) => request)
    const answer = await fetchPrices(requests)
    if (!hasSamePrices(batchBuyer, buyer)) {
      for (const { request, settle } of batch) void requestPrice(request).then(settle)
      return
    }
    if (!answer.ok) console.warn(`Prices could not be fetched: ${answer.msg}`)
    for (const [place, priced] of batchAnswers(requests, answer.ok ? answer.data : undefined).entries())
      batch[place]?.settle(priced)
  }

  const requestPrice: RequestPrice = (request) => {
    const key = priceKey(request)
    const queued = pending.get(key)
    if (queued) return queued.answer
    const { promise, resolve } = Promise.withResolvers<PriceAnswer>()
    pending.set(key, { request, answer: promise, settle: resolve })
    if (pending.size >= BATCH_SIZE) void send()
    else timer ??= setTimeout(() => void send(), BATCH_DELAY_MS)
    return promise
  }

  return {
    requestPrice,
    setBuyer: (next) => {
      buyer = next
    }
  }
}
