/** Lists of products as the server sends them. */
import { describe, expect, it } from "vitest"
import { pageServer } from "../page-server.ts"

const { get, call, database } = pageServer()

const stockLines = (html: string) => [...html.matchAll(/class="stock ([^"]*)">([^<]*)</g)].map(([, , text]) => text)

describe("the stock of a list's products", () => {
  it.each(["/c/timber/framing", "/search?query=framing"])(
    "[CARD-01] [STK-04] is that of my store where one is chosen, and that of all where none is: %s",
    async (path) => {
      const [branch] = await database.query("SELECT id FROM branch WHERE name = 'Rowville'")
      const chosen = await call("POST", "/api/visitor/branch", { branchId: branch?.id })
      const cookie = chosen.headers.getSetCookie().map((one) => one.split(";")[0])
      const here = stockLines((await get(path, { cookie: cookie.join("; ") })).html)
      expect(here.filter((line) => /^[\d,]+ in stock|^Only \d+ left/.test(String(line))).length).toBeGreaterThan(0)
      const everywhere = stockLines((await get(path)).html)
      expect(everywhere.length).toBe(here.length)
      expect(new Set(everywhere.map((line) => String(line).replace(/ \(.*/, "")))).toContain("In Stock online")
      expect(everywhere.filter((line) => /^[\d,]+ in stock/.test(String(line)))).toEqual([])
    }
  )
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
