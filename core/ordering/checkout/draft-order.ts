/** Makes the order out of the form: the shop's own prices, frozen lines, what is put aside, and when it can be collected. */

import type { ProductSnapshot } from "../../catalogue/product/product-snapshot.ts"
import {
  destinationOf,
  type QuoteOwner,
  quotedItemsKey,
  quotedPlaceKey,
  type StoredQuote
} from "../../delivery/quote/delivery-quote.ts"
import type { DeliverySettings } from "../../delivery/quote/delivery-settings.ts"
import { estimatedAt } from "../../delivery/quote/estimate.ts"
import { loadLine } from "../../delivery/quote/load-line.ts"
import type { BookedTrucks } from "../../delivery/quote/quote-rule.ts"
import { quoteRules } from "../../delivery/quote/quote-rules.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import type { Cents } from "../../money.ts"
import type { OrderLine, OrderTotals } from "../../orders/order.ts"
import type { OrderForm, OrderFormItem } from "../../orders/order-form.ts"
import { orderTotals } from "../../orders/order-totals.ts"
import type { PaymentMethod } from "../../payment-method.ts"
import { limitProblem } from "../../payments/payment-limits.ts"
import { chargedPrice, isPriced, type PriceAnswer, type PriceBookEntry, type PricedLine } from "../../pricing/price.ts"
import { piecesOf, priceLines } from "../../pricing/price-line.ts"
import type { Sku } from "../../sku.ts"
import type { ReservationLine, SkuStock } from "../../stock/stock.ts"
import type { Branch } from "../../stores/branch.ts"
import type { Place } from "../../stores/closest-branch.ts"
import { weightGrams } from "../../units/timber-measure.ts"
import { orderWords } from "../../words/order.ts"
import { mergedPlaces, mergeLines } from "./merged-lines.ts"
import { type OrderProblemKind, orderProblem } from "./order-check.ts"
import { formItemPriceRequest } from "./order-form-builder.ts"
import { unsoldFields } from "./sold-so.ts"
import { allocateStock, type PickLine } from "./stock-allocation.ts"
import { cartStock } from "./stock-level.ts"

