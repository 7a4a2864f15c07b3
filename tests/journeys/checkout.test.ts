/** The checkout, step by step: in its order, keeping what was typed, whole at each step, up to the order's own page. */
import { beforeAll, expect, it } from "vitest"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { goWithin, openPage, type StorageState } from "./browser.ts"
import { hasFocus } from "./keyboard.ts"
import { onPaper, plainPaper } from "./on-paper.ts"
import { expectSoundPage, formFields, pageFaults } from "./page-checks.ts"
import { emails, lastLink } from "./page-login.ts"
import { rowvilleStates } from "./rowville-checkout.ts"
import { queryShop } from "./shop-database.ts"
import {
  addSticks,
  chosenDay,
  fillCheckout,
  payButton,
  readOrderNo,
  totalText,
  typeCard,
  untilKept
} from "./shopper.ts"
import { visitors } from "./visitors.ts"

const { visit, origin } = visitors()

const headings = {
  cart: "Your cart",
  login: "Who's buying",
  delivery: "Where will you collect it?",
  details: "Your details",
  payment: "Payment"
}

/** A browser that has its branch, the same with a full cart, and when only the card is missing. */
let myBranch: StorageState
let filled: StorageState
let atPayment: StorageState

beforeAll(async () => {
  ;({ branch: myBranch, cart: filled, atPayment } = await rowvilleStates(visit))
})

