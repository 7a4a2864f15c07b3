/** Stock under many buyers at once: nothing is sold that is not there. */
import { Effect, Exit } from "effect"
import { describe, expect, it } from "vitest"
import { stockLayer } from "../../adapters/storage/stock/stock.ts"
import { Stock } from "../../core/stock/stock.port.ts"
import { NotEnoughStock } from "../../core/stock/stock.schema.ts"
import { testDatabase } from "../postgres/database.ts"
import { insertOrder } from "./order-fixture.ts"

const database = testDatabase("small")

const run = <A, E>(work: Effect.Effect<A, E, Stock>, connections = 10) =>
  Effect.runPromiseExit(work.pipe(Effect.provide(stockLayer), Effect.provide(database.layer(connections))))

const succeed = async <A, E>(work: Effect.Effect<A, E, Stock>) => {
  const exit = await run(work)
  if (Exit.isSuccess(exit)) return exit.value
  throw new Error(String(exit.cause))
}

/** A pile with exactly so many pieces and nothing put aside, different each time. */
const pileOf = async (pieces: number) => {
  const [pile] = await database.query(
    `SELECT sku, branch_id, on_hand FROM stock WHERE length = 0 AND reserved = 0 AND opening = on_hand AND on_hand > 0
     ORDER BY random() LIMIT 1`
  )
  const { sku, branch_id: branchId, on_hand: onHand } = pile as { sku: string; branch_id: number; on_hand: number }
  if (onHand !== pieces) {
    await database.query("INSERT INTO stock_movement (sku, branch_id, pieces, reason) VALUES ($1, $2, $3, 'count')", [
      sku,
      branchId,
      pieces - onHand
    ])
  }
  return { sku, branchId }
}

const counts = async ({ sku, branchId }: { sku: string; branchId: number }) => {
  const [row] = await database.query(
    "SELECT opening, on_hand, reserved, available FROM stock WHERE sku = $1 AND branch_id = $2 AND length = 0",
    [sku, branchId]
  )
  return row
}

/** What must hold of all stock at any time. */
const faults = () =>
  database.query(`
    SELECT * FROM stock
    LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS moves FROM stock_movement GROUP BY 1, 2, 3) m USING (sku, branch_id, length)
    LEFT JOIN (SELECT sku, branch_id, length, sum(pieces) AS held FROM reservation WHERE state = 'held' GROUP BY 1, 2, 3) r
      USING (sku, branch_id, length)
    WHERE on_hand <> opening + coalesce(moves, 0) OR reserved <> coalesce(held, 0)
      OR available <> on_hand - reserved OR available < 0 OR reserved < 0`)

const later = Date.parse("2026-11-23T02:00:00Z")

describe("many buyers at once", () => {
  it.each(Array.from({ length: 5 }, (_, round) => round))(
    "[I12] [L1] 50 buyers of 10 pieces: exactly 10 get one, 40 are told what is left (round %i)",
    async () => {
      const pile = await pileOf(10)
      const orders = await Promise.all(Array.from({ length: 50 }, () => insertOrder(database.query)))
      const work = Effect.forEach(
        orders,
        (orderNo) =>
          Effect.gen(function* () {
            const stock = yield* Stock
            return yield* Effect.exit(stock.reserve(orderNo, [{ ...pile, pieces: 1 }], later))
          }),
        { concurrency: "unbounded" }
      )
      const answers = await succeed(work)
      expect(answers.filter(Exit.isSuccess)).toHaveLength(10)
      const refused = answers.filter(Exit.isFailure).map((exit) => Effect.runSync(Effect.flip(exit)))
      expect(refused).toHaveLength(40)
      for (const problem of refused) {
        expect(problem).toBeInstanceOf(NotEnoughStock)
        expect(problem).toMatchObject({ short: [{ ...pile, wanted: 1, available: 0 }] })
      }
      expect(await counts(pile)).toMatchObject({ on_hand: 10, reserved: 10, available: 0 })
      expect(await faults()).toEqual([])
    }
  )

  it("[I12] orders that want the same two things in opposite order neither block each other nor share a piece", async () => {
    const [one, two] = [await pileOf(20), await pileOf(20)]
    const orders = await Promise.all(Array.from({ length: 30 }, () => insertOrder(database.query)))
    const lines = [
      { ...one, pieces: 1 },
      { ...two, pieces: 1 }
    ]
    const answers = await succeed(
      Effect.forEach(
        orders,
        (orderNo, index) =>
          Effect.gen(function* () {
            const stock = yield* Stock
            return yield* Effect.exit(stock.reserve(orderNo, index % 2 === 0 ? lines : lines.toReversed(), later))
          }),
        { concurrency: "unbounded" }
      )
    )
    expect(answers.filter(Exit.isSuccess)).toHaveLength(20)
    expect(await counts(one)).toMatchObject({ reserved: 20, available: 0 })
    expect(await counts(two)).toMatchObject({ reserved: 20, available: 0 })
  })
})

