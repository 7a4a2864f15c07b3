/** Who waits for a product that sold out is told when it is back: once, whoever looks and whatever fails meanwhile. */
import { Effect, Layer, Redacted } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { outboxLayer } from "../../../adapters/storage/messages/outbox.ts"
import { tellRestocked } from "../../../adapters/storage/stock/restock-alerts.ts"
import { stockLayer } from "../../../adapters/storage/stock/stock.ts"
import { type RestockAlert, Stock } from "../../../core/stock/stock.port.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const { query } = database

const look = (outbox = outboxLayer) =>
  Effect.runPromise(
    tellRestocked.pipe(
      Effect.provide(outbox),
      Effect.provide(Layer.succeed(Settings, readSettings({ DATABASE_URL: Redacted.value(database.url()) }))),
      Effect.provide(database.layer(3))
    )
  )
const ask = (alert: RestockAlert) =>
  Effect.runPromise(
    Effect.flatMap(Stock, (stock) => stock.subscribeToRestock(alert)).pipe(
      Effect.provide(stockLayer),
      Effect.provide(database.layer(1))
    )
  )
const mails = () =>
  query("SELECT recipient, subject, text FROM outbox WHERE message_key LIKE 'restock %' ORDER BY recipient")
const recipients = async () => (await mails()).map(({ recipient }) => recipient)

const email = "kim@example.com"
let sku = ""
const move = (where: string, pieces: string, values: ReadonlyArray<unknown>) =>
  query(
    `INSERT INTO stock_movement (sku, branch_id, length, pieces, reason)
     SELECT sku, branch_id, length, ${pieces}, 'count' FROM stock WHERE sku = $1 AND ${where}`,
    [sku, ...values]
  )
/** So many more pieces come to a branch that has none. */
const hold = (branchId: number, pieces: number) => move("branch_id = $2", "$3::int", [branchId, pieces])
const sellOut = () => move("available <> 0", "-available", [])
let branches: ReadonlyArray<number> = []

beforeEach(async () => {
  const [row] = await query(
    `SELECT sku, array_agg(branch_id ORDER BY branch_id) AS branches FROM stock
     WHERE length = 0 GROUP BY sku HAVING count(*) > 1 ORDER BY sku LIMIT 1`
  )
  sku = String(row?.sku)
  branches = row?.branches as ReadonlyArray<number>
  await query("DELETE FROM restock_alert")
  await query("DELETE FROM outbox")
  await sellOut()
})
const [here, there] = [() => branches[0] ?? 0, () => branches[1] ?? 0]

describe("A wish to hear that a product is back", () => {
  it("[STK-07] is told once, when it is in stock again at any store", async () => {
    await ask({ sku, email })
    await look()
    expect(await recipients()).toEqual([])
    await hold(there(), 7)
    await look()
    await look()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(email)
    expect(mail?.subject).toMatch(/^Back in stock: /)
    expect(mail?.text).toContain("In stock now: 7")
    expect(mail?.text).toContain(`?sku=${encodeURIComponent(sku)}`)
  })

  it("[STK-07] of one store is not told of another's stock", async () => {
    await ask({ sku, email, branchId: here() })
    await hold(there(), 7)
    await look()
    expect(await recipients()).toEqual([])
    await hold(here(), 1)
    await look()
    expect(await recipients()).toEqual([email])
  })

  it("[STK-07] of what is still there waits until it has been sold out and is back", async () => {
    await hold(here(), 3)
    await ask({ sku, email })
    await look()
    expect(await recipients()).toEqual([])
    await sellOut()
    await look()
    await hold(here(), 5)
    await look()
    expect(await recipients()).toEqual([email])
  })

  it("[STK-07] of a hidden product waits until it is shown", async () => {
    await ask({ sku, email })
    await hold(here(), 5)
    const setStatus = (status: string) =>
      query("UPDATE product SET status = $2 WHERE id = (SELECT product_id FROM sku WHERE erp_id = $1)", [sku, status])
    await setStatus("hidden")
    await look()
    expect(await recipients()).toEqual([])
    await setStatus("public")
    await look()
    expect(await recipients()).toEqual([email])
  })

  it("[STK-07] may be asked anew once it was told", async () => {
    await ask({ sku, email })
    await hold(here(), 5)
    await look()
    await sellOut()
    await ask({ sku, email })
    await hold(here(), 5)
    await look()
    expect(await recipients()).toEqual([email, email])
  })

  it("[STK-07] is kept where its e-mail could not be queued, and all of more than a batch are told", async () => {
    await query(
      `INSERT INTO restock_alert (sku, email, was_out) SELECT $1, 'p' || n || '@example.com', true FROM generate_series(1, 450) n`,
      [sku]
    )
    await hold(here(), 5)
    await query("ALTER TABLE outbox RENAME TO lost")
    await expect(look()).rejects.toThrow()
    await query("ALTER TABLE lost RENAME TO outbox")
    expect(await query("SELECT count(*)::int AS n FROM restock_alert WHERE told_at IS NOT NULL")).toEqual([{ n: 0 }])
    await look()
    expect(new Set(await recipients()).size).toBe(450)
  })
})
