/** The cart: what goes in, what is changed or taken out, and what it comes to. */
import type { Cents } from "../../money.ts"
import { chargedPrice, type PriceRequest } from "../../pricing/price.ts"
import { lineAmounts } from "../../pricing/price-line.ts"
import { type PurchaseQuantity, purchaseQuantity, type SellingUnit } from "../../units/purchase-quantity.ts"
import { fromHundredths, type Hundredths, hundredths } from "../../units/quantity.ts"
import { quantityProblem, steppedQuantity } from "../../units/quantity-step.ts"
import { unitChoiceText } from "../../units/unit-choice.ts"
import { cartWords } from "../../words/cart.ts"
import { quantityWords } from "../../words/price.ts"
import { stockWords } from "../../words/stock.ts"
import type { CartItem } from "./cart-item.ts"

export type Cart = ReadonlyArray<CartItem>

/** A changed cart, or the words of what is wrong. */
export type CartResult = { readonly ok: true; readonly cart: Cart } | { readonly ok: false; readonly msg: string }

const refused = (msg: string): CartResult => ({ ok: false, msg })

type Identity = Pick<CartItem, "erpId" | "attribute1" | "attribute2" | "attribute3" | "attribute4" | "length" | "uom">

/** [CART-01] What makes two lines the same: each part in lower case and quoted, so that no part runs into the next. */
export const cartKey = (item: Identity): string =>
  JSON.stringify(
    [item.erpId, item.attribute1, item.attribute2, item.attribute3, item.attribute4, item.length, item.uom].map(
      (part) => (part === undefined ? null : String(part).toLowerCase())
    )
  )

/** What the server is asked for a line's price. */
export const priceRequestOf = (item: CartItem): PriceRequest => ({
  sku: item.erpId,
  qty: item.qtyRaw,
  ...(item.inventory.isRandomLength || item.inventory.isTally ? lengthOf(item) : {}),
  uom: unitChoiceText({ uom: item.uom, factor: item.conversionFactor })
})

const lengthOf = ({ length }: CartItem) => (length === undefined ? {} : { length })

const soldAs = ({ product: { isTimber, step }, uom, length, inventory }: CartItem): SellingUnit => ({
  uom: isTimber ? "LM" : uom,
  factor: isTimber ? (length ?? 1) : 1,
  isRandomLength: inventory.isRandomLength,
  ...(step === undefined ? {} : { step })
})

/** What a quantity of a line's thing, entered in its chosen unit, comes to; undefined where it cannot be bought so. */
const boughtOf = (item: CartItem, qtyRaw: number): PurchaseQuantity | undefined =>
  purchaseQuantity(soldAs(item), { ...priceRequestOf(item), qty: qtyRaw })

/** [QTY-01] Why it cannot be bought so. */
const refusedQuantity = (item: CartItem, qtyRaw: number): CartResult =>
  refused(quantityProblem(soldAs(item), { ...priceRequestOf(item), qty: qtyRaw }) ?? quantityWords.incorrect)

/** [QTY-01] One step more or fewer of a line's thing than so much of it, in its chosen unit; 0 for none. */
export const steppedLine = (item: CartItem, qtyRaw: number, by: 1 | -1): number =>
  steppedQuantity(soldAs(item), { ...priceRequestOf(item), qty: qtyRaw }, by)

/** The line with another quantity; its price stays only while it is the price of that quantity. */
const withQuantity = ({ pricing, ...item }: CartItem, found: PurchaseQuantity): CartItem => {
  const qty = fromHundredths(found.qty)
  return { ...item, qty, qtyRaw: found.qtyRaw, ...(pricing?.qty === qty ? { pricing } : {}) }
}

const replaced = (cart: Cart, key: string, item: CartItem): Cart =>
  cart.map((one) => (cartKey(one) === key ? item : one))

const sumOf = (left: number, right: number): number =>
  fromHundredths((hundredths(left) ?? 0) + (hundredths(right) ?? 0))

/**
 * [CART-02] Adds a line's quantity: to the line that is the same thing, else to a new one that starts with none. The
 * words are 'need erp id', or what is wrong with a quantity that cannot be bought.
 */
