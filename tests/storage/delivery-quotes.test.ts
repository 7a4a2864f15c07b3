/** Delivery quotes of one moment are written together, and each stays its owner's own. */
import { Effect, Exit } from "effect"
import { expect, it } from "vitest"
import { deliveryQuotesLayer } from "../../adapters/storage/delivery/delivery-quotes.ts"
import { DeliveryQuotes, type NewQuote } from "../../core/delivery/quote/delivery-quotes.port.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

const run = <A, E>(work: Effect.Effect<A, E, DeliveryQuotes>) =>
  Effect.runPromise(work.pipe(Effect.provide(deliveryQuotesLayer), Effect.provide(database.layer(4))))

const quoteAt = (fee: number, placeKey = `place ${fee}`): NewQuote => ({
  quote: {
    kind: "delivery",
    branchId: 25,
    fee,
    vehicles: ["truck"],
    firstAt: 1_796_931_000_000,
    days: ["2026-12-11", "2026-12-12"],
    expires: 1_795_762_800_000
  },
  owner: { browser: String(fee).padStart(64, "0"), ...(fee % 2 === 0 ? { contactId: `contact ${fee}` } : {}) },
  itemsKey: `["it's ${fee}, \\"quoted\\""]`,
  placeKey
})

const fees = Array.from({ length: 20 }, (_, at) => 7_660 + at)

it("[CHK-05] quotes that are given at one moment are each found by their own name, as they were given to their owner", async () => {
  const found = await run(
    Effect.gen(function* () {
      const { keep, find } = yield* DeliveryQuotes
      const kept = yield* Effect.all(
        fees.map((fee) => keep(quoteAt(fee))),
        { concurrency: "unbounded" }
      )
      return yield* Effect.all(kept.map((quote) => Effect.map(find(quote.id), (stored) => ({ stored, quote }))))
    })
  )
  expect(new Set(found.map(({ quote }) => quote.id)).size).toBe(fees.length)
  expect(found.map(({ stored }) => stored)).toEqual(
    fees.map((fee, at) => ({ ...quoteAt(fee), quote: { ...quoteAt(fee).quote, id: found[at]?.quote.id } }))
  )
})

it("a quote that can't be written takes none of its moment with it", async () => {
  const exits = await run(
    Effect.gen(function* () {
      const { keep, find } = yield* DeliveryQuotes
      const given = fees.map((fee, at) => (at === 7 ? quoteAt(fee, "no text \u0000") : quoteAt(fee)))
      const kept = given.map((one) => Effect.exit(Effect.flatMap(keep(one), ({ id }) => find(id))))
      return yield* Effect.all(kept, { concurrency: "unbounded" })
    })
  )
  expect(exits.map(Exit.isSuccess)).toEqual(fees.map((_, at) => at !== 7))
  expect(exits.map((exit) => (Exit.isSuccess(exit) ? exit.value?.quote.fee : undefined))).toEqual(
    fees.map((fee, at) => (at === 7 ? undefined : fee))
  )
})
