/** What is kept of the catalogue is what stands in the database, whatever was changed since it was read. */
import { Deferred, Effect, Exit, Fiber, Layer, ManagedRuntime } from "effect"
import { SqlClient, type SqlError } from "effect/sql"
import { afterAll, beforeAll, expect, it } from "vitest"
import {
  cacheEachUntilChanged,
  cacheEachUntilSold,
  cacheUntilChanged
} from "../../adapters/postgres/client/catalogue-cache.ts"
import { shareReads, shareReadsByKey, shareWrites } from "../../adapters/postgres/client/share-reads.ts"
import { catalogueLayer } from "../../adapters/storage/catalogue/catalogue.ts"
import { priceBookLayer } from "../../adapters/storage/catalogue/price-book.ts"
import { reviewsLayer } from "../../adapters/storage/catalogue/reviews.ts"
import { branchesLayer } from "../../adapters/storage/stores/branches.ts"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import { Reviews } from "../../core/catalogue/reviews/reviews.port.ts"
import { PriceBook } from "../../core/pricing/price-book.port.ts"
import { Branches } from "../../core/stores/branches.port.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

type Ports = Catalogue | Branches | PriceBook | Reviews | SqlClient.SqlClient
let shop: ManagedRuntime.ManagedRuntime<Ports, SqlError.SqlError>
beforeAll(() => {
  shop = ManagedRuntime.make(
    Layer.mergeAll(catalogueLayer, branchesLayer, priceBookLayer, reviewsLayer).pipe(
      Layer.provideMerge(database.layer(4))
    )
  )
})
afterAll(() => shop.dispose())

const category = (slug: string) =>
  shop.runPromise(Effect.flatMap(Catalogue, ({ categories }) => Effect.map(categories, (all) => all.get(slug))))

const someProduct = async () => {
  const [found] = await database.query("SELECT id, category FROM product WHERE status = 'public' ORDER BY id LIMIT 1")
  return found as { readonly id: string; readonly category: string }
}

it("a category's new name is told at once, also where it was asked for before", async () => {
  const { category: slug } = await someProduct()
  expect((await category(slug))?.name).not.toBe("Renamed")
  await database.query("UPDATE category SET name = 'Renamed' WHERE slug = $1", [slug])
  expect((await category(slug))?.name).toBe("Renamed")
})

it("[T60] a product that is hidden, and one that has nothing to buy, leave their category's count at once", async () => {
  const { id, category: slug } = await someProduct()
  const before = (await category(slug))?.productCount ?? 0
  await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [id])
  expect((await category(slug))?.productCount).toBe(before - 1)
  await database.query("UPDATE product SET status = 'public' WHERE id = $1", [id])
  expect((await category(slug))?.productCount).toBe(before)
  await database.query(
    `INSERT INTO product SELECT 'BARE', 'bare', 'Bare', family, category, purpose, description, attributes, options,
       drawing, documents, is_hardware, is_dangerous, status FROM product WHERE id = $1`,
    [id]
  )
  expect((await category(slug))?.productCount).toBe(before + 1)
  await database.query("UPDATE product SET status = 'hidden' WHERE id = 'BARE'")
  expect((await category(slug))?.productCount).toBe(before)
})

it("a branch's new phone number is told at once", async () => {
  const phones = () =>
    shop.runPromise(Effect.flatMap(Branches, ({ all }) => Effect.map(all, (some) => some.map(({ phone }) => phone))))
  expect(await phones()).not.toContain("(03) 5550 0000")
  await database.query("UPDATE branch SET phone = '(03) 5550 0000' WHERE id = 25")
  expect(await phones()).toContain("(03) 5550 0000")
})

