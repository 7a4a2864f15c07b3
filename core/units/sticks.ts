/** Timber is cut once, at the mill: metres are bought in whole sticks, and the last one is paid for whole. */
import { quantityWords } from "../words/price.ts"
import { ceilDivide, fromHundredths, hundredths } from "./quantity.ts"

/** Finer than anything that can be measured, and whole, so that dividing is exact. */
const millionths = (metres: number): number => Math.round(metres * 1_000_000)

/** [UOM-03] How many whole sticks of a length hold so many metres: 12 m of 2.4 m is 5, 12.01 m is 6. Both above 0, else 0. */
export const wholeSticks = (metres: number, length: number): number => {
  const [wanted, stick] = [millionths(metres), millionths(length)]
  if (!(wanted > 0 && stick > 0 && Number.isSafeInteger(wanted))) return 0
  return ceilDivide(wanted, stick)
}

export type RoundedSticks = {
  readonly sticks: number
  /** Of the whole sticks, two decimals. */
  readonly metres: number
  readonly length: number
  /** What the shopper is told where metres were rounded up. */
  readonly notice: string | undefined
}

/** A stick's length in metres with at least one decimal: `2.4`, `3.0`, `2.25`. */
export const lengthText = (length: number): string => (Number.isInteger(length) ? length.toFixed(1) : String(length))

/** [UOM-03] Lineal metres rounded up to whole sticks of a length in metres, two decimals at most; the notice names sticks, length and metres. */
export const roundedToSticks = (metres: number, length: number): RoundedSticks => {
  const sticks = wholeSticks(metres, length)
  const whole = fromHundredths(sticks * (hundredths(length) ?? 0))
  const isRounded = millionths(whole) > millionths(metres)
  const notice = isRounded ? quantityWords.roundedUp(sticks, lengthText(length), lengthText(whole)) : undefined
  return { sticks, metres: whole, length, notice }
}
