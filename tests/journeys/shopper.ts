/** Goes about the shop with a mouse: for tests that are about what comes after. */
import type { Locator, Page } from "playwright"
import { endAfter, openPage, type StorageState } from "./browser.ts"

export const totalText = (page: Page): Locator => page.getByTestId("total")

/** The day that stands chosen at the step of the delivery. */
export const chosenDay = (page: Page): Locator =>
  page.getByRole("group", { name: "Which day?" }).getByRole("radio", { checked: true })

/** Puts so many sticks of one length into the cart, on the product's page, which may be open and stays so. */
export const addSticks = async (page: Page, slug: string, length: string, sticks: number): Promise<void> => {
  if (new URL(page.url()).pathname !== `/p/${slug}`) await openPage(page, `/p/${slug}`)
  await page.getByRole("textbox", { name: new RegExp(`${length} m$`) }).fill(String(sticks))
  // Pressed before its price is there, the button says that it is loading.
  await page.locator('main [role="group"] [aria-busy="false"]').waitFor()
  await page.getByRole("button", { name: "Add to cart" }).click()
  await page.getByRole("status").getByText("Added to your cart").waitFor()
}

/**
 * Waits until the browser has stored what fits: one that closes a page, or loads it again, drops what it has yet to write.
 * Reading what it stores takes a while by itself.
 */
export const untilKept = (page: Page, fits: RegExp): Promise<void> => {
  const isKept = async () => fits.test(JSON.stringify(await storedState(page)))
  const keeping = async () => {
    while (!(await isKept()));
  }
  return endAfter(30, `The browser's keeping of ${fits}`, keeping())
}

/** Fills in the whole checkout but for the card: a guest who collects from the branch that is already theirs. */
export const fillCheckout = async (page: Page, branch: string): Promise<void> => {
  const goOn = page.getByRole("button", { name: "Continue", exact: true })
  const terms = page.getByRole("checkbox", { name: /terms of sale/ })
  await openPage(page, "/checkout/cart")
  await page.getByRole("link", { name: "Continue to checkout" }).click()
  await page.getByRole("button", { name: "Continue as guest" }).click()
  // It stands chosen already, with its first day.
  await chosenDay(page).waitFor()
  await page.getByLabel("Collect from").getByText(branch).waitFor({ state: "attached" })
  await goOn.click()
  await page.getByLabel("Contact name").fill("Jo Carpenter")
  await page.getByRole("textbox", { name: "E-mail" }).fill("jo@carpenter.example")
  await page.getByLabel("Phone").fill("03 9000 1234")
  await terms.check()
  // Loaded again, so that what was typed is known to be kept.
  await untilKept(page, /"agreeTermsAndConditions"[^}]{0,12}true/)
  await page.reload()
  await terms.and(page.locator(":checked")).waitFor()
}

/** Everything that this browser has stored, for other browsers to start from. */
export const storedState = (page: Page): Promise<StorageState> => page.context().storageState({ indexedDB: true })

export const typeCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel("Card number").fill(number)
  await page.getByLabel("Expiry").fill("1230")
  await page.getByLabel("Security code").fill("123")
  await page.getByLabel("Name on card").fill("J Carpenter")
}

export const payButton = (page: Page): Locator => page.getByRole("button", { name: /^Pay/ })

/** The number of the order on the page that says thanks, without the spaces that it is shown with. */
export const readOrderNo = async (page: Page): Promise<string> => {
  await page.getByRole("heading", { level: 1, name: "Thanks, your order is in" }).waitFor()
  return ((await page.getByTestId("order-no").textContent()) ?? "").replaceAll(" ", "")
}