it("what an order needs to know of a stock number is told at once when it changes, and no more once it is hidden", async () => {
  const [found] = await database.query("SELECT erp_id, product_id FROM sku ORDER BY erp_id LIMIT 1")
  const { erp_id: sku, product_id: productId } = found as { readonly erp_id: string; readonly product_id: string }
  const snapshot = async () => {
    const snapshots = await shop.runPromise(
      Effect.flatMap(Catalogue, (catalogue) => catalogue.snapshots([sku, "NO-SUCH"]))
    )
    return [snapshots.size, snapshots.get(sku)?.weightGrams]
  }
  await database.query("UPDATE sku SET weight_grams = 1234 WHERE erp_id = $1", [sku])
  expect(await snapshot()).toEqual([1, 1234])
  await database.query("UPDATE sku SET weight_grams = 4321 WHERE erp_id = $1", [sku])
  expect(await snapshot()).toEqual([1, 4321])
  await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [productId])
  expect(await snapshot()).toEqual([0, undefined])
  await database.query("UPDATE product SET status = 'public' WHERE id = $1", [productId])
  expect(await snapshot()).toEqual([1, 4321])
})

it("a product that was read before is told anew at once when its price, pictures or reviews change, or it is hidden", async () => {
  const [found] = await database.query(
    `SELECT erp_id, product.id, slug FROM sku JOIN product ON product.id = product_id WHERE status = 'public'
     AND erp_id NOT IN (SELECT sku FROM product_photo WHERE sku IS NOT NULL) ORDER BY erp_id LIMIT 1`
  )
  const { erp_id: sku, id, slug } = found as { readonly erp_id: string; readonly id: string; readonly slug: string }
  const [contact] = await database.query("SELECT id FROM contact ORDER BY id LIMIT 1")
  const facts = async () => {
    const products = await shop.runPromise(Effect.flatMap(Catalogue, (catalogue) => catalogue.bySlug([slug])))
    const product = products.get(slug)
    const variant = product?.variants.find((one) => one.sku === sku)
    const reviewed = await shop.runPromise(Effect.flatMap(Reviews, ({ reviewedProducts }) => reviewedProducts))
    return [variant?.retail, variant?.photos, product?.photos, reviewed.has(id)]
  }
  const [, , before] = await facts()
  await database.query("UPDATE price SET retail_cents = 12345 WHERE sku = $1", [sku])
  expect(await facts()).toEqual([12345, undefined, before, false])
  const photo = `INSERT INTO product_photo (product_id, sku, position, hash, bytes)
    VALUES ($1, $2, $3, sha256($4), $4)`
  await database.query(photo, [null, sku, 1, Buffer.from("of the variant")])
  expect(await facts()).toEqual([12345, [1], before, false])
  await database.query(photo, [id, null, 9, Buffer.from("of the product")])
  expect(await facts()).toEqual([12345, [1], [...((before as ReadonlyArray<number> | undefined) ?? []), 9], false])
  await database.query("UPDATE product_photo SET position = 2 WHERE sku = $1", [sku])
  expect((await facts())[1]).toEqual([2])
  await database.query("DELETE FROM product_photo WHERE sku = $1", [sku])
  expect((await facts())[1]).toBe(undefined)
  await database.query(
    "INSERT INTO product_review (product_id, contact_id, stars, author, says) VALUES ($1, $2, 5, 'Ann B.', 'Straight.')",
    [id, contact?.id]
  )
  expect((await facts())[3]).toBe(false)
  const decide = "UPDATE product_review SET state = $2, decided_at = now() WHERE product_id = $1"
  await database.query(decide, [id, "published"])
  expect((await facts())[3]).toBe(true)
  await database.query(decide, [id, "rejected"])
  expect((await facts())[3]).toBe(false)
  await database.query("UPDATE product SET status = 'hidden' WHERE id = $1", [id])
  expect(await facts()).toEqual([undefined, undefined, undefined, false])
  await database.query("UPDATE product SET status = 'public' WHERE id = $1", [id])
  expect((await facts())[0]).toBe(12345)
})

