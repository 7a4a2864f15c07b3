/** Makes the order out of the form: the shop's own prices, frozen lines, what is put aside, and when it can be collected. */

import type { ProductSnapshot } from "../../catalogue/product/product-snapshot.ts"
import type { Cents } from "../../money.ts"
import type { OrderLine, OrderTotals } from "../../orders/order.ts"
import type { OrderForm, OrderFormItem } from "../../orders/order-form.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import { limitProblem } from "../../payments/payment-limits.ts"
import { chargedPrice, isPriced, type PriceAnswer, type PriceBookEntry, type PricedLine } from "../../pricing/price.ts"
import { piecesOf, priceLines } from "../../pricing/price-line.ts"
import type { Sku } from "../../sku.ts"
import type { StockLevel } from "../../stock/availability.ts"
import type { ReservationLine, SkuStock } from "../../stock/stock.ts"
import type { Branch } from "../../stores/branch.ts"
import { openPeriodOn } from "../../stores/open-hours.ts"
import { plainDate } from "../../temporal.ts"
import { weightGrams } from "../../units/timber-measure.ts"
import { orderWords } from "../../words/order.ts"
import { mergedPlaces, mergeLines } from "./merged-lines.ts"
import { type OrderProblemKind, orderProblem } from "./order-check.ts"
import { formItemPriceRequest } from "./order-form-builder.ts"
import { orderReadyAt } from "./ready-time.ts"
import { unsoldFields } from "./sold-so.ts"
import { allocateStock, type PickLine } from "./stock-allocation.ts"
import { stockLevelOf } from "./stock-level.ts"

/** What the shop knows when an order arrives. */
export type OrderSnapshot = {
  readonly prices: ReadonlyMap<Sku, PriceBookEntry>
  readonly goods: ReadonlyMap<Sku, ProductSnapshot>
  readonly stock: ReadonlyMap<Sku, SkuStock>
  readonly branches: ReadonlyArray<Branch>
  /** [T46] What the payment is over. */
  readonly shown?: Cents
  /** Epoch milliseconds. */
  readonly now: number
}

export type OrderDraft = {
  readonly lines: ReadonlyArray<OrderLine>
  readonly totals: OrderTotals
  readonly reservationLines: ReadonlyArray<ReservationLine>
  readonly branch: Branch
  readonly estimated: number
}

export type OrderDraftProblem = {
  readonly kind: OrderProblemKind | "payment-limit"
  readonly msg: string
  readonly fields?: Readonly<Record<string, string>>
  readonly lines?: ReadonlyArray<PricedLine>
}

type OrderDraftResult =
  | { readonly ok: true; readonly draft: OrderDraft }
  | { readonly ok: false; readonly problem: OrderDraftProblem }

const unitOf = ({ cf }: OrderFormItem) => String(cf)

const mergedItems = (items: ReadonlyArray<OrderFormItem>) =>
  mergeLines(items, unitOf, (kept, more) => ({ ...kept, lineTotal: kept.lineTotal + more.lineTotal }))

type Line = { readonly line: OrderLine; readonly picked: PickLine; readonly level: StockLevel }

/** One frozen line, where the thing is on show and has a price. */
const lineOf = (
  item: OrderFormItem,
  priced: PriceAnswer,
  snapshot: OrderSnapshot,
  branchId: number
): Line | undefined => {
  const [listed, goods] = [snapshot.prices.get(item.sku), snapshot.goods.get(item.sku)]
  const pieces = listed && piecesOf(listed, formItemPriceRequest(item))
  if (!listed || !goods || !pieces || !isPriced(priced)) return undefined
  const { unitPrice, linePrice, lineGst } = chargedPrice(priced)
  const length = item.length ?? goods.length
  const picked = { sku: item.sku, pieces, ...(listed.isRandomLength && item.length ? { length: item.length } : {}) }
  return {
    picked,
    level: stockLevelOf(formItemPriceRequest(item), listed, snapshot.stock.get(item.sku), branchId),
    line: {
      productId: goods.productId,
      sku: item.sku,
      name: goods.name,
      slug: goods.slug,
      uom: item.uom,
      cf: item.cf,
      ...(length === undefined ? {} : { length }),
      qty: priced.qty,
      pieces,
      pricedUom: listed.uom,
      unitPrice,
      linePrice,
      lineGst,
      weightGrams: weightGrams(goods.weightGrams, priced.qty)
    }
  }
}

/** [CHK-06] When it can be collected: on the chosen day from when the branch opens, at the earliest when it is ready. */
const collectableAt = (readyAt: number, date: string, { hours }: Branch): number =>
  Math.max(readyAt, openPeriodOn(hours, plainDate(date))?.from ?? readyAt)

const refused = (problem: OrderDraftProblem): OrderDraftResult => ({ ok: false, problem })

/**
 * [CHK-05] The order that a form makes, or why it makes none. Every price is the shop's; lines of the same thing are one.
 * Changed prices come with the new lines.
 */
export const draftOrder = (sent: OrderForm, snapshot: OrderSnapshot): OrderDraftResult => {
  const form: OrderForm = { ...sent, cart: { items: mergedItems(sent.cart.items) } }
  const { items } = form.cart
  const { branchId, date } = form.delivery.details
  const branch = snapshot.branches.find(({ id }) => id === branchId)
  const prices = priceLines(snapshot.prices, items.map(formItemPriceRequest), snapshot.now)
  const linesOfItems = items.map((item, place) => {
    const priced = prices[place]
    return priced && lineOf(item, priced, snapshot, branchId)
  })
  const draftLines = linesOfItems.filter((line) => line !== undefined)
  const unsellable = items.flatMap((item, place) =>
    linesOfItems[place] ? [] : mergedPlaces(sent.cart.items, item, unitOf).map((sentPlace) => `items.${sentPlace}`)
  )
  const { now } = snapshot
  const levels = draftLines.map(({ level }) => level)
  const readyAt = branch && levels.length > 0 ? orderReadyAt(levels, { hours: branch.hours, now }) : now
  const allocation = allocateStock(
    draftLines.map(({ picked }) => picked),
    snapshot.stock,
    branchId
  )
  const unsold = sent.cart.items.flatMap((item, place) => {
    const { isRandomLength } = snapshot.prices.get(item.sku) ?? {}
    const [goods, stock] = [snapshot.goods.get(item.sku), snapshot.stock.get(item.sku)]
    const known = { ...(goods ? { goods } : {}), ...(stock ? { stock } : {}), isRandomLength: isRandomLength === true }
    return unsoldFields(item, known).map((field) => `items.${place}.${field}`)
  })
  const problem = orderProblem(form, {
    prices,
    unsold,
    unsellable,
    readyAt,
    now,
    ...(branch ? { branch } : {}),
    ...(snapshot.shown === undefined ? {} : { shown: snapshot.shown }),
    ...(allocation.ok ? {} : { left: allocation.left })
  })
  const lines = prices.filter(isPriced)
  if (problem)
    return refused(
      problem.kind === "total-differs" || problem.kind === "expired-cart" ? { ...problem, lines } : problem
    )
  if (!branch || !allocation.ok) return refused({ kind: "invalid-item", msg: orderWords.invalidItem })
  const totals = orderTotals(
    draftLines.map(({ line }) => line),
    0,
    0
  )
  const limit = limitProblem("card", totals.total)
  if (limit) return refused({ kind: "payment-limit", msg: limit })
  return {
    ok: true,
    draft: {
      lines: draftLines.map(({ line }) => line),
      totals,
      reservationLines: allocation.reservationLines,
      branch,
      estimated: collectableAt(readyAt, date, branch)
    }
  }
}
