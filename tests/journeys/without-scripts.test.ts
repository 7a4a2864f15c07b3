/** What works in a browser without scripts: going about by links, and asking by forms. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { logIn } from "./api-login.ts"
import { sharedShop } from "./shared-shop.ts"
import { kindsOfProduct, queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const withoutScripts = () => visit({ withoutScripts: true })

const name = "Kim O'Leary"

/** Fills in a form of the content as wrong as a browser lets it through, and answers how it is put right and sent. */
const startForm = async (page: Page) => {
  await page.goto("/contact")
  await page.locator("[name=about]").selectOption("Something else")
  await page.locator("[name=name]").fill(name)
  await page.locator("[name=email]").fill("kim@oleary.example")
  await page.locator("[name=message]").fill("Too short")
  const send = () =>
    Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Send", exact: true }).click()])
  await send()
  const problem = page.locator("#field-message-problem")
  await problem.waitFor()
  return async () => {
    // What was filled in stands there still.
    expect(await page.locator("[name=name]").inputValue()).toBe(name)
    await page.locator("[name=message]").fill("Do you cut sleepers to length?")
    // Who is done within three seconds is asked to send it once more.
    const sendAgain = async () => {
      await send()
      return new URL(page.url()).pathname
    }
    await expect.poll(sendAgain, { interval: 1000 }).toBe("/contact")
    await page.getByText("Thank you. Somebody who knows answers within one working day.").waitFor()
    const rows = await queryShop("SELECT 1 FROM form_submission WHERE form_id = 'contact' AND fields::text LIKE $1", [
      `%${name}%`
    ])
    expect(rows).toHaveLength(1)
  }
}

