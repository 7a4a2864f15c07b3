/** Lists of products as the server sends them. */
import { describe, expect, it, vi } from "vitest"
import { SMALL_SHOP_DAY } from "../../postgres/postgres.setup.ts"
import { insertCompanyOrders } from "../../storage/order-fixture.ts"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const { get, call, database, origin } = pageServer()

const stockLines = (html: string) => [...html.matchAll(/class="stock ([^"]*)">([^<]*)</g)].map(([, , text]) => text)

const atRowville = async () => {
  const [branch] = await database.query("SELECT id FROM branch WHERE name = 'Rowville'")
  const chosen = await call("POST", "/api/visitor/branch", { branchId: branch?.id })
  return {
    cookie: chosen.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ")
  }
}

describe("the price of a card", () => {
  const cardsOf = (html: string) =>
    [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => ({
      slug: /href="\/p\/([^"?]*)/.exec(card)?.[1] ?? "",
      price: /data-testid="price">(.*?)<\/p>/s.exec(card)?.[1] ?? ""
    }))
  const textOf = (html: string) => html.replace(/<!-- -->/g, "").replace(/<[^>]*>/g, "|")

  it("[PRC-09] [GST-03] says its unit and that it includes GST to who is not logged in, and where sizes differ 'from' and 'more options'", async () => {
    const cards = cardsOf((await get("/search?query=pine")).html)
    expect(cards.length).toBeGreaterThan(10)
    const ranges = await database.query(
      `SELECT p.slug, min(retail_cents) <> max(retail_cents) AS differs FROM product p JOIN sku s ON s.product_id = p.id
       JOIN price ON price.sku = s.erp_id WHERE p.slug = ANY($1) GROUP BY p.slug`,
      [cards.map(({ slug }) => slug)]
    )
    const differs = new Map(ranges.map(({ slug, differs: is }) => [String(slug), is === true]))
    expect(new Set(differs.values())).toEqual(new Set([true, false]))
    for (const { slug, price } of cards) {
      const said = textOf(price)
      expect([slug, /\|from\|/.test(said), said.includes("more options")]).toEqual([
        slug,
        differs.get(slug),
        differs.get(slug)
      ])
      expect(said).toMatch(/\$[\d,]+\.\d\d\|+ \/ [a-z]+/)
      expect(said).toContain("includes GST")
    }
  })
})

