/** [CALL-21] Carts that are kept for later over the API: sent to an e-mail address, opened by anybody with the link, brought back once. */
import { beforeAll, describe, expect, it } from "vitest"
import { logInAtCompany } from "../account/company-people.ts"
import { browserAt, emails } from "../account/login-browser.ts"
import { expectFailure, expectMalformed } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { itemInStock, sticksInStock } from "./order-items.ts"
import type { RequestedItem } from "./shopper.ts"

const STAFF = "staff-token-of-more-than-32-letters"
const shop = shopUnderTest({ LIMITS: "off", STAFF_TOKEN: STAFF })
const { query } = shop.database

const notFound =
  "We can't find this cart. Its link works once, and may have been used already. Start a new one, or call us."

let items: ReadonlyArray<RequestedItem>
let names: ReadonlyArray<string>
beforeAll(async () => {
  items = [await itemInStock(query, 3), await sticksInStock(query, 4)]
  const rows = await query("SELECT erp_id, name FROM sku WHERE erp_id = ANY($1)", [items.map(({ sku }) => sku)])
  names = items.map(({ sku }) => String(rows.find(({ erp_id }) => erp_id === sku)?.name))
})

type Cart = {
  readonly id: string
  readonly subTotal: number
  readonly items: ReadonlyArray<{ readonly sku: string; readonly name: string; readonly pieces: number }>
}

const guest = () => browserAt(shop)
const create = async () => (await guest().post<{ id: string }>("/orders/abandoned-cart/create", { items })).data.id
const cartPath = (id: string) => `/orders/abandoned-cart/id/${id}`
const open = (id: string) => guest().ask<Cart>("GET", cartPath(id))
const reclaim = (id: string) => guest().ask("PATCH", `${cartPath(id)}/reclaim`, {})
const send = (id: string, email: string, more: object = {}) =>
  guest().post("/orders/abandoned-cart/send-email", { id, email, subTotal: 1, items, ...more })
const mailsTo = (email: string) =>
  query("SELECT subject, text, html FROM outbox WHERE recipient = $1 ORDER BY queued_at, id", [email])
const stateOf = async (id: string) =>
  (await query("SELECT state FROM saved_cart WHERE id_hash = sha256(convert_to($1, 'utf8'))", [id]))[0]?.state

describe("A cart that is kept", () => {
  it("[CALL-21] [CART-07] is created under an id of 256 bits, of which the shop keeps the hash alone", async () => {
    const [id, other] = [await create(), await create()]
    expect([id, other]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/)])
    expect(id).not.toBe(other)
    expect(await stateOf(id)).toBe("created")
    const [row] = await query(
      "SELECT count(*)::int AS count FROM saved_cart WHERE saved_cart::text LIKE '%' || $1 || '%'",
      [id]
    )
    expect(row?.count).toBe(0)
  })

  it("[CALL-21] [T32] is answered as its lines, by the shop's own names, with nobody's address", async () => {
    const id = await create()
    await send(id, "kim@saved.example")
    const { data, text } = await open(id)
    expect(Object.keys(data).toSorted()).toEqual(["id", "items", "subTotal"])
    expect(data.items.map(({ sku, name, pieces }) => [sku, name, pieces])).toEqual([
      [items[0]?.sku, names[0], 3],
      [items[1]?.sku, names[1], 4]
    ])
    expect(text).not.toMatch(/saved\.example|[pP]rice|[cC]ents/)
  })

  it("[T32] comes to what whoever looks pays for it, and tells nobody another's price", async () => {
    const [row] = await query(
      `SELECT sku, factor::text FROM contract_price JOIN sku ON erp_id = sku JOIN price USING (sku)
       WHERE customer_id = '2001' AND clearance_cents IS NULL AND uom = 'LM' AND NOT is_random_length ORDER BY sku LIMIT 1`
    )
    const own = { sku: String(row?.sku), qty: 2, uom: `STICK|${Number(row?.factor)}` }
    const dana = await logInAtCompany(shop, emails.trade)
    const { data } = await dana.post<{ id: string }>("/orders/abandoned-cart/create", { items: [own] })
    const price = async (path: string, browser = guest()) => {
      const priced = await browser.post<ReadonlyArray<{ linePrice: number; discount?: { linePrice: number } }>>(path, [
        own
      ])
      return priced.data[0]?.discount?.linePrice ?? priced.data[0]?.linePrice
    }
    const [guests, hers] = [
      await price("/products-pricing/guest-prices"),
      await price("/products-pricing/prices", dana)
    ]
    expect(hers).toBeLessThan(Number(guests))
    expect((await open(data.id)).data.subTotal).toBe(guests)
    expect((await dana.ask<Cart>("GET", cartPath(data.id))).data.subTotal).toBe(hers)
  })

  it("[CALL-21] [CART-07] is refused where nothing in it is sold", async () => {
    const told = await guest().post("/orders/abandoned-cart/create", { items: [{ sku: "NONE", qty: 1, uom: "EA|1" }] })
    expectFailure(told, 422, "NO_ITEMS")
  })
})

