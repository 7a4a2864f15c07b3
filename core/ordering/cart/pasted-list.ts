/** A material list that somebody pasted or uploaded: `SKU, quantity` on each line, and what each line asks the shop for. */
import type { ProductDetail, Variation } from "../../catalogue/product/product-detail.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { skuPattern } from "../../sku.ts"
import { availability } from "../../stock/availability.ts"
import { purchaseQuantity } from "../../units/purchase-quantity.ts"
import { quantityProblem } from "../../units/quantity-step.ts"
import { pastedListWords as words } from "../../words/pasted-list.ts"
import { quantityWords } from "../../words/price.ts"

/** As many lines as a cart takes at once. */
export const MAX_PASTED_LINES = 200

/** One line of the text: its number from 1, its text as it was pasted, and what it says. */
export type PastedLine = {
  readonly line: number
  readonly text: string
  readonly sku: string
  readonly qty: number
  /** Metres; of what comes in lengths to choose from. */
  readonly length?: number
}

/** A line that is not in the cart, with the reason. */
export type PastedLineProblem = Pick<PastedLine, "line" | "text"> & { readonly msg: string }

export type PastedList = {
  readonly lines: ReadonlyArray<PastedLine>
  readonly problems: ReadonlyArray<PastedLineProblem>
}

/** No line that means anything is longer. */
const MAX_LINE_CHARACTERS = 500

/** Outside of quotes. */
const unquoted = '(?=(?:[^"]*"[^"]*")*[^"]*$)'
const separators = [/\t/, new RegExp(`[,;]${unquoted}`), /\s+/] as const

/** `1,500` is a thousand and five hundred only where it is quoted, as spreadsheets do. */
const cellsOf = (text: string): ReadonlyArray<string> => {
  const [tab, comma, blank] = separators
  const separator = tab.test(text) ? tab : comma.test(text) ? comma : blank
  return text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"))
}

const numberOf = (text: string | undefined): number | undefined => {
  const plain = (text ?? "").trim().replace(/(?<=\d),(?=\d{3}(\D|$))/g, "")
  return /^\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

const isHeader = ([first = "", second]: ReadonlyArray<string>): boolean =>
  /^(sku|code|item|product|stock)\b/i.test(first) && numberOf(second) === undefined

/**
 * [EXP-44] The lines of a text, and those that name no SKU and quantity; blank lines and a head are neither. Cells are parted by
 * commas, semicolons or tabs, else by blanks.
 */
export const parsePastedList = (text: string): PastedList => {
  const lines: Array<PastedLine> = []
  const problems: Array<PastedLineProblem> = []
  for (const [place, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const whole = raw.replace(/^\uFEFF/, "").trim()
    const cells = whole.length > MAX_LINE_CHARACTERS ? [] : cellsOf(whole)
    if (whole === "" || (lines.length + problems.length === 0 && isHeader(cells))) continue
    const [sku = "", quantity, metres] = cells
    const [qty, length] = [numberOf(quantity), numberOf(metres)]
    const at = { line: place + 1, text: whole }
    if (lines.length >= MAX_PASTED_LINES) problems.push({ ...at, msg: words.tooMany(MAX_PASTED_LINES) })
    else if (qty === undefined || !skuPattern.test(sku) || sku.length > 40) problems.push({ ...at, msg: words.shape })
    else lines.push({ ...at, sku, qty, ...(length === undefined ? {} : { length }) })
  }
  return { lines, problems }
}

/** A line as it can be bought, or why it can't. */
export type PastedLineMatch =
  | { readonly ok: true; readonly variation: Variation; readonly request: PriceRequest }
  | { readonly ok: false; readonly msg: string }

const refused = (msg: string): PastedLineMatch => ({ ok: false, msg })

/**
 * [EXP-44] What a line asks the shop for: sticks of timber, else whole units or parts as the thing is sold. `product` as its page
 * shows it, undefined where no product on show has that SKU.
 */
export const matchPastedLine = (
  { sku, qty, length }: PastedLine,
  product: Pick<ProductDetail, "variations" | "isTimber"> | undefined
): PastedLineMatch => {
  const variation = product?.variations.find((one) => one.sku.toUpperCase() === sku.toUpperCase())
  if (!product || !variation) return refused(words.unknown(sku))
  if (!variation.pricing) return refused(words.notSold)
  const { lengths, flags, factor, uom, step } = variation
  if (lengths && (length === undefined || !lengths.includes(length)))
    return refused(words.needsLength(lengths.join(", ")))
  const stick = lengths && length !== undefined ? length : factor
  const request = {
    sku: variation.sku,
    qty,
    uom: product.isTimber ? `STICK|${stick}` : `${uom}|1`,
    ...(lengths && length !== undefined ? { length } : {})
  }
  const sold = {
    uom,
    factor,
    isRandomLength: flags.isRandomLength,
    ...(lengths ? { lengths } : {}),
    ...(step === undefined ? {} : { step })
  }
  const bought = purchaseQuantity(sold, request)
  if (!bought) return refused(quantityProblem(sold, request) ?? quantityWords.incorrect)
  const stock = availability(variation, undefined, bought.pieces, request.length)
  return stock.canOrder ? { ok: true, variation, request } : refused(stock.text)
}