/** What the shop knows when an order arrives. */
export type OrderSnapshot = {
  readonly prices: ReadonlyMap<Sku, PriceBookEntry>
  readonly goods: ReadonlyMap<Sku, ProductSnapshot>
  readonly stock: ReadonlyMap<Sku, SkuStock>
  readonly branches: ReadonlyArray<Branch>
  /** [T46] What the payment is over. */
  readonly shown?: Cents
  /** The delivery quote that the form names, whoever's it is. */
  readonly stored?: StoredQuote
  /** What a gazetteer knows of the address that it goes to. */
  readonly places: ReadonlyArray<Place>
  /** The trucks that are booked, by the branch that sends them. */
  readonly booked: ReadonlyMap<number, BookedTrucks>
  /** What staff set of deliveries; the usual ones where it is left out. */
  readonly settings?: DeliverySettings
  /** Who orders. */
  readonly owner: QuoteOwner
  readonly method: PaymentMethod
  /** [PO-01] What the buyer's company asks for; absent for a guest. */
  readonly po?: PoPolicy
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

/** [T45] The lines of a form, of the same thing as one. */
export const mergedFormItems = (items: ReadonlyArray<OrderFormItem>) =>
  mergeLines(items, unitOf, (kept, more) => ({ ...kept, lineTotal: kept.lineTotal + more.lineTotal }))

type Line = { readonly line: OrderLine; readonly picked: PickLine }

/** One frozen line, where the thing is on show and has a price. */
const lineOf = (item: OrderFormItem, priced: PriceAnswer, snapshot: OrderSnapshot): Line | undefined => {
  const [listed, goods] = [snapshot.prices.get(item.sku), snapshot.goods.get(item.sku)]
  const pieces = listed && piecesOf(listed, formItemPriceRequest(item))
  if (!listed || !goods || !pieces || !isPriced(priced)) return undefined
  const { unitPrice, linePrice, lineGst } = chargedPrice(priced)
  const length = item.length ?? goods.length
  const picked = { sku: item.sku, pieces, ...(listed.isRandomLength && item.length ? { length: item.length } : {}) }
  return {
    picked,
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

/** What is known of the delivery of a form as it was sent, whose lines come to `items`. */
const deliveryFacts = (sent: OrderForm, items: ReadonlyArray<OrderFormItem>, snapshot: OrderSnapshot) => {
  const { stored, owner, branches, goods, stock, places, booked, now, settings } = snapshot
  const to = destinationOf(sent.delivery)
  const requests = items.map(formItemPriceRequest)
  const { levelsAt } = cartStock(requests, goods, stock)
  const load = requests.map((one) => loadLine(one, goods.get(one.sku)))
  const rule = stored && quoteRules[stored.quote.kind]
  const branch = branches.find(({ id }) => id === stored?.quote.branchId)
  const facts = { branches, levelsAt, load, places, booked, now, ...(settings ? { settings } : {}) }
  const result = to && rule?.quote(to, facts)
  return {
    claim: {
      owner,
      itemsKey: quotedItemsKey(sent.cart.items.map(formItemPriceRequest)),
      placeKey: to ? quotedPlaceKey(to) : ""
    },
    ...(stored ? { stored } : {}),
    ...(rule ? { rule } : {}),
    ...(branch ? { branch } : {}),
    ...(settings ? { gazetted: settings.gazetted } : {}),
    ...(result?.ok ? { current: result.quote } : {})
  }
}

const refused = (problem: OrderDraftProblem): OrderDraftResult => ({ ok: false, problem })

/**
 * [CHK-05] The order that a form makes, or why it makes none. Every price is the shop's; lines of the same thing are one.
 * Changed prices come with the new lines.
 */
export const draftOrder = (sent: OrderForm, snapshot: OrderSnapshot): OrderDraftResult => {
  const form: OrderForm = { ...sent, cart: { items: mergedFormItems(sent.cart.items) } }
  const { items } = form.cart
  const delivered = deliveryFacts(sent, items, snapshot)
  const { branch, stored } = delivered
  const prices = priceLines(snapshot.prices, items.map(formItemPriceRequest), snapshot.now)
  const linesOfItems = items.map((item, place) => {
    const priced = prices[place]
    return priced && lineOf(item, priced, snapshot)
  })
  const draftLines = linesOfItems.filter((line) => line !== undefined)
  const unsellable = items.flatMap((item, place) =>
    linesOfItems[place] ? [] : mergedPlaces(sent.cart.items, item, unitOf).map((sentPlace) => `items.${sentPlace}`)
  )
  const { now } = snapshot
  const allocation = allocateStock(
    draftLines.map(({ picked }) => picked),
    snapshot.stock,
    stored?.quote.branchId
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
    delivered,
    now,
    ...(snapshot.shown === undefined ? {} : { shown: snapshot.shown }),
    ...(snapshot.po ? { po: snapshot.po } : {}),
    ...(allocation.ok ? {} : { left: allocation.left })
  })
  const lines = prices.filter(isPriced)
  if (problem)
    return refused(
      problem.kind === "total-differs" || problem.kind === "expired-cart" ? { ...problem, lines } : problem
    )
  if (!branch || !stored || !allocation.ok) return refused({ kind: "invalid-item", msg: orderWords.invalidItem })
  const totals = orderTotals(
    draftLines.map(({ line }) => line),
    stored.quote.fee,
    0
  )
  const limit = limitProblem(snapshot.method, totals.total)
  if (limit) return refused({ kind: "payment-limit", msg: limit })
  return {
    ok: true,
    draft: {
      lines: draftLines.map(({ line }) => line),
      totals,
      reservationLines: allocation.reservationLines,
      branch,
      estimated: estimatedAt(form.delivery, stored.quote.firstAt, branch.hours)
    }
  }
}
