/** Buys timber as a guest: from the search box to the order in the branch's mail, and back to how far it has come. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { nonBreaking } from "../../core/non-breaking.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { waitForHydration } from "./browser.ts"
import { press, typeInto } from "./keyboard.ts"
import { capturedPayments, chargedPayments } from "./payment-records.ts"
import { queryShop } from "./shop-database.ts"
import { chosenDay, payButton, readOrderNo, totalText } from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const framing = "90 × 45 Treated Pine MGP10 H3 Framing"

/** A branch that has seven of the framing in 5.4 m and five sticks of other timber, and which stick that is. */
const whereBothAre = async () => {
  const [found] = await queryShop<{ branch: string; email: string; other: string; length: number }>(
    `SELECT b.name AS branch, b.email, d.name AS other, k.length::float AS length
     FROM branch b
     JOIN stock f ON f.branch_id = b.id AND f.available >= 7
     JOIN sku s ON s.erp_id = f.sku AND s.length = 5.4
     JOIN product p ON p.id = s.product_id AND p.name = $1
     JOIN stock a ON a.branch_id = b.id AND a.available >= 5
     JOIN sku k ON k.erp_id = a.sku AND k.uom = 'LM' AND NOT k.is_random_length
     JOIN product d ON d.id = k.product_id AND d.id <> p.id
     WHERE b.pickup_available ORDER BY b.id, k.erp_id LIMIT 1`,
    [framing]
  )
  if (!found) throw new Error("No branch of the small shop has both.")
  return found
}

const search = async (page: Page, words: string) => {
  await typeInto(page, page.getByRole("banner").getByRole("combobox"), words)
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { level: 1, name: `Results for “${words}”` }).waitFor()
}

const openProduct = async (page: Page, name: string) => {
  await press(page, page.getByRole("link", { name, exact: true }))
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor()
}

/** `lines` is how many the cart then has. */
const add = async (page: Page, lines: number) => {
  await page.getByRole("button", { name: "Add to cart", disabled: false }).waitFor()
  await press(page, page.getByRole("button", { name: "Add to cart" }))
  await page.getByRole("link", { name: "View cart" }).waitFor()
  await page.locator("#cart-badge").getByText(String(lines), { exact: true }).waitFor()
}

const goOn = (page: Page) => press(page, page.getByRole("button", { name: "Continue", exact: true }))

/** The messages that the shop shows as sent or waiting, newest first: to whom, about what, and the text of each. */
const messages = async (page: Page) => {
  await page.goto("/dev/outbox")
  const rows = await page
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => ({ text: row.textContent ?? "", link: row.querySelector("a")?.getAttribute("href") ?? "" }))
    )
  return Promise.all(rows.map(async (row) => ({ ...row, body: await (await page.request.get(row.link)).text() })))
}

it("by Tab and Enter alone, with the same total wherever it stands", async () => {
  const { branch, email, other, length } = await whereBothAre()
  const { page } = await visit({ withPrefetch: true })
  await page.goto("/")
  await waitForHydration(page)

  await press(page, page.getByRole("button", { name: /Choose your store/ }))
  await press(page, page.getByRole("button", { name: new RegExp(`^${branch} `) }))
  await page.getByRole("button", { name: new RegExp(`My store ${branch}`) }).waitFor()

  await search(page, "90x45 h3")
  await openProduct(page, framing)
  await typeInto(page, page.getByRole("textbox", { name: /5\.4 m$/ }), "7")
  await add(page, 1)

  await search(page, other.toLowerCase())
  await openProduct(page, other)
  await press(page, page.getByRole("button", { name: "Lineal metres" }))
  const stick = `${length.toFixed(1)} m`
  await typeInto(page, page.getByRole("textbox", { name: new RegExp(`${stick}$`) }), (length * 4 + 0.1).toFixed(1))
  await page.getByText(`Rounded up to 5 sticks of ${stick} = ${(length * 5).toFixed(1)} m`).waitFor()
  await add(page, 2)

  await press(page, page.getByRole("link", { name: "View cart" }))
  const onwards = page.getByRole("link", { name: "Continue to checkout" })
  await onwards.waitFor()
  const inCart = await totalText(page).textContent()
  await press(page, onwards)
  await press(page, page.getByRole("button", { name: "Continue as guest" }))
  await page.getByLabel("Collect from").getByText(branch).waitFor({ state: "attached" })
  await chosenDay(page).waitFor()
  await goOn(page)

  await typeInto(page, page.getByLabel("Contact name"), "Jo Carpenter")
  await typeInto(page, page.getByRole("textbox", { name: "E-mail" }), "jo.keys@carpenter.example")
  await typeInto(page, page.getByLabel("Phone"), "0390001234")
  await press(page, page.getByRole("checkbox", { name: /terms of sale/ }))
  await goOn(page)

  await typeInto(page, page.getByLabel("Card number"), "4242424242424242")
  expect(await page.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242")
  await typeInto(page, page.getByLabel("Expiry"), "1230")
  await typeInto(page, page.getByLabel("Security code"), "123")
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
  const onButton = await payButton(page).textContent()
  await press(page, payButton(page))
  const number = await readOrderNo(page)
  const onOrder = await totalText(page).textContent()

  await press(page, page.getByRole("link", { name: "Track this order" }))
  await page
    .getByRole("listitem")
    .filter({ hasText: "Order confirmation" })
    .getByText(/\d (am|pm)$/)
    .waitFor()
  await page.getByRole("heading", { level: 2, name: `Order ${orderNumberText(number)}` }).waitFor()

  const mails = await messages(page)
  const toShopper = mails.find(({ text }) => text.includes("jo.keys@carpenter.example"))
  const toBranch = mails.find(({ text }) => text.includes(email))
  expect(toBranch?.text).toContain("Pick list")
  expect(toBranch?.body).toContain("Jo Carpenter")
  expect(toBranch?.body).toContain(nonBreaking(framing))

  const [order] = await queryShop<{ cents: number; payment: string }>(
    `SELECT o.total_cents::int AS cents, a.provider_ref AS payment
     FROM shop_order o JOIN payment_attempt a ON a.order_no = o.order_no WHERE o.order_no = $1`,
    [number]
  )
  const cents = order?.cents ?? 0
  const inDollars = `$${(cents / 100).toFixed(2)}`
  expect({ inCart, onButton, onOrder }).toEqual({ inCart: inDollars, onButton: `Pay ${inDollars}`, onOrder: inDollars })
  expect(toShopper?.body).toContain(inDollars)
  expect(await capturedPayments()).toContainEqual({ amount: cents, orderNo: number })
  expect(chargedPayments().filter(({ payment }) => payment === order?.payment)).toEqual([
    { amount: cents, payment: order?.payment }
  ])
})
