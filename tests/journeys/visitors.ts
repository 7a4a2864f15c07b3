/** Visits the shop with Chromium; whatever goes wrong on a page fails its test, unless the test expects it. */
import type { Browser, BrowserContext, Page } from "playwright"
import { afterEach, beforeAll, expect } from "vitest"
import { type BrowserOptions, contextFor, openBrowser } from "./browser.ts"
import { sharedShop } from "./shared-shop.ts"

/** Writes down errors and warnings of the console, uncaught errors, failed requests and answers of 400 and more. */
const watch = (page: Page, { withoutScripts }: BrowserOptions, note: (trouble: string) => void): void => {
  page.on("console", (message) => {
    // That a request failed is said by the request itself.
    if (message.text().startsWith("Failed to load resource")) return
    // Playwright's own word on a visit without the worker.
    if (message.text().startsWith("Service Worker registration blocked")) return
    if (["error", "warning"].includes(message.type())) note(`console: ${message.text()} (${page.url()})`)
  })
  page.on("pageerror", (error) => note(`page: ${error.message}`))
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText
    // What a visitor leaves behind by going on is not a failure, nor is a script that must not run ("csp").
    if (reason !== "net::ERR_ABORTED" && !(withoutScripts && reason === "csp"))
      note(`request: ${request.url()} ${reason}`)
  })
  page.on("response", (response) => {
    if (response.status() >= 400) note(`answer: ${response.status()} ${response.request().method()} ${response.url()}`)
  })
}

export type Visitor = {
  readonly context: BrowserContext
  readonly page: Page
  /** Another tab of the same browser, watched like the first. */
  readonly newTab: () => Promise<Page>
  /** From now on these troubles are part of the test. */
  readonly expects: (...troubles: ReadonlyArray<RegExp>) => void
}

/** Browsers by their flags. They stay open from file to file and end with the process: opening one takes a second. */
const browsers = new Map<string, Browser>()

const browserWith = async (flags: ReadonlyArray<string>): Promise<Browser> => {
  const known = browsers.get(flags.join())
  if (known?.isConnected()) return known
  const opened = await openBrowser(...flags)
  browsers.set(flags.join(), opened)
  return opened
}

/** Run in each page: the code of pages that nobody opens, fetched ahead, takes a new visitor's browser a seventh of its time. */
const saveData = () => Object.defineProperty(navigator, "connection", { value: { saveData: true } })

/** Each visitor has a profile of their own, pays for every byte where nothing else is said, and leaves when the test ends. */
export const visitors = (...browserFlags: ReadonlyArray<string>) => {
  let browser: Browser
  let open: Array<{ readonly leave: () => Promise<ReadonlyArray<string>> }> = []
  beforeAll(async () => {
    browser = await browserWith(browserFlags)
  })
  afterEach(async () => {
    const leaving = open
    open = []
    const troubles = (await Promise.all(leaving.map(({ leave }) => leave()))).flat()
    expect(troubles).toEqual([])
  })
  return {
    origin: () => sharedShop().origin,
    visit: async ({
      withPrefetch,
      ...manner
    }: BrowserOptions & { readonly withPrefetch?: boolean } = {}): Promise<Visitor> => {
      const troubles: Array<string> = []
      const expected: Array<RegExp> = []
      const context = await contextFor(browser, sharedShop().origin, manner)
      if (!withPrefetch) await context.addInitScript(saveData)
      context.on("page", (page) => watch(page, manner, (trouble) => troubles.push(trouble)))
      open.push({
        leave: async () => {
          // What a test still answers then, nobody waits for.
          for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: "ignoreErrors" })
          await context.close()
          return troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
        }
      })
      return {
        context,
        page: await context.newPage(),
        newTab: () => context.newPage(),
        expects: (...patterns) => void expected.push(...patterns)
      }
    }
  }
}