it("[PRC-01] a guest's price changes with the shop's own: its price, steps, special price, and the range that its sibling makes", async () => {
  const [row] = await database.query(`
    SELECT one.erp_id AS sku, other.erp_id AS sibling FROM sku AS one JOIN sku AS other USING (product_id)
    JOIN price ON price.sku = one.erp_id JOIN price AS its ON its.sku = other.erp_id
    JOIN product ON product.id = product_id
    WHERE one.erp_id < other.erp_id AND product.status = 'public' ORDER BY 1, 2 LIMIT 1`)
  const [sku, sibling] = [String(row?.sku), String(row?.sibling)]
  const entry = async () => (await shop.runPromise(Effect.flatMap(PriceBook, (book) => book.listed([sku])))).get(sku)
  await entry()
  await database.query("UPDATE price SET retail_cents = 4321 WHERE sku = $1", [sku])
  expect((await entry())?.retail).toBe(4321)
  await database.query("DELETE FROM volume_break WHERE sku = $1", [sku])
  expect((await entry())?.volumeBreaks).toEqual([])
  await database.query("INSERT INTO volume_break (sku, quantity, unit_cents) VALUES ($1, 7, 4000)", [sku])
  expect((await entry())?.volumeBreaks).toEqual([{ quantityBreak: 7, unitPrice: 4000 }])
  await database.query(
    "UPDATE price SET promotion_cents = 3999, promotion_from = '2026-11-01', promotion_to = '2026-11-30' WHERE sku = $1",
    [sku]
  )
  expect((await entry())?.promotion).toEqual({ price: 3999, from: "2026-11-01", to: "2026-11-30" })
  await database.query("UPDATE price SET retail_cents = 9999999 WHERE sku = $1", [sibling])
  expect(JSON.stringify(await entry())).toContain("9999999")
  await database.query(
    "UPDATE product SET status = 'hidden' WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
    [sku]
  )
  expect(await entry()).toBe(undefined)
  await database.query(
    "UPDATE product SET status = 'public' WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)",
    [sku]
  )
  expect((await entry())?.retail).toBe(4321)
})

it("a product that nothing of has changed is read once, whatever is sold of others; within a transaction it is read there", async () => {
  const sql = await shop.runPromise(SqlClient.SqlClient)
  let reads = 0
  const read = (keys: ReadonlyArray<string>) => {
    reads += 1
    return Effect.succeed(new Map(keys.map((key) => [key, { variants: [{ sku: key }] }])))
  }
  const cached = await shop.runPromise(
    cacheEachUntilSold(read, { skusOf: ({ variants }) => variants.map(({ sku }) => sku) }).pipe(
      Effect.provideService(SqlClient.SqlClient, sql)
    )
  )
  const [one, other] = (await database.query("SELECT sku FROM price ORDER BY sku LIMIT 2")).map(({ sku }) =>
    String(sku)
  )
  const readsOf = async (key = "") => {
    const before = reads
    await shop.runPromise(cached([key]))
    return reads - before
  }
  const sell = (sku = "") => database.query("UPDATE price SET retail_cents = retail_cents + 1 WHERE sku = $1", [sku])
  // Until the work that was open on the server at a change has ended, in whichever database, it is read once more.
  await expect.poll(async () => [await readsOf(one), await readsOf(one)]).toEqual([0, 0])
  await sell(other)
  expect(await readsOf(one)).toBe(0)
  await sell(one)
  expect(await readsOf(one)).toBe(1)
  await expect.poll(() => readsOf(one)).toBe(0)
  const before = reads
  await shop.runPromise(sql.withTransaction(cached([one ?? ""])))
  expect(reads - before).toBe(1)
})