describe("one order", () => {
  it("[I12] gets everything or nothing, and hears of every line that is short", async () => {
    const [enough, short] = [await pileOf(5), await pileOf(2)]
    const orderNo = await insertOrder(database.query)
    const wanted = [
      { ...enough, pieces: 5 },
      { ...short, pieces: 3 }
    ]
    const exit = await run(
      Effect.gen(function* () {
        return yield* (yield* Stock).reserve(orderNo, wanted, later)
      })
    )
    expect(Exit.isFailure(exit)).toBe(true)
    if (Exit.isFailure(exit)) {
      expect(Effect.runSync(Effect.flip(exit))).toMatchObject({ short: [{ ...short, wanted: 3, available: 2 }] })
    }
    expect(await counts(enough)).toMatchObject({ reserved: 0, available: 5 })
  })

  it("[T45] lines of the same thing are added up before the stock is looked at", async () => {
    const pile = await pileOf(5)
    const orderNo = await insertOrder(database.query)
    const line = { ...pile, pieces: 3 }
    const exit = await run(
      Effect.gen(function* () {
        return yield* (yield* Stock).reserve(orderNo, [line, line], later)
      })
    )
    if (Exit.isSuccess(exit)) throw new Error("Six pieces of five were put aside")
    expect(Effect.runSync(Effect.flip(exit))).toMatchObject({ short: [{ ...pile, wanted: 6, available: 5 }] })
  })

  it("[I12] is settled once: released twice or consumed after that, the pieces come back once", async () => {
    const pile = await pileOf(9)
    const orderNo = await insertOrder(database.query)
    await succeed(
      Effect.gen(function* () {
        const stock = yield* Stock
        yield* stock.reserve(orderNo, [{ ...pile, pieces: 4 }], later)
        yield* stock.release([orderNo])
        yield* stock.release([orderNo])
        yield* stock.consume([orderNo])
      })
    )
    expect(await counts(pile)).toMatchObject({ on_hand: 9, reserved: 0, available: 9 })
    expect(await faults()).toEqual([])
  })

  it("[I12] takes its pieces off the shelf when it leaves the branch, once", async () => {
    const pile = await pileOf(9)
    const orderNo = await insertOrder(database.query)
    await succeed(
      Effect.gen(function* () {
        const stock = yield* Stock
        yield* stock.reserve(orderNo, [{ ...pile, pieces: 4 }], later)
        yield* stock.consume([orderNo])
        yield* stock.consume([orderNo])
      })
    )
    expect(await counts(pile)).toMatchObject({ on_hand: 5, reserved: 0, available: 5 })
    const [sold] = await database.query("SELECT pieces, reason FROM stock_movement WHERE order_no = $1", [orderNo])
    expect(sold).toEqual({ pieces: -4, reason: "sold" })
    expect(await faults()).toEqual([])
  })

  it("runs out when it is not paid in time, and not once it is kept", async () => {
    const [lapsed, kept] = [await insertOrder(database.query), await insertOrder(database.query)]
    const pile = await pileOf(9)
    const found = await succeed(
      Effect.gen(function* () {
        const stock = yield* Stock
        for (const orderNo of [lapsed, kept]) yield* stock.reserve(orderNo, [{ ...pile, pieces: 1 }], later)
        yield* stock.confirm([kept])
        return { before: yield* stock.expiredReservations(later), after: yield* stock.expiredReservations(later + 1) }
      })
    )
    expect(found.before).not.toContain(lapsed)
    expect(found.after).toContain(lapsed)
    expect(found.after).not.toContain(kept)
  })
})

describe("what the branches hold", () => {
  const held = (skus: ReadonlyArray<string>) =>
    succeed(
      Effect.gen(function* () {
        return yield* (yield* Stock).stockBySku(skus)
      })
    )

  it("[STK-09] names the branches that have some, and leaves unknown skus out", async () => {
    const rows = await database.query(
      "SELECT sku, branch_id, available FROM stock WHERE sku = (SELECT sku FROM stock WHERE length = 0 GROUP BY sku ORDER BY count(*) DESC, sku LIMIT 1) AND available > 0 ORDER BY branch_id"
    )
    const sku = String(rows[0]?.sku)
    const answer = await held([sku, "NO-SUCH-SKU"])
    expect([...answer.keys()]).toEqual([sku])
    expect(answer.get(sku)?.branches).toEqual(
      rows.map(({ branch_id, available }) => ({ branchId: branch_id, available }))
    )
  })

  it("[STK-09] tells mixed lengths apart", async () => {
    const [row] = await database.query("SELECT sku FROM stock WHERE length > 0 AND available > 0 ORDER BY sku LIMIT 1")
    const sku = String(row?.sku)
    const expected = await database.query(
      "SELECT branch_id, length::float8, available FROM stock WHERE sku = $1 AND available > 0 ORDER BY branch_id, length",
      [sku]
    )
    expect((await held([sku])).get(sku)?.branches).toEqual(
      expected.map(({ branch_id, length, available }) => ({ branchId: branch_id, available, length }))
    )
  })

  it("[STK-07] notes a wish to hear of a thing once, and refuses an unknown sku or branch", async () => {
    const [row] = await database.query("SELECT erp_id FROM sku ORDER BY erp_id LIMIT 1")
    const sku = String(row?.erp_id)
    const answers = await succeed(
      Effect.gen(function* () {
        const stock = yield* Stock
        const wishes = [
          { sku, email: "a@home.example", branchId: 25 },
          { sku, email: "a@home.example", branchId: 25 },
          { sku, email: "a@home.example" },
          { sku, email: "a@home.example", branchId: 99 },
          { sku: "NO-SUCH-SKU", email: "a@home.example" }
        ]
        return yield* Effect.forEach(wishes, stock.subscribeToRestock)
      })
    )
    expect(answers).toEqual(["noted", "noted", "noted", "unknown", "unknown"])
    expect(await database.query("SELECT count(*)::int AS n FROM restock_alert")).toEqual([{ n: 2 }])
  })
})