it("[CHK-01] a step that is opened too early leads back; each is there with everything that was typed when it is loaded again; the first problem is led to, and goes when it is put right", async () => {
  {
    const { page: empty } = await visit()
    const { page: full } = await visit({ kept: filled })
    for (const [page, paths, leadsTo] of [
      [empty, ["/login", "/delivery", "/details", "/payment"], "cart"],
      [full, ["", "/delivery", "/details", "/payment"], "login"]
    ] as const)
      for (const [place, path] of paths.entries()) {
        // The first by its address, the others as a link elsewhere leads there.
        if (place === 0) await page.goto(`/checkout${path}`)
        else {
          await goWithin(page, "/terms")
          await page.getByRole("heading", { level: 1, name: "Terms of sale" }).waitFor()
          await goWithin(page, `/checkout${path}`)
        }
        await page.getByRole("heading", { level: 1, name: headings[leadsTo] }).waitFor()
        if (page === empty) await page.getByText("Your cart is empty").waitFor()
        expect([path, new URL(page.url()).pathname]).toEqual([path, `/checkout/${leadsTo}`])
      }
  }
  const { page } = await visit({ kept: filled })
  await openPage(page, "/checkout/login")
  await page.getByRole("button", { name: "Continue as guest" }).click()
  await page.getByLabel("Collect from").selectOption({ label: "Rowville" })
  await page.getByRole("group", { name: "Which day?" }).getByRole("radio").nth(2).check()
  const day = await page.getByRole("group", { name: "Which day?" }).getByRole("radio").nth(2).inputValue()
  await page.getByText("Add a note", { exact: true }).click()
  await page.getByLabel("Anything we should know?").fill("Cut each in half, please.")
  await untilKept(page, /Cut each in half, please\./)
  await page.reload()
  await chosenDay(page).waitFor()
  expect(await page.getByLabel("Collect from").locator("option:checked").textContent()).toBe("Rowville")
  expect(await chosenDay(page).inputValue()).toBe(day)
  expect(await page.getByLabel("Anything we should know?").inputValue()).toBe("Cut each in half, please.")

  await page.getByRole("button", { name: "Continue", exact: true }).click()
  const typed = { "Contact name": "Jo Carpenter", "E-mail": "jo@carpenter.example", Phone: "03 9000 1234" }
  for (const [field, value] of Object.entries(typed)) await page.getByRole("textbox", { name: field }).fill(value)
  await page.getByText("Add a company or PO number").click()
  await page.getByLabel("Company").fill("Carpenter & Daughters")
  await page.getByLabel("PO/Job number").fill("Deck 12")
  await page.getByRole("checkbox", { name: /specials/ }).check()
  await untilKept(page, /"agreeMarketingCommunication"[^}]{0,12}true/)
  await page.reload()
  await page.getByLabel("Company").waitFor()
  for (const [field, value] of Object.entries({
    ...typed,
    Company: "Carpenter & Daughters",
    "PO/Job number": "Deck 12"
  }))
    expect([field, await page.getByRole("textbox", { name: field }).inputValue()]).toEqual([field, value])
  expect(await page.getByRole("checkbox", { name: /specials/ }).isChecked()).toBe(true)
  expect(await page.getByRole("checkbox", { name: /terms of sale/ }).isChecked()).toBe(false)

  const { page: early } = await visit({ kept: filled })
  await openPage(early, "/checkout/login")
  await early.getByRole("button", { name: "Continue as guest" }).click()
  // Theirs stands chosen: who wants another says so.
  await chosenDay(early).waitFor()
  await early.getByLabel("Collect from").selectOption("")
  await early.getByRole("button", { name: "Continue", exact: true }).click()
  await early.getByText("Choose a store to see the days.").waitFor()
  await hasFocus(early.getByLabel("Collect from"))
  // Nothing was asked of an address yet, so nothing is wrong with it.
  await early.getByText("Deliver it", { exact: true }).click()
  await early.getByLabel("Postcode").waitFor()
  expect(await early.locator("main [aria-invalid=true]").count()).toBe(0)
  await early.getByText("Click and collect", { exact: true }).click()
  await early.getByLabel("Collect from").selectOption("Rowville")
  await chosenDay(early).waitFor()
  await early.getByRole("button", { name: "Continue", exact: true }).click()
  await early.getByRole("heading", { level: 1, name: headings.details }).waitFor()
  await early.goBack()
  await early.getByRole("heading", { level: 1, name: headings.delivery }).waitFor()
  await early.goForward()
  // What is wrong is said once the box is left, not while it is typed.
  const tooShort = early.getByText("Phone: Must start with 02 to 09").or(early.getByText("Must start with 02 to 09"))
  await early.getByLabel("Phone").fill("123")
  expect(await tooShort.count()).toBe(0)
  await early.getByLabel("Phone").press("Tab")
  await tooShort.first().waitFor()
  await early.getByLabel("Phone").fill("")
  await early.getByRole("button", { name: "Continue", exact: true }).click()
  const problems = early.getByRole("alert")
  await hasFocus(problems)
  await problems.getByRole("link", { name: "E-mail is required" }).click()
  await hasFocus(early.getByRole("textbox", { name: "E-mail" }))
  await early.keyboard.type("jo@carpenter")
  await early.getByLabel("Phone").fill("123")
  await expectSoundPage(early, `${origin()}/checkout/details`)
  expect(await problems.getByRole("link").allTextContents()).toEqual([
    "Contact name is required",
    "Please enter a valid email address",
    "Phone: Must start with 02 to 09",
    "Agree to the terms and conditions to place your order"
  ])
  // The box that is not ticked is marked by itself, not only in the list.
  const terms = early.getByRole("checkbox", { name: /terms of sale/ })
  const whyTerms = async () => {
    const [invalid, by] = [await terms.getAttribute("aria-invalid"), await terms.getAttribute("aria-describedby")]
    return [invalid, by ? await early.locator(`[id="${by}"]`).textContent() : null]
  }
  expect(await whyTerms()).toEqual(["true", "Agree to the terms and conditions to place your order"])
  await early.getByRole("textbox", { name: "E-mail" }).fill("jo@carpenter.example")
  await expect.poll(() => early.getByText("Please enter a valid email address").count()).toBe(0)
})

