/** Every address of the shop answers as it should: with its page, its one true form, or the page that says what went wrong. */
import { describe, expect, it, vi } from "vitest"
import { guessedAddresses } from "../../../adapters/http/routes/guessed-addresses.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { emails } from "../../api/account/login-browser.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { insertQuote } from "../../storage/quote-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const { get, call, database } = server

const checkout = {
  "/checkout": "Checkout",
  "/checkout/cart": "Your cart",
  "/checkout/login": "Who&#x27;s buying",
  "/checkout/delivery": "Where will you collect it?",
  "/checkout/details": "Your details",
  "/checkout/payment": "Payment",
  "/checkout/pending": "Your payment is on its way",
  "/checkout/zip/processing": "Finishing your Zip payment",
  "/checkout/thank-you": "We can&#x27;t show that order here"
}

describe("the checkout", () => {
  it.each(Object.entries(checkout))("[ROUTE-01] %s answers with its own page: %s", async (path, title) => {
    const { status, heading } = await get(path)
    expect([status, heading]).toEqual([200, title])
  })
})

describe("the steps of the checkout", () => {
  const guest = ["Cart", "Who's buying", "Delivery", "Details", "Payment"]
  const steps = { Cart: "cart", "Who's buying": "login", Delivery: "delivery", Details: "details", Payment: "payment" }
  const pathOf = (name: string) => `/checkout/${steps[name as keyof typeof steps]}`

  it.each([
    ["guest", guest],
    ["member", guest.filter((name) => name !== "Who's buying")]
  ])(
    "[CHK-01] of a %s are a page each, marked in the bar, with the way to each before it, and back to the last",
    async (who, names) => {
      const open = who === "guest" ? get : await memberPages(server, emails.trade)
      for (const [place, name] of names.entries()) {
        const { html } = await open(pathOf(name))
        const bar = /<nav aria-label="Checkout steps".*?<\/nav>/s.exec(html)?.[0] ?? ""
        expect(pageText(bar)).toBe(`|${names.join("|")}|`)
        expect([...bar.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(names.slice(0, place).map(pathOf))
        expect(pageText(/<span aria-current="step">.*?<\/span>/.exec(bar)?.[0] ?? "")).toBe(`|${name}|`)
        const back = /<a [^>]*href="([^"]*)"[^>]*>Back<\/a>/.exec(html)?.[1]
        expect([name, back]).toEqual([
          name,
          place < names.indexOf("Delivery") ? undefined : pathOf(names[place - 1] ?? "")
        ])
      }
    }
  )

  it("[CHK-01] ask who is buying with the guest's button first, and no field for an e-mail", async () => {
    const { html } = await get("/checkout/login")
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ""
    expect(pageText(main)).toMatch(/\|Who's buying\|Guest\|[^|]+\|Continue as guest\|With an account\|[^|]+\|Log in\|/)
    expect(/<(button|a|input)\b[^>]*>/.exec(main)?.[0]).toMatch(/^<button type="button"/)
    expect(main).not.toContain("<input")
  })
})

describe("the locale", () => {
  it("[LAY-06] is one: a cookie of 365 days names it, and no path does", async () => {
    const { headers, text } = await call("GET", "/terms")
    expect(headers.getSetCookie()).toEqual(["locale=au; Max-Age=31536000; Path=/; SameSite=Lax"])
    expect(text).toContain('<html lang="en-AU">')
    const again = await call("GET", "/terms", undefined, { cookie: "branch=25; locale=au" })
    expect(again.headers.getSetCookie()).toEqual([])
    expect((await get("/au/terms")).status).toBe(404)
  })

  it("[LAY-06] has Melbourne's time, wherever the server stands", async () => {
    vi.stubEnv("TZ", "America/New_York")
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-01-01T00:00:30+11:00") })
    const { html } = await get("/terms")
    vi.setSystemTime(Date.parse("2026-12-31T23:59:30+11:00"))
    const before = await get("/terms")
    vi.useRealTimers()
    const years = (text: string) => [...text.matchAll(/©[^<]*?(20\d\d)/g)].map(([, year]) => year)
    expect([years(before.html), years(html)]).toEqual([["2026"], ["2027"]])
  })
})

type Category = { readonly step: string; readonly items?: ReadonlyArray<Category> }

it("/c/utils leads to the categories of all four levels, once each, in the order of the menus", async () => {
  const { data } = (await call("GET", "/api/category-menu")).json as { readonly data: ReadonlyArray<Category> }
  const paths = (items: ReadonlyArray<Category>, above: string): ReadonlyArray<string> =>
    items.flatMap(({ step, items: below = [] }) => [above + step, ...paths(below, `${above + step}/`)])
  const { status, heading, html } = await get("/c/utils")
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ""
  expect([status, heading, /<title>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([
    200,
    "All categories",
    "All categories | Lineal Timber &amp; Hardware"
  ])
  expect(paths(data, "/c/").some((path) => path.split("/").length === 6)).toBe(true)
  expect([...main.matchAll(/href="(\/c\/[^"]*)"/g)].map(([, href]) => href)).toEqual(paths(data, "/c/"))
})

describe("order tracking", () => {
  it.each([
    ["pickup", "ready for collection", "Click and collect", "Ready from|Tue 3 Nov, 12 pm"],
    ["delivery", "on the way", "Delivery", "Estimated delivery|Thu 5 Nov, Any time"]
  ])(
    "[TRK-01] /track-order/{order} shows the six facts of a %s: number, steps, way, day, store, and when it is there",
    async (way, next, name, when) => {
      const orders = { customerId: "2001", contactId: "P02", status: "preparing" } as const
      const [orderNo = ""] = await insertCompanyOrders(database.query, orders)
      const details = { address: { line1: "1 Site Road" }, date: "2026-11-05", time: "2359", vehicles: ["ute"] }
      await database.query("UPDATE shop_order SET checkout_type = $2, delivery = $3 WHERE order_no = $1", [
        orderNo,
        way,
        JSON.stringify(way === "pickup" ? {} : { type: "hardware_delivery", details })
      ])
      const text = pageText((await get(`/track-order/${orderNo}`)).html)
      const ordered = "Mon 2 Nov, 12:01 pm"
      const steps = `order confirmation|${ordered}|preparing your order|${ordered}|${next}|to come|`
      expect(text).toContain(`|Order ${orderNumberText(orderNo)}|${steps}`)
      expect(text).toContain(`|How it gets to you|${name}|Ordered|${ordered}|Store|Rowville|${when}|`)
    }
  )

  it.each([
    ["/track-order", "Track an order"],
    ["/track-order/123456789", "Requested item is not an order"]
  ])("[ROUTE-05] %s answers: %s", async (path, sentence) => {
    const { status, heading, html } = await get(path)
    expect([status, heading]).toEqual([200, "Track an order"])
    expect(html).toContain(sentence)
  })

  it("[ROUTE-05] /track-order/all asks for a number, and is found by no search engine", async () => {
    const { status, heading, html } = await get("/track-order/all")
    expect([status, heading]).toEqual([200, "Track all of an order"])
    expect(html).toMatch(/<form[^>]*action="\/track-order\/all"[^>]*>.*<input[^>]*name="orderNo"/s)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
    expect(html).not.toContain("Requested item is not an order")
  })

  it("[ROUTE-05] [TRK-02] /track-order/all of no order's number says so, and asks for another", async () => {
    // By the form without scripts, too.
    for (const path of ["/track-order/all/123456789", "/track-order/all?orderNo=123456789"]) {
      const { status, heading, html } = await get(path)
      expect([path, status, heading]).toEqual([path, 200, "Track all of an order"])
      expect(html).toContain("Requested item is not an order")
    }
  })

  it("[TRK-02] /track-order/all/{order} lists every order, pickup and delivery of a number, with status, day and branch and nobody's name", async () => {
    await database.query(
      `INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, at_own_prices, shown_ex_gst, subtotal_cents,
         delivery_cents, surcharge_cents, gst_cents, total_cents)
       VALUES ('400107', '01', '2001', '2026-11-12', 25, '["CANARY-TRK"]', false, false, 1100, 0, 0, 100, 1100)`
    )
    const company = { customerId: "2001", contactId: "P02", poNumber: "CANARY-TRK" }
    const [placed = ""] = await insertCompanyOrders(database.query, { ...company, status: "ready" })
    const quoteNo = await insertQuote(database.query, {
      ...company,
      quotedOn: "2026-11-01",
      lines: [1100, 2200],
      delivered: 1
    })
    await database.query("UPDATE quote SET order_no = $2 WHERE quote_no = $1", [quoteNo, placed])
    for (const [number, heading] of [
      [quoteNo, `All of ${quoteNo}`],
      [placed, `All of ${orderNumberText(placed)}`]
    ] as const) {
      const page = await get(`/track-order/all/${number}`)
      expect([page.status, page.heading?.replaceAll("<!-- -->", "")]).toEqual([200, heading])
      const main = pageText(/<main.*<\/main>/s.exec(page.html)?.[0] ?? "")
      for (const part of [
        "|ready for collection|",
        `|More about order ${orderNumberText(placed)}|`,
        "|Pickup, invoice 400107|Status|collected|Day|12 Nov 2026|Store|Rowville|"
      ])
        expect(main).toContain(part)
      expect(page.html).not.toMatch(/CANARY|\bKim\b|Kelletts/)
    }
  })
})

describe("an address that people guess", () => {
  it.each(guessedAddresses)("%s leads for good to %s, with its query", async (guess, own) => {
    expect(await get(`${guess}?from=%2F%2Fevil.example`)).toMatchObject({
      status: 308,
      location: `${own}?from=%2F%2Fevil.example`
    })
    expect(await get(guess)).toMatchObject({ status: 308, location: own })
    expect((await get(own)).status).toBe(200)
  })
})

/** One address of each kind that the catalogue has. */
const catalogueAddresses = async (): Promise<ReadonlyArray<string>> => {
  const [found] = await database.query(
    `SELECT (SELECT slug FROM branch ORDER BY id LIMIT 1) AS store, (SELECT slug FROM product ORDER BY slug LIMIT 1) AS product,
       (SELECT slug FROM category ORDER BY level DESC, slug LIMIT 1) AS category`
  )
  return [`/c/${found?.category}`, `/p/${found?.product}`, `/stores/${found?.store}`]
}

describe("a page's one address", () => {
  it.each([
    "/stores",
    "/track-order",
    "/track-order/123456789",
    "/terms",
    "/privacy",
    "/returns",
    "/search",
    ...Object.keys(checkout)
  ])("[ROUTE-07] %s/ leads there for good, in one hop, with its query", async (path) => {
    const query = "?query=90x45+h3&a=%2Fb%2F&c="
    expect(await get(`${path}/${query}`)).toMatchObject({ status: 308, location: path + query })
    expect((await get(path)).status).toBe(200)
  })

  it("[ROUTE-07] so do those of a category, a product and a store", async () => {
    for (const path of await catalogueAddresses()) {
      expect(await get(`${path}/?page=2`)).toMatchObject({ status: 308, location: `${path}?page=2` })
      expect((await get(path)).status).toBe(200)
    }
  })
})

describe("an address that leads nowhere", () => {
  const notFound = async (path: string) => {
    const { status, heading } = await get(path)
    expect([path, status, heading]).toEqual([path, 404, "This page could not be found"])
  }

  it.each(["/nowhere", "/nowhere/at/all", "/checkout/nowhere", "/terms/of/sale", "/index.html", "/%F0%9F%AA%B5"])(
    "[ROUTE-08] %s",
    notFound
  )

  it.each([
    ["an unknown product", "/p/no-such-product"],
    ["a product's name in another form", "/p/No_Such"],
    ["an unknown category", "/c/no-such-category"],
    ["an unknown category below a known one", "/c/timber/no-such-category"],
    ["an unknown store", "/stores/nowhere"],
    ["a store by its number", "/stores/25"],
    ["something that is not a store", "/stores/timber"]
  ])("[ROUTE-09] %s: %s", (_, path) => notFound(path))
})

describe("the search", () => {
  it("[SRCH-02] the words of other shops' links and browsers' shortcuts, ?q=, are looked for under the shop's own name", async () => {
    expect(await get("/search?q=decking+screws&brand=Zenith")).toMatchObject({
      status: 308,
      location: "/search?brand=Zenith&query=decking+screws"
    })
    // Those that the shop wrote itself stand before them.
    expect((await get("/search?q=other&query=decking")).status).toBe(200)
    expect((await get("/search?query=decking")).heading).toContain("decking")
  })
})

describe("what a visitor typed", () => {
  const hostile = "</script><script>document.title='owned'</script>\u2028<img src=x onerror=\"document.title='owned'\">"

  it.each([
    ["words to search for", "/search?query="],
    ["a filter", "/search?query=timber&brand="],
    ["the number of an order", "/track-order/"],
    ["the name of a product", "/p/"]
  ])("[T42] %s: written as text, in the page and for the scripts", async (_, path) => {
    const { html } = await get(path + encodeURIComponent(hostile))
    expect(html).not.toContain("<script>document")
    expect(html).not.toContain("<img src=x")
  })

  it("[T42] is what the page says it looked for", async () => {
    const { html, heading } = await get(`/search?query=${encodeURIComponent(hostile)}`)
    expect(heading).toContain("&lt;/script&gt;&lt;script&gt;")
    expect(html).toMatch(/<input[^>]*type="search"[^>]*value="&lt;\/script&gt;&lt;script&gt;/)
  })
})
