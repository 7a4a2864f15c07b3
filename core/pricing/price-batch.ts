/** Batches price requests: those made within one moment are deduplicated, sent together, and each caller gets its result. */
import { priceWords } from "../words/price.ts"
import type { PriceAnswer, PriceRequest } from "./price.ts"

/** [PRC-07] A batch goes out at 50 requests, or 50 ms after its first. */
export const BATCH_SIZE = 50
export const BATCH_DELAY_MS = 50

/** [PRC-07] What tells two requests apart: the sku in any capitals, the quantity, the length and the unit. */
export const priceKey = ({ sku, qty, length, uom }: PriceRequest): string =>
  JSON.stringify([sku.toLowerCase(), qty, length ?? 0, uom])

/** [PRC-07] The answer to a request whose batch failed. */
export const failedPrice = ({ sku, qty }: PriceRequest): PriceAnswer => ({
  error: true,
  msg: priceWords.failed,
  id: sku,
  qty
})

/** [PRC-07] An answer for each request of a batch, in its order: what came back, and a failure for whatever did not. */
export const batchAnswers = (
  batch: ReadonlyArray<PriceRequest>,
  answers: ReadonlyArray<PriceAnswer> | undefined
): ReadonlyArray<PriceAnswer> => batch.map((request, place) => answers?.[place] ?? failedPrice(request))