it("of several keys only those that are not known yet are read, and what was not found is asked for again", async () => {
  const asked: Array<ReadonlyArray<string>> = []
  const lengths = await shop.runPromise(
    cacheEachUntilChanged((keys: ReadonlyArray<string>) => {
      asked.push(keys)
      return Effect.succeed(new Map(keys.filter((key) => key !== "nothing").map((key) => [key, key.length])))
    })
  )
  const ask = (...keys: ReadonlyArray<string>) => shop.runPromise(lengths(keys))
  await expect
    .poll(async () => {
      await ask("settled")
      const before = asked.length
      await ask("settled")
      return asked.length - before
    })
    .toBe(0)
  asked.length = 0
  expect(await ask("a", "bb", "nothing")).toEqual(
    new Map([
      ["a", 1],
      ["bb", 2]
    ])
  )
  expect(await ask("bb", "ccc", "nothing")).toEqual(
    new Map([
      ["bb", 2],
      ["ccc", 3]
    ])
  )
  expect(asked).toEqual([
    ["a", "bb", "nothing"],
    ["ccc", "nothing"]
  ])
})

/** A reading that answers its own number when it is let go, and fails where it is told to. */
const gatedReads = () => {
  const gates: Array<Deferred.Deferred<void, string>> = []
  const read = Effect.suspend(() => {
    const gate = Deferred.makeUnsafe<void, string>()
    const number = gates.push(gate)
    return Effect.as(Deferred.await(gate), number)
  })
  const begun = (count: number) => expect.poll(() => gates.length).toBe(count)
  return { read, begun, gate: (number: number) => gates[number - 1] as Deferred.Deferred<void, string> }
}

it("two readings are on their way at once, who asks meanwhile shares the next one; a failure is told to those who waited and not kept", async () => {
  const { read, begun, gate } = gatedReads()
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const shared = shareReads(sql, read)
  const fork = () => shop.runFork(Effect.exit(shared))
  const first = fork()
  await begun(1)
  const second = fork()
  await begun(2)
  const others = [fork(), fork(), fork()]
  for (const _ of others) await new Promise(setImmediate)
  await begun(2)
  // One who goes away while their reading is on its way takes nobody's answer along.
  await shop.runPromise(Fiber.interrupt(first))
  await shop.runPromise(Deferred.succeed(gate(1), undefined))
  await begun(3)
  const last = fork()
  await shop.runPromise(Deferred.fail(gate(3), "broken"))
  const answers = await Promise.all(others.map((one) => shop.runPromise(Fiber.join(one))))
  expect(answers.map((one) => one._tag)).toEqual(["Failure", "Failure", "Failure"])
  await begun(4)
  await shop.runPromise(Deferred.succeed(gate(4), undefined))
  expect(await shop.runPromise(Effect.flatten(Fiber.join(last)))).toBe(4)
  await shop.runPromise(Deferred.succeed(gate(2), undefined))
  expect(await shop.runPromise(Effect.flatten(Fiber.join(second)))).toBe(2)
})

it("who asks while a reading is on its way has its keys read with the others'; where that fails each reads for itself", async () => {
  const asked: Array<ReadonlyArray<string>> = []
  const open = Deferred.makeUnsafe<void>()
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const shared = shareReadsByKey(sql, (keys: ReadonlyArray<string>) => {
    asked.push(keys)
    return Effect.andThen(Deferred.await(open), keys.includes("bad") ? Effect.fail("broken") : Effect.succeed(keys))
  })
  const fork = (...keys: ReadonlyArray<string>) => shop.runFork(Effect.exit(shared(keys)))
  const first = fork("a")
  await expect.poll(() => asked.length).toBe(1)
  const others = [fork("b", "c"), fork("c", "bad"), fork("a")]
  await shop.runPromise(Deferred.succeed(open, undefined))
  const answers = await Promise.all([first, ...others].map((one) => shop.runPromise(Fiber.join(one))))
  expect(answers).toEqual([Exit.succeed(["a"]), Exit.succeed(["b", "c"]), Exit.fail("broken"), Exit.succeed(["a"])])
  expect(asked).toEqual([["a"], ["b", "c", "bad", "a"], ["b", "c"], ["c", "bad"], ["a"]])
})

