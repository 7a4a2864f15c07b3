/** A member's own prices, from the shelf to the order; and a guest's again when they have gone. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { type Cents, dollars } from "../../core/money.ts"
import { gstIn, withoutGst } from "../../core/pricing/gst.ts"
import { tradeCreditWords } from "../../core/words/payment.ts"
import { builtFile } from "../house/page-weight.ts"
import { askedTwice, logIn } from "./api-login.ts"
import { openPage } from "./browser.ts"
import { pageFaults } from "./page-checks.ts"
import { capturedPayments, chargedPayments } from "./payment-records.ts"
import { sharedShop } from "./shared-shop.ts"
import { queryShop } from "./shop-database.ts"
import { chosenDay, payButton, readOrderNo, totalText, typeCard } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const dana = "dana@ironbark.example"
const priya = "priya@home.example"

type Agreed = {
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly branch: string
  readonly branchId: number
  /** The cheapest stick: what it is called by, how long it is, and what a metre of it costs whom. */
  readonly sku: string
  readonly length: number
  readonly retail: Cents
  readonly own: Cents
}

/** The framing that Ironbark has fixed prices for, at a branch that has enough of its cheapest length. */
const framing = async (): Promise<Agreed> => {
  const [found] = await queryShop<Agreed>(
    `SELECT product.slug, product.name, product.category, branch.name AS branch, branch.id AS "branchId",
       sku.erp_id AS sku, coalesce(sku.length, stock.length)::float AS length, retail_cents::int AS retail, unit_cents::int AS own
     FROM contract_price JOIN sku ON sku.erp_id = contract_price.sku JOIN price ON price.sku = sku.erp_id
     JOIN product ON product.id = sku.product_id
     JOIN stock ON stock.sku = sku.erp_id AND stock.available >= 3
     JOIN branch ON branch.id = stock.branch_id AND branch.pickup_available
     WHERE customer_id = '2001' AND promotion_cents IS NULL AND clearance_cents IS NULL
     ORDER BY unit_cents, sku.position, branch.id, stock.length LIMIT 1`
  )
  if (!found) throw new Error("Ironbark has no fixed price for anything in stock.")
  return found
}

const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByText(name, { exact: true }) })
const cardPrice = (page: Page, name: string) => card(page, name).getByTestId("price")
const rowPrice = (page: Page, length: number) =>
  page
    .getByRole("row")
    .filter({ hasText: `${length.toFixed(1)} m` })
    .getByTestId("row-price")
    .first()

/** Everything that the browser keeps of the shop, as one text. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: Array<unknown> = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames)
        found.push(
          await new Promise((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
          })
        )
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(request.url)
    return JSON.stringify(found)
  })

/** Until what it answers is called, the shop says that the account is on hold. */
const refuseCredit = async (page: Page) => {
  const path = "**/orders/payment-offers"
  await page.route(path, async (route) => {
    const answer = await route.fetch()
    const { data } = await answer.json()
    await route.fulfill({
      response: answer,
      json: { data: { ...data, offers: [{ method: "trade-credit", problem: tradeCreditWords.onHold }] } }
    })
  })
  // One that is being answered is answered first.
  return () => page.unrouteAll({ behavior: "wait" })
}

const logOut = async (page: Page) => {
  await openPage(page, "/my-account")
  await page.getByRole("button", { name: "Log out" }).first().click()
  await page.getByRole("link", { name: "Log in", exact: true }).first().waitFor()
}

/** An invoice of the company's for one piece of the first product, by its number. */
const bookedInvoice = async (): Promise<string> => {
  await queryShop(
    `WITH booked AS (
       INSERT INTO invoice (invoice_no, suffix, customer_id, day, branch_id, sold_to, at_own_prices, shown_ex_gst,
         subtotal_cents, delivery_cents, surcharge_cents, gst_cents, total_cents)
       VALUES ('700001', '01', '2001', '2026-11-02', 25, '["Ironbark"]', false, false, 1100, 0, 0, 100, 1100)
       RETURNING invoice_no, suffix)
     INSERT INTO invoice_line (invoice_no, suffix, position, sku, name, uom, qty, pieces, priced_uom, unit_cents, line_cents,
       line_gst_cents)
     SELECT invoice_no, suffix, 0, erp_id, name, uom, 1, 1, uom, 1100, 1100, 100
     FROM booked, (SELECT erp_id, name, uom FROM sku WHERE uom <> 'LM' ORDER BY erp_id LIMIT 1) AS thing`,
    []
  )
  return "700001-01"
}

