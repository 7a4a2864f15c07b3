/** Prices for those who are logged in: their company's own, theirs alone, and never what they may not see. */
import { describe, expect, it } from "vitest"
import { expectFailure } from "../failures.ts"
import { shopUnderTest } from "../shop-under-test.ts"
import { type Browser, browserAt, emails } from "./login-browser.ts"

const shop = shopUnderTest({ LIMITS: "off" })
const off = shopUnderTest({ LIMITS: "off", ADMIN_PERMISSIONS: "off" })
const { database } = shop

type Priced = { readonly unitPrice: number; readonly defaultUnitPrice: number }

/** One of the things that Ironbark has a fixed price for. */
const agreed = async () => {
  const [row] = await database.query(
    "SELECT sku, unit_cents::int AS cents FROM contract_price JOIN price USING (sku) WHERE customer_id = '2001' AND clearance_cents IS NULL ORDER BY sku LIMIT 1"
  )
  const { sku, cents } = row as { sku: string; cents: number }
  const [thing] = await database.query("SELECT uom, factor::text FROM sku WHERE erp_id = $1", [sku])
  const { uom, factor } = thing as { uom: string; factor: string }
  return { cents, wanted: [{ sku, qty: 1, uom: uom === "LM" ? `STICK|${Number(factor)}` : `${uom}|1` }] }
}

const priceFor = async (browser: Browser, path: string, wanted: unknown) => {
  const { data, text } = await browser.post<ReadonlyArray<Priced>>(`/products-pricing/${path}`, wanted)
  expect(data?.[0], text).toBeDefined()
  return data[0] as Priced
}

const entered = async (email: string, at = shop, company?: string) => {
  const browser = browserAt(at)
  await browser.enter(email, company ? { company } : {})
  return browser
}

describe("POST /api/products-pricing/prices", () => {
  it("[PRC-04] [CALL-23] answers the company's fixed price, beside the retail that everybody knows", async () => {
    const { cents, wanted } = await agreed()
    const dana = await entered(emails.trade)
    const guest = await priceFor(browserAt(shop), "guest-prices", wanted)
    const own = await priceFor(dana, "prices", wanted)
    expect(own).toMatchObject({ unitPrice: cents, defaultUnitPrice: guest.defaultUnitPrice })
    expect(cents).not.toBe(guest.unitPrice)
    expect(await priceFor(dana, "guest-prices", wanted)).toMatchObject({ unitPrice: guest.unitPrice })
  })

  it("[PRC-04] [PRC-05] answers each company's own to the one person who acts for both, and a member's to a member", async () => {
    const { cents, wanted } = await agreed()
    const guest = await priceFor(browserAt(shop), "guest-prices", wanted)
    const [one, other, loyal] = [
      await entered(emails.several, shop, "2001"),
      await entered(emails.several, shop, "2004"),
      await entered(emails.loyal)
    ]
    const both = await Promise.all([one, other, loyal].map((browser) => priceFor(browser, "prices", wanted)))
    expect(both.map(({ unitPrice }) => unitPrice)).toEqual([
      cents,
      guest.unitPrice,
      guest.unitPrice - Math.floor((guest.unitPrice * 5 + 49) / 100)
    ])
  })

  it("[PRC-04] [PERM-07] [T23] answers a guest's to who may not see the company's, also when asked directly", async () => {
    const { wanted } = await agreed()
    const guest = await priceFor(browserAt(shop), "guest-prices", wanted)
    const without = "no-show-customer-price@ironbark.example"
    expect((await priceFor(await entered(without), "prices", wanted)).unitPrice).toBe(guest.unitPrice)
  })

  it("[PRC-04] [TOG-01] where nobody decided, or permissions are off, answers the company's", async () => {
    const { cents, wanted } = await agreed()
    expect((await priceFor(await entered("una@ironbark.example"), "prices", wanted)).unitPrice).toBe(cents)
    const free = await entered("no-show-customer-price@ironbark.example", off)
    expect((await priceFor(free, "prices", wanted)).unitPrice).toBe(cents)
  })

  it("[PRC-01] where a contract's percent leaves less than half a cent, which is no price, answers a guest's", async () => {
    const [thing] = await database.query(
      `SELECT sku, category, retail_cents::int AS retail FROM price JOIN sku ON erp_id = sku JOIN product ON product.id = product_id
       WHERE uom = 'BX' AND clearance_cents IS NULL AND promotion_cents IS NULL
         AND sku NOT IN (SELECT sku FROM contract_price WHERE customer_id = '2001')
         AND category NOT IN (SELECT category FROM contract_discount WHERE customer_id = '2001') ORDER BY sku LIMIT 1`
    )
    const { sku, category, retail } = thing as { sku: string; category: string; retail: number }
    const dana = await entered(emails.trade)
    const paidAt = async (percent: number) => {
      await database.query(
        `INSERT INTO contract_discount VALUES ('2001', $1, $2)
         ON CONFLICT (customer_id, category) DO UPDATE SET percent_off = excluded.percent_off`,
        [category, percent]
      )
      return (await priceFor(dana, "prices", [{ sku, qty: 1, uom: "BX|1" }])).unitPrice
    }
    await database.query("UPDATE price SET retail_cents = 4 WHERE sku = $1", [sku])
    expect([await paidAt(87), await paidAt(90)]).toEqual([1, 4])
    await database.query("UPDATE price SET retail_cents = $2 WHERE sku = $1", [sku, retail])
    await database.query("DELETE FROM contract_discount WHERE customer_id = '2001' AND category = $1", [category])
  })

  it("[T21] asked for a company that is no longer the session's, answers no price at all", async () => {
    const { wanted } = await agreed()
    const asha = await entered(emails.several, shop, "2004")
    const told = await asha.post("/products-pricing/prices?customerId=2001", wanted)
    expectFailure(told, 409, "OTHER_COMPANY")
    expect(told.text).not.toMatch(/\d{3,}/)
    expect((await priceFor(asha, "prices?customerId=2004", wanted)).unitPrice).toBeGreaterThan(0)
  })

  it("[CALL-23] is 401 without a login", async () => {
    const { wanted } = await agreed()
    expectFailure(await browserAt(shop).post("/products-pricing/prices", wanted), 401, "UNAUTHORISED")
  })
})