it("without scripts the header and the footer have their links, and a shopper searches, filters, pages, reads a product, chooses a branch and writes to the shop", async () => {
  const { page, newTab, expects } = await withoutScripts()
  expects(/^answer: 4\d\d POST .*\/forms\/contact\/submissions$/)
  const sendForm = await startForm(await newTab())
  await page.goto("/")
  const links = await page
    .locator("header a[href], nav a[href], footer a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const paths = [...new Set(links.filter((href) => href.startsWith("/")))]
  expect(paths).toEqual(expect.arrayContaining(["/", "/stores", "/returns", "/track-order", "/checkout", "/terms"]))
  expect(paths.filter((path) => path.startsWith("/c/")).length).toBeGreaterThan(5)

  await page.goto("/terms")
  await page.getByRole("banner").getByRole("combobox").fill("90x45 h3")
  await page.getByRole("banner").getByRole("combobox").press("Enter")
  await page.waitForURL("**/search?query=90x45+h3")
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Results for “90x45 h3”")
  expect(await page.getByRole("banner").getByRole("combobox").count()).toBe(0)
  expect(await page.getByRole("main").getByRole("searchbox").inputValue()).toBe("90x45 h3")
  await page.getByRole("link", { name: "90 × 45 Treated Pine MGP10 H3 Framing", exact: true }).click()
  await page.waitForURL(/\/p\/90-x-45-treated-pine-mgp10-h3-framing(\?q=|$)/)

  await page.goto("/c/timber")
  const total = page.locator("h1 + span")
  const count = async () => Number.parseInt((await total.textContent()) ?? "", 10)
  const before = await count()
  await page.getByRole("complementary").getByRole("link", { name: /^H3\b/ }).first().click()
  await page.getByRole("link", { name: "Clear all" }).waitFor()
  const after = await count()
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(before)
  expect(new URL(page.url()).searchParams.get("refinementList[treatment][0]")).toBe("H3")
  await page.getByRole("link", { name: "Clear all" }).click()
  await page.waitForURL("**/c/timber")
  expect(await count()).toBe(before)

  await page.goto("/search")
  const titles = () => page.locator("article h3").allTextContents()
  const first = await titles()
  expect(first).toHaveLength(24)
  await page.locator('a[rel="next"]').click()
  await page.waitForURL("**/search?page=2")
  const second = await titles()
  expect(second).toHaveLength(24)
  expect(second.filter((title) => first.includes(title))).toEqual([])
  await page.locator('a[rel="prev"]').click()
  await page.waitForURL("**/search")
  expect(await titles()).toEqual(first)

  const { "timber in lengths": slug } = await kindsOfProduct()
  const rows = await queryShop<{ length: string; cents: number; pieces: number }>(
    `SELECT s.length, p.retail_cents::int AS cents, coalesce(sum(t.available), 0)::int AS pieces
     FROM product d JOIN sku s ON s.product_id = d.id JOIN price p ON p.sku = s.erp_id
     LEFT JOIN stock t ON t.sku = s.erp_id
     WHERE d.slug = $1 GROUP BY s.erp_id, s.length, p.retail_cents ORDER BY s.length`,
    [slug]
  )
  await page.goto(`/p/${slug}`)
  const shown = (await page.locator("tbody tr").allInnerTexts()).map((text) => text.replaceAll("\u00a0", " "))
  expect(shown).toHaveLength(rows.length)
  for (const [place, { length, cents, pieces }] of rows.entries()) {
    const stick = (Math.round((cents * Math.round(Number(length) * 100)) / 100) / 100).toFixed(2)
    expect(shown[place]).toContain(`${Number(length).toFixed(1)} m`)
    expect(shown[place]).toContain(`$${stick}`)
    expect(shown[place]).toContain(`$${(cents / 100).toFixed(2)}`)
    if (pieces > 0) expect(shown[place]).toMatch(new RegExp(`\\b${pieces} (in stock|left)`))
  }
  // Nothing dead to press or to fill in: a way to order that works stands in its place. What opens the stores works.
  expect(await page.locator("main :is(button:not([popovertarget]), input, select):visible").count()).toBe(0)
  expect(await page.locator("main").textContent()).toMatch(
    /Putting this in a cart needs JavaScript\. Call [\d ()]+ and we'll take your order by phone\./
  )

  await page.goto("/p/90-x-45-treated-pine-mgp10-h3-framing?from=somewhere")
  await page.getByRole("button", { name: /My store/ }).click()
  await page.getByRole("button", { name: /^Rowville/ }).click()
  await page.getByRole("button", { name: /My store.*Rowville/ }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
    "/p/90-x-45-treated-pine-mgp10-h3-framing?from=somewhere"
  )
  // The heads are words, as there is nothing to press.
  expect((await page.locator("thead").allInnerTexts()).join()).toMatch(/Rowville/i)
  await page.goto("/stores")
  await page.getByRole("listitem").filter({ hasText: "Rowville" }).getByText("My store").waitFor()
  await sendForm()
})

it("without scripts who has an account sees the prices that everybody pays, told as such, and waits for nothing", async () => {
  const { page: before, context } = await visit()
  await logIn(before, sharedShop().databaseUrl, "priya@home.example", { path: "/terms" })
  const cookies = await context.cookies()
  await before.close()
  for (const names of [["__Host-rt"], ["__Host-rt", "__Host-sid"]]) {
    const { page, context: without } = await withoutScripts()
    await without.addCookies(cookies.filter(({ name }) => names.includes(name)))
    await page.goto("/p/90-x-45-treated-pine-mgp10-h3-framing")
    const [{ cents }] = (await queryShop(
      `SELECT min(retail_cents)::int AS cents FROM price JOIN sku ON erp_id = sku JOIN product d ON d.id = product_id
       WHERE d.slug = '90-x-45-treated-pine-mgp10-h3-framing'`
    )) as [{ cents: number }]
    await page
      .getByTestId("price-head")
      .getByText(`$${(cents / 100).toFixed(2)}`)
      .first()
      .waitFor()
    // Only what is rendered: a locator passes over what stands in a noscript.
    const read = async () => (await page.getByRole("main").allInnerTexts()).join()
    expect(await read()).toContain("Without JavaScript we show the prices that everybody pays.")
    if (names.length > 1) continue
    for (const path of ["", "/login", "/link-login", "/two-factor", "/select-company"]) {
      await page.goto(`/my-account${path}`)
      expect([path, await read()]).toEqual([path, expect.stringContaining("Logging in needs JavaScript")])
    }
  }
})
