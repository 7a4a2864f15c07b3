/** Makes the order out of the form: the shop's own prices, frozen lines, what is put aside, and when it can be collected. */

import type { Goods } from "../catalogue/goods.ts"
import type { Sku } from "../catalogue/product.ts"
import type { Cents } from "../money.ts"
import { limitProblem } from "../payments/payment-limits.ts"
import { type BookedPrice, isPriced, type PriceAnswer, type PricedLine, paid } from "../pricing/price.ts"
import { piecesOf, pricedAt } from "../pricing/price-line.ts"
import type { StockLevel } from "../stock/availability.ts"
import type { Branch } from "../stock/branch.ts"
import { openingOn } from "../stock/open-hours.ts"
import type { SkuStock, WantedStock } from "../stock/stock.ts"
import { weightOf } from "../units/timber-measure.ts"
import { orderWords } from "../words/order.ts"
import { orderReadyAt } from "./estimate.ts"
import { requestedPrice } from "./make-order-form.ts"
import { mergedLines } from "./merged-lines.ts"
import type { OrderLine, OrderTotals } from "./order.ts"
import { type OrderProblemKind, orderProblem } from "./order-check.ts"
import type { OrderForm, OrderFormItem } from "./order-form.ts"
import { orderTotals } from "./order-totals.ts"
import { type Picked, putAside } from "./put-aside.ts"
import { unsoldFields } from "./sold-so.ts"
import { levelOf } from "./stock-level.ts"

/** What the shop knows when an order arrives. */
export type Shelves = {
  readonly prices: ReadonlyMap<Sku, BookedPrice>
  readonly goods: ReadonlyMap<Sku, Goods>
  readonly stock: ReadonlyMap<Sku, SkuStock>
  readonly branches: ReadonlyArray<Branch>
  /** [T46] What the payment is over. */
  readonly shown?: Cents
  /** Epoch milliseconds. */
  readonly now: number
}

export type Draft = {
  readonly lines: ReadonlyArray<OrderLine>
  readonly totals: OrderTotals
  readonly wanted: ReadonlyArray<WantedStock>
  readonly branch: Branch
  readonly estimated: number
}

export type DraftProblem = {
  readonly kind: OrderProblemKind | "payment-limit"
  readonly msg: string
  readonly fields?: Readonly<Record<string, string>>
  readonly lines?: ReadonlyArray<PricedLine>
}

type Drafted = { readonly ok: true; readonly draft: Draft } | { readonly ok: false; readonly problem: DraftProblem }

const mergedItems = (items: ReadonlyArray<OrderFormItem>) =>
  mergedLines(
    items,
    ({ cf }) => String(cf),
    (kept, more) => ({ ...kept, lineTotal: kept.lineTotal + more.lineTotal })
  )

type Line = { readonly line: OrderLine; readonly picked: Picked; readonly level: StockLevel }

/** One frozen line, where the thing is on show and has a price. */
const lineOf = (item: OrderFormItem, priced: PriceAnswer, shelves: Shelves, branchId: number): Line | undefined => {
  const [listed, goods] = [shelves.prices.get(item.sku), shelves.goods.get(item.sku)]
  const pieces = listed && piecesOf(listed, requestedPrice(item))
  if (!listed || !goods || !pieces || !isPriced(priced)) return undefined
  const { unitPrice, linePrice, lineGst } = paid(priced)
  const length = item.length ?? goods.length
  const picked = { sku: item.sku, pieces, ...(listed.isRandomLength && item.length ? { length: item.length } : {}) }
  return {
    picked,
    level: levelOf(requestedPrice(item), listed, shelves.stock.get(item.sku), branchId),
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
      weightGrams: weightOf(goods.weightGrams, priced.qty)
    }
  }
}

/** [CHK-06] When it can be collected: on the chosen day from when the branch opens, at the earliest when it is ready. */
const collectableAt = (readyAt: number, date: string, { hours }: Branch): number =>
  Math.max(readyAt, openingOn(hours, Temporal.PlainDate.from(date))?.from ?? readyAt)

const refused = (problem: DraftProblem): Drafted => ({ ok: false, problem })

/**
 * [CHK-05] The order that a form makes, or why it makes none. Every price is the shop's; lines of the same thing are one.
 * Changed prices come with the new lines.
 */
export const draftOrder = (sent: OrderForm, shelves: Shelves): Drafted => {
  const form: OrderForm = { ...sent, cart: { items: mergedItems(sent.cart.items) } }
  const { items } = form.cart
  const { branchId, date } = form.delivery.details
  const branch = shelves.branches.find(({ id }) => id === branchId)
  const prices = pricedAt(shelves.prices, items.map(requestedPrice), shelves.now)
  const found = items.flatMap((item, place) => {
    const priced = prices[place]
    return priced ? (lineOf(item, priced, shelves, branchId) ?? []) : []
  })
  const { now } = shelves
  const levels = found.map(({ level }) => level)
  const readyAt = branch && levels.length > 0 ? orderReadyAt(levels, { hours: branch.hours, now }) : now
  const aside = putAside(
    found.map(({ picked }) => picked),
    shelves.stock,
    branchId
  )
  const unsold = sent.cart.items.flatMap((item, place) => {
    const { isRandomLength } = shelves.prices.get(item.sku) ?? {}
    const [goods, stock] = [shelves.goods.get(item.sku), shelves.stock.get(item.sku)]
    const known = { ...(goods ? { goods } : {}), ...(stock ? { stock } : {}), isRandomLength: isRandomLength === true }
    return unsoldFields(item, known).map((field) => `items.${place}.${field}`)
  })
  const problem = orderProblem(form, {
    prices,
    unsold,
    readyAt,
    now,
    ...(branch ? { branch } : {}),
    ...(shelves.shown === undefined ? {} : { shown: shelves.shown }),
    ...(aside.ok ? {} : { left: aside.left })
  })
  const lines = prices.filter(isPriced)
  if (problem)
    return refused(
      problem.kind === "total-differs" || problem.kind === "expired-cart" ? { ...problem, lines } : problem
    )
  if (!branch || !aside.ok || found.length !== items.length)
    return refused({ kind: "invalid-item", msg: orderWords.invalidItem })
  const totals = orderTotals(
    found.map(({ line }) => line),
    0,
    0
  )
  const limit = limitProblem("stripe", totals.total)
  if (limit) return refused({ kind: "payment-limit", msg: limit })
  return {
    ok: true,
    draft: {
      lines: found.map(({ line }) => line),
      totals,
      wanted: aside.wanted,
      branch,
      estimated: collectableAt(readyAt, date, branch)
    }
  }
}
