/** [CART-07] The page that the link of a kept cart opens, as the server sends it. */
import { describe, expect, it } from "vitest"
import { pageServer } from "../page-server.ts"

const { get, call, database } = pageServer()

const savedCart = async () => {
  const [row] = await database.query(
    `SELECT erp_id AS sku, uom, sku.name FROM sku JOIN product ON product.id = product_id JOIN price ON price.sku = erp_id
     WHERE uom <> 'LM' AND status = 'public' AND clearance_cents IS NULL ORDER BY 1 LIMIT 1`
  )
  const body = { items: [{ sku: row?.sku, qty: 3, uom: `${row?.uom}|1` }] }
  const { json } = await call("POST", "/api/orders/abandoned-cart/create", body)
  return { name: String(row?.name), id: (json as { readonly data: { readonly id: string } }).data.id }
}

const unescaped = (html: string) =>
  html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")

describe("/resume-cart", () => {
  it("[CART-07] shows what was kept and what it comes to, and is found by no search engine", async () => {
    const { id, name } = await savedCart()
    const { status, heading, html } = await get(`/resume-cart/${id}`)
    expect([status, heading]).toEqual([200, "Your saved cart"])
    const text = unescaped(html)
    for (const one of [name, "Subtotal at today's prices", "Put it in my cart"]) expect(text).toContain(one)
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  it.each(["A".repeat(43), "x"])(
    "[CART-07] [MSG-04] says of an unknown link that there is no such cart: %s",
    async (id) => {
      const { status, html } = await get(`/resume-cart/${id}`)
      expect(status).toBe(404)
      expect(unescaped(html)).toContain(
        "We can't find this cart. Its link works once, and may have been used already. Start a new one, or call us."
      )
    }
  )

  it("without an id says where the link is", async () => {
    const { status, html } = await get("/resume-cart")
    expect([status, unescaped(html).includes("Open the link in the e-mail that we sent you")]).toEqual([200, true])
  })
})