it("[DEL-03] [DEL-09] [CHK-01] goods that come from another branch are offered for the days they are there; by truck to a suburb that was picked they come on a chosen day at a chosen time, at the price that stands beside the other ways", async () => {
  const [goods] = await queryShop<{ slug: string; length: number }>(
    `SELECT p.slug, s.length::float AS length FROM product p JOIN sku s ON s.product_id = p.id
     JOIN stock t ON t.sku = s.erp_id WHERE s.uom = 'LM' AND NOT s.is_random_length
     GROUP BY p.slug, s.erp_id, s.length
     HAVING sum(t.available) > 20
       AND coalesce(sum(t.available) FILTER (WHERE t.branch_id = (SELECT id FROM branch WHERE name = 'Rowville')), 0) = 0
     ORDER BY s.erp_id LIMIT 1`
  )
  const { page } = await visit({ kept: myBranch })
  await addSticks(page, goods?.slug ?? "", (goods?.length ?? 0).toFixed(1), 2)
  await fillCheckout(page, "Rowville")
  const details = await formFields(page)
  expect(details).toEqual({ all: ["Contact name", "E-mail", "Phone"], beside: [], badlyLabelled: [] })
  expect(await page.locator("#phone-help").textContent()).toBe("So that the store can call when it's ready.")
  expect(await page.getByLabel("Phone").getAttribute("aria-describedby")).toBe("phone-help")
  await page.getByRole("link", { name: "Delivery" }).click()
  await page.getByText(/^Ready from \w{3} \d+ \w{3}, Rowville$/).waitFor()
  const first = await chosenDay(page).inputValue()
  expect(Temporal.PlainDate.from(first).since(Temporal.Now.plainDateISO("Australia/Melbourne")).days).toBeGreaterThan(4)

  await page.getByText("Deliver it", { exact: true }).click()
  // Too far for it: the line says so, and what to do, here and in the cart.
  await page.getByLabel("Postcode").fill("6000")
  const summary = page.getByRole("region", { name: "Your order" })
  await summary.getByText("Only Hardware items can be delivered to your address").waitFor()
  await summary.getByRole("button", { name: /^Collect it from a store: / }).waitFor()
  await page.getByRole("link", { name: "Cart", exact: true }).click()
  await page.getByRole("heading", { level: 1, name: headings.cart }).waitFor()
  const cannotGo = page.getByRole("listitem").getByText("Only Hardware items can be delivered to your address")
  await cannotGo.waitFor()
  await page.getByRole("button", { name: /^Collect it from a store: ./ }).click()
  await cannotGo.waitFor({ state: "detached" })
  await page.goBack()
  await page.getByLabel("Collect from").waitFor()
  await page.getByText("Deliver it", { exact: true }).click()
  await page.getByLabel("Address", { exact: false }).first().fill("14 Kelletts Road")
  const suburb = page.getByLabel("Suburb")
  await suburb.fill("rowvil")
  const offered = page.locator("#deliver\\.places option")
  await offered.first().waitFor({ state: "attached" })
  await suburb.fill((await offered.first().getAttribute("value")) ?? "")
  const around = () => Promise.all(["State", "Postcode"].map((label) => page.getByLabel(label).inputValue()))
  await expect.poll(around).toEqual(["VIC", "3178"])
  await page.getByRole("radio", { name: /^Parcel/, disabled: true }).waitFor()
  await page.getByText("Only Hardware items can be delivered to your address").waitFor()
  const truck = page.getByRole("radio", { name: /^Delivery by our truck/, checked: true })
  const price = (await truck.locator("xpath=..").locator(".num").textContent()) ?? ""
  await chosenDay(page).waitFor()
  expect((await chosenDay(page).inputValue()) >= first).toBe(true)
  const free = page.getByRole("group", { name: "Which day?" }).getByRole("radio", { disabled: false })
  await free.nth(3).check()
  const day = await chosenDay(page).inputValue()
  await page.getByRole("radio", { name: "Afternoon, 12–5pm" }).check()
  const delivery = await formFields(page)
  expect(delivery).toEqual({
    all: ["Address", "Suburb", "State", "Postcode"],
    beside: ["State", "Postcode"],
    badlyLabelled: []
  })
  await expectSoundPage(page, `${origin()}/checkout/delivery`)
  await untilKept(page, new RegExp(`"${day}"`))
  await page.reload()
  await expect.poll(() => chosenDay(page).inputValue()).toBe(day)
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()
  expect(await page.getByRole("region", { name: "Your order" }).textContent()).toContain(price)
  const payment = await formFields(page)
  expect(payment).toMatchObject({ beside: ["Expiry (MM/YY)", "Security code"], badlyLabelled: [] })
  // Of a guest to whom goods are brought, who is asked the most.
  expect([details, delivery, payment].flatMap(({ all }) => all).length).toBeLessThanOrEqual(12)
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  const number = await readOrderNo(page)
  const [order] = await queryShop(
    `SELECT delivery_cents::int AS fee, delivery -> 'details' ->> 'date' AS day, delivery -> 'details' ->> 'time' AS time,
       delivery -> 'details' -> 'address' ->> 'postcode' AS postcode FROM shop_order WHERE order_no = $1`,
    [number]
  )
  expect(order).toEqual({ fee: Math.round(Number(price.slice(1)) * 100), day, time: "1659", postcode: "3178" })
  await page.getByText("14 Kelletts Road, Rowville VIC 3178", { exact: true }).waitFor()
})

