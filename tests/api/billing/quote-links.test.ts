/** What of quotes needs no login: a quote by its own link, its reminders and their end, and tracking all of a number. */
import { Effect, Layer, Redacted } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { quoteMailsLayer } from "../../../adapters/messages/quote-mails.ts"
import { transactionLayer } from "../../../adapters/postgres/client/transaction.ts"
import { readSettings, Settings } from "../../../adapters/settings/settings.ts"
import { quotesLayer } from "../../../adapters/storage/billing/quotes.ts"
import { outboxLayer } from "../../../adapters/storage/messages/outbox.ts"
import { shopSecretLayer } from "../../../adapters/storage/secrets/shop-secret.ts"
import { quoteExpiryDate } from "../../../core/billing/quotes/quote.ts"
import { RemindQuotes } from "../../../core/billing/quotes/remind-quotes.service.ts"
import { melbourneDate, melbourneMoment } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { QuoteReminderViewModel } from "../../../ui/quotes/quote-reminder.view-model.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { insertQuote, type QuoteFixture } from "../../storage/quote-fixture.ts"
import { logInAtCompany } from "../account/company-people.ts"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const { query } = shop.database

const daysAgo = (days: number): string =>
  Temporal.PlainDate.from(melbourneDate(Date.now())).subtract({ days }).toString()
const quote = (more: Partial<QuoteFixture> = {}) =>
  insertQuote(query, { customerId: "2001", contactId: "P02", quotedOn: daysAgo(3), ...more })

/** The lock of the shop's own looks, `adapters/jobs/quote-reminders.ts`. */
const REMINDERS_LOCK = 7_214_016

/**
 * One look at what is due, by a process of its own, while the shop makes none: what the shop's first look holds at that
 * moment would be passed over, and its reminder not be there yet.
 */
const remind = async () => {
  const settings = Layer.succeed(Settings, readSettings({ DATABASE_URL: Redacted.value(shop.database.url()) }))
  const parts = Layer.mergeAll(transactionLayer, quotesLayer, quoteMailsLayer, outboxLayer).pipe(
    Layer.provide(shopSecretLayer)
  )
  await query("SELECT pg_advisory_lock($1)", [REMINDERS_LOCK])
  await Effect.runPromise(
    Effect.flatMap(RemindQuotes, ({ runOnce }) => runOnce).pipe(
      Effect.provide(RemindQuotes.layer.pipe(Layer.provide(parts), Layer.provide(settings))),
      Effect.provide(shop.database.layer(3))
    )
  )
  await query("SELECT pg_advisory_unlock($1)", [REMINDERS_LOCK])
}

const mails = async () =>
  query("SELECT message_key, recipient, html, text FROM outbox WHERE message_key LIKE 'quote-reminder %' ORDER BY 1")
const reminded = async () => (await mails()).map(({ message_key }) => String(message_key).split(" ")[1])

type Links = { readonly quote: string; readonly ending: string }

/** The secrets of the links in a quote's reminder. */
const linksOf = async (orderNo: string): Promise<Links> => {
  const mail = (await mails()).find(({ message_key }) => message_key === `quote-reminder ${orderNo}`)
  const secret = (path: string) =>
    new RegExp(`/${path}/${orderNo}\\?t=([\\w-]{43})`).exec(String(mail?.text))?.[1] ?? ""
  return { quote: secret("quotes"), ending: secret("quote-reminder/unsubscribe") }
}

const choose = (transactionNo: string, optOut: boolean, t: string) =>
  shop.call("POST", `/api/users/quote-reminder/disable?t=${t}`, { transactionNo, optOut })

beforeEach(async () => {
  await query("DELETE FROM outbox")
  await query("UPDATE quote SET reminded_at = now()")
})

