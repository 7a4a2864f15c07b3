/** Quotes how a cart gets to its shopper: the only answer that an order is handed over by. */

import { Clock, Context, Effect, Layer, Option } from "effect"
import { Catalogue } from "../catalogue/catalogue.port.ts"
import { type Address, DEFAULT_COUNTRY } from "../contact/address.ts"
import { postcodeProblem } from "../contact/fields.ts"
import { CurrentCourier } from "../delivery/courier/courier.port.ts"
import { branchStop } from "../delivery/courier/courier.ts"
import { courierAt, firstTruckDay, offersRequest, parcelDays } from "../delivery/quote/carried-quotes.ts"
import { courierProblem } from "../delivery/quote/courier-problem.ts"
import { type DeliveryOffersSchema, DeliveryRefused } from "../delivery/quote/delivery-offers.schema.ts"
import { deliveryOffers } from "../delivery/quote/delivery-offers.ts"
import {
  type AddressPlace,
  type QuoteDestination,
  type QuoteOwner,
  quotedItemsKey,
  quotedPlaceKey,
  quoteProblem
} from "../delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../delivery/quote/delivery-quotes.port.ts"
import { DeliverySettingsStore } from "../delivery/quote/delivery-settings.port.ts"
import { loadLine } from "../delivery/quote/load-line.ts"
import type { QuoteFacts } from "../delivery/quote/quote-rule.ts"
import { quoteRules } from "../delivery/quote/quote-rules.ts"
import { otherError } from "../delivery/quote/serviceability.ts"
import { TruckBookings } from "../delivery/quote/truck-bookings.port.ts"
import { orderReadyAt } from "../delivery/schedule/ready-time.ts"
import { melbourneDate, nextSixPm } from "../melbourne.ts"
import type { Cents } from "../money.ts"
import type { PriceRequest } from "../pricing/price.ts"
import { Stock } from "../stock/stock.port.ts"
import type { Branch } from "../stores/branch.ts"
import { Branches } from "../stores/branches.port.ts"
import { straightMetres } from "../stores/distance.ts"
import { findPlaces } from "../stores/find-places.service.ts"
import { Gazetteer } from "../stores/gazetteer.port.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import { deliveryReasonWords } from "../words/delivery.ts"
import type { CartQuoteSchema } from "./cart-quote.schema.ts"
import { cartStock } from "./checkout/stock-level.ts"

/** A quote, of each line, in their order, where it is and when it is there, and the days that can't be chosen. */
export type CartQuote = typeof CartQuoteSchema.Type

/** [DEL-05] What each way to an address costs, or why it can't be had. */
export type CartOffers = typeof DeliveryOffersSchema.Type

/** What is to be delivered, and where to. */
export type QuoteRequest = { readonly to: QuoteDestination; readonly items: ReadonlyArray<PriceRequest> }

/** [DEL-05] What is to be delivered, and to which place. */
export type OffersRequest = {
  readonly address: AddressPlace
  readonly craneRequired?: boolean
  readonly items: ReadonlyArray<PriceRequest>
}

/**
 * [CHK-05] Service that quotes how a cart gets to its shopper. Fails with `DeliveryRefused` (it can't be had, and why),
 * `Unavailable` (what it needs is out of reach).
 */
export class QuoteDelivery extends Context.Service<
  QuoteDelivery,
  {
    /** [CHK-05] Works a delivery out, and keeps it for its owner until 6 pm. */
    readonly quote: (
      request: QuoteRequest,
      owner: QuoteOwner
    ) => Effect.Effect<CartQuote, DeliveryRefused | Unavailable>
    /** [DEL-05] What every way to an address costs, or what stands in its way; keeps nothing. */
    readonly offers: (request: OffersRequest) => Effect.Effect<CartOffers, Unavailable>
    /** What a quote adds to a cart's price, cents with GST; nothing where no order of theirs for these items may go by it. */
    readonly fee: (
      quoteId: string,
      items: ReadonlyArray<PriceRequest>,
      owner: QuoteOwner
    ) => Effect.Effect<Option.Option<Cents>, Unavailable>
  }
