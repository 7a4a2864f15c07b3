/** No card number reaches the shop: none stands in its tables, its letters or its log, whatever became of the card. */
import { afterAll, expect, it, vi } from "vitest"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { cards } from "./shopper.ts"

const lines: Array<string> = []
const spies = (["log", "error", "warn", "info"] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation((...parts) => void lines.push(parts.map(String).join(" ")))
)
afterAll(() => {
  for (const spy of spies) spy.mockRestore()
})

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database

/** A card's number as it is written, with blanks or dashes between its parts. */
const numbers = Object.values(cards).map((number) => new RegExp([...number].join("[ -]?")))

it("[SCR-01] after cards that pay, are declined and ask, and after a number that is sent to the shop itself", async () => {
  const kim = shop.shopper()
  const wanted = [await itemInStock(query, 1)]
  for (const card of Object.values(cards)) await kim.buy(wanted, card)
  const { form, intentId, token } = await kim.prepare(wanted)
  const typed = { ...form, card: { number: cards.pays, cvc: "123" } }
  expect((await kim.place(typed as unknown as typeof form, intentId, token)).status).toBe(400)
  await kim.call("POST", "/orders/order/stripe", { form, intentId, confirmationToken: cards.pays })
  const tables = await query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const rows = await query(`SELECT to_jsonb(t)::text AS row FROM "${name}" t`)
    expect([name, rows.filter(({ row }) => numbers.some((number) => number.test(String(row))))]).toEqual([name, []])
  }
  expect(lines.filter((line) => numbers.some((number) => number.test(line)))).toEqual([])
})