describe("Reminders of quotes", () => {
  it("[QUO-05] go once to whom a quote was made for, in the last days on which it can be paid", async () => {
    const due = await quote({ quotedOn: daysAgo(25) })
    const lastDay = await quote({ quotedOn: daysAgo(30), customerId: "2002", contactId: "P04" })
    await quote({ quotedOn: daysAgo(24) })
    await quote({ quotedOn: daysAgo(31) })
    await quote({ quotedOn: daysAgo(27), paidAt: "2026-11-20T01:00:00Z" })
    await quote({ quotedOn: daysAgo(27), delivered: 1 })
    await remind()
    await remind()
    expect((await reminded()).toSorted()).toEqual([due, lastDay].toSorted())
    const [mail] = await mails()
    expect(mail).toMatchObject({ recipient: "kim@example.com" })
    expect(mail?.text).not.toContain("$")
  })

  it("[QUO-05] [PERM-07] go to nobody who has left the company, or may not see the prices", async () => {
    await quote({ quotedOn: daysAgo(26), contactId: "P04" })
    await quote({ quotedOn: daysAgo(26), contactId: "P13", isAtOwnPrices: true })
    const retail = await quote({ quotedOn: daysAgo(26), contactId: "P13" })
    await remind()
    expect(await reminded()).toEqual([retail])
  })

  it("[QUO-05] [CALL-10] [T34] end by their link, begin again by it, and the job obeys", async () => {
    const orderNo = await quote({ quotedOn: daysAgo(26) })
    await remind()
    const { ending } = await linksOf(orderNo)
    const answer = await choose(orderNo, true, ending)
    expect([answer.status, answer.json]).toEqual([200, { data: { success: true, optOut: true } }])
    expect((await choose(orderNo, true, ending)).status).toBe(200)
    await query("UPDATE quote SET reminded_at = NULL WHERE quote_no = $1", [orderNo])
    await query("DELETE FROM outbox")
    await remind()
    expect(await reminded()).toEqual([])
    expect((await choose(orderNo, false, ending)).json).toEqual({ data: { success: true, optOut: false } })
    await remind()
    expect(await reminded()).toEqual([orderNo])
    const audited = await query("SELECT action FROM audit WHERE subject = $1 ORDER BY id", [orderNo])
    expect(audited.map(({ action }) => action)).toEqual(["quote reminders off", "quote reminders on"])
  })

  it("[QUO-05] [CALL-10] the button of its page ends them and begins them again, and says where that failed", async () => {
    const orderNo = await quote({ quotedOn: daysAgo(26) })
    await remind()
    const link = { transactionNo: orderNo, t: (await linksOf(orderNo)).ending }
    const { call } = shop.client()
    const sent: Array<unknown> = []
    const noted = ((name: string, request: { readonly body: unknown }) => {
      sent.push([name, request.body])
      return call(name as "POST /users/quote-reminder/disable", request as never)
    }) as unknown as typeof call
    const model = new QuoteReminderViewModel(noted, link)
    expect(model.optOut).toBeUndefined()
    const isOff = async () =>
      (await query("SELECT reminders_off FROM quote WHERE quote_no = $1", [orderNo]))[0]?.reminders_off
    await Promise.all([model.choose(true), model.choose(true)])
    expect([model.optOut, model.problem, await isOff()]).toEqual([true, undefined, true])
    await model.choose(false)
    expect([model.optOut, await isOff()]).toEqual([false, false])
    const disable = (optOut: boolean) => ["POST /users/quote-reminder/disable", { transactionNo: orderNo, optOut }]
    expect(sent).toEqual([disable(true), disable(false)])
    const foreign = new QuoteReminderViewModel(call, { ...link, t: "x" })
    await foreign.choose(true)
    expect([foreign.optOut, foreign.problem, await isOff()]).toEqual([
      undefined,
      expect.stringContaining("could not be found"),
      false
    ])
  })

  it("[T34] are ended by no other secret, and the answer is that of an unknown quote", async () => {
    const [one, other] = [await quote({ quotedOn: daysAgo(26) }), await quote({ quotedOn: daysAgo(26) })]
    await remind()
    const links = await linksOf(one)
    const unknown = await choose("Q99999999", true, links.ending)
    expectFailure(unknown, 404, "NOT_FOUND")
    const foreign = [
      await choose(other, true, links.ending),
      await choose(one, true, links.quote),
      await choose(one, true, "x")
    ]
    for (const told of foreign) expect([told.status, told.text]).toEqual([404, unknown.text])
    expect(
      (await shop.call("POST", "/api/users/quote-reminder/disable", { transactionNo: one, optOut: true })).status
    ).toBe(404)
    expect((await shop.call("GET", `/api/users/quote-reminder/disable?t=${links.ending}`)).status).toBe(405)
    expect(await query("SELECT FROM quote WHERE reminders_off")).toEqual([])
  })
})

