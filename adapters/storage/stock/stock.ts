/** The stock of the branches, kept in PostgreSQL. */

import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { MAX_WAITING_WISHES } from "../../../core/rate-limit/call-limits.ts"
import type { Sku } from "../../../core/sku.ts"
import { mergeByLocation, shortfalls, stockLocationKey } from "../../../core/stock/reservation.ts"
import { type RestockAlert, Stock } from "../../../core/stock/stock.port.ts"
import { NotEnoughStock } from "../../../core/stock/stock.schema.ts"
import type { ReservationLine, SkuStock } from "../../../core/stock/stock.ts"
import { Unavailable } from "../../../core/unavailable.schema.ts"
import { cacheEachUntilSold } from "../../postgres/client/catalogue-cache.ts"
import { transaction } from "../../postgres/client/database.ts"
import { shareReadsByKey } from "../../postgres/client/share-reads.ts"

const unavailable = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.mapError(work, (cause) =>
    cause instanceof NotEnoughStock ? (cause as Extract<E, NotEnoughStock>) : new Unavailable({ part: "stock", cause })
  )

type Row = {
  readonly sku: Sku
  readonly branch_id: number
  /** 0 where lengths are not mixed. */
  readonly length: number
  readonly available: number
}

const keyOf = ({ sku, branch_id: branchId, length }: Row) => stockLocationKey({ sku, branchId, length })

export const stockLayer = Layer.effect(
  Stock,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const readStock = Effect.fn("Stock.readStock")(function* (skus: ReadonlyArray<Sku>) {
      const rows = yield* sql<SkuStock>`
        SELECT sku.erp_id AS sku, stock_mode AS "stockMode", stock_code AS "stockCode", coalesce((
          SELECT json_agg(json_strip_nulls(json_build_object(
            'branchId', branch_id, 'available', available, 'length', nullif(stock.length, 0)
          )) ORDER BY branch_id, stock.length)
          FROM stock WHERE stock.sku = sku.erp_id AND available > 0
        ), '[]') AS branches
        FROM sku WHERE sku.erp_id = ANY (${skus}::text[])`
      return new Map(rows.map((row) => [row.sku, row]))
    })
    const cachedStock = yield* cacheEachUntilSold(shareReadsByKey(sql, readStock), { skusOf: ({ sku }) => [sku] })
    const stockBySku = (skus: ReadonlyArray<Sku>) => unavailable(cachedStock(skus))

    /**
     * Locks the piles in one order for everyone, so that no two orders wait for each other, and puts all that is wanted
     * aside where each has enough; what each had.
     */
    const reserveAll = (orderNo: string, piles: ReadonlyArray<ReservationLine>, until: number) => sql<Row>`
      WITH wanted AS (
        SELECT * FROM unnest(
          ${piles.map(({ sku }) => sku)}::text[], ${piles.map(({ branchId }) => branchId)}::int[],
          ${piles.map(({ length = 0 }) => String(length))}::numeric[], ${piles.map(({ pieces }) => pieces)}::int[]
        ) AS pile (sku, branch_id, length, pieces)
      ), locked AS (
        SELECT sku, branch_id, length, available FROM stock
        WHERE (sku, branch_id, length) IN (SELECT sku, branch_id, length FROM wanted)
        ORDER BY sku, branch_id, length FOR UPDATE
      ), reserved AS (
        INSERT INTO reservation (order_no, sku, branch_id, length, pieces, expires_at)
        SELECT ${orderNo}, wanted.*, ${new Date(until)} FROM wanted WHERE NOT EXISTS (
          SELECT FROM wanted LEFT JOIN locked USING (sku, branch_id, length) WHERE coalesce(available, 0) < pieces
        )
      )
      SELECT sku, branch_id, length, available FROM locked`

    const reserve = Effect.fn("Stock.reserve")(
      function* (orderNo: string, lines: ReadonlyArray<ReservationLine>, until: number) {
        const piles = mergeByLocation(lines)
        const rows = yield* reserveAll(orderNo, piles, until)
        const [first, ...more] = shortfalls(new Map(rows.map((row) => [keyOf(row), row.available])), piles)
        if (first) return yield* new NotEnoughStock({ short: [first, ...more] })
      },
      transaction(sql),
      unavailable
    )

    /** The piles are locked in the same order as by `reserve`, then the reservations on them are settled once. */
    const settle = (state: "consumed" | "released") =>
      Effect.fn(`Stock.${state}`)(
        function* (orderNos: ReadonlyArray<string>) {
          yield* sql`
            SELECT FROM stock JOIN reservation USING (sku, branch_id, length)
            WHERE order_no = ANY (${orderNos}::text[]) AND state = 'held'
            ORDER BY sku, branch_id, length FOR UPDATE OF stock`
          yield* sql`
            UPDATE reservation SET state = ${state} WHERE order_no = ANY (${orderNos}::text[]) AND state = 'held'`
        },
        transaction(sql),
        unavailable
      )

    const confirm = Effect.fn("Stock.confirm")(function* (orderNos: ReadonlyArray<string>) {
      yield* sql`UPDATE reservation SET expires_at = NULL WHERE order_no = ANY (${orderNos}::text[]) AND state = 'held'`
    }, unavailable)

    const expiredReservations = Effect.fn("Stock.expiredReservations")(function* (now: number) {
      const rows = yield* sql<{ order_no: string }>`
        SELECT DISTINCT order_no FROM reservation
        WHERE state = 'held' AND expires_at < ${new Date(now)} ORDER BY order_no`
      return rows.map((row) => row.order_no)
    }, unavailable)

    const subscribeToRestock = Effect.fn("Stock.subscribeToRestock")(function* ({
      sku,
      email,
      branchId
    }: RestockAlert) {
      const [row] = yield* sql<{ readonly waiting: number }>`
        WITH wishes AS (
          SELECT count(*)::int AS waiting FROM restock_alert WHERE lower(email) = lower(${email}) AND told_at IS NULL
        ), place AS (
          SELECT erp_id, branch.id FROM sku LEFT JOIN branch ON branch.id = ${branchId ?? null}::int
          WHERE erp_id = ${sku} AND (branch.id IS NOT NULL OR ${branchId === undefined})
        ), noted AS (
          INSERT INTO restock_alert (sku, email, branch_id, was_out)
          SELECT erp_id, ${email}, id, NOT EXISTS (
            SELECT FROM stock WHERE sku = erp_id AND branch_id = coalesce(place.id, branch_id) AND available > 0
          ) FROM place, wishes WHERE waiting < ${MAX_WAITING_WISHES} ON CONFLICT DO NOTHING
        )
        SELECT waiting FROM place, wishes`
      if (!row) return "unknown"
      return row.waiting < MAX_WAITING_WISHES ? "noted" : "too-many"
    }, unavailable)

    return Stock.of({
      stockBySku: stockBySku,
      reserve,
      confirm: confirm,
      consume: settle("consumed"),
      release: settle("released"),
      expiredReservations: expiredReservations,
      subscribeToRestock: subscribeToRestock
    })
  })
)
