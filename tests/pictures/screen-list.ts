/** Every screen of the shop in each of its states: where it is, and what is done until it looks so. */
import type { Page } from "playwright"
import { chosenDay, payButton, typeCard } from "../journeys/shopper.ts"
import { accountScreens } from "./account-screens.ts"
import type { FailureScenario } from "./failure-scenarios.ts"
import { longNameScreens } from "./long-name-screens.ts"
import { click, constantPath, waitForText } from "./page-actions.ts"
import { paperScreens } from "./paper-screens.ts"
import type { SampleRecords } from "./sample-records.ts"
import { signInScreens } from "./sign-in-screens.ts"
import { storefrontScreens } from "./storefront-screens.ts"

/** What a visitor's browser holds when they come. */
export type VisitorSetup = "nothing" | "my branch" | "a cart" | "long names" | "everything but a card"

/** What of the shop is shown: found in its database, or ordered, when the pictures are taken. */
export type ScreenRecords = SampleRecords & { readonly paidOrder: string; readonly cancelledOrder: string }

export type Screen = {
  readonly name: string
  readonly path: (shown: ScreenRecords) => string
  readonly bringing?: VisitorSetup
  /** Who is logged in, by e-mail. */
  readonly as?: string
  /** For which company, where they act for several; Ironbark where nothing is said. */
  readonly company?: string
  /** The page is answered with this; 200 where nothing is said. */
  readonly status?: number
  readonly act?: (page: Page) => Promise<void>
  /** What one width shows and another has no room for closes where the window is made so wide; all widths where nothing is said. */
  readonly isSeenAt?: (width: number) => boolean
  /** What goes wrong after that, and what is done then. Such screens are taken alone: the others would suffer with them. */
  readonly trouble?: { readonly is: FailureScenario; readonly act: (page: Page) => Promise<void> }
}

/** Calls that nobody answers, for as long as the page is open; and such as fail. */
const hold = (page: Page, calls: string) => page.route(calls, () => undefined)
const fail = (page: Page, calls: string) => page.route(calls, (route) => route.abort())
/** The first line that is priced from now on costs twice as much. */
const dearer = (page: Page) =>
  page.route("**/guest-prices", async (route) => {
    const { data } = await (await route.fetch()).json()
    const [{ unitPrice, linePrice, ...first }, ...others] = data
    await route.fulfill({
      json: { data: [{ ...first, unitPrice: 2 * unitPrice, linePrice: 2 * linePrice }, ...others] }
    })
  })
const quantity = (page: Page, place: number) => page.getByRole("main").getByRole("textbox").nth(place)
const readyToPay = (page: Page) => page.getByRole("button", { name: /^Pay \$/, disabled: false }).waitFor()

