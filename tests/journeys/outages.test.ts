/** While one part that the shop asks outside can't be had, a browser's shopper chooses, pays and has an order. */
import type { Route } from "playwright"
import { beforeAll, expect, it } from "vitest"
import { goWithin, openPage, type StorageState } from "./browser.ts"
import { stateAtPayment } from "./rowville-checkout.ts"
import { addSticks, payButton, readOrderNo, typeCard } from "./shopper.ts"
import { type Visitor, visitors } from "./visitors.ts"

const { visit } = visitors()

let atPayment: StorageState

beforeAll(async () => {
  atPayment = await stateAtPayment(visit)
})

const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    json: { error: true, code: "UNAVAILABLE", msg: "The shop can't answer this just now." }
  })
const away = (route: Route) => route.abort()
const wrong = (route: Route) => route.fulfill({ status: 200, contentType: "text/html", body: "<p>Bad gateway</p>" })

const product = "90-x-45-treated-pine-mgp10-h3-framing"

/** A shop that measures visits, to which this visitor agreed, and a product that has reviews: parts that the example lacks. */
const addParts = async ({ context }: Visitor) => {
  await context.addInitScript(() => localStorage.setItem("lineal/consent", "granted"))
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" })
  )
  await context.route("**/terms", async (route) => {
    const response = await route.fetch()
    const known = '\\"quoteFrom\\":'
    const body = (await response.text()).replaceAll(known, `\\"tagManager\\":\\"GTM-ABC123\\",${known}`)
    await route.fulfill({ response, body })
  })
  await context.route(`**/api/products/slug/${product}*`, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, hasReviews: true } } })
  })
}

it.each([
  ["the search", [[/\/api\/search\//, unavailable]], "/search?query=decking"],
  ["the content", [[/\/api\/cms\//, wrong]], "/services"],
  [
    "pictures and menus",
    [
      [/\/media\//, away],
      [/\/api\/shop-menus/, unavailable]
    ],
    "/stores"
  ],
  [
    "recommendations and reviews",
    [
      [/\/api\/products\/recommendations/, unavailable],
      [/\/api\/products\/id\/[^/]+\/reviews/, wrong]
    ],
    "/stores"
  ],
  [
    "places and measuring",
    [
      [/\/api\/(places|orders\/delivery\/closest-branch)\//, away],
      [/googletagmanager/, away]
    ],
    "/stores?near=3156"
  ]
] as const)(
  "without %s a guest goes on to a product's page, adds it to the cart, pays, and reads the order's number",
  async (_, faults, first) => {
    const visitor = await visit({ kept: atPayment })
    const { context, page, expects } = visitor
    expects(/^answer: 503 /, /net::ERR_FAILED/, /^console: /, /^page: /)
    await addParts(visitor)
    const asked = new Set<RegExp>()
    for (const [calls, fault] of faults)
      await context.route(calls, (route) => {
        asked.add(calls)
        return fault(route)
      })
    await openPage(page, "/terms")
    await goWithin(page, first)
    await page.getByRole("heading", { level: 1 }).filter({ hasNotText: "Terms of sale" }).waitFor()
    // Asked by the browser, as where a link is followed.
    await goWithin(page, `/p/${product}`)
    await page.getByRole("textbox", { name: /4\.2 m$/ }).waitFor()
    await addSticks(page, product, "4.2", 1)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => asked.size).toBe(faults.length)
    await page.getByRole("link", { name: "View cart" }).click()
    await page.getByRole("link", { name: "Continue to checkout" }).click()
    await page.getByRole("button", { name: "Pay $143.19", disabled: false }).waitFor()
    await typeCard(page, "4242424242424242")
    await payButton(page).click()
    expect(await readOrderNo(page)).toMatch(/^\d{9}$/)
  }
)