it("[CHK-06] [REG-01] [T51] [TRK-01] the order's own page shows everything about it, is whole, offers a guest with a customer's address an account that attaches nothing to them and one with an address of their own an account with a password as all that is left to add, can be opened again, and is nobody else's; by its number anybody sees how far it has come and not who ordered; a number that is missing, no order's, or can't be looked up is told as such, and kept to be put right", async () => {
  const { page } = await visit({ kept: atPayment })
  await openPage(page, "/checkout/details")
  await page.getByRole("textbox", { name: "E-mail" }).fill(emails.plain)
  await page.getByLabel("Phone").fill("0491 570 006")
  await page.getByText("Add a company or PO number").click()
  await page.getByLabel("Company").fill("Carpenter & Daughters")
  await page.getByLabel("PO/Job number").fill("Deck 12")
  await page.getByRole("button", { name: "Continue", exact: true }).click()
  await page.getByRole("button", { name: "Pay $116.10", disabled: false }).waitFor()
  await typeCard(page, "4242424242424242")
  await payButton(page).click()
  const number = await readOrderNo(page)
  const [order] = await queryShop<{ reference: string; ordered: string; ready: string }>(
    `SELECT m.provider_ref AS reference,
       to_char(o.ordered_at AT TIME ZONE 'Australia/Melbourne', 'FMDD Mon, FMHH12:MI am') AS ordered,
       to_char(o.estimated_at AT TIME ZONE 'Australia/Melbourne', 'FMDD Mon, FMHH12:MI am') AS ready
     FROM shop_order o JOIN money_movement m ON m.order_no = o.order_no WHERE o.order_no = $1`,
    [number]
  )
  // A whole hour is said without its minutes.
  const moment = (text = "") => expect.stringMatching(new RegExp(`^\\w{3} ${text.replace(":00 ", " ")}$`))
  const facts = await page
    .locator("main dl")
    .first()
    .locator("> div")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((part) => part.textContent)))
  expect(facts).toEqual([
    ["Order number", orderNumberText(number)],
    ["Payment", "Paid by card"],
    ["Transaction reference", order?.reference],
    ["Order date", moment(order?.ordered)],
    ["Checkout type", "Click and collect"],
    ["Pickup store", "Rowville"],
    ["Estimated pick-up", moment(order?.ready)],
    ["For", "Jo Carpenter"],
    ["Invoice details", `Carpenter & Daughters, ${emails.plain}`],
    ["PO/Job number", "Deck 12"]
  ])
  const bought = page.getByRole("region", { name: "What you bought" })
  expect(await bought.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringMatching(
      /^90 × 45 Treated Pine MGP10 H3 Framing 5\.4 m\s+\S+ ·\s2\ssticks\s· \$6\.45 per \S.*\s+\$69\.66$/
    ),
    expect.stringMatching(
      /^90 × 45 Treated Pine MGP10 H3 Framing 2\.4 m\s+\S+ ·\s3\ssticks\s· \$6\.45 per \S.*\s+\$46\.44$/
    )
  ])
  expect(await totalText(page).textContent()).toBe("$116.10")
  await page.getByText("$10.55").waitFor()
  await page.getByRole("region", { name: "Need the same again?" }).waitFor()
  await page.getByRole("region", { name: "Keep this order in an account" }).waitFor()
  // Whoever listens, or scrolls on a phone, comes to the store and the goods before the offer of an account.
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
    "Collect it from Rowville",
    "What you bought",
    "What happens now",
    "Need the same again?",
    "Something wrong with this order?",
    "Keep this order in an account"
  ])
  await expectSoundPage(page, `${origin()}/checkout/thank-you`)
  expect(await onPaper(page)).toEqual(plainPaper)
  const offer = page.getByRole("region", { name: "Keep this order in an account" })
  const offered = ["First name", "Last name", "E-mail", "Mobile"].map((label) =>
    offer.getByRole("textbox", { name: label }).inputValue()
  )
  expect(await Promise.all(offered)).toEqual(["Jo", "Carpenter", emails.plain, "0491 570 006"])
  const people = () =>
    Promise.all([
      queryShop("SELECT id, first_name, last_name, email, mobile FROM contact ORDER BY id"),
      queryShop("SELECT count(*)::int AS sessions FROM session")
    ])
  const before = await people()
  await offer.getByRole("button", { name: "Create my account" }).click()
  await offer
    .getByRole("status")
    .getByText(/^If that address can have an account/)
    .waitFor()
  expect(await people()).toEqual(before)
  expect(await queryShop("SELECT contact_id, customer_id FROM shop_order WHERE order_no = $1", [number])).toEqual([
    { contact_id: null, customer_id: null }
  ])
  await page.reload()
  expect(await readOrderNo(page)).toBe(number)
  // Behind the link to an address that has none yet a password is all that is left to add.
  await offer.getByRole("textbox", { name: "E-mail" }).fill("jo.carpenter@new.example")
  await offer.getByRole("button", { name: "Create my account" }).click()
  await offer.getByRole("status").waitFor()
  await openPage(page, await lastLink("jo.carpenter@new.example", "reset-password"))
  const kept = () =>
    Promise.all(["First name", "Last name", "Mobile"].map((label) => page.getByLabel(label).inputValue()))
  await expect.poll(kept).toEqual(["Jo", "Carpenter", "0491 570 006"])
  for (const label of ["New password", "Repeat password"]) await page.getByLabel(label).fill("a yard of merbau")
  await page.getByRole("button", { name: "Set my password" }).click()
  await page.getByRole("heading", { name: "Your password is set" }).waitFor()

  const stranger = await visit()
  stranger.expects(/^answer: 404/)
  await openPage(stranger.page, `/checkout/thank-you?order=${number}`)
  await stranger.page.getByRole("heading", { level: 1, name: "We can't show that order here" }).waitFor()

  const { page: tracker, expects } = await visit()
  const field = tracker.getByLabel("Order number")
  await openPage(tracker, "/track-order")
  await field.fill("   ")
  await tracker.getByRole("button", { name: "Track" }).click()
  await tracker.getByText("Order number is required").waitFor()
  expect(new URL(tracker.url()).pathname).toBe("/track-order")
  await hasFocus(field)
  expects(/^answer: (503|404) GET .*\/api\/orders\/track\//)
  await tracker.route("**/api/orders/track/*", (route) =>
    route.fulfill({ status: 503, json: { error: true, code: "UNAVAILABLE", msg: "Try again in a moment." } })
  )
  await field.fill("123456789")
  await field.press("Enter")
  await tracker.getByText("UNAVAILABLE: Try again in a moment.", { exact: true }).waitFor()
  await tracker.unroute("**/api/orders/track/*")
  await field.press("Enter")
  await tracker.getByText("Requested item is not an order").waitFor()
  expect(await field.inputValue()).toBe("123456789")
  // Whoever can't see the message hears it with the field.
  await hasFocus(field)
  expect(await field.getAttribute("aria-describedby")).toBe("orderNo-problem")
  expect(await pageFaults(tracker)).toEqual([])

  await field.fill(` ${number.replace(/(...)/g, "$1 ")}`)
  await tracker.getByRole("button", { name: "Track" }).click()
  await tracker.getByRole("listitem").filter({ hasText: "Ready for collection" }).waitFor()
  expect(new URL(tracker.url()).pathname).toBe(`/track-order/${number}`)
  await tracker.getByRole("heading", { level: 2, name: `Order ${orderNumberText(number)}` }).waitFor()
  expect(await tracker.getByRole("main").textContent()).not.toMatch(/Carpenter|0491 ?570|priya/)
  await expectSoundPage(tracker, `${origin()}/track-order`)
  const headingsIn = (text: string) => [...text.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, heading]) => heading)
  const html = async (path: string) => (await fetch(origin() + path)).text()
  const shown = orderNumberText(number)
  for (const written of [number, shown, shown.replaceAll(" ", "-")])
    for (const path of [`/track-order/${encodeURIComponent(written)}`, `/track-order?orderNo=${written}`])
      expect([path, headingsIn(await html(path))]).toEqual([path, expect.arrayContaining([`Order ${shown}`])])
})