const content: ReadonlyArray<Screen> = [
  { name: "home", path: constantPath("/") },
  { name: "home-my-branch", path: constantPath("/"), bringing: "a cart" },
  { name: "choose-store", path: constantPath("/"), act: (page) => click(page, /Choose your store/) },
  {
    name: "choose-store-failed",
    path: constantPath("/"),
    act: async (page) => {
      await fail(page, "**/api/visitor/branch")
      await click(page, /Choose your store/)
      await click(page, /Rowville/)
      await waitForText(page, /^Your store hasn't changed/)
    }
  },
  { name: "stores", path: constantPath("/stores"), bringing: "my branch" },
  { name: "store", path: ({ store }) => `/stores/${store}` },
  { name: "terms", path: constantPath("/terms") },
  { name: "privacy", path: constantPath("/privacy") },
  { name: "returns", path: constantPath("/returns") },
  { name: "not-found", path: constantPath("/nowhere"), status: 404 },
  {
    name: "problem",
    path: constantPath("/terms"),
    act: async (page) => {
      await fail(page, "**/api/branches")
      await page.evaluate(() => history.pushState({}, "", "/stores"))
      await waitForText(page, "Sorry, something went wrong")
    }
  }
]

const shelves: ReadonlyArray<Screen> = [
  { name: "category-top", path: ({ topCategory }) => `/c/${topCategory}`, bringing: "my branch" },
  { name: "category-deep", path: ({ deepCategory }) => `/c/${deepCategory}` },
  {
    name: "category-filtered",
    path: constantPath("/c/timber?refinementList[treatment][0]=H3&refinementList[treatment][1]=H4"),
    bringing: "my branch"
  },
  {
    name: "category-filters",
    path: constantPath("/c/timber/framing?refinementList[treatment][0]=H3"),
    bringing: "my branch",
    act: (page) => page.locator("#show-filters").evaluate((box: HTMLInputElement) => box.click())
  },
  { name: "category-empty", path: ({ topCategory }) => `/c/${topCategory}?refinementList[treatment][0]=H9` },
  { name: "category-table", path: ({ topCategory }) => `/c/${topCategory}?view=table`, bringing: "my branch" },
  { name: "category-page-2", path: ({ topCategory }) => `/c/${topCategory}?page=2` },
  { name: "search", path: constantPath("/search?query=90x45+h3"), bringing: "my branch" },
  { name: "search-slip", path: constantPath("/search?query=merbua+deckng") },
  { name: "search-nothing", path: constantPath("/search?query=zzqqxx") }
]

const products: ReadonlyArray<Screen> = [
  { name: "product-timber", path: ({ timber }) => `/p/${timber}`, bringing: "my branch" },
  { name: "product-no-branch", path: ({ timber }) => `/p/${timber}` },
  {
    name: "product-chosen",
    path: ({ timber }) => `/p/${timber}`,
    bringing: "my branch",
    act: async (page) => {
      await click(page, "Lineal metres")
      await quantity(page, 2).fill("10")
      await waitForText(page, /^Rounded up/)
      await page.getByRole("button", { name: "Add to cart", disabled: false }).waitFor()
    }
  },
  {
    name: "product-added",
    path: ({ timber }) => `/p/${timber}`,
    act: async (page) => {
      await page.clock.install()
      await quantity(page, 2).fill("3")
      await click(page, "Add to cart")
      await page.getByRole("link", { name: "View cart" }).waitFor()
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
    }
  },
  {
    name: "product-price-failed",
    path: ({ timber }) => `/p/${timber}`,
    act: async (page) => {
      await fail(page, "**/guest-prices")
      await quantity(page, 2).fill("3")
      await page.getByRole("status").getByText(/price/i).waitFor()
    }
  },
  { name: "product-mixed-lengths", path: ({ mixedLengths }) => `/p/${mixedLengths}`, bringing: "my branch" },
  { name: "product-one-variant", path: ({ oneVariant }) => `/p/${oneVariant}`, bringing: "my branch" },
  { name: "product-colours", path: ({ colours }) => `/p/${colours}` },
  { name: "product-many-variants", path: ({ manyVariants }) => `/p/${manyVariants}`, bringing: "my branch" },
  { name: "product-long-name", path: ({ longName }) => `/p/${longName}`, bringing: "my branch" },
  { name: "product-screw", path: ({ screw }) => `/p/${screw}`, bringing: "my branch" },
  { name: "product-sheet", path: ({ sheet }) => `/p/${sheet}`, bringing: "my branch" },
  { name: "product-clearance", path: ({ cleared }) => `/p/${cleared}`, bringing: "my branch" }
]

const cart: ReadonlyArray<Screen> = [
  { name: "cart-empty", path: constantPath("/checkout/cart"), act: (page) => waitForText(page, "Your cart is empty") },
  {
    name: "cart",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: (page) => page.getByRole("link", { name: "Continue to checkout" }).waitFor()
  },
  {
    name: "cart-long-names",
    path: constantPath("/checkout/cart"),
    bringing: "long names",
    act: (page) => page.getByRole("link", { name: "Continue to checkout" }).waitFor()
  },
  {
    name: "cart-asks",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await quantity(page, 0).fill("0")
      await waitForText(page, "Remove this line?")
    }
  },
  {
    name: "cart-removed",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await click(page, /^Remove (?!one)/)
      await waitForText(page, "Undo")
    }
  },
  {
    name: "cart-failed",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await fail(page, "**/guest-prices")
      await page.reload()
      await waitForText(page, "We couldn't check prices just now")
    }
  },
  {
    name: "cart-offline",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await page.getByRole("link", { name: "Continue to checkout" }).waitFor()
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await waitForText(page, "You're offline")
    }
  },
  {
    name: "cart-expired",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      // The page stands open for two days: it was told the time when it came.
      await page.clock.install()
      await page.reload()
      await page.getByRole("link", { name: "Continue to checkout", disabled: false }).waitFor()
      await page.clock.fastForward("48:00:00")
      await quantity(page, 0).fill("8")
      await quantity(page, 0).press("Enter")
      await waitForText(page, "Product expired")
    }
  },
  {
    name: "cart-price-changed",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await dearer(page)
      await page.reload()
      await waitForText(page, /^Was /)
    }
  },
  {
    name: "cart-checking",
    path: constantPath("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await hold(page, "**/guest-prices")
      await page.reload()
      await waitForText(page, "Checking prices")
    }
  }
]

