/** What a visitor does and waits for on any screen. */
import type { Page } from "playwright"

/** The same address whatever is shown. */
export const constantPath = (path: string) => () => path

/** Presses the first button of that name, or of a name that holds it. */
export const click = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click()

/** Waits until the page says it. */
export const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
