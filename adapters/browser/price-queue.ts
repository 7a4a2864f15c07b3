/** Gathers the price requests of one moment and asks for them together, for whoever is logged in. */
import { type BuyerTerms, hasSamePrices, priceCustomerIdOf } from "../../core/identity/buyer.ts"
import type { PriceAnswer, PriceRequest } from "../../core/pricing/price.ts"
import { BATCH_DELAY_MS, BATCH_SIZE, batchAnswers, priceKey } from "../../core/pricing/price-batch.ts"
import type { CallShop } from "./call-shop.ts"

export type AskPrice = (request: PriceRequest) => Promise<PriceAnswer>

export type PriceQueue = {
  readonly price: AskPrice
  /** From now on prices are asked for that shopper, a guest without; what is asked and not answered yet is asked anew for them. */
  readonly priceFor: (buyer: BuyerTerms | undefined) => void
}

type Waiting = {
  readonly request: PriceRequest
  readonly answer: Promise<PriceAnswer>
  readonly settle: (answer: PriceAnswer) => void
}

/**
 * [PRC-07] The same thing and quantity is asked once; a batch that fails settles all that waited for it.
 * [T21] Nobody hears the price of a shopper who is no longer the one who is logged in.
 */
export const priceQueue = (call: CallShop): PriceQueue => {
  let waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let buyer: BuyerTerms | undefined

  /** [PRC-04] Own prices, or a guest's. */
  const askShop = (body: ReadonlyArray<PriceRequest>) => {
    const customerId = priceCustomerIdOf(buyer)
    return customerId === undefined
      ? call("POST /products-pricing/guest-prices", { body })
      : call("POST /products-pricing/prices", { body, query: { customerId } })
  }

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting = new Map()
    const asking = buyer
    const requests = batch.map(({ request }) => request)
    const answer = await askShop(requests)
    if (!hasSamePrices(asking, buyer)) {
      for (const { request, settle } of batch) void price(request).then(settle)
      return
    }
    if (!answer.ok) console.warn(`Prices could not be fetched: ${answer.msg}`)
    for (const [place, priced] of batchAnswers(requests, answer.ok ? answer.data : undefined).entries())
      batch[place]?.settle(priced)
  }

  const price: AskPrice = (request) => {
    const key = priceKey(request)
    const same = waiting.get(key)
    if (same) return same.answer
    const { promise, resolve } = Promise.withResolvers<PriceAnswer>()
    waiting.set(key, { request, answer: promise, settle: resolve })
    if (waiting.size >= BATCH_SIZE) void send()
    else timer ??= setTimeout(() => void send(), BATCH_DELAY_MS)
    return promise
  }

  return {
    price,
    priceFor: (next) => {
      buyer = next
    }
  }
}