>()("core/ordering/checkout/QuoteDelivery") {
  static readonly layer = Layer.effect(
    QuoteDelivery,
    Effect.gen(function* () {
      const catalogue = yield* Catalogue
      const stock = yield* Stock
      const branches = yield* Branches
      const quotes = yield* DeliveryQuotes
      const gazetteer = yield* Gazetteer
      const bookings = yield* TruckBookings
      const settingsStore = yield* DeliverySettingsStore
      const courier = yield* CurrentCourier

      /** Everything about a request is read together; of a pickup neither place nor trucks. */
      const readFacts = Effect.fnUntraced(function* (
        items: ReadonlyArray<PriceRequest>,
        { address, byTruck }: { readonly address: AddressPlace | undefined; readonly byTruck: boolean }
      ) {
        const now = yield* Clock.currentTimeMillis
        const skus = [...new Set(items.map(({ sku }) => sku))]
        const [all, held, goods, place, settings, booked] = yield* Effect.all(
          [
            branches.all,
            stock.stockBySku(skus),
            catalogue.snapshots(skus),
            lookUpPlace(address),
            settingsStore.current,
            byTruck ? bookings.bookedFrom(melbourneDate(now)) : Effect.succeed(new Map())
          ],
          { concurrency: "unbounded" }
        )
        const { levelsAt, linesAt } = cartStock(items, goods, held)
        const stocksAt = (branch: Branch) => linesAt(branch.id, otherBranchIds(branch, all))
        const facts: QuoteFacts = {
          branches: all,
          levelsAt,
          now,
          load: items.map((one) => loadLine(one, goods.get(one.sku))),
          ...place,
          settings,
          booked
        }
        return { facts, stocksAt }
      })

      /** Of another country nothing is known; a suburb that nobody knows is still one of its postcode. */
      const lookUpPlace = Effect.fnUntraced(function* (address: AddressPlace | undefined) {
        if (!address || (address.country ?? DEFAULT_COUNTRY) !== DEFAULT_COUNTRY) return { places: [] }
        const places = yield* findPlaces(gazetteer, address)
        const postcode = address.postcode.trim()
        const isUnknown =
          places.length === 0 && postcodeProblem(postcode) === undefined && !(yield* gazetteer.hasPostcode(postcode))
        return { places, ...(isUnknown ? { isUnknownPostcode: true } : {}) }
      })

      /** [CRR-01] What the courier itself asks for the trip; its silence leaves the shop's own fee, and its no is a no. */
      const courierPrice = Effect.fnUntraced(function* (
        branchId: number,
        { branches: all }: QuoteFacts,
        to: TripAddress
      ) {
        const branch = all.find(({ id }) => id === branchId)
        if (!courier || !branch) return undefined
        const address = { line1: "", state: "VIC", ...to }
        return yield* courier.price({ from: branchStop(branch), to: { address } }).pipe(
          Effect.catchTag("ProviderUnavailable", (problem) => Effect.as(Effect.logWarning(problem), undefined)),
          Effect.catchTag("CourierRefused", () => Effect.succeed("refused" as const))
        )
      })

      const quote: QuoteDelivery["Service"]["quote"] = Effect.fn("QuoteDelivery.quote")(function* (request, owner) {
        const { to, items } = request
        const { facts, stocksAt } = yield* readFacts(items, { address: to.address, byTruck: to.kind === "delivery" })
        const { now, branches: all, settings: { gazetted = [] } = {} } = facts
        const result = quoteRules[to.kind].quote(to, facts)
        if (!result.ok) return yield* new DeliveryRefused({ errors: result.errors })
        const branch = all.find(({ id }) => id === result.quote.branchId)
        if (!branch) return yield* new DeliveryRefused({ errors: [] })
        const price = to.kind === "uber" && to.address ? yield* courierPrice(branch.id, facts, to.address) : undefined
        if (price === "refused") return yield* new DeliveryRefused({ errors: [courierRefusal] })
        const asked = price ? { fee: price.fee, firstAt: courierAt(now, price.minutes) } : {}
        const kept = yield* quotes.keep({
          quote: { ...result.quote, ...asked, kind: to.kind, expires: nextSixPm(now) },
          owner,
          itemsKey: quotedItemsKey(items),
          placeKey: quotedPlaceKey(to)
        })
        const stocks = stocksAt(branch)
        const counter = { hours: branch.hours, now, gazetted }
        // Lines are many, levels a few.
        const levels = [...new Set(stocks.map(({ level }) => level))]
        const readyAt = new Map(levels.map((level) => [level, orderReadyAt([level], counter)]))
        const lines = stocks.map((line) => ({ ...line, readyAt: readyAt.get(line.level) ?? now }))
        return { ...kept, lines, unavailableDays: result.unavailableDays }
      })

      const offers: QuoteDelivery["Service"]["offers"] = Effect.fn("QuoteDelivery.offers")(function* ({
        items,
        ...to
      }) {
        const { facts } = yield* readFacts(items, { address: to.address, byTruck: true })
        const asked = offersRequest(to, facts)
        const found = deliveryOffers(asked)
        const price = found.uber ? yield* courierPrice(found.uber.branchId, facts, to.address) : undefined
        const { uber, local, national, ...others } = found
        const dated = {
          ...others,
          ...(local ? { local: { ...local, ...firstTruckDay(local, to.address.postcode, facts) } } : {}),
          ...(national ? { national: { ...national, ...parcelDays(asked, facts) } } : {})
        }
        if (!uber) return { ...dated, courierProblem: courierProblem(asked) }
        if (price === "refused") return { ...dated, courierProblem: courierRefusal.message }
        const day = melbourneDate(courierAt(facts.now, price?.minutes))
        return { ...dated, uber: { ...uber, total: price?.fee ?? uber.total, firstDay: day, lastDay: day } }
      })

      const fee: QuoteDelivery["Service"]["fee"] = Effect.fn("QuoteDelivery.fee")(function* (quoteId, items, owner) {
        const stored = yield* quotes.find(quoteId)
        const claim = { owner, itemsKey: quotedItemsKey(items) }
        const problem = quoteProblem(stored, claim, yield* Clock.currentTimeMillis)
        return stored && !problem ? Option.some(stored.quote.fee) : Option.none()
      })

      return QuoteDelivery.of({ quote, offers, fee })
    })
  )
}

type TripAddress = AddressPlace & Partial<Pick<Address, "line1" | "line2" | "state">>

const courierRefusal = { ...otherError, message: deliveryReasonWords.courierRefused }

/** The further branches where things can be collected, nearest first. */
const otherBranchIds = (branch: Branch, all: ReadonlyArray<Branch>): ReadonlyArray<number> =>
  all
    .filter(({ id, pickupAvailable }) => id !== branch.id && pickupAvailable)
    .map((other) => ({ id: other.id, metres: straightMetres(branch, other) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ id }) => id)