it("[PRC-04] [PRC-08] [PRC-10] [GST-03] [PAY-05] a trade customer sees their own on shelf, product and cart without GST, reads in the cart and at the details why it can't go on the account, and pays exactly the total shown", async () => {
  const { name, category, branch, branchId, length, retail, own } = await framing()
  const { page, context, expects } = await visit()
  expects(askedTwice)
  await context.addCookies([{ name: "branch", value: String(branchId), url: sharedShop().origin }])

  await openPage(page, `/c/${category}`)
  await cardPrice(page, name).getByText(dollars(retail)).waitFor()
  expect(await cardPrice(page, name).textContent()).toContain("includes GST")

  await logIn(page, sharedShop().databaseUrl, dana, { path: `/c/${category}` })
  await cardPrice(page, name)
    .getByText(dollars(withoutGst(own)), { exact: true })
    .waitFor()
  expect(await cardPrice(page, name).textContent()).toContain("excludes GST")
  const source = await page.evaluate(async (path) => (await fetch(path)).text(), `/c/${category}`)
  for (const amount of [own, withoutGst(own)]) expect(source).not.toContain(dollars(amount))
  const priceOf = (cents: Cents) => new RegExp(`price\\\\?"?:${cents}\\b`, "i")
  expect(source).toMatch(priceOf(retail))
  for (const amount of [own, withoutGst(own)]) expect(source).not.toMatch(priceOf(amount))

  const stick = Math.round(own * length)
  await card(page, name).getByRole("link", { name }).click()
  await page.getByRole("heading", { level: 1, name }).waitFor()
  await rowPrice(page, length)
    .getByText(dollars(withoutGst(stick)))
    .waitFor()
  await page
    .getByTestId("price-head")
    .getByText(dollars(withoutGst(own)), { exact: true })
    .first()
    .waitFor()
  expect(await page.getByTestId("price-head").textContent()).toMatch(/excludes GST/i)

  await page.getByRole("textbox", { name: new RegExp(`${length.toFixed(1)} m$`) }).fill("3")
  const line = Math.round(own * length * 3)
  await page.getByText(dollars(line - gstIn(line)), { exact: true }).waitFor()
  await page.getByText(`excludes ${dollars(gstIn(line))} GST`).waitFor()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()

  const allowCredit = await refuseCredit(page)
  await openPage(page, "/checkout/cart")
  await page.getByRole("region", { name: "Total" }).getByText(tradeCreditWords.onHold).waitFor()
  await page
    .getByRole("listitem")
    .getByText(dollars(line - gstIn(line)))
    .waitFor()
  expect(await page.getByTestId("subtotal").textContent()).toBe(dollars(line - gstIn(line)))
  expect(await totalText(page).textContent()).toBe(dollars(line))
  await expect.poll(() => keptByBrowser(page)).toContain(`"pricedFor":{"contactId":"P02","customerId":"2001"}`)

  await page.getByRole("link", { name: "Continue to checkout" }).click()
  await page.getByLabel("Collect from").selectOption(branch)
  await chosenDay(page).waitFor()
  expect(await page.getByRole("navigation", { name: "Checkout steps" }).textContent()).not.toContain("Who's buying")
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: "Your details" }).waitFor()
  await page.getByText(tradeCreditWords.onHold).waitFor()
  await allowCredit()
  const typed = (label: string) => page.getByRole("textbox", { name: label }).inputValue()
  await expect
    .poll(() => Promise.all(["Contact name", "E-mail", "Phone", "Company"].map(typed)))
    .toEqual(["Dana Whitlock", dana, "0491 570 156", "Ironbark Constructions"])
  await page.getByRole("checkbox", { name: /terms of sale/ }).check()
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await typeCard(page, "4242424242424242")
  await expect.poll(() => payButton(page).textContent()).toBe(`Pay ${dollars(line)}`)
  await payButton(page).click()
  const number = await readOrderNo(page)
  expect(await totalText(page).textContent()).toBe(dollars(line))
  expect(await page.getByText("Subtotal, excludes GST").locator("xpath=following-sibling::dd").textContent()).toBe(
    dollars(line - gstIn(line))
  )
  expect((await capturedPayments()).filter((one) => one.orderNo === number)).toEqual([
    { amount: line, orderNo: number }
  ])
  expect(chargedPayments().map(({ amount }) => amount)).toContain(line)
  const [order] = await queryShop("SELECT contact_id, customer_id FROM shop_order WHERE order_no = $1", [number])
  expect(order).toEqual({ contact_id: "P02", customer_id: "2001" })
  // The papers of an account that has bought something have nothing that axe finds.
  for (const path of [`orders/${number}`, `invoices/${await bookedInvoice()}`]) {
    await openPage(page, `/my-account/${path}`)
    await page.getByRole("heading", { level: 1 }).waitFor()
    expect([path, await pageFaults(page, { isKnownAround: true })]).toEqual([path, []])
  }
})

