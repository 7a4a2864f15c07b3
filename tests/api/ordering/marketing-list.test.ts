/** The list of who agreed at the checkout to e-mails about specials, as staff print it. */
import { execFile } from "node:child_process"
import { Redacted } from "effect"
import { expect, it } from "vitest"
import { melbourneDate } from "../../../core/melbourne.ts"
import { programFile } from "../../../setup/build.mjs"
import { testDatabase } from "../../postgres/database.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { cards } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)

/** As `npm run marketing` runs it. */
const marketing = (...args: ReadonlyArray<string>): Promise<{ readonly code: number; readonly out: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATABASE_URL: Redacted.value(database.url()) }
    const file = programFile("adapters/commands/marketing-list.command.ts")
    const child = execFile(process.execPath, [file, ...args], { env }, (_, out) =>
      resolve({ code: child.exitCode ?? -1, out })
    )
  })

const listed = async () =>
  (await marketing()).out
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.replaceAll('"', "").split(","))

/** An order with what its shopper says of e-mails; by a card that pays, unless it is another. */
const order = async (email: string, agreeMarketingCommunication: boolean, card: string = cards.pays) => {
  const kim = shop.shopper()
  const { form, intentId } = await kim.prepare([await itemInStock(database.query, 1)])
  const contactDetails = { ...form.billing.contactDetails, email }
  const wanted = {
    ...form,
    details: { ...form.details, agreeMarketingCommunication },
    billing: { ...form.billing, contactDetails }
  }
  return (await kim.place(wanted, intentId, (await shop.stripe().token(card)).id)).status
}

it("[CHK-03] who agreed with their latest order is listed until they withdraw it, and again once they agree again; an order that was not paid says nothing", async () => {
  const today = melbourneDate(Date.now())
  const ann = ["ann@example.com", "Kim Lee", today]
  expect(await order("Ann@example.com", true)).toBe(200)
  expect(await order("kim@example.com", true)).toBe(200)
  expect(await order("sam@example.com", true, cards.declined)).toBe(422)
  expect(await order("kim@example.com", false)).toBe(200)
  expect(await order("ann@example.com", false, cards.declined)).toBe(422)
  expect(await listed()).toEqual([ann])
  expect(await marketing("withdraw", "ANN@example.com")).toMatchObject({ code: 0 })
  expect(await listed()).toEqual([])
  expect(await order("ann@example.com", true)).toBe(200)
  expect(await listed()).toEqual([ann])
  for (const wrong of [["withdraw"], ["withdraw", "ann"], ["x"], ["withdraw", "a@b", "c"]])
    expect((await marketing(...wrong)).code).toBe(1)
})
