/** Works out the order that a form makes by what the shop knows now; nothing is written, put aside or charged by it. */

import { Clock, Context, Effect, Layer } from "effect"
import { Catalogue } from "../../catalogue/catalogue.port.ts"
import { destinationOf } from "../../delivery/quote/delivery-quote.ts"
import { DeliveryQuotes } from "../../delivery/quote/delivery-quotes.port.ts"
import { DeliverySettingsStore } from "../../delivery/quote/delivery-settings.port.ts"
import { TruckBookings } from "../../delivery/quote/truck-bookings.port.ts"
import { type BuyerTerms, priceCustomerIdOf } from "../../identity/buyer.ts"
import type { PoPolicy } from "../../identity/po-policy.ts"
import { melbourneDate } from "../../melbourne.ts"
import type { Cents } from "../../money.ts"
import type { OrderForm } from "../../orders/order-form.ts"
import type { PaymentMethod } from "../../payment-method.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { Stock } from "../../stock/stock.port.ts"
import { Branches } from "../../stores/branches.port.ts"
import { findPlaces } from "../../stores/find-places.service.ts"
import { Gazetteer } from "../../stores/gazetteer.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { draftOrder, type OrderDraft, type OrderDraftProblem } from "../checkout/draft-order.ts"
import { formItemPriceRequest } from "../checkout/order-form-builder.ts"
import { quoteOwnerOf } from "../new-order.ts"
import { QuoteDelivery } from "../quote-delivery.service.ts"
import { OrderRefused } from "../refusal.schema.ts"

/** A form, and who sends it; `shown` is the total that they have agreed to, cents. */
export type DraftRequest = {
  readonly form: OrderForm
  readonly buyer?: BuyerTerms
  readonly browser: string
  readonly method: PaymentMethod
  readonly shown: Cents
  /** [PO-01] What the buyer's company asks for; absent for a guest. */
  readonly po?: PoPolicy
}

/**
 * [CHK-05] Service that works out an order. Fails with `Unavailable` (what it needs is out of reach), `OrderRefused` (with its
 * reason).
 */
export class DraftOrder extends Context.Service<
  DraftOrder,
  { readonly draft: (request: DraftRequest) => Effect.Effect<OrderDraft, OrderRefused | Unavailable> }
>()("core/ordering/placing/DraftOrder") {
  static readonly layer = Layer.effect(
    DraftOrder,
    Effect.gen(function* () {
      const priceBook = yield* PriceBook
      const catalogue = yield* Catalogue
      const stock = yield* Stock
      const branches = yield* Branches
      const quotes = yield* DeliveryQuotes
      const quoteDelivery = yield* QuoteDelivery
      const gazetteer = yield* Gazetteer
      const bookings = yield* TruckBookings
      const settingsStore = yield* DeliverySettingsStore

      /** [CHK-05] Where the delivery can't be kept any more, what the shop would quote now comes with the refusal. */
      const refuseDraft = Effect.fnUntraced(function* (request: DraftRequest, problem: OrderDraftProblem) {
        const { cart, delivery } = request.form
        const to = destinationOf(delivery)
        if (problem.kind !== "expired-delivery" || !to) return new OrderRefused(problem)
        const asked = { to, items: cart.items.map(formItemPriceRequest) }
        return yield* quoteDelivery.quote(asked, quoteOwnerOf(request)).pipe(
          Effect.map((quote) => new OrderRefused({ ...problem, quote })),
          Effect.catchTag("DeliveryRefused", () => Effect.succeed(new OrderRefused(problem)))
        )
      })

      /** Everything about a cart is read together. */
      const draft: DraftOrder["Service"]["draft"] = Effect.fn("DraftOrder.draft")(function* (request) {
        const { form, buyer, po, method, shown } = request
        const now = yield* Clock.currentTimeMillis
        const { address } = destinationOf(form.delivery) ?? {}
        const skus = [...new Set(form.cart.items.map(({ sku }) => sku))]
        const [prices, goods, held, all, stored, places, settings, booked] = yield* Effect.all(
          [
            priceBook.listed(skus, priceCustomerIdOf(buyer)),
            catalogue.snapshots(skus),
            stock.stockBySku(skus),
            branches.all,
            quotes.find(form.quoteId),
            address ? findPlaces(gazetteer, address) : Effect.succeed([]),
            settingsStore.current,
            "time" in form.delivery.details ? bookings.bookedFrom(melbourneDate(now)) : Effect.succeed(new Map())
          ],
          { concurrency: 8 }
        )
        const owner = quoteOwnerOf(request)
        const known = { prices, goods, stock: held, branches: all, places, booked, settings, shown, owner, now, method }
        const drafted = draftOrder(form, { ...known, ...(stored ? { stored } : {}), ...(po ? { po } : {}) })
        return drafted.ok ? drafted.draft : yield* yield* refuseDraft(request, drafted.problem)
      })

      return DraftOrder.of({ draft })
    })
  )
}