it("[PRC-05] [PRC-06] [PRC-08] [T18] [T58] nobody whose session is only being brought back sees a guest's price first, and nothing moves when their own comes; a header whose code comes after that is a member's; after log-out cart, shelf and browser hold a guest's prices again, and nothing of the member's", async () => {
  const { name, slug, category, branchId, length, retail } = await framing()
  const less = retail - Math.floor((retail * 5 + 49) / 100)
  const { page, context, newTab, expects } = await visit()
  expects(askedTwice)
  await context.addCookies([{ name: "branch", value: String(branchId), url: sharedShop().origin }])
  await logIn(page, sharedShop().databaseUrl, priya, { path: "/terms" })
  for (const path of [`/c/${category}`, `/p/${slug}`]) {
    await page.waitForLoadState("networkidle")
    // As fifteen minutes later: only what renews the session is left.
    await context.clearCookies({ name: "__Host-sid" })
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
    await page.route("**/auth/refresh", async (route) => {
      await mayGoOn
      await route.continue()
    })
    const { promise: mayHaveHeader, resolve: bringHeader } = Promise.withResolvers<void>()
    await page.route(`**/${builtFile("ui/shell/frame.ts")}`, async (route) => {
      await mayHaveHeader
      await route.continue()
    })
    await openPage(page, path)
    const price = path.startsWith("/c/") ? cardPrice(page, name) : rowPrice(page, length)
    const isSeen = () => price.evaluate((box) => getComputedStyle(box.querySelector(".num, b, span") ?? box).visibility)
    expect([path, await isSeen()]).toEqual([path, "hidden"])
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await price.boundingBox()
    goOn()
    await price.getByText(dollars(path.startsWith("/c/") ? less : Math.round(less * length))).waitFor()
    expect([path, await isSeen(), await price.boundingBox()]).toEqual([path, "visible", before])
    bringHeader()
    await page.getByRole("banner").getByRole("link", { name: "My Account" }).waitFor()
    await page.unrouteAll({ behavior: "wait" })
  }

  await page.getByRole("textbox", { name: new RegExp(`${length.toFixed(1)} m$`) }).fill("2")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
  await openPage(page, "/checkout/cart")
  await totalText(page)
    .getByText(dollars(Math.round(less * length * 2)))
    .waitFor()
  const otherTab = await newTab()
  await openPage(otherTab, `/c/${category}`)
  await cardPrice(otherTab, name).getByText(dollars(less), { exact: true }).waitFor()

  await logOut(page)
  await cardPrice(otherTab, name).getByText(dollars(retail), { exact: true }).waitFor()
  await openPage(page, "/checkout/cart")
  const guests = Math.round(retail * length * 2)
  await totalText(page).and(page.locator('[aria-busy="false"]')).getByText(dollars(guests)).waitFor()
  const kept = () => keptByBrowser(page)
  await expect.poll(kept).toContain(`"unitPrice":${retail}`)
  await expect.poll(kept).not.toMatch(new RegExp(`"unitPrice":${less}\\b|pricedFor`))
  await page.goBack()
  await openPage(page, `/p/${slug}`)
  await rowPrice(page, length)
    .getByText(dollars(Math.round(retail * length)))
    .waitFor()
})
