/** Every screen of the shop in each of its states: where it is, and what is done until it looks so. */
import type { Page } from "playwright"
import { payButton, typeCard } from "../journeys/shopper.ts"
import { accountScreens } from "./account-screens.ts"
import { at, click, says } from "./acts.ts"
import { longNameScreens } from "./long-name-screens.ts"
import { signInScreens } from "./sign-in-screens.ts"
import type { Trouble } from "./troubles.ts"
import type { Found } from "./what-is-shown.ts"

/** What a visitor's browser holds when they come. */
export type Bringing = "nothing" | "my branch" | "a cart" | "long names" | "everything but a card"

/** What of the shop is shown: found in its database, or ordered, when the pictures are taken. */
export type Shown = Found & { readonly paidOrder: string; readonly cancelledOrder: string }

export type Screen = {
  readonly name: string
  readonly path: (shown: Shown) => string
  readonly bringing?: Bringing
  /** Who is logged in, by e-mail. */
  readonly as?: string
  /** For which company, where they act for several; Ironbark where nothing is said. */
  readonly company?: string
  /** The page is answered with this; 200 where nothing is said. */
  readonly status?: number
  readonly act?: (page: Page) => Promise<void>
  /** What goes wrong after that, and what is done then. Such screens are taken alone: the others would suffer with them. */
  readonly trouble?: { readonly is: Trouble; readonly act: (page: Page) => Promise<void> }
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
  { name: "home", path: at("/") },
  { name: "home-my-branch", path: at("/"), bringing: "a cart" },
  { name: "choose-store", path: at("/"), act: (page) => click(page, /Choose your store/) },
  {
    name: "choose-store-failed",
    path: at("/"),
    act: async (page) => {
      await fail(page, "**/api/visitor/branch")
      await click(page, /Choose your store/)
      await click(page, /Rowville/)
      await says(page, /^Your store is as it was/)
    }
  },
  { name: "stores", path: at("/stores"), bringing: "my branch" },
  { name: "store", path: ({ store }) => `/stores/${store}` },
  { name: "terms", path: at("/terms") },
  { name: "privacy", path: at("/privacy") },
  { name: "returns", path: at("/returns") },
  { name: "not-found", path: at("/nowhere"), status: 404 },
  {
    name: "problem",
    path: at("/terms"),
    act: async (page) => {
      await fail(page, "**/api/branches")
      await page.evaluate(() => history.pushState({}, "", "/stores"))
      await says(page, "Sorry, something went wrong")
    }
  }
]

const shelves: ReadonlyArray<Screen> = [
  { name: "category-top", path: ({ topCategory }) => `/c/${topCategory}`, bringing: "my branch" },
  { name: "category-deep", path: ({ deepCategory }) => `/c/${deepCategory}` },
  {
    name: "category-filtered",
    path: at("/c/timber?refinementList[treatment][0]=H3&refinementList[treatment][1]=H4"),
    bringing: "my branch"
  },
  {
    name: "category-filters",
    path: at("/c/timber/framing?refinementList[treatment][0]=H3"),
    bringing: "my branch",
    act: (page) => page.locator("#show-filters").evaluate((box: HTMLInputElement) => box.click())
  },
  { name: "category-empty", path: ({ topCategory }) => `/c/${topCategory}?refinementList[treatment][0]=H9` },
  { name: "category-table", path: ({ topCategory }) => `/c/${topCategory}?view=table`, bringing: "my branch" },
  { name: "category-page-2", path: ({ topCategory }) => `/c/${topCategory}?page=2` },
  { name: "search", path: at("/search?query=90x45+h3"), bringing: "my branch" },
  { name: "search-slip", path: at("/search?query=merbua+deckng") },
  { name: "search-nothing", path: at("/search?query=zzqqxx") }
]

const products: ReadonlyArray<Screen> = [
  { name: "product-timber", path: ({ timber }) => `/p/${timber}`, bringing: "my branch" },
  { name: "product-no-branch", path: ({ timber }) => `/p/${timber}` },
  {
    name: "product-chosen",
    path: ({ timber }) => `/p/${timber}`,
    bringing: "my branch",
    act: async (page) => {
      await click(page, "By the lineal metre")
      await quantity(page, 2).fill("10")
      await says(page, /^Rounded up/)
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
  { name: "product-clearance", path: ({ cleared }) => `/p/${cleared}`, bringing: "my branch" }
]

const cart: ReadonlyArray<Screen> = [
  { name: "cart-empty", path: at("/checkout/cart"), act: (page) => says(page, "Your cart is empty") },
  {
    name: "cart",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: (page) => page.getByRole("link", { name: "Continue to checkout" }).waitFor()
  },
  {
    name: "cart-long-names",
    path: at("/checkout/cart"),
    bringing: "long names",
    act: (page) => page.getByRole("link", { name: "Continue to checkout" }).waitFor()
  },
  {
    name: "cart-asks",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await quantity(page, 0).fill("1")
      await click(page, /^Remove one/)
      await says(page, "Remove this line?")
    }
  },
  {
    name: "cart-removed",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await click(page, /^Remove (?!one)/)
      await says(page, "Undo")
    }
  },
  {
    name: "cart-failed",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await fail(page, "**/guest-prices")
      await page.reload()
      await says(page, "We couldn't check prices just now")
    }
  },
  {
    name: "cart-offline",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await page.getByRole("link", { name: "Continue to checkout" }).waitFor()
      await page.waitForLoadState("networkidle")
      await page.context().setOffline(true)
      await says(page, "You're offline")
    }
  },
  {
    name: "cart-expired",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      // The page stands open for two days: it was told the time when it came.
      await page.clock.install()
      await page.reload()
      await page.getByRole("link", { name: "Continue to checkout", disabled: false }).waitFor()
      await page.clock.fastForward("48:00:00")
      await quantity(page, 0).fill("8")
      await quantity(page, 0).press("Enter")
      await says(page, "Product expired")
    }
  },
  {
    name: "cart-price-changed",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await dearer(page)
      await page.reload()
      await says(page, /^Was /)
    }
  },
  {
    name: "cart-checking",
    path: at("/checkout/cart"),
    bringing: "a cart",
    act: async (page) => {
      await hold(page, "**/guest-prices")
      await page.reload()
      await says(page, "Checking prices")
    }
  }
]

