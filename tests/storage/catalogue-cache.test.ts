/** What is kept of the catalogue is what stands in the database, whatever was changed since it was read. */
import { Effect, Layer, ManagedRuntime } from "effect"
import type { SqlClient, SqlError } from "effect/sql"
import { afterAll, beforeAll, expect, it } from "vitest"
import { cacheUntilChanged } from "../../adapters/postgres/client/catalogue-cache.ts"
import { catalogueLayer } from "../../adapters/storage/catalogue/catalogue.ts"
import { branchesLayer } from "../../adapters/storage/stores/branches.ts"
import { Catalogue } from "../../core/catalogue/catalogue.port.ts"
import { Branches } from "../../core/stores/branches.port.ts"
import { testDatabase } from "../postgres/database.ts"

const database = testDatabase("small")

type Ports = Catalogue | Branches | SqlClient.SqlClient
let shop: ManagedRuntime.ManagedRuntime<Ports, SqlError.SqlError>
beforeAll(() => {
  shop = ManagedRuntime.make(Layer.mergeAll(catalogueLayer, branchesLayer).pipe(Layer.provideMerge(database.layer(4))))
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
