/** The stores' pages as the server sends them: what shows without scripts. */
import { describe, expect, it } from "vitest"
import type { Branch } from "../../../core/stores/branch.ts"
import { pageServer } from "../page-server.ts"

const { get, call, database } = pageServer()

const textOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")

/** The names of the listed stores, as they stand below each other. */
const listed = (html: string) =>
  [...html.matchAll(/<h2[^>]*><a[^>]*href="\/stores\/[^>]*>([^<]+)</g)].map(([, name]) => name)

describe("the list of stores", () => {
  it("[STO-01] has all stores by name, a form for a place, and each on the map", async () => {
    const { html } = await get("/stores")
    const rows = await database.query("SELECT name, slug FROM branch ORDER BY name")
    expect(listed(html)).toEqual(rows.map(({ name }) => name))
    expect(html).toMatch(/<form[^>]*action="\/stores"[^>]*>.*?<input[^>]*name="near"/s)
    const map = html.slice(html.indexOf('id="map"'), html.indexOf("<footer"))
    for (const { slug } of rows) expect(map, String(slug)).toContain(`href="/stores/${slug}"`)
  })

  it("[STO-01] [ENT-10] says of each store where it is, its phone, whether it is open, and whether it has click and collect", async () => {
    const { html } = await get("/stores")
    const stores = (await call("GET", "/api/branches")).json as { readonly data: ReadonlyArray<Branch> }
    expect(stores.data).toHaveLength(19)
    for (const { slug, phone, address, pickupAvailable } of stores.data) {
      const [card = ""] = new RegExp(`<li[^>]*><h2><a[^>]*href="/stores/${slug}">.*?</li>`, "s").exec(html) ?? []
      const said = textOf(card.replaceAll("<!-- -->", ""))
      const { lineOne, suburb, state, postcode } = address
      for (const fact of [lineOne, `${suburb} ${state} ${postcode}`, phone])
        expect([slug, said]).toEqual([slug, expect.stringContaining(fact)])
      expect(said).toMatch(/open till \d|opens |closed/)
      expect(card).toContain(`href="tel:${phone.replace(/\D/g, "")}"`)
      expect([slug, said.includes("No click and collect"), said.includes("Click and collect")]).toEqual([
        slug,
        !pickupAvailable,
        pickupAvailable
      ])
    }
    expect(stores.data.filter(({ pickupAvailable }) => !pickupAvailable)).toHaveLength(1)
  })

  it.each([
    ["Mt+Evelyn", "Mount Evelyn 3796", "Mount Evelyn", "Croydon"],
    ["3156", "3156", "Rowville", "Hallam"],
    ["Rowville+VIC+3178", "Rowville 3178", "Rowville", "Hallam"]
  ])("[STO-01] [DEL-08] near %s begins with the closest store", async (near, place, first, second) => {
    const { html } = await get(`/stores?near=${near}`)
    expect(listed(html)).toHaveLength(19)
    expect(listed(html).slice(0, 2)).toEqual([first, second])
    expect(textOf(html)).toContain(`Closest to ${place}: ${first}`)
  })

  it("[STO-01] says which store has click and collect where the closest has none", async () =>
    expect(textOf((await get("/stores?near=Laverton")).html)).toMatch(
      /Laverton has no click and collect\. The closest that has is \w+/
    ))

  it("[STO-01] says that a place isn't known, and leads to those that are spelled alike", async () => {
    const { html } = await get("/stores?near=Rowvile")
    expect(textOf(html)).toContain("We don't know the Victorian suburb or postcode “Rowvile”".replace("'", "&#x27;"))
    expect(html).toContain('href="/stores?near=Rowville+3178"')
    expect(listed(html)).toHaveLength(19)
  })

  it.each([
    ["nothing", "%20"],
    ["a text that is too long", "a".repeat(500)],
    ["markup", "%3Cscript%3E"],
    ["a control character", "%00"]
  ])("[STO-01] near %s is a page with all stores", async (_, near) => {
    const { status, html } = await get(`/stores?near=${near}`)
    expect(status).toBe(200)
    expect(listed(html)).toHaveLength(19)
  })
})

describe("the page of a store", () => {
  it("[STO-01] has its hours, the public holidays, its services, and the closest other stores", async () => {
    const { html } = await get("/stores/rowville")
    const text = textOf(html)
    expect(text).toMatch(/Monday 6:30 am – 5 pm .*Sunday closed/)
    expect(text).toMatch(/Public holidays (\w{3} \d+ \w{3} [\w' &#;]+? closed ){5}/)
    expect(text).toContain("Click and collect: order online")
    expect(text).toMatch(/Other stores close by Hallam [\d.]+ km away/)
    const choice = /<form[^>]*action="\/choose-branch"[^>]*>(<button[^>]*>)Make this my store/.exec(
      html.replace(/<!--.*?-->/g, "")
    )
    expect(choice?.[1]).toContain('value="25"')
  })

  it("[STO-01] says where there is no click and collect", async () => {
    const text = textOf((await get("/stores/laverton")).html)
    expect(text).toContain("No click and collect at this store")
    expect(text).not.toContain("Click and collect: order online")
  })
})
