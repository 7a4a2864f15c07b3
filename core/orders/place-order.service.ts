/** Takes an order from the cart to the payment: prices it, puts the goods aside, and has the card charged once. */
import { Clock, Context, Effect, Fiber, Layer, Semaphore } from "effect"
import { Catalogue } from "../catalogue/catalogue.port.ts"
import type { CatalogueUnavailable } from "../catalogue/catalogue.schema.ts"
import type { IntentNotUsable, NoSuchIntent, ProviderUnavailable } from "../payments/payment.schema.ts"
import type { Intent, OrderPayment } from "../payments/payment.ts"
import { refusalWords } from "../payments/payment.ts"
import { limitProblem } from "../payments/payment-limits.ts"
import { PaymentProvider } from "../payments/payment-provider.port.ts"
import { isPriced, type PriceRequest, paid } from "../pricing/price.ts"
import { PriceBook } from "../pricing/price-book.port.ts"
import type { PricesUnavailable } from "../pricing/price-book.schema.ts"
import { Branches } from "../stock/branches.port.ts"
import { Stock } from "../stock/stock.port.ts"
import { NotEnoughStock } from "../stock/stock.schema.ts"
import { orderWords } from "../words/order.ts"
import { stockWords } from "../words/stock.ts"
import { type Draft, draftOrder, pricesOf } from "./draft-order.ts"
import { mergedLines } from "./merged-lines.ts"
import type { OrderForm } from "./order-form.ts"
import { orderNumber } from "./order-number.ts"
import { orderTotals } from "./order-totals.ts"
import { type KeptAnswer, type NewOrder, Orders } from "./orders.port.ts"
import { ReachStep } from "./placing-step.port.ts"
import { OrderNotFound, OrderRefused, type OrderTaken } from "./refusal.schema.ts"
import { type PartsUnavailable, SettleOrder } from "./settle-order.service.ts"

/** An order as a browser places it; `browser` is the SHA-256, in hex, of the secret that it keeps in a cookie. */
export type Placing = {
  readonly form: OrderForm
  readonly intentId: string
  readonly confirmationToken: string
  readonly browser: string
  /** [I20] The browser's key: a repeat under it is the same order. */
  readonly key: string
  /** The whole request as text, by which a repeat is told from a reuse. */
  readonly body: string
}

/** How far the payment has come. */
export type PlaceOutcome = {
  readonly status: "succeeded" | "requires_action" | "processing"
  readonly clientSecret?: string
  readonly redirectUrl?: string
  readonly orderNo: string
  /** Opens the order on any device. */
  readonly token: string
}

type Parts = PartsUnavailable | PricesUnavailable | CatalogueUnavailable | ProviderUnavailable
type Deciding = OrderRefused | Parts

/** Stock that is not paid for is freed after so long. */
const HELD_MS = 15 * 60_000
/** How often a cart is looked at anew when somebody else was quicker. */
const TRIES = 4

const refusal = (kind: OrderRefused["kind"], msg: string) => new OrderRefused({ kind, msg })

export class PlaceOrder extends Context.Service<
  PlaceOrder,
  {
    /** [PAY-01] A payment over what the shop itself asks for the cart; refused outside the provider's limits. */
    readonly createIntent: (cart: ReadonlyArray<PriceRequest>, browser: string) => Effect.Effect<Intent, Deciding>
    /** The same for a changed cart; a payment that can't be used any more is replaced. */
    readonly updateIntent: (
      id: string,
      cart: ReadonlyArray<PriceRequest>,
      browser: string
    ) => Effect.Effect<Intent, Deciding | OrderNotFound>
    /** [CHK-05] [I20] Places the order once, however often it is sent. */
    readonly place: (placing: Placing) => Effect.Effect<PlaceOutcome, Deciding | OrderNotFound>
    /** How a payment went, asked by the browser that began it; an order that can be finished is finished. */
    readonly finish: (intentId: string, browser: string) => Effect.Effect<PlaceOutcome, Deciding | OrderNotFound>
  }