describe("A price's record", () => {
  /** What the contract of company 2001 and the price book come to for one stock number, worked out here. */
  const recordOf = (thing: Thing, qty: number, unitPrice: number): Readonly<Record<string, unknown>> => {
    const linePrice = Math.round(unitPrice * thing.factor * qty)
    const gst = { unit: Math.round(unitPrice / 11), line: Math.round(linePrice / 11) }
    return {
      sku: thing.sku,
      unitPrice,
      lineGst: gst.line,
      linePrice,
      baseUnitPrice: unitPrice,
      baseLinePrice: linePrice,
      baseLineGst: gst.line,
      customerUnitGst: gst.unit,
      qty: thing.factor * qty,
      defaultUnitPrice: thing.retail,
      incGst: true,
      id: thing.sku,
      hasBulkBuy: thing.hasBreaks
    }
  }
  type Thing = { sku: string; uom: string; factor: number; retail: number; hasBreaks: boolean; agreed: number | null }
  const wantedOf = ({ sku, uom, factor }: Thing, qty: number) => ({
    sku,
    qty,
    uom: uom === "LM" ? `STICK|${factor}` : `${uom}|1`
  })
  /** With and without volume prices, with and without an agreed one; of whole units, so that no half cent has to be rounded. */
  const things = async () => {
    const rows = (await database.query(
      `SELECT DISTINCT ON (agreed IS NULL, "hasBreaks") * FROM (
        SELECT sku, uom, factor::float, retail_cents::int AS retail, unit_cents::int AS agreed,
          EXISTS (SELECT FROM volume_break WHERE volume_break.sku = price.sku) AS "hasBreaks"
        FROM price JOIN sku ON erp_id = sku
        LEFT JOIN (SELECT * FROM contract_price WHERE customer_id = '2001') AS contract_price USING (sku)
        WHERE clearance_cents IS NULL AND promotion_cents IS NULL AND factor = trunc(factor) AND NOT is_random_length) AS thing
      ORDER BY agreed IS NULL, "hasBreaks", sku`
    )) as unknown as ReadonlyArray<Thing>
    expect(rows.some(({ agreed }) => agreed !== null)).toBe(true)
    expect(new Set(rows.map(({ hasBreaks }) => hasBreaks)).size).toBe(2)
    return rows
  }
  const unknown = { sku: "NO-SUCH-SKU", qty: 3, uom: "EA|1" }

  it("[ENT-14] of a guest and of a company holds each field at its value: its id is its sku, and an error stands only where there is no price", async () => {
    const dana = await entered(emails.trade)
    const rows = await things()
    for (const [browser, path] of [
      [browserAt(shop), "guest-prices"],
      [dana, "prices"]
    ] as const) {
      const wanted = [...rows.map((thing) => wantedOf(thing, 3)), unknown]
      const { data } = await browser.post<ReadonlyArray<Record<string, unknown>>>(`/products-pricing/${path}`, wanted)
      expect(data).toHaveLength(wanted.length)
      for (const [place, thing] of rows.entries()) {
        const own = path === "prices" && thing.agreed !== null
        const unitPrice = own ? Number(thing.agreed) : thing.retail
        // A percentage that the company has agreed on is another rule's to prove.
        if (path === "prices" && !own) continue
        for (const [field, value] of Object.entries(recordOf(thing, 3, unitPrice)))
          expect(data[place]?.[field], `${path} ${thing.sku} ${field}`).toBe(value)
        expect(data[place]).not.toHaveProperty("error")
      }
      expect(data.at(-1)).toMatchObject({ error: true, id: unknown.sku, qty: 3 })
    }
  })
})

describe("GET /api/shopfront", () => {
  type Front = { readonly isLoggedIn: boolean; readonly member?: object }

  it("[ENT-03] says who is logged in and for whom, and to a guest that nobody is", async () => {
    const asha = await entered(emails.several, shop, "2004")
    const { data } = await asha.ask<Front>("GET", "/shopfront")
    expect(data.isLoggedIn).toBe(true)
    expect(data.member).toMatchObject({
      contactId: "P07",
      firstName: "Asha",
      lastName: "Rao",
      role: "admin",
      customerId: "2004",
      customerName: "Barrow Maintenance",
      typeAcctAr: "A",
      linkedCompanies: 3,
      asksPermission: true,
      permissions: expect.objectContaining({ viewCreditLimit: true })
    })
    const guest = (await browserAt(shop).ask<Front>("GET", "/shopfront")).data
    expect([guest.isLoggedIn, guest.member]).toEqual([false, undefined])
  })
})