describe("a price that another one replaces", () => {
  const dollarsOf = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`

  it("[PRC-09] stands struck beside the lower one on a card, in a table, and on the product's page, and nowhere else", async () => {
    // Its promotions run on its own day, whenever the tests do.
    const morning = `${SMALL_SHOP_DAY}T09:00:00+11:00`
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(morning) })
    const [found] = await database.query(
      `SELECT p.slug, p.name, min(retail_cents) AS retail, min(promotion_cents) AS promotion
       FROM product p JOIN sku s ON s.product_id = p.id JOIN price ON price.sku = s.erp_id
       WHERE p.status = 'public' GROUP BY p.id HAVING count(*) = 1 AND min(promotion_cents) < min(retail_cents)
         AND min(promotion_from) <= $1::timestamptz AND min(promotion_to) > $1::timestamptz
       ORDER BY p.slug LIMIT 1`,
      [morning]
    )
    const query = `/search?query=${encodeURIComponent(String(found?.name))}`
    const [now, was] = [dollarsOf(found?.promotion), dollarsOf(found?.retail)]
    for (const path of [query, `${query}&view=table`, `/p/${found?.slug}`]) {
      const struck = [...(await get(path)).html.matchAll(/<s\b[^>]*>([^<]*)<\/s>/g)].map(([, price]) => price)
      expect([path, struck.includes(was), struck.includes(now)]).toEqual([path, true, false])
    }
    vi.useRealTimers()
  })
})

describe("a size of a product by its address", () => {
  it("[PDP-01] [ROUTE-06] is the row that the server marks and the price it speaks of, on the page whose address is its product's", async () => {
    const [found] = await database.query(
      `SELECT p.slug, max(s.erp_id) AS sku FROM product p JOIN sku s ON s.product_id = p.id JOIN price ON price.sku = s.erp_id
       WHERE p.status = 'public' AND NOT s.is_random_length GROUP BY p.id
       HAVING count(*) > 2 AND bool_and(s.stock_mode = 'normal') ORDER BY p.slug LIMIT 1`
    )
    const path = `/p/${found?.slug}`
    const { html } = await get(`${path}?sku=${encodeURIComponent(String(found?.sku))}`)
    const [marked, ...others] = [...html.matchAll(/<tr[^>]*aria-current="true"[^>]*>.*?<\/tr>/gs)].map(([row]) => row)
    expect(others).toEqual([])
    expect(marked).toContain(`id="quantity-${found?.sku}"`)
    expect(/<link rel="canonical" href="https?:\/\/[^/]*([^"]*)"/.exec(html)?.[1]).toBe(path)
    expect((await get(path)).html).not.toMatch(/<tr[^>]*aria-current/)
  })

  it("[PDP-01] [ENT-12] has the documents and the reviews of its product, whichever size it is", async () => {
    const sizes = await database.query(
      `SELECT p.id, p.slug, s.erp_id AS sku FROM product p JOIN sku s ON s.product_id = p.id
       WHERE p.id = (SELECT min(id) FROM product WHERE status = 'public' AND slug LIKE '%decking-oil%')`
    )
    const [{ id, slug }] = sizes as [{ id: string; slug: string }]
    await database.query(
      `INSERT INTO product_review (product_id, contact_id, stars, author, says, state, decided_at)
       VALUES ($1, 'P02', 4, 'Dana W.', 'Soaks right in.', 'published', now())`,
      [id]
    )
    const sharedBy = async (search: string) => {
      const { html } = await get(`/p/${slug}${search}`)
      const [, documents = ""] = /<ul[^>]*aria-label="Documents">(.*?)<\/ul>/s.exec(html) ?? []
      return {
        documents: [...documents.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [href, name]),
        reviews: /"review":\[[^\]]*\]/.exec(html)?.[0]
      }
    }
    const shared = await sharedBy("")
    expect(shared.documents.length).toBeGreaterThan(0)
    expect(shared.reviews).toContain("Soaks right in.")
    expect(sizes.length).toBeGreaterThan(1)
    for (const { sku } of sizes) expect(await sharedBy(`?sku=${sku}`), String(sku)).toEqual(shared)
  })
})

describe("how a thing is stocked", () => {
  const slugOf = async (having: string): Promise<string> => {
    const [found] = await database.query(
      `SELECT p.slug FROM product p JOIN sku s ON s.product_id = p.id JOIN price ON price.sku = s.erp_id
       WHERE p.status = 'public' GROUP BY p.id HAVING ${having} ORDER BY count(*), p.slug LIMIT 1`
    )
    return String(found?.slug ?? expect.fail("The small shop has no such product"))
  }
  const hasBreaks = "EXISTS (SELECT FROM volume_break WHERE volume_break.sku = s.erp_id)"

  it.each([
    ["normal", `s.stock_mode = 'normal' AND NOT ${hasBreaks}`, undefined],
    ["special order", "s.stock_mode = 'special-order'", "Special order"],
    ["unstocked", "s.stock_mode = 'unstocked'", "No longer stocked"],
    ["clearance", "s.stock_mode = 'clearance'", "Clearance"],
    ["bulk buy", `s.stock_mode = 'normal' AND ${hasBreaks}`, "Bulk buy"]
  ])("[STK-01] stands under the name of a product whose size in hand is %s", async (_, where, mode) => {
    const [found] = await database.query(
      `SELECT p.slug, s.erp_id AS sku FROM product p JOIN sku s ON s.product_id = p.id JOIN price ON price.sku = s.erp_id
       WHERE p.status = 'public' AND ${where} ORDER BY s.erp_id LIMIT 1`
    )
    const { html } = await get(`/p/${found?.slug}?sku=${encodeURIComponent(String(found?.sku))}`)
    expect(/<\/h1>(?:<p class="label">([^<]*)<\/p>)?/.exec(html)?.[1]).toBe(mode)
  })

  it.each([
    ["bool_or(s.stock_mode = 'normal' AND", ">= 20", /^[\d,]+ in stock$/],
    ["bool_or(s.stock_mode = 'normal' AND", "BETWEEN 1 AND 19", /^Limited stock · \d+ left$/],
    ["bool_or(s.stock_mode = 'clearance' AND", ">= 1", /^Limited stock · [\d,]+ (left|in stock)$/],
    ["bool_and(s.stock_mode = 'normal' AND", "= 0", /^Order in · (Transfer within 5 working days|2–4 weeks)$/]
  ])("[STK-01] a row of sizes and a card have its label: %s %s", async (mode, available, label) => {
    const pieces = `coalesce((SELECT sum(available) FROM stock JOIN branch ON branch.id = branch_id
      WHERE stock.sku = s.erp_id AND branch.name = 'Rowville'), 0)`
    const slug = await slugOf(`${mode} ${pieces} ${available}) AND NOT bool_or(s.is_random_length OR s.is_tally)`)
    const { html } = await get(`/p/${slug}`, await atRowville())
    const rows = [...html.matchAll(/<td[^>]*><span class="stock [^"]*"><span[^>]*>([^<]*)</g)].map(([, text]) => text)
    expect(rows.filter((text) => label.test(String(text))).length, rows.join("; ")).toBeGreaterThan(0)
  })

  it("[STK-01] a card has the label of what my store has", async () => {
    const few = await database.query(
      `SELECT p.name FROM product p JOIN sku s ON s.product_id = p.id JOIN stock ON stock.sku = s.erp_id
       JOIN branch ON branch.id = stock.branch_id AND branch.name = 'Rowville'
       WHERE p.status = 'public' AND s.stock_mode = 'normal'
       GROUP BY p.id HAVING sum(available) BETWEEN 1 AND 19 AND count(*) = 1 ORDER BY p.slug LIMIT 1`
    )
    const rowville = await atRowville()
    const linesOf = async (query: unknown) =>
      stockLines((await get(`/search?query=${encodeURIComponent(String(query))}`, rowville)).html).map(String)
    const lines = [...(await linesOf("pine")), ...(await linesOf(few[0]?.name))]
    for (const label of [/^[\d,]+ in stock/, /^Limited stock · \d+ left/, /^Order in · 2–4 weeks$/])
      expect(lines.filter((line) => label.test(line)).length, lines.join("; ")).toBeGreaterThan(0)
    expect(lines.filter((line) => /^\d+ left|^Ordered/.test(line))).toEqual([])
  })
})

describe("the stock of a list's products", () => {
  it.each(["/c/timber/framing", "/search?query=framing"])(
    "[CARD-01] [STK-04] is that of my store where one is chosen, and that of all where none is: %s",
    async (path) => {
      const here = stockLines((await get(path, await atRowville())).html)
      expect(
        here.filter((line) => /^[\d,]+ in stock|^Limited stock · \d+ left/.test(String(line))).length
      ).toBeGreaterThan(0)
      const everywhere = stockLines((await get(path)).html)
      expect(everywhere.length).toBe(here.length)
      expect(new Set(everywhere.map((line) => String(line).replace(/ \(.*/, "")))).toContain("In Stock online")
      expect(everywhere.filter((line) => /^[\d,]+ in stock/.test(String(line)))).toEqual([])
    }
  )
})

describe("the links of a search's results", () => {
  it.each(["", "&view=table"])(
    "[PDP-01] carry the search that found them, and lead to the product's page%s",
    async (view) => {
      const { html } = await get(`/search?query=framing${view}`)
      const links = [...html.matchAll(/href="(\/p\/[a-z0-9][^"]*)"/g)].map(([, href = ""]) =>
        href.replaceAll("&amp;", "&")
      )
      const found = links.filter((href) => !href.startsWith("/p/utils"))
      expect(found.length).toBeGreaterThan(10)
      const ids = found.map((href) => new URL(href, "http://localhost").searchParams.get("q"))
      expect(new Set(ids).size).toBe(1)
      expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
      expect((await get(found[0] ?? "")).status).toBe(200)
      const category = (await get("/c/timber/framing")).html
      expect(category).not.toMatch(/href="\/p\/[^"]*[?;]q=/)
    }
  )
})

describe("a list as a table of sizes", () => {
  const bodies = (html: string) =>
    [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, body = ""]) => ({
      slug: /href="\/p\/([^"?#]*)/.exec(body)?.[1] ?? "",
      rows: [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) => row)
    }))
  const headOf = (html: string, text: string) =>
    new RegExp(`<th class="label[^"]*"(?: aria-sort="(\\w+)")?><a [^>]*href="([^"]*)"[^>]*>${text}</a>`).exec(html)

  it("[EXP-28] has a row a size with its price, its unit, its stock and a box, and leads to the product's page for those that are left out", async () => {
    const { html } = await get("/c/fixings?view=table", await atRowville())
    const shown = bodies(html)
    expect(shown.length).toBeGreaterThan(10)
    const known = await database.query(
      `SELECT p.slug, count(*)::int AS sizes FROM sku s JOIN product p ON p.id = s.product_id
       WHERE p.slug = ANY($1) GROUP BY p.slug`,
      [shown.map(({ slug }) => slug)]
    )
    const sizes = new Map(known.map(({ slug, sizes: count }) => [slug, Number(count)]))
    for (const { slug, rows } of shown) {
      const count = sizes.get(slug) ?? 0
      expect(rows, slug).toHaveLength(Math.min(count, 6))
      if (count > 6) expect(rows[5]).toMatch(new RegExp(`href="/p/${slug}#sizes"[^>]*>All ${count} sizes<`))
    }
    const rows = shown.flatMap((one) => one.rows.slice(0, 5))
    expect(rows.length).toBeGreaterThan(shown.length)
    for (const row of rows)
      expect(row).toMatch(
        /\$[\d,]+\.\d\d<.*?<\/td><td[^>]*>[a-z][^<]*<\/td>.*class="stock [^"]*">[^<]+<.*(<form|<\/td>$)/s
      )
    expect(rows.filter((row) => row.includes("<form")).length).toBeGreaterThan(rows.length / 2)
  })

  it("[EXP-28] [UOM-01] says of timber, which is bought by the stick, what a metre and a stick of each length cost", async () => {
    const { html } = await get("/c/timber/framing?view=table")
    const size =
      />([\d.]+) m<\/a><\/td><td[^>]*><span[^>]*>\$([\d,.]+)<\/span><\/td><td[^>]*>m<small>\$([\d,.]+) \/ stick</g
    const sizes = [...html.matchAll(size)].map((found) =>
      found.slice(1).map((figure) => Math.round(Number(figure.replace(",", "")) * 100))
    )
    expect(sizes.length).toBeGreaterThan(20)
    for (const [length = 0, metre = 0, stick] of sizes) expect(stick).toBe(Math.round((length * metre) / 100))
  })

  it("[EXP-28] has heads that lead to the list in the order of names or prices, up and down, and say which it is", async () => {
    const path = "/c/fixings?view=table"
    for (const [text, ...orders] of [
      ["Product", "name_asc", "name_desc"],
      ["Price", "price_asc", "price_desc"]
    ] as const) {
      let { html } = await get(path)
      expect(headOf(html, text)?.[1]).toBeUndefined()
      for (const [at, order] of orders.entries()) {
        const to = headOf(html, text)?.[2]?.replaceAll("&amp;", "&") ?? ""
        expect(new URL(to, origin).searchParams.get("sortBy")).toBe(`products_${order}`)
        ;({ html } = await get(to))
        expect(headOf(html, text)?.[1]).toBe(at === 0 ? "ascending" : "descending")
      }
    }
  })
})

describe("a list as a table of lengths", () => {
  const cells = (html: string) =>
    [
      ...html.matchAll(
        /aria-label="([\d.]+ m): (\d[\d,]*?)(?:, ordered in| at [^"]+| in other stores)"[^>]*>([\d,]+)</g
      )
    ].map(([, ...found]) => found)

  it("[STK-09] has a column a length, and in each cell a link with its pieces, without scripts", async () => {
    const { html } = await get("/c/timber/framing?view=lengths")
    const columns = [...html.matchAll(/<th scope="col" class="num">([\d.]+) m</g)].map(([, length]) => Number(length))
    expect(columns.length).toBeGreaterThan(5)
    expect(columns).toEqual(columns.toSorted((one, other) => one - other))
    expect(cells(html).length).toBeGreaterThan(20)
    for (const [, told, shown] of cells(html)) expect(shown).toBe(told)
    const [sku] = /href="\/p\/[^"]*\?sku=([^"#]+)#sizes"/.exec(html)?.slice(1) ?? []
    const known = await database.query("SELECT length FROM sku WHERE erp_id = $1", [decodeURIComponent(sku ?? "")])
    expect(known).toHaveLength(1)
  })

  it("is offered where products differ in their lengths, and nowhere else", async () => {
    expect((await get("/c/timber/framing")).html).toContain("view=lengths")
    expect((await get("/c/fixings")).html).not.toContain("view=lengths")
  })
})

describe("the categories of a search's results", () => {
  /** The way down to what is shown, and what is below: address, name and number of products of each. */
  const hierarchyOf = (html: string) => {
    const [nav = ""] = /<nav[^>]*aria-label="Categories of the results".*?<\/nav>/s.exec(html) ?? []
    const way = [...nav.matchAll(/<li><(?:a|b)[^>]*>([^<]*)<\/(?:a|b)><\/li>/g)].map(([, name]) => name)
    const below = [...nav.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*?)(?:<!-- -->)? ?<small>([\d,]+)<\/small>/g)]
    return {
      way,
      below: below.map(([, to = "", name, count]) => ({ to: to.replaceAll("&amp;", "&"), name: name?.trim(), count }))
    }
  }
  const countOf = (html: string) => /([\d,]+) products?<\/span>/.exec(html)?.[1]

  it("[SRCH-02] [SRCH-06] lead down level by level, each to as many products as it says, and up again", async () => {
    let path = "/search?query=pine&view=table"
    const names: Array<string> = []
    for (let level = 0; level < 6; level += 1) {
      const { status, html } = await get(path)
      expect([path, status]).toEqual([path, 200])
      const { way, below } = hierarchyOf(html)
      expect(way).toEqual(names.length > 0 ? ["All categories", ...names] : [])
      const [first] = below
      if (!first) break
      names.push(String(first.name))
      expect(countOf((await get(first.to)).html), first.to).toBe(first.count)
      expect(first.to).toContain("view=table")
      path = first.to
    }
    expect(names.length).toBeGreaterThan(2)
    expect(names.length).toBeLessThanOrEqual(5)
  })
})

describe("what a search did not follow to the letter", () => {
  const textOf = (html: string) => html.replaceAll("<!-- -->", "")

  it("[SRCH-08] says which word nobody knows, above the goods that are found without it", async () => {
    const { html } = await get("/search?query=zorbex+treated+pine+framing")
    expect(textOf(html)).toContain("Showing results without “zorbex”.")
    expect(stockLines(html).length).toBeGreaterThan(0)
  })

  it("[SRCH-07] says that a price that was named is kept to, and that the cheapest come first", async () => {
    const { html } = await get("/search?query=cheap+screws+under+%2420")
    expect(textOf(html)).toContain("Up to $20.00. Cheapest first.")
    expect(stockLines(html).length).toBeGreaterThan(0)
    expect(textOf((await get("/search?query=framing")).html)).not.toContain("Showing results without")
  })
})

it("[FIL-05] a member's list can be narrowed to what they bought before; a guest's has nothing of it, and says where to log in", async () => {
  const page = await memberPages({ get, call, database, origin }, "dana@ironbark.example")
  const [product] = await database.query(
    "SELECT id, slug FROM product WHERE status = 'public' ORDER BY id DESC LIMIT 1"
  )
  const bought = { customerId: "2001", contactId: "P02", status: "placed", products: [String(product?.id)] } as const
  await insertCompanyOrders(database.query, bought)
  const all = await page("/search")
  const [, link = ""] = /href="([^"]*previouslyBought[^"]*)"[^>]*>Previously bought<small>1</.exec(all.html) ?? []
  const address = `/search${link.replaceAll("&amp;", "&")}`
  const narrowed = await page(address)
  expect([...narrowed.html.matchAll(/<article.*?href="\/p\/([^"?]*)/gs)].map(([, slug]) => slug)).toEqual([
    product?.slug
  ])
  expect(narrowed.html).toContain('aria-label="Remove Previously bought"')
  expect((await get("/search")).html).not.toContain("reviously")
  const guest = await get(address)
  expect(pageText(guest.html)).toContain("|Log in| to see what you bought before.|")

  // While that can't be looked up, only a list that is narrowed down to it has nothing to show.
  await database.query("ALTER TABLE order_line RENAME TO order_line_away")
  try {
    const others = await page("/search?refinementList%5Btreatment%5D%5B0%5D=H3")
    expect(others.html).toContain("<article")
    expect(others.html).not.toContain("reviously bought")
    const unknown = await page(address)
    expect(unknown.html).not.toContain("<article")
    expect(pageText(unknown.html)).toContain(
      "|We can't look up what you bought before right now. Try again in a minute, or take that filter off.|"
    )
    expect(unknown.html).toContain('aria-label="Remove Previously bought"')
  } finally {
    await database.query("ALTER TABLE order_line_away RENAME TO order_line")
  }
})

it("[FIL-06] [FIL-01] a category's list is narrowed to what buyers gave so many stars, as its filter counts them", async () => {
  const link = /href="([^"]*stars[^"]*)"[^>]*><span>4 stars &amp; up<\/span> <b>(\d+)</
  const [, href = "", count] = link.exec((await get("/c/timber")).html) ?? []
  const { html } = await get(`/c/timber${href.replaceAll("&amp;", "&")}`)
  const cards = [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card)
  const stars = cards.map((card) => Number(/★ (?:<!-- -->)?([\d.]+)</.exec(card)?.[1]))
  expect(cards).toHaveLength(Math.min(24, Number(count)))
  expect(stars.every((one) => one >= 4)).toBe(true)
  expect(html).toContain('aria-label="Remove 4 stars &amp; up"')
  expect(html).toMatch(/aria-current="true"[^>]*><span>4 stars &amp; up</)
})

it("[FIL-04] over a category's list stand three to five filters, first what my store has, each of them beside the list too; its foot says how much of it is shown", async () => {
  const here = await atRowville()
  const tops = await database.query("SELECT slug FROM category WHERE slug NOT LIKE '%/%'")
  expect(tops.length).toBeGreaterThan(5)
  for (const { slug } of tops) {
    const { html } = await get(`/c/${slug}`, here)
    const [list = ""] = /<ul[^>]*aria-label="Most used filters".*?<\/ul>/s.exec(html) ?? []
    const [aside = ""] = /<aside.*?<\/aside>/s.exec(html) ?? []
    const chips = [...list.matchAll(/href="([^"]*)"[^>]*>(.*?)<small>/gs)].map(([, href, text = ""]) => ({
      text: text.replace(/<[^>]*>/g, ""),
      isBeside: aside.includes(`href="${href}"`)
    }))
    expect([slug, chips[0]?.text]).toEqual([slug, "In stock at Rowville"])
    expect([slug, chips.length >= 3 && chips.length <= 5, chips.every(({ isBeside }) => isBeside)]).toEqual([
      slug,
      true,
      true
    ])
    expect(html.indexOf(list)).toBeLessThan(html.indexOf("<article"))
    const count = Number(/<h1[^>]*>.*?<\/h1><span[^>]*>(\d+)/s.exec(html)?.[1])
    expect(pageText(html)).toContain(`|${Math.min(24, count)} of ${count}|`)
  }
})

it("[SRCH-12] words that find nothing lead to the nearest searches and categories, or to what others look for, and to the store's telephone", async () => {
  const linksOf = (html: string, heading: string) => {
    const [, list = ""] = new RegExp(`>${heading}</h2><ul[^>]*>(.*?)</ul>`, "s").exec(html) ?? []
    return [...list.matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => href)
  }
  const near = (await get("/search?query=plzstrbozrd", await atRowville())).html
  expect(linksOf(near, "Did you mean")).toContain("/search?query=plasterboard")
  expect(linksOf(near, "The nearest we keep").some((href) => href.includes("/plasterboard"))).toBe(true)
  const [rowville] = await database.query("SELECT phone FROM branch WHERE name = 'Rowville'")
  expect(near.replaceAll("<!-- -->", "")).toContain(`>Call Rowville · ${rowville?.phone}</a>`)
  const nowhere = (await get("/search?query=zzqqxx")).html
  expect(linksOf(nowhere, "What others look for")).toHaveLength(4)
  expect(linksOf(nowhere, "Did you mean")).toEqual([])
  expect(nowhere).toMatch(/href="tel:\d+"/)
  // What is there in other categories is led to.
  const elsewhere = await get("/search?query=merbau&hierarchicalMenu[categories.level1][0]=Plumbing")
  expect(elsewhere.html).toContain('href="/search?query=merbau"')
})