>()("core/orders/PlaceOrder") {
  static readonly layer = Layer.effect(
    PlaceOrder,
    Effect.gen(function* () {
      const orders = yield* Orders
      const settling = yield* SettleOrder
      const provider = yield* PaymentProvider
      const book = yield* PriceBook
      const catalogue = yield* Catalogue
      const stock = yield* Stock
      const branches = yield* Branches
      const reach = yield* ReachStep

      const notUsable = <A, E>(work: Effect.Effect<A, E | IntentNotUsable>) =>
        Effect.catchIf(
          work as Effect.Effect<A, E | IntentNotUsable | NoSuchIntent>,
          (problem): problem is (E & IntentNotUsable) | NoSuchIntent =>
            ["IntentNotUsable", "NoSuchIntent"].includes((problem as { readonly _tag?: string })._tag ?? ""),
          () => Effect.fail(refusal("payment-details", orderWords.paymentDetails))
        ) as Effect.Effect<A, Exclude<E, NoSuchIntent | IntentNotUsable> | OrderRefused>

      const mine = Effect.fnUntraced(function* (id: string, browser: string) {
        const intent = yield* Effect.catchTag(provider.retrieve(id), "NoSuchIntent", () =>
          Effect.fail(new OrderNotFound())
        )
        return intent.browser === browser ? intent : yield* new OrderNotFound()
      })

      const totalOf = Effect.fnUntraced(function* (cart: ReadonlyArray<PriceRequest>) {
        if (cart.length === 0) return yield* refusal("no-items", orderWords.noItems)
        const requests = mergedLines(cart)
        const prices = yield* book.listed([...new Set(requests.map(({ sku }) => sku))])
        const answers = pricesOf(requests, { prices, now: yield* Clock.currentTimeMillis })
        if (!answers.every(isPriced)) return yield* refusal("invalid-item", orderWords.invalidItem)
        const { total } = orderTotals(answers.map(paid), 0, 0)
        const limit = limitProblem("stripe", total)
        return limit ? yield* refusal("payment-limit", limit) : total
      })

      const createIntent: PlaceOrder["Service"]["createIntent"] = Effect.fn("PlaceOrder.createIntent")(
        function* (cart, browser) {
          return yield* notUsable(provider.create({ amount: yield* totalOf(cart), browser }))
        }
      )

      const updateIntent: PlaceOrder["Service"]["updateIntent"] = Effect.fn("PlaceOrder.updateIntent")(
        function* (id, cart, browser) {
          const amount = yield* totalOf(cart)
          const intent = yield* mine(id, browser)
          const payment = yield* orders.paymentBy(id)
          if (payment?.status === "awaiting-payment") return yield* refusal("payment-under-way", orderWords.underWay)
          if (intent.status === "cancelled" || intent.status === "succeeded")
            return yield* notUsable(provider.create({ amount, browser }))
          return intent.amount === amount ? intent : yield* notUsable(provider.update(id, { amount }))
        }
      )

      /** Everything about a cart is read together, and again where another buyer was quicker. */
      const drafted = Effect.fnUntraced(function* (form: OrderForm) {
        const skus = [...new Set(form.cart.items.map(({ sku }) => sku))]
        const [prices, products, held, all] = yield* Effect.all(
          [book.listed(skus), catalogue.bySku(skus), stock.held(skus), branches.all],
          { concurrency: 4 }
        )
        const now = yield* Clock.currentTimeMillis
        const made = draftOrder(form, { prices, products, stock: held, branches: all, now })
        return made.ok ? made.draft : yield* new OrderRefused(made.problem)
      })

      /** [I12] TX1: goods, order, lines, try to pay and answered request are written together or not at all. */
      const save = Effect.fnUntraced(function* (placing: Placing, draft: Draft) {
        const { form, intentId, browser, key } = placing
        const now = yield* Clock.currentTimeMillis
        const orderNo = orderNumber(yield* orders.next)
        const { delivery, billing, details } = form
        const order: NewOrder = {
          orderNo,
          orderedAt: now,
          checkoutType: "pickup",
          branchId: draft.branch.id,
          lines: draft.lines,
          totals: draft.totals,
          contact: delivery.details.contactDetails,
          billing,
          instructions: delivery.details.instructions,
          ...(details.customerRefNo ? { customerRefNo: details.customerRefNo } : {}),
          estimated: draft.estimated,
          paymentMethod: "card",
          delivery,
          wantsMarketing: details.agreeMarketingCommunication,
          browser,
          intentId,
          requestKey: key
        }
        const aside = draft.wanted.length === 0 ? Effect.void : stock.reserve(orderNo, draft.wanted, now + HELD_MS)
        yield* orders.together(Effect.andThen(orders.save(order), aside))
        return orderNo
      })

      const reserved = (placing: Placing, triesLeft = TRIES): Effect.Effect<string, Deciding | OrderTaken> =>
        drafted(placing.form).pipe(
          Effect.flatMap((draft) => save(placing, draft)),
          Effect.catchIf(
            (problem): problem is NotEnoughStock => problem instanceof NotEnoughStock,
            ({ short }) =>
              triesLeft > 1
                ? reserved(placing, triesLeft - 1)
                : Effect.fail(refusal("not-enough-stock", stockWords.notEnough(short[0].available)))
          )
        )

      /** How an order stands, in the words of its payment. */
      const outcome = Effect.fnUntraced(function* (payment: OrderPayment, intent?: Intent) {
        const { orderNo, status, attempt } = payment
        const shown = { orderNo, token: yield* orders.linkToken(orderNo) }
        if (status === "cancelled") {
          if (payment.captured > 0) return yield* refusal("refunded", orderWords.refunded)
          if (attempt.refusal) return yield* refusal("payment-refused", refusalWords(attempt.refusal))
          return yield* refusal("not-finished", orderWords.notFinished)
        }
        if (status !== "awaiting-payment") return { ...shown, status: "succeeded" } satisfies PlaceOutcome
        if (intent?.status !== "requires-action") return { ...shown, status: "processing" } satisfies PlaceOutcome
        const { clientSecret, redirectUrl } = intent
        return {
          ...shown,
          status: "requires_action",
          clientSecret,
          ...(redirectUrl ? { redirectUrl } : {})
        } satisfies PlaceOutcome
      })

      const standing = Effect.fnUntraced(function* (orderNo: string, intent?: Intent) {
        const payment = yield* orders.payment(orderNo)
        return payment ? yield* outcome(payment, intent) : yield* new OrderNotFound()
      })

      /** Asks the provider to take the money; carried out at most once for an order, however often it is asked. */
      const charge = Effect.fnUntraced(function* ({ orderNo, total, attempt }: OrderPayment, token: string) {
        yield* reach("afterReserve")
        const { intentId, key } = attempt
        yield* provider.update(intentId, { amount: total, orderNo, key: `${key}-amount` })
        const [intent] = yield* Effect.all([provider.confirm(intentId, { token, key }), reach("duringProviderCall")], {
          concurrency: 2
        })
        yield* reach("beforeResult")
        return intent
      })

      /** The provider will never take money for this order: it ends here. */
      const dropped = (orderNo: string, refusal: { readonly code: string; readonly declineCode?: string }) =>
        settling
          .drop(orderNo, { state: "refused", by: "customer", note: refusal.code, refusal })
          .pipe(Effect.andThen(standing(orderNo)))

      /** [PAY-08] Card details that can't be used are no bank's refusal: the payment itself is asked how it stands. */
      const unusable = Effect.fnUntraced(function* (payment: OrderPayment) {
        const intent = yield* Effect.catchTag(
          provider.retrieve(payment.attempt.intentId),
          "NoSuchIntent",
          () => Effect.undefined
        )
        if (intent?.status === "succeeded") yield* settling.settle(intent)
        const by = { state: "refused", by: "customer", note: "unusable payment details" } as const
        yield* settling.drop(payment.orderNo, by)
        const now = yield* orders.payment(payment.orderNo)
        if (now && now.status !== "cancelled") return yield* outcome(now)
        return yield* refusal("payment-details", orderWords.paymentDetails)
      })

      const lookAgain = Effect.fnUntraced(function* ({ orderNo, attempt }: OrderPayment) {
        const intent = yield* Effect.catchTag(
          provider.retrieve(attempt.intentId),
          "NoSuchIntent",
          () => Effect.undefined
        )
        if (intent) yield* settling.settle(intent)
        return yield* standing(orderNo, intent)
      })

      const pay = Effect.fnUntraced(
        function* (payment: OrderPayment, token: string) {
          const intent = yield* charge(payment, token)
          yield* settling.settle(intent)
          return yield* standing(payment.orderNo, intent)
        },
        (work, payment) =>
          work.pipe(
            Effect.catchTag("CardRefused", ({ code, declineCode }) =>
              dropped(payment.orderNo, { code, ...(declineCode ? { declineCode } : {}) })
            ),
            Effect.catchTag(["IntentNotUsable", "NoSuchIntent"], () => unusable(payment)),
            // Whether the money moved is not known: the provider is asked once more, else the order stays open.
            Effect.catchTag("ProviderUnavailable", () =>
              Effect.catchTag(lookAgain(payment), "ProviderUnavailable", () => standing(payment.orderNo))
            )
          )
      )

      const goOn = Effect.fnUntraced(function* (orderNo: string, placing: Placing) {
        const payment = yield* orders.payment(orderNo)
        if (!payment) return yield* new OrderNotFound()
        if (payment.status !== "awaiting-payment") return yield* outcome(payment)
        if (payment.attempt.state === "started") return yield* pay(payment, placing.confirmationToken)
        return yield* finish(payment.attempt.intentId, placing.browser)
      })

      const finish: PlaceOrder["Service"]["finish"] = Effect.fn("PlaceOrder.finish")(function* (intentId, browser) {
        const intent = yield* mine(intentId, browser)
        const settled = yield* settling.settle(intent)
        return settled ? yield* outcome(settled, intent) : yield* new OrderNotFound()
      })

      /** The order that this request has already written. */
      const written = Effect.fnUntraced(function* (placing: Placing) {
        const begun = yield* orders.begin({ key: placing.key, body: placing.body, at: yield* Clock.currentTimeMillis })
        return begun.is === "under way" ? begun.orderNo : yield* refusal("payment-under-way", orderWords.underWay)
      })

      const start = Effect.fnUntraced(function* (placing: Placing) {
        const intent = yield* mine(placing.intentId, placing.browser)
        if (intent.status !== "unpaid") return yield* refusal("payment-details", orderWords.paymentDetails)
        const orderNo = yield* reserved(placing).pipe(
          Effect.catchTag("OrderTaken", ({ what }) =>
            what === "payment" ? Effect.fail(refusal("payment-under-way", orderWords.underWay)) : written(placing)
          ),
          // Whether it was written before the connection was lost is known by the request alone.
          Effect.catchTag("OrdersUnavailable", (lost) =>
            Effect.catchTag(written(placing), "OrderRefused", () => Effect.fail(lost))
          )
        )
        return yield* goOn(orderNo, placing)
      })

      const repeated = (answer: KeptAnswer) =>
        answer.ok ? standing(answer.orderNo) : Effect.fail(new OrderRefused(answer.refusal))

      /** Only what is final is kept: an order that still waits is looked at again by each repeat. */
      const kept = Effect.fnUntraced(function* (
        placing: Placing,
        work: Effect.Effect<PlaceOutcome, Deciding | OrderNotFound>
      ) {
        const result = yield* Effect.result(work)
        if (result._tag === "Success") {
          yield* reach("afterResult")
          const { orderNo, status } = result.success
          if (status === "succeeded") yield* orders.keepAnswer(placing.key, { ok: true, orderNo })
          return result.success
        }
        const problem = result.failure
        if (problem instanceof OrderRefused && problem.kind !== "payment-under-way") {
          const { kind, msg, fields, lines } = problem
          const kept = { kind, msg, ...(fields ? { fields } : {}), ...(lines ? { lines } : {}) }
          yield* orders.keepAnswer(placing.key, { ok: false, refusal: kept })
        }
        return yield* Effect.fail(problem)
      })

      const carryOut = Effect.fnUntraced(function* (placing: Placing) {
        const begun = yield* orders.begin({ key: placing.key, body: placing.body, at: yield* Clock.currentTimeMillis })
        if (begun.is === "another body") return yield* refusal("key-reused", orderWords.keyReused)
        if (begun.is === "answered") return yield* repeated(begun.answer)
        return yield* kept(placing, begun.is === "under way" ? goOn(begun.orderNo, placing) : start(placing))
      })

      const inTurn = oneAtATime()

      // A browser that goes away does not stop what it began.
      const place: PlaceOrder["Service"]["place"] = Effect.fn("PlaceOrder.place")(function* (placing) {
        return yield* Effect.flatMap(Effect.forkDetach(inTurn(placing.key, carryOut(placing))), Fiber.join)
      })

      return PlaceOrder.of({ createIntent, updateIntent, place, finish })
    })
  )
}

/** Requests under one key wait for each other within this process; between processes the database keeps them apart. */
const oneAtATime = () => {
  const turns = new Map<string, { readonly door: Semaphore.Semaphore; waiting: number }>()
  return <A, E, R>(key: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const turn = turns.get(key) ?? { door: Semaphore.makeUnsafe(1), waiting: 0 }
      turns.set(key, turn)
      turn.waiting += 1
      const leave = Effect.sync(() => {
        turn.waiting -= 1
        if (turn.waiting === 0) turns.delete(key)
      })
      return Effect.ensuring(turn.door.withPermits(1)(work), leave)
    })
}
