/** Takes pictures of every screen, wide and narrow, light and dark, into .data/screens, from a shop that it opens itself. */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { type Browser, chromium, type Page } from "playwright"
import { startShop } from "../browser/running-shop.ts"

const widths = [360, 768, 1240, 1440, 1920] as const
const schemes = ["light", "dark"] as const
const folder = join(import.meta.dirname, "../../.data/screens")

/** What a picture needs done before it is taken. */
type Screen = { readonly name: string; readonly path: string; readonly before?: (page: Page) => Promise<void> }

const framing = "/p/90-x-45-treated-pine-mgp10-h3-framing"

const fillCart = async (page: Page) => {
  const origin = new URL(page.url()).origin
  await page.goto(origin + framing)
  await page.getByRole("textbox", { name: /Quantity of .* 2\.4 m/ }).fill("7")
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("link", { name: "View cart" }).waitFor()
}

const asGuest = async (page: Page) => {
  await fillCart(page)
  await page.goto(`${new URL(page.url()).origin}/checkout/login`)
  await page.getByRole("button", { name: "Continue as guest" }).click()
  await page.waitForURL("**/checkout/delivery")
}

const toDetails = async (page: Page) => {
  await asGuest(page)
  await page.getByRole("button", { name: /^Collect from/ }).click()
  await page.locator("#days").waitFor()
  await page.getByRole("button", { name: "Continue" }).click()
  await page.waitForURL("**/checkout/details")
}

const toPayment = async (page: Page) => {
  await toDetails(page)
  await page.getByLabel("Contact name").fill("Bartholomew Featherstonehaugh-Papadopoulos")
  await page.getByLabel("Email").fill("bartholomew@example.com")
  await page.getByLabel("Phone").fill("0491 570 006")
  await page.getByLabel(/I agree/).check()
  await page.getByRole("button", { name: "Continue" }).click()
  await page.getByLabel("Card number").waitFor()
}

const paying = (card: string) => async (page: Page) => {
  await toPayment(page)
  await page.getByLabel("Card number").fill(card)
  await page.getByLabel(/Expiry/).fill("1230")
  await page.getByLabel("Security code").fill("123")
  await page.getByRole("button", { name: /^Pay/ }).click()
}

const screens: ReadonlyArray<Screen> = [
  { name: "home", path: "/" },
  { name: "category", path: "/c/timber" },
  { name: "category-deep", path: "/c/fixings/screws" },
  { name: "category-table", path: "/c/fixings/screws?view=table" },
  { name: "search", path: "/search?query=90x45%20h3" },
  { name: "search-nothing", path: "/search?query=zzzzqqq" },
  { name: "product", path: framing },
  {
    name: "product-chosen",
    path: framing,
    before: async (page) => {
      await page.getByRole("textbox", { name: /Quantity of .* 2\.4 m/ }).fill("7")
      await page.getByText(/incl\. \$\d/).waitFor()
    }
  },
  { name: "stores", path: "/stores" },
  { name: "store", path: "/stores/rowville" },
  { name: "cart-empty", path: "/checkout/cart" },
  {
    name: "cart",
    path: "/",
    before: async (page) => {
      await fillCart(page)
      await page.getByRole("link", { name: "View cart" }).click()
      await page.getByRole("link", { name: "Continue to checkout" }).waitFor()
    }
  },
  { name: "delivery", path: "/", before: asGuest },
  {
    name: "details-wrong",
    path: "/",
    before: async (page) => {
      await toDetails(page)
      await page.getByRole("button", { name: "Continue" }).click()
      await page.getByRole("alert").first().waitFor()
    }
  },
  { name: "payment", path: "/", before: toPayment },
  {
    name: "payment-declined",
    path: "/",
    before: async (page) => {
      await paying("4000000000000002")(page)
      await page.getByText("declined").first().waitFor()
    }
  },
  {
    name: "thank-you",
    path: "/",
    before: async (page) => {
      await paying("4242424242424242")(page)
      await page.waitForURL("**/checkout/thank-you**")
    }
  },
  { name: "pending-nothing", path: "/checkout/pending" },
  { name: "track", path: "/track-order" },
  { name: "track-unknown", path: "/track-order/123" },
  { name: "terms", path: "/terms" },
  { name: "not-found", path: "/nothing-here" },
  { name: "outbox", path: "/dev/outbox" }
]

const shoot = async (
  browser: Browser,
  origin: string,
  screen: Screen,
  width: number,
  colorScheme: (typeof schemes)[number]
) => {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 800 : 1000 }, colorScheme })
  await context.addCookies([{ name: "branch", value: "25", url: origin }])
  const page = await context.newPage()
  await page.goto(origin + screen.path)
  await screen.before?.(page)
  await page.waitForLoadState("networkidle")
  mkdirSync(join(folder, screen.name), { recursive: true })
  await page.screenshot({ path: join(folder, screen.name, `${width}-${colorScheme}.png`), fullPage: true })
  await context.close()
}

const shop = await startShop(join(folder, "../screens-shop"), { EXAMPLE_SHOP: "full", LIMITS: "off" })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
})
let failed = 0
for (const screen of screens) {
  const jobs = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
  for (let at = 0; at < jobs.length; at += 2) {
    const taken = await Promise.allSettled(
      jobs.slice(at, at + 2).map(({ width, scheme }) => shoot(browser, shop.origin, screen, width, scheme))
    )
    for (const one of taken)
      if (one.status === "rejected") {
        failed += 1
        console.error(`${screen.name}: ${one.reason instanceof Error ? one.reason.message.split("\n")[0] : one.reason}`)
      }
  }
  console.log(`${screen.name}: ${jobs.length} pictures`)
}
await browser.close()
await shop.stop()
console.log(`Pictures are in ${folder}`)
process.exit(failed > 0 ? 1 : 0)