const checkout: ReadonlyArray<Screen> = [
  { name: "login", path: at("/checkout/login"), bringing: "a cart" },
  {
    name: "delivery-open",
    path: at("/checkout/login"),
    bringing: "a cart",
    act: async (page) => {
      await click(page, "Continue as guest")
      await says(page, "Where will you collect it?")
      await page.getByRole("button", { name: "Continue", exact: true }).click()
      await says(page, "Choose a store to see the days.")
    }
  },
  {
    name: "delivery",
    path: at("/checkout/delivery"),
    bringing: "everything but a card",
    act: (page) => page.getByRole("radio", { checked: true }).waitFor()
  },
  {
    name: "delivery-failed",
    path: at("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await fail(page, "**/pickup-times")
      await page.goto("/checkout/delivery")
      await page.getByRole("button", { name: "Try again" }).waitFor()
    }
  },
  { name: "details", path: at("/checkout/details"), bringing: "everything but a card" },
  {
    name: "details-problems",
    path: at("/checkout/details"),
    bringing: "everything but a card",
    act: async (page) => {
      await page.getByLabel("Contact name").fill("")
      await page.getByLabel("Email").fill("jo@carpenter")
      await page.getByLabel("Phone").fill("12")
      await page.getByText("Add a company or PO number").click()
      await page.getByRole("button", { name: "Continue", exact: true }).click()
      await page.getByRole("alert").waitFor()
    }
  },
  { name: "payment", path: at("/checkout/payment"), bringing: "everything but a card", act: readyToPay },
  {
    name: "payment-declined",
    path: at("/checkout/payment"),
    bringing: "everything but a card",
    act: async (page) => {
      await readyToPay(page)
      await typeCard(page, "4000000000000002")
      await payButton(page).click()
      await says(page, "Your card was declined")
    }
  },
  {
    name: "payment-preparing",
    path: at("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await hold(page, "**/payment-intent")
      await page.goto("/checkout/payment")
      await says(page, "Getting the payment ready")
    }
  },
  {
    name: "payment-failed",
    path: at("/checkout/cart"),
    bringing: "everything but a card",
    act: async (page) => {
      await fail(page, "**/payment-intent")
      await page.goto("/checkout/payment")
      await page.getByRole("button", { name: "Try again" }).waitFor()
    }
  },
  { name: "pending-none", path: at("/checkout/pending"), act: (page) => says(page, "No payment is waiting") },
  {
    name: "pending-failed",
    path: at("/checkout/pending?payment_intent=pi_unknown"),
    bringing: "everything but a card",
    act: (page) => page.getByRole("alert").getByText("That payment").waitFor()
  },
  {
    name: "pending-waited",
    path: at("/checkout/cart"),
    act: async (page) => {
      await page.route("**/stripe/confirm", (route) =>
        route.fulfill({ json: { data: { stripe: { status: "processing" } } } })
      )
      await page.clock.install()
      await page.goto("/checkout/pending?payment_intent=pi_waiting")
      await says(page, "Your payment is on its way")
      const waited = page.getByText("We haven't heard from your bank yet")
      while (!(await waited.isVisible())) await page.clock.runFor(2000)
    }
  },
  {
    name: "pending",
    path: at("/checkout/cart"),
    act: async (page) => {
      await hold(page, "**/stripe/confirm")
      await page.goto("/checkout/pending?payment_intent=pi_waiting")
      await says(page, "Your payment is on its way")
    }
  },
  {
    name: "thank-you",
    path: at("/checkout/payment"),
    bringing: "everything but a card",
    act: async (page) => {
      await readyToPay(page)
      await typeCard(page, "4242424242424242")
      await payButton(page).click()
      await says(page, "Thanks, your order is in")
    }
  },
  { name: "thank-you-unknown", path: at("/checkout/thank-you") }
]

const orders: ReadonlyArray<Screen> = [
  { name: "track", path: at("/track-order") },
  { name: "track-order", path: ({ paidOrder }) => `/track-order/${paidOrder}` },
  { name: "track-cancelled", path: ({ cancelledOrder }) => `/track-order/${cancelledOrder}` },
  { name: "track-unknown", path: at("/track-order/123456789") },
  {
    name: "track-nothing",
    path: at("/track-order"),
    act: async (page) => {
      await page.getByRole("textbox", { name: "Order number" }).fill("  ")
      await click(page, "Track")
      await says(page, /is required$/)
    }
  }
]

export const screens: ReadonlyArray<Screen> = [
  ...content,
  ...shelves,
  ...products,
  ...cart,
  ...checkout,
  ...orders,
  ...accountScreens,
  ...signInScreens,
  ...longNameScreens
]