export const addToCart = (cart: Cart, item: CartItem): CartResult => {
  if (item.erpId.trim() === "") return refused(cartWords.needErpId)
  const added = boughtOf(item, item.qtyRaw)
  if (!added) return refusedQuantity(item, item.qtyRaw)
  const key = cartKey(item)
  const present = cart.find((one) => cartKey(one) === key)
  const start: CartItem = { ...item, qty: 0, qtyRaw: 0, isSubmitValid: true }
  const whole = boughtOf(start, sumOf(present?.qtyRaw ?? 0, added.qtyRaw))
  if (!whole) return refusedQuantity(start, sumOf(present?.qtyRaw ?? 0, added.qtyRaw))
  const line = withQuantity(start, whole)
  return { ok: true, cart: present ? replaced(cart, key, line) : [...cart, line] }
}

/** [CART-02] Sets a line's quantity, entered in its chosen unit: 'item not found', or 'incorrect qty' for 0, less or what cannot be bought. */
export const changeQuantity = (cart: Cart, key: string, qtyRaw: number): CartResult => {
  const item = cart.find((one) => cartKey(one) === key)
  if (!item) return refused(cartWords.itemNotFound)
  const found = boughtOf(item, qtyRaw)
  return found ? { ok: true, cart: replaced(cart, key, withQuantity(item, found)) } : refusedQuantity(item, qtyRaw)
}

/** [CART-02] Takes a line out; 'item not found' where it is not there. */
export const removeFromCart = (cart: Cart, key: string): CartResult => {
  const left = cart.filter((one) => cartKey(one) !== key)
  return left.length === cart.length ? refused(cartWords.itemNotFound) : { ok: true, cart: left }
}

/** [CHK-02] A cart can go on when it has lines and none of them is stopped; `now` in epoch milliseconds. */
export const canContinue = (cart: Cart, now: number): boolean =>
  cart.length > 0 && cart.every((item) => lineProblem(item, now) === undefined)

export type CartTotals = {
  /** Lines, whatever their quantities. */
  readonly itemsCount: number
  /** What the lines come to, with GST. */
  readonly subtotal: Cents
  /** Of the lines, each line's rounded once; part of the subtotal. */
  readonly gst: Cents
  readonly total: Cents
  readonly savings: Cents
}

/** What a line saves against retail, in cents: the difference of one unit × quantity, rounded once, never below 0. */
const savedOn = (defaultUnitPrice: Cents, unitPrice: Cents, qty: Hundredths): Cents =>
  Math.max(0, lineAmounts(defaultUnitPrice - unitPrice, qty))

/** [CART-03] What the cart comes to, in whole cents; a line without a price counts as a line and adds nothing. */
export const cartTotals = (items: Cart): CartTotals => {
  let [subtotal, gst, savings] = [0, 0, 0]
  for (const { pricing } of items) {
    if (!pricing) continue
    const line = chargedPrice(pricing)
    subtotal += line.linePrice
    gst += line.lineGst
    savings += savedOn(pricing.defaultUnitPrice, line.unitPrice, hundredths(pricing.qty) ?? 0)
  }
  return { itemsCount: items.length, subtotal, gst, total: subtotal, savings }
}

/** [CART-03] How many lines, as the badge shows it: nothing for none, `9`, and `9+` above nine. */
export const cartBadge = (count: number): string => {
  if (count <= 0) return ""
  return count > 9 ? "9+" : String(count)
}

/**
 * [CART-06] What keeps a line from being bought, or undefined; `now` in epoch milliseconds. A line without a price is
 * still loading; what is being cleared may not be more than is left of it (STK-04).
 */
export const lineProblem = (item: CartItem, now: number): string | undefined => {
  if (item.uom.trim() === "" || !item.conversionFactor) return cartWords.needUnit
  const found = boughtOf(item, item.qtyRaw)
  if (!item.isSubmitValid || !found) return cartWords.invalid
  if (!item.pricing) return cartWords.loading
  if (item.pricing.expires <= now) return cartWords.expired
  const { isClearance, stock } = item.inventory
  return isClearance && found.pieces > stock ? stockWords.notEnough(stock) : undefined
}