const checkout: ReadonlyArray<Screen> = [
  { name: "login", path: constantPath("/checkout/login"), bringing: "a cart" },
  {
    name: "delivery-open",
    path: constantPath("/checkout/login"),
    bringing: "a cart",
    act: async (page) => {
      await click(page, "Continue as guest")
      await waitForText(page, "Where will you collect it?")
      await page.getByLabel("Collect from").selectOption("")
      await page.getByRole("button", { name: "Continue", exact: true }).click()
      await waitForText(page, "Choose a store to see the days.")
    }
  },
  {
    name: "delivery",
    path: constantPath("/checkout/delivery"),
    bringing: "everything but a card",
    act: (page) => chosenDay(page).waitFor()
  },
  {
    name: "delivery-failed",
    path: constantPath("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await fail(page, "**/delivery-quote")
      await page.goto("/checkout/delivery")
      await page.getByRole("button", { name: "Try again" }).waitFor()
    }
  },
  { name: "details", path: constantPath("/checkout/details"), bringing: "everything but a card" },
  {
    name: "details-problems",
    path: constantPath("/checkout/details"),
    bringing: "everything but a card",
    act: async (page) => {
      await page.getByLabel("Contact name").fill("")
      await page.getByRole("textbox", { name: "E-mail" }).fill("jo@carpenter")
      await page.getByLabel("Phone").fill("12")
      await page.getByText("Add a company or PO number").click()
      await page.getByRole("button", { name: "Continue", exact: true }).click()
      await page.getByRole("alert").waitFor()
    }
  },
  { name: "payment", path: constantPath("/checkout/payment"), bringing: "everything but a card", act: readyToPay },
  {
    name: "payment-bank-form",
    path: constantPath("/checkout/payment"),
    bringing: "everything but a card",
    act: async (page) => {
      await readyToPay(page)
      await page.getByRole("radio", { name: /bank's form/ }).check()
      await page.getByLabel("Card number").fill("3530 1113 3330 0000")
      await page.getByLabel("Expiry").fill("1319")
      await payButton(page).click()
      await waitForText(page, "This card is not accepted")
    }
  },
  {
    name: "payment-declined",
    path: constantPath("/checkout/payment"),
    bringing: "everything but a card",
    act: async (page) => {
      await readyToPay(page)
      await typeCard(page, "4000000000000002")
      await payButton(page).click()
      await waitForText(page, "Your card was declined")
    }
  },
  {
    name: "payment-preparing",
    path: constantPath("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await hold(page, "**/payment-intent")
      await page.goto("/checkout/payment")
      await waitForText(page, "Getting the payment ready")
    }
  },
  {
    name: "payment-failed",
    path: constantPath("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await fail(page, "**/payment-intent")
      await page.goto("/checkout/payment")
      await page.getByRole("button", { name: "Try again" }).waitFor()
    }
  },
  {
    name: "pending-none",
    path: constantPath("/checkout/pending"),
    act: (page) => waitForText(page, "No payment is waiting")
  },
  {
    name: "pending-failed",
    path: constantPath("/checkout/pending?payment_intent=pi_unknown"),
    bringing: "everything but a card",
    act: (page) => page.getByRole("alert").getByText("That payment").waitFor()
  },
  {
    name: "pending-waited",
    path: constantPath("/checkout/cart"),
    act: async (page) => {
      await page.route("**/stripe/confirm", (route) =>
        route.fulfill({ json: { data: { stripe: { status: "processing" } } } })
      )
      await page.clock.install()
      await page.goto("/checkout/pending?payment_intent=pi_waiting")
      await waitForText(page, "Your payment is on its way")
      const waited = page.getByText("We haven't heard from your bank yet")
      while (!(await waited.isVisible())) await page.clock.runFor(2000)
    }
  },
  {
    name: "pending",
    path: constantPath("/checkout/cart"),
    act: async (page) => {
      await hold(page, "**/stripe/confirm")
      await page.goto("/checkout/pending?payment_intent=pi_waiting")
      await waitForText(page, "Your payment is on its way")
    }
  },
  {
    name: "thank-you",
    path: constantPath("/checkout/payment"),
    bringing: "everything but a card",
    act: async (page) => {
      await readyToPay(page)
      await typeCard(page, "4242424242424242")
      await payButton(page).click()
      await waitForText(page, "Thanks, your order is in")
    }
  },
  { name: "thank-you-unknown", path: constantPath("/checkout/thank-you") }
]

const orders: ReadonlyArray<Screen> = [
  { name: "track", path: constantPath("/track-order") },
  { name: "track-order", path: ({ paidOrder }) => `/track-order/${paidOrder}` },
  { name: "track-cancelled", path: ({ cancelledOrder }) => `/track-order/${cancelledOrder}` },
  { name: "track-unknown", path: constantPath("/track-order/123456789") },
  {
    name: "track-nothing",
    path: constantPath("/track-order"),
    act: async (page) => {
      await page.getByRole("textbox", { name: "Order number" }).fill("  ")
      await click(page, "Track")
      await waitForText(page, /is required$/)
    }
  }
]

export const screens: ReadonlyArray<Screen> = [
  ...content,
  ...storefrontScreens,
  ...shelves,
  ...products,
  ...cart,
  ...checkout,
  ...orders,
  ...accountScreens,
  ...paperScreens,
  ...signInScreens,
  ...longNameScreens
]
