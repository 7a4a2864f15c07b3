/** Carts that shoppers kept for later, in PostgreSQL under the hashes of their ids. */
import { createHash, randomBytes } from "node:crypto"
import { Clock, Effect, Layer, Option, Schema } from "effect"
import { SqlClient } from "effect/sql"
import { cartCode } from "../../../core/ordering/saved-cart/cart-code.ts"
import { SavedCartLines } from "../../../core/ordering/saved-cart/saved-cart.schema.ts"
import { type SavedCart, type SavedCartState, statesBefore } from "../../../core/ordering/saved-cart/saved-cart.ts"
import { SavedCarts } from "../../../core/ordering/saved-cart/saved-carts.port.ts"
import { asOrdersUnavailable } from "../../postgres/client/orders-unavailable.ts"

/** Of a thousand million codes there is always one that is free. */
const CODE_TRIES = 5
/** [T32] 256 random bits. */
const newId = (): string => randomBytes(32).toString("base64url")
const hashOf = (id: string): Buffer => createHash("sha256").update(id).digest()

const decodeLines = Schema.decodeUnknownOption(SavedCartLines)

type CartRow = { readonly state: SavedCartState; readonly lines: unknown; readonly is_shared: boolean }

/** One that was kept in another shape, before the shop was brought up to date, is none. */
const cartOf = ({ state, lines, is_shared: isShared }: CartRow): SavedCart | undefined =>
  Option.getOrUndefined(Option.map(decodeLines(lines), (known) => ({ state, lines: known, isShared })))

export const savedCartsLayer = Layer.effect(
  SavedCarts,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const now = Effect.map(Clock.currentTimeMillis, (at) => new Date(at))

    const create: SavedCarts["Service"]["create"] = Effect.fn("SavedCarts.create")(function* (lines) {
      const [id, at] = [newId(), yield* now]
      yield* sql`
        INSERT INTO saved_cart (id_hash, lines, state, saved_at, changed_at)
        VALUES (${hashOf(id)}, ${JSON.stringify(lines)}, 'created', ${at}, ${at})`
      return id
    }, asOrdersUnavailable)

    const share: SavedCarts["Service"]["share"] = Effect.fn("SavedCarts.share")(function* (lines, codeUntil) {
      const [id, at] = [newId(), yield* now]
      for (let tries = 0; tries < CODE_TRIES; tries += 1) {
        const code = cartCode(randomBytes(6))
        const rows = yield* sql`
          INSERT INTO saved_cart (id_hash, lines, state, saved_at, changed_at, is_shared, code, code_until)
          VALUES (${hashOf(id)}, ${JSON.stringify(lines)}, 'created', ${at}, ${at}, true, ${code}, ${new Date(codeUntil)})
          ON CONFLICT (code) DO NOTHING RETURNING 1`
        if (rows.length === 1) return { id, code }
      }
      return yield* Effect.fail(new Error("No code was free"))
    }, asOrdersUnavailable)

    const find: SavedCarts["Service"]["find"] = Effect.fn("SavedCarts.find")(function* (id) {
      const [row] = yield* sql<CartRow>`
        SELECT state, lines, is_shared FROM saved_cart WHERE id_hash = ${hashOf(id)}`
      return row && cartOf(row)
    }, asOrdersUnavailable)

    const findByCode: SavedCarts["Service"]["findByCode"] = Effect.fn("SavedCarts.findByCode")(function* (code, at) {
      const [row] = yield* sql<CartRow>`
        SELECT state, lines, is_shared FROM saved_cart WHERE code = ${code} AND code_until > ${new Date(at)}`
      return row && cartOf(row)
    }, asOrdersUnavailable)

    const move: SavedCarts["Service"]["move"] = Effect.fn("SavedCarts.move")(function* (id, to) {
      const moved = yield* sql`
        UPDATE saved_cart SET state = ${to}, changed_at = greatest(saved_at, ${yield* now})
        WHERE id_hash = ${hashOf(id)} AND state IN ${sql.in(statesBefore[to])} RETURNING 1`
      return moved.length === 1
    }, asOrdersUnavailable)

    return SavedCarts.of({
      create,
      share,
      find,
      findByCode,
      move
    })
  })
)
