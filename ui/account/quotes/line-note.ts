/** What is said of a quote's line below its number: that it was delivered, or how much of it was called off. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { partUnit, soldQuantity } from "../../../core/orders/line-part.ts"
import { linePartText } from "../../../core/orders/line-part-text.ts"
import { fromHundredths } from "../../../core/units/quantity.ts"
import { quoteLineWords as words } from "../../words/quotes.ts"

type Quoted = Pick<ApiCalls["GET /orders/quote/id/:id"]["data"], "lines" | "quote">

/** `place` counts the lines from 0. */
export const quoteLineNote = ({ lines, quote }: Quoted, place: number): string | undefined => {
  const delivered = quote?.deliveredLines.find((line) => line.place === place)
  if (delivered) return words.delivered(delivered.invoiceNo)
  const line = lines[place]
  if (!line || !quote || quote.callOffs.length === 0) return undefined
  const unit = partUnit(line)
  const all = fromHundredths(soldQuantity(line))
  const left = quote.openParts.find((part) => part.place === place)?.left ?? 0
  const taken = Math.round((all - left) * 100) / 100
  if (taken === 0) return undefined
  return left === 0 ? words.allCalledOff : words.calledOff(linePartText(unit, taken), linePartText(unit, left))
}