describe("A quote's own link", () => {
  const open = (orderNo: string, t?: string) =>
    shop.call("GET", `/api/orders/quote/id/${orderNo}${t === undefined ? "" : `?t=${t}`}`)

  it("[T30] opens that quote and no other; the number alone tells nothing", async () => {
    const orderNo = await quote({ quotedOn: daysAgo(26), poNumber: "CANARY-T30", lines: [1100, 2200], delivered: 1 })
    const other = await quote({ quotedOn: daysAgo(26) })
    await remind()
    const links = await linksOf(orderNo)
    const { status, json } = await open(orderNo, links.quote)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      data: {
        orderNo,
        customerOrderNo: "CANARY-T30",
        quote: { state: "part-delivered", outstanding: 2200 },
        editable: []
      }
    })
    const unknown = await open("Q99999999", links.quote)
    for (const told of [await open(orderNo), await open(orderNo, links.ending), await open(other, links.quote)]) {
      expectFailure(told, 404, "NOT_FOUND")
      expect(told.text).toBe(unknown.text)
    }
  })

  it("[T30] is the one in the copy that somebody asked for by e-mail", async () => {
    const orderNo = await quote()
    await (await logInAtCompany(shop, "dana@ironbark.example")).post("/users/salesorder/email", { orderNo })
    const [mail] = await query("SELECT text FROM outbox WHERE message_key LIKE $1", [`quote ${orderNo} %`])
    const secret = /\?t=([\w-]{43})/.exec(String(mail?.text))?.[1]
    expect((await open(orderNo, secret)).status).toBe(200)
  })

  it("[GST-03] adds up in the copy of a company that sees its prices without GST: lines, GST and total", async () => {
    const orderNo = await quote()
    await (await logInAtCompany(shop, "dana@ironbark.example")).post("/users/salesorder/email", { orderNo })
    const [mail] = await query("SELECT text FROM outbox WHERE message_key LIKE $1", [`quote ${orderNo} %`])
    const text = String(mail?.text)
    const amounts = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, amount = ""]) => Math.round(Number(amount.replaceAll(",", "")) * 100))
    const sum = (cents: ReadonlyArray<number>) => cents.reduce((all, one) => all + one, 0)
    const lines = amounts(/ - \$([\d,.]+)$/gm)
    expect(lines.length).toBeGreaterThan(0)
    expect(amounts(/^Subtotal, excludes GST: \$([\d,.]+)$/gm)).toEqual([sum(lines)])
    expect(amounts(/^Total including GST: \$([\d,.]+)$/gm)).toEqual([
      sum([...lines, ...amounts(/^(?:Delivery|GST): \$([\d,.]+)$/gm)])
    ])
  })
})

describe("The last day of a quote", () => {
  it("[QUO-04] ends at midnight in Melbourne, whatever the season", () => {
    // 30 days on; the second runs over the end of summer time.
    for (const quotedOn of ["2026-11-01", "2027-03-20"]) {
      const expiry = quoteExpiryDate(quotedOn)
      const midnight = melbourneMoment(Temporal.PlainDate.from(expiry).add({ days: 1 }), 0)
      expect([melbourneDate(midnight - 1), melbourneDate(midnight)]).toEqual([
        expiry,
        Temporal.PlainDate.from(expiry).add({ days: 1 }).toString()
      ])
    }
  })
})

describe("Tracking all of a number", () => {
  type Tracked = ApiCalls["GET /orders/track/all/:number"]["data"]
  const track = async (number: string) => {
    const { status, json, text } = await shop.call("GET", `/api/orders/track/all/${encodeURIComponent(number)}`)
    return { status, text, data: (json as { readonly data: Tracked }).data }
  }

  it("[TRK-02] a quote's number lists what was handed over of it, with status, day and branch only", async () => {
    await query(
      `INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, at_own_prices, shown_ex_gst, subtotal_cents,
         delivery_cents, surcharge_cents, gst_cents, total_cents)
       VALUES ('400107', '01', '2001', '2026-11-12', 25, '["CANARY-TRK"]', false, false, 1100, 0, 0, 100, 1100)`
    )
    const orderNo = await quote({ lines: [1100, 2200], delivered: 1, poNumber: "CANARY-TRK", deliveryFee: 500 })
    const { data, text } = await track(orderNo)
    expect(data).toEqual({
      number: orderNo,
      orders: [],
      deliveries: [{ invoiceNo: "400107", checkoutType: "delivery", day: "2026-11-12", branch: "Rowville" }]
    })
    for (const word of ["CANARY", "Kim", "Kelletts", "2200"]) expect(text).not.toContain(word)
  })

  it("[TRK-02] an order's number lists it, and what was handed over of the quote that it was", async () => {
    const [placed = ""] = await insertCompanyOrders(query, { customerId: "2001", contactId: "P02", status: "ready" })
    const [plain = ""] = await insertCompanyOrders(query, { customerId: "2001", contactId: "P02", status: "placed" })
    const orderNo = await quote({ lines: [1100, 2200], delivered: 1 })
    await query("UPDATE quote SET order_no = $2 WHERE quote_no = $1", [orderNo, placed])
    for (const number of [orderNo, orderNumberText(placed)]) {
      const { data } = await track(number)
      expect(data.orders.map((one) => [one.orderNo, one.branch, "cancellation" in one])).toEqual([
        [placed, "Rowville", false]
      ])
      expect(data.deliveries).toMatchObject([{ invoiceNo: "400107", checkoutType: "pickup" }])
    }
    expect((await track(plain)).data).toMatchObject({ orders: [{ orderNo: plain }], deliveries: [] })
  })

  it.each(["100000018", "Q99999999", "nothing"])("[TRK-02] [MSG-05] %s is no number of an order", async (number) => {
    const { status, text } = await track(number)
    expect([status, text.includes("Requested item is not an order")]).toEqual([404, true])
  })

  it("[TRK-02] a quote of which nothing was ordered or handed over is none either", async () =>
    expect((await track(await quote())).status).toBe(404))
})
