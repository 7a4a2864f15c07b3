/** Gathers the price requests of one moment and asks for them together. */
import type { PriceAnswer, PriceRequest } from "../../core/pricing/price.ts"
import { BATCH_DELAY_MS, BATCH_SIZE, batchAnswers, priceKey } from "../../core/pricing/price-batch.ts"
import type { CallShop } from "./call-shop.ts"

export type AskPrice = (request: PriceRequest) => Promise<PriceAnswer>

type Waiting = {
  readonly request: PriceRequest
  readonly answer: Promise<PriceAnswer>
  readonly settle: (answer: PriceAnswer) => void
}

/** [PRC-07] The same thing and quantity is asked once; a batch that fails settles all that waited for it. */
export const priceQueue = (call: CallShop): AskPrice => {
  let waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting = new Map()
    const requests = batch.map(({ request }) => request)
    const answer = await call("POST /products-pricing/guest-prices", { body: requests })
    if (!answer.ok) console.warn(`Prices could not be fetched: ${answer.msg}`)
    for (const [place, priced] of batchAnswers(requests, answer.ok ? answer.data : undefined).entries())
      batch[place]?.settle(priced)
  }

  return (request) => {
    const key = priceKey(request)
    const same = waiting.get(key)
    if (same) return same.answer
    const { promise, resolve } = Promise.withResolvers<PriceAnswer>()
    waiting.set(key, { request, answer: promise, settle: resolve })
    if (waiting.size >= BATCH_SIZE) void send()
    else timer ??= setTimeout(() => void send(), BATCH_DELAY_MS)
    return promise
  }
}