it("readings that are asked for in one turn of the event loop start together, those of one kind as one", async () => {
  const started: Array<string> = []
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const named = (name: string) =>
    shareReads(
      sql,
      Effect.sync(() => {
        started.push(name)
        // Comes before whatever starts in a later turn.
        queueMicrotask(() => started.push("sent"))
      })
    )
  const [looks, settings] = [named("look"), named("settings")]
  await Promise.all([looks, settings, looks].map((one) => shop.runPromise(one)))
  expect(started).toEqual(["look", "settings", "sent", "sent"])
})

it("rows that come while others are written go together with the next statement; one that can't be written harms none", async () => {
  const written: Array<ReadonlyArray<string>> = []
  const open = Deferred.makeUnsafe<void>()
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const write = shareWrites(sql, (rows: ReadonlyArray<string>) => {
    written.push(rows)
    return Effect.andThen(Deferred.await(open), rows.includes("bad") ? Effect.fail("broken") : Effect.void)
  })
  const fork = (row: string) => shop.runFork(Effect.exit(write(row)))
  const first = fork("a")
  await expect.poll(() => written.length).toBe(1)
  const others = ["b", "bad", "b"].map(fork)
  await shop.runPromise(Deferred.succeed(open, undefined))
  const answers = await Promise.all([first, ...others].map((one) => shop.runPromise(Fiber.join(one))))
  expect(answers).toEqual([Exit.void, Exit.void, Exit.fail("broken"), Exit.void])
  expect(written).toEqual([["a"], ["b", "bad"], ["b"], ["bad"], ["b"]])
})

it("within a transaction a shared reading is made over its own connection", async () => {
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const phone = shareReads(sql, sql<{ phone: string }>`SELECT phone FROM branch WHERE id = 25`)
  const change = sql`UPDATE branch SET phone = '(03) 5550 1111' WHERE id = 25`
  const within = sql.withTransaction(
    Effect.andThen(
      change,
      Effect.flatMap(phone, ([row]) => Effect.fail(row?.phone))
    )
  )
  expect(await shop.runPromise(Effect.flip(within))).toBe("(03) 5550 1111")
  expect(await shop.runPromise(phone)).not.toEqual([{ phone: "(03) 5550 1111" }])
})

it("what did not change is read once, whatever prices and stock do; a change that is not committed is none", async () => {
  let reads = 0
  const kept = await shop.runPromise(cacheUntilChanged(Effect.sync(() => ++reads)))
  const ask = () => shop.runPromise(kept)
  // Until the work that was open on the server at a change has ended, in whichever database, it is read once more.
  const settled = () => expect.poll(async () => new Set([await ask(), await ask()]).size).toBe(1)
  await settled()
  const first = reads
  await database.query("UPDATE price SET retail_cents = retail_cents + 1")
  await database.query(
    "INSERT INTO stock_movement (sku, branch_id, length, pieces, reason) SELECT sku, branch_id, length, 1, 'count' FROM stock"
  )
  expect(await ask()).toBe(first)
  await database.query("BEGIN")
  await database.query("UPDATE category SET description = description || '.'")
  expect(await ask()).toBe(first)
  await database.query("COMMIT")
  expect(await ask()).toBe(first + 1)
  await settled()
})

/** Pieces of two stock numbers at the branch that has most of each, read as the shop's own rows, and how often each was read. */
const cachedPieces = async () => {
  const skus = (await database.query("SELECT DISTINCT sku FROM stock ORDER BY sku LIMIT 2")).map(
    ({ sku }) => sku as string
  )
  const sql = await shop.runPromise(SqlClient.SqlClient)
  const reads: Array<ReadonlyArray<string>> = []
  const read = (keys: ReadonlyArray<string>) => {
    reads.push(keys)
    const rows = sql<{ sku: string; pieces: number }>`
      SELECT sku, sum(available)::int AS pieces FROM stock WHERE sku = ANY (${keys}::text[]) GROUP BY sku`
    return Effect.map(rows, (found) => new Map(found.map((row) => [row.sku, row])))
  }
  const cached = await shop.runPromise(cacheEachUntilSold(read, { skusOf: ({ sku }) => [sku] }))
  const pieces = async () => {
    reads.length = 0
    const found = await shop.runPromise(cached(skus))
    return { pieces: skus.map((sku) => found.get(sku)?.pieces ?? 0), read: reads.flat() }
  }
  // Until the work that was open on the server at a change has ended, in whichever database, it is read once more.
  const settled = async () => {
    await expect.poll(async () => (await pieces()).read).toEqual([])
    return pieces()
  }
  const [one = "", other = ""] = skus
  return { sql, cached, pieces, settled, one, other }
}