describe("A kept cart's e-mail", () => {
  it("[CALL-21] [CART-07] holds its lines and the link that opens it; the cart is emailed then", async () => {
    const id = await create()
    expect((await send(id, "Pat@Saved.example ")).data).toEqual({ success: true })
    const [mail, ...more] = await mailsTo("pat@saved.example")
    expect([mail?.subject, more]).toEqual(["Your cart is saved", []])
    for (const text of [...names, `/resume-cart/${id}`]) expect(mail?.text).toContain(text)
    expect(await stateOf(id)).toBe("emailed")
  })

  it("[T37] is the cart as it was kept, whatever items, subtotal and text are sent with it", async () => {
    const id = await create()
    const forged = {
      items: [{ sku: "FREE-BEER", qty: 9, uom: "EA|1" }],
      subTotal: 123_456,
      note: "<b>click evil.example</b>"
    }
    await send(id, "victim@saved.example", forged)
    const [mail] = await mailsTo("victim@saved.example")
    const { data } = await open(id)
    expect(mail?.text).toContain(`$${(data.subTotal / 100).toFixed(2)}`)
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/FREE-BEER|\bevil\b|1,?234\.56|<b>click/)
  })

  it("[CALL-21] is not sent to what is no address; the field says so", async () => {
    const id = await create()
    const told = await send(id, "kim@")
    expectMalformed(told, ["email"])
    expect((told.json as { fields: object }).fields).toEqual({ email: "Please enter a valid email address" })
    expect(await stateOf(id)).toBe("created")
  })

  it("[I26] of a cart that was brought back meanwhile is none, and nothing is queued", async () => {
    const id = await create()
    await reclaim(id)
    expectFailure(await send(id, "late@saved.example"), 404, "NOT_FOUND")
    expect(await mailsTo("late@saved.example")).toEqual([])
  })
})

describe("Bringing a cart back", () => {
  it("[CART-07] [I26] is done once: then nobody finds it", async () => {
    const id = await create()
    expect((await reclaim(id)).data).toEqual({ success: true })
    expect(await stateOf(id)).toBe("reclaimed")
    for (const told of [await reclaim(id), await open(id)]) {
      expectFailure(told, 404, "NOT_FOUND")
      expect(told.msg).toBe(notFound)
    }
  })

  it("[I26] at the same moment from twelve browsers succeeds in one of them, in each of ten rounds", async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await create()
      const answers = await Promise.all(Array.from({ length: 12 }, () => reclaim(id)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 11 }, () => 404)])
    }
  })

  it.each(["x", "A".repeat(43)])("[CALL-21] [MSG-04] of an unknown id is not found: %s", async (id) => {
    const told = await open(id)
    expectFailure(told, 404, "NOT_FOUND")
    expect(told.msg).toBe(notFound)
  })

  it.each(["%00", "A%20B", "A".repeat(101)])("[CALL-21] is refused by what can be no id: %s", async (id) =>
    expectMalformed(await open(id), ["id"])
  )
})

describe("A cart that is shared", () => {
  type Shared = { readonly id: string; readonly code: string; readonly codeUntil: number }
  const share = async () => (await guest().post<Shared>("/orders/abandoned-cart/share", { items })).data

  /** As staff ask, or anybody with another token. */
  const openByCode = (code: string, headers: Record<string, string> = { authorization: `Bearer ${STAFF}` }) =>
    shop.shop().call(new Request(new URL(`/api/staff/carts/${code}`, shop.shop().origin), { headers }))

  it("[CART-09] is brought back by each who has the link, as often as it is opened", async () => {
    const { id } = await share()
    for (let times = 0; times < 3; times += 1) {
      expect((await open(id)).data.items.map(({ sku }) => sku)).toEqual(items.map(({ sku }) => sku))
      expect((await reclaim(id)).status).toBe(200)
    }
  })

  it("[CART-09] is opened at a branch by its code for seven days, however that is typed, by staff alone", async () => {
    const { code, codeUntil } = await share()
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    expect(Math.round((codeUntil - Date.now()) / 86_400_000)).toBe(7)
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) {
      const answer = await openByCode(typed)
      const { data } = (await answer.json()) as { readonly data: Cart }
      expect([answer.status, data.items.map(({ name }) => name)]).toEqual([200, names])
      expect(data.subTotal).toBeGreaterThan(0)
    }
    const page = await openByCode(code, { authorization: `Bearer ${STAFF}`, accept: "text/html" })
    const html = await page.text()
    expect(page.headers.get("content-type")).toMatch(/^text\/html/)
    for (const { sku } of items) expect(html).toContain(sku)

    expect((await openByCode(code, {})).status).toBe(401)
    for (const none of ["KX7P2O", "KX7", "KX7P2MM"])
      expect([none, (await openByCode(none)).status]).toEqual([none, 404])
    await query("UPDATE saved_cart SET code_until = now() - interval '1 second' WHERE code = $1", [code])
    expect((await openByCode(code)).status).toBe(404)
  })
})
