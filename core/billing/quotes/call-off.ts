/** A quote that is ordered in parts: what others called off, what is left of each line, and the part that is called off now. */
import { roundedFraction } from "../../money.ts"
import { isPartOf, type LinePart, linePart, pricedPart, soldQuantity } from "../../orders/line-part.ts"
import type { OrderLine, OrderStatus } from "../../orders/order.ts"
import { gstIn } from "../../pricing/gst.ts"
import { lineAmounts } from "../../pricing/price-line.ts"
import { ceilDivide, fromHundredths, type Hundredths, toHundredths } from "../../units/quantity.ts"

/** [QUO-04] A line at the price that it was quoted at; with `invoiceNo` it was handed over already, by that invoice. */
export type QuoteLine = OrderLine & {
  /** Its number in the quote, by which call-offs name it. */
  readonly position: number
  readonly invoiceNo?: string
}

/** How much of a quote's line an order takes, as its own line has it. */
export type CalledOffLine = Pick<OrderLine, "qty" | "pieces"> & { readonly position: number }

/** [QUO-08] An order of a part of a quote that was not cancelled; `estimated` is when it comes, epoch milliseconds. */
export type CallOff = {
  readonly orderNo: string
  readonly status: OrderStatus
  readonly estimated: number
  readonly lines: ReadonlyArray<CalledOffLine>
}

type CalledOff = { readonly lines: ReadonlyArray<QuoteLine>; readonly callOffs: ReadonlyArray<CallOff> }

/** What of a line others called off, hundredths of the unit that its parts are counted in. */
const takenOf = (line: QuoteLine, callOffs: ReadonlyArray<CallOff>): Hundredths =>
  callOffs
    .flatMap(({ lines }) => lines)
    .filter(({ position }) => position === line.position)
    .reduce((sum, { qty, pieces }) => sum + soldQuantity({ ...line, qty, pieces }), 0)

/** So much of a line, hundredths of the unit that its parts are counted in: the quoted price times the quantity, rounded once. */
const partOfLine = (line: QuoteLine, part: Hundredths): QuoteLine => {
  if (part === soldQuantity(line)) return line
  const qty = pricedPart(line, part)
  const linePrice = lineAmounts(line.unitPrice, qty)
  return {
    ...line,
    qty: fromHundredths(qty),
    pieces: ceilDivide(part, 100),
    linePrice,
    lineGst: gstIn(linePrice),
    weightGrams: roundedFraction(BigInt(line.weightGrams) * BigInt(qty), toHundredths(line.qty))
  }
}

/** What can still be ordered of a line; `place` counts the quote's lines from 0. */
export type OpenPart = LinePart & { readonly place: number }

/** [QUO-08] The lines that were neither handed over nor wholly called off, with how much is left of each. */
export const openParts = ({ lines, callOffs }: CalledOff): ReadonlyArray<OpenPart> =>
  lines.flatMap((line, place) => {
    const part = { place, ...linePart(line, takenOf(line, callOffs)) }
    return line.invoiceNo === undefined && part.left > 0 ? [part] : []
  })

/** So much of a quote's line, in the unit that its parts are counted in. */
export type WantedPart = { readonly place: number; readonly quantity: number }

const linesOfParts = ({ lines }: CalledOff, parts: ReadonlyArray<WantedPart>): ReadonlyArray<QuoteLine> =>
  parts.flatMap(({ place, quantity }) => {
    const line = lines[place]
    return line ? [partOfLine(line, toHundredths(quantity))] : []
  })

/** What paying all of the rest orders: the lines that are left, at what is left of them. */
export const openLines = (quote: CalledOff): ReadonlyArray<QuoteLine> =>
  linesOfParts(
    quote,
    openParts(quote).map(({ place, left }) => ({ place, quantity: left }))
  )

/** [QUO-08] The lines of a call-off, in the order of the quote; nothing where it asks for more than is left, off the step, or for nothing. */
export const calledOffLines = (
  quote: CalledOff,
  wanted: ReadonlyArray<WantedPart>
): ReadonlyArray<QuoteLine> | undefined => {
  const open = openParts(quote)
  const isRight = ({ place, quantity }: WantedPart) =>
    open.some((part) => part.place === place && isPartOf(part, quantity))
  const isOnce = new Set(wanted.map(({ place }) => place)).size === wanted.length
  if (wanted.length === 0 || !isOnce || !wanted.every(isRight)) return undefined
  return linesOfParts(
    quote,
    wanted.toSorted((one, other) => one.place - other.place)
  )
}

/** [QUO-08] How much of a quote its call-offs take. */
export type CalledOffShare = "none" | "part" | "all"
export const calledOffShare = (quote: CalledOff): CalledOffShare => {
  if (quote.callOffs.length === 0) return "none"
  return openParts(quote).length === 0 ? "all" : "part"
}