const recount = (sku: string, pieces: number) =>
  database.query(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, $2, 'count' FROM stock WHERE sku = $1 ORDER BY branch_id, length LIMIT 1`,
    [sku, pieces]
  )

it("stock that did not change is read once; what changed is read anew, and that alone", async () => {
  const { pieces, settled, one, other } = await cachedPieces()
  const before = await settled()
  const [first = 0, second = 0] = before.pieces
  await recount(one, 3)
  expect(await pieces()).toEqual({ pieces: [first + 3, second], read: [one] })
  await settled()
  await database.query("UPDATE price SET retail_cents = retail_cents + 1 WHERE sku = $1", [other])
  expect(await pieces()).toEqual({ pieces: [first + 3, second], read: [other] })
})

it("stock of a change that is not committed is told as it was, and once it is committed as it is", async () => {
  const { pieces, settled, one } = await cachedPieces()
  const [first = 0] = (await settled()).pieces
  await database.query("BEGIN")
  await recount(one, 5)
  expect((await pieces()).pieces[0]).toBe(first)
  await database.query("COMMIT")
  expect((await pieces()).pieces[0]).toBe(first + 5)
})

it("a transaction is told the stock that it has changed itself, and nobody else is", async () => {
  const { sql, cached, settled, one, pieces } = await cachedPieces()
  const [first = 0] = (await settled()).pieces
  const change = sql`
    INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
    SELECT sku, branch_id, length, 7, 'count' FROM stock WHERE sku = ${one} ORDER BY branch_id, length LIMIT 1`
  const within = sql.withTransaction(
    Effect.andThen(
      change,
      Effect.flatMap(cached([one]), (found) => Effect.fail(found.get(one)?.pieces))
    )
  )
  expect(await shop.runPromise(Effect.flip(within))).toBe(first + 7)
  expect((await pieces()).pieces[0]).toBe(first)
})

it("what was never read is read without a look at what has changed, and again where it changed before the next look", async () => {
  const { cached, settled } = await cachedPieces()
  await settled()
  const [fresh = ""] = (await database.query("SELECT DISTINCT sku FROM stock ORDER BY sku DESC LIMIT 1")).map(
    ({ sku }) => String(sku)
  )
  const ask = async () => (await shop.runPromise(cached([fresh]))).get(fresh)?.pieces ?? 0
  await database.query("ALTER TABLE search_change RENAME TO lost")
  const first = await ask()
  expect(first).toBeGreaterThan(0)
  await expect(ask()).rejects.toThrow()
  await database.query("ALTER TABLE lost RENAME TO search_change")
  await recount(fresh, 2)
  expect(await ask()).toBe(first + 2)
  await settled()
  await recount(fresh, 3)
  expect(await ask()).toBe(first + 5)
})

it("where more changed than is worth listing, all of it is read anew", async () => {
  const { pieces, settled, one, other } = await cachedPieces()
  const before = await settled()
  const notes = "INSERT INTO search_change (sku) SELECT 'NOTE-' || number FROM generate_series(1, 1001) AS number"
  await database.query(notes)
  expect(await pieces()).toEqual({ pieces: before.pieces, read: [one, other] })
  await settled()
  await database.query(notes.replace("1001", "999"))
  expect(await pieces()).toEqual(before)
})
