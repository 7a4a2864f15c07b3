/** Gathers the price requests of one moment and asks for them together. */
import type { PriceAnswer, PriceRequest } from "../../core/pricing/price.ts"
import type { CallShop } from "./call-shop.ts"

/** [PRC-07] A batch goes out at 50 requests, or 50 ms after its first. */
export const BATCH_SIZE = 50
export const BATCH_DELAY_MS = 50

export type AskPrice = (request: PriceRequest) => Promise<PriceAnswer>

type Waiting = {
  readonly request: PriceRequest
  readonly answer: Promise<PriceAnswer>
  readonly settle: (answer: PriceAnswer) => void
}

const keyOf = ({ sku, qty, length, uom }: PriceRequest): string =>
  JSON.stringify([sku.toLowerCase(), qty, length ?? 0, uom])

const failed = ({ sku, qty }: PriceRequest): PriceAnswer => ({ error: true, msg: "error fetching price", id: sku, qty })

/** [PRC-07] The same thing and quantity is asked once; a batch that fails settles all that waited for it. */
export const priceQueue = (call: CallShop): AskPrice => {
  let waiting = new Map<string, Waiting>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    const batch = [...waiting.values()]
    waiting = new Map()
    const answer = await call("POST /products-pricing/guest-prices", { body: batch.map(({ request }) => request) })
    if (!answer.ok) console.warn(`Prices could not be fetched: ${answer.msg}`)
    for (const [place, { request, settle }] of batch.entries())
      settle((answer.ok ? answer.data[place] : undefined) ?? failed(request))
  }

  return (request) => {
    const key = keyOf(request)
    const same = waiting.get(key)
    if (same) return same.answer
    const { promise, resolve } = Promise.withResolvers<PriceAnswer>()
    waiting.set(key, { request, answer: promise, settle: resolve })
    if (waiting.size >= BATCH_SIZE) void send()
    else timer ??= setTimeout(() => void send(), BATCH_DELAY_MS)
    return promise
  }
}
