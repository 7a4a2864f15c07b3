/** Keeps a shopper's cart for later, sends it to their e-mail address, and brings it back. */
import { Clock, Context, Effect, Layer } from "effect"
import { Catalogue } from "../../catalogue/catalogue.port.ts"
import { normalEmail } from "../../contact/email-address.ts"
import { requiredEmailProblem } from "../../contact/fields.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import type { Cents } from "../../money.ts"
import type { PriceRequest } from "../../pricing/price.ts"
import { PriceBook } from "../../pricing/price-book.port.ts"
import { savedCartLimit } from "../../rate-limit/call-limits.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { answerWords } from "../../words/failure.ts"
import { savedCartWords } from "../../words/saved-cart.ts"
import { CART_CODE_MS, parseCartCode } from "./cart-code.ts"
import { SavedCartNotFound, SavedCartRefused } from "./saved-cart.schema.ts"
import { priceSavedLines, type SavedCartLine, savedCartLines, savedCartSubtotal } from "./saved-cart.ts"
import { SavedCartMessages } from "./saved-cart-messages.port.ts"
import { SavedCarts } from "./saved-carts.port.ts"

/** [T32] `subtotal`, cents with GST, at the prices of whoever looks. */
export type RestorableCart = { readonly lines: ReadonlyArray<SavedCartLine>; readonly subtotal: Cents }

export type SharedCart = { readonly id: string; readonly code: string; readonly codeUntil: number }

/**
 * [CART-07] Service that keeps carts and brings them back. Fails with `Unavailable` (what it needs is out of reach),
 * `SavedCartRefused` (with its reason), `SavedCartNotFound` (no such cart, or it was brought back already).
 */
export class SaveCart extends Context.Service<
  SaveCart,
  {
    /** Keeps what of the items is sold, by the shop's own names and without prices; answers the cart's secret id. */
    readonly create: (items: ReadonlyArray<PriceRequest>) => Effect.Effect<string, SavedCartRefused | Unavailable>
    /** [T37] Queues an e-mail with the cart as it was kept, at anybody's prices; three an hour to one address. */
    readonly email: (
      id: string,
      email: string
    ) => Effect.Effect<void, SavedCartNotFound | SavedCartRefused | Unavailable>
    /** [T32] At the terms of the customer with that id or of a guest. */
    readonly find: (id: string, customer?: string) => Effect.Effect<RestorableCart, SavedCartNotFound | Unavailable>
    /** [CART-09] Keeps them for whoever is given the link, and under a code that a branch opens until `codeUntil`, epoch milliseconds. */
    readonly share: (items: ReadonlyArray<PriceRequest>) => Effect.Effect<SharedCart, SavedCartRefused | Unavailable>
    /** [CART-09] By the code as it was typed, at a guest's prices; for staff alone. */
    readonly findByCode: (typed: string) => Effect.Effect<RestorableCart, SavedCartNotFound | Unavailable>
    /** [I26] Once; what is shared, as often as it is opened. */
    readonly reclaim: (id: string) => Effect.Effect<void, SavedCartNotFound | Unavailable>
  }
>()("core/ordering/saved-cart/SaveCart") {
  static readonly layer = Layer.effect(
    SaveCart,
    Effect.gen(function* () {
      const savedCarts = yield* SavedCarts
      const catalogue = yield* Catalogue
      const priceBook = yield* PriceBook
      const limits = yield* RateLimits
      const messages = yield* SavedCartMessages
      const outbox = yield* Outbox
      const transaction = yield* Transaction

      const keptLines = Effect.fnUntraced(function* (items: ReadonlyArray<PriceRequest>) {
        const skus = [...new Set(items.map(({ sku }) => sku))]
        const reading = Effect.all([priceBook.listed(skus), catalogue.snapshots(skus)], { concurrency: 2 })
        const lines = savedCartLines(items, ...(yield* reading))
        if (lines.length === 0)
          return yield* new SavedCartRefused({ kind: "no-items", msg: savedCartWords.nothingSold })
        return lines
      })

      const create: SaveCart["Service"]["create"] = Effect.fn("SaveCart.create")(function* (items) {
        return yield* savedCarts.create(yield* keptLines(items))
      })

      const share: SaveCart["Service"]["share"] = Effect.fn("SaveCart.share")(function* (items) {
        const lines = yield* keptLines(items)
        const codeUntil = (yield* Clock.currentTimeMillis) + CART_CODE_MS
        return { ...(yield* savedCarts.share(lines, codeUntil)), codeUntil }
      })

      const requireLines = Effect.fnUntraced(function* (id: string) {
        const found = yield* savedCarts.find(id)
        return found && found.state !== "reclaimed" ? found.lines : yield* new SavedCartNotFound()
      })

      const pricedLines = Effect.fnUntraced(function* (id: string, customer?: string) {
        return yield* priceCart(yield* requireLines(id), customer)
      })

      const priceCart = Effect.fnUntraced(function* (lines: ReadonlyArray<SavedCartLine>, customer?: string) {
        const prices = yield* priceBook.listed([...new Set(lines.map(({ sku }) => sku))], customer)
        const priced = priceSavedLines(lines, prices, yield* Clock.currentTimeMillis)
        return { lines: priced, subtotal: savedCartSubtotal(priced) }
      })

      const findByCode: SaveCart["Service"]["findByCode"] = Effect.fn("SaveCart.findByCode")(function* (typed) {
        const code = parseCartCode(typed)
        const found = code && (yield* savedCarts.findByCode(code, yield* Clock.currentTimeMillis))
        if (!found) return yield* new SavedCartNotFound()
        const { lines, subtotal } = yield* priceCart(found.lines)
        return { lines: lines.map(({ line }) => line), subtotal }
      })

      const requireMove = Effect.fnUntraced(function* (...move: Parameters<typeof savedCarts.move>) {
        if (!(yield* savedCarts.move(...move))) return yield* new SavedCartNotFound()
      })

      const email: SaveCart["Service"]["email"] = Effect.fn("SaveCart.email")(function* (id, typed) {
        const problem = requiredEmailProblem(typed)
        if (problem) return yield* new SavedCartRefused({ kind: "malformed", msg: problem, fields: { email: problem } })
        const address = normalEmail(typed)
        const cart = yield* pricedLines(id)
        if (!(yield* limits.tryConsume(savedCartLimit(address))))
          return yield* new SavedCartRefused({ kind: "too-many", msg: answerWords.tooMany })
        const letters = yield* messages.link({ id, email: address, ...cart })
        const send = Effect.andThen(requireMove(id, "emailed"), outbox.queue(letters))
        yield* transaction.run(send)
      })

      const find: SaveCart["Service"]["find"] = Effect.fn("SaveCart.find")(function* (id, customer) {
        const { lines, subtotal } = yield* pricedLines(id, customer)
        return { lines: lines.map(({ line }) => line), subtotal }
      })

      const reclaim: SaveCart["Service"]["reclaim"] = Effect.fn("SaveCart.reclaim")(function* (id) {
        const found = yield* savedCarts.find(id)
        if (!found?.isShared) yield* requireMove(id, "reclaimed")
      })

      return SaveCart.of({ create, share, email, find, findByCode, reclaim })
    })
  )
}
