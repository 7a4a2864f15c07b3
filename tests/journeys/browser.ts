/** Opens Chromium on the shop: how a visitor comes, and when a page is ready for them. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright"

/**
 * What Playwright turns off by itself, since Chromium heeds only the last such flag, and what nobody sees here: the
 * address bar's own pages, made anew for each visitor at as great a cost as the shop's, and a process kept in reserve.
 */
const without = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  // A page that a test answers itself counts as none of this machine's, and could not send a card to the bank's stand-in.
  "LocalNetworkAccessChecks",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess"
]

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-software-rasterizer",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${without.join()}`
]

export const openBrowser = (...more: ReadonlyArray<string>): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: [...flags, ...more] })

/** What a browser keeps between visits: cookies and everything that the pages stored. */
export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>

/** How the visitor comes: light, 1240 px wide and with scripts where nothing else is said. */
export type BrowserOptions = {
  readonly width?: number
  readonly scheme?: "light" | "dark"
  /** With a finger, not a mouse. */
  readonly touch?: boolean
  readonly withoutScripts?: boolean
  /** With the shop's service worker; the requests of pages that it passes on can't be answered by a test. */
  readonly withWorker?: boolean
  readonly kept?: StorageState
}

/** A visitor in Melbourne who asks for no motion, so that no picture catches one half way. */
export const contextFor = (
  browser: Browser,
  origin: string,
  { width = 1240, scheme, touch = false, withoutScripts, withWorker, kept }: BrowserOptions = {}
): Promise<BrowserContext> =>
  browser.newContext({
    ...(kept ? { storageState: kept } : {}),
    baseURL: origin,
    viewport: { width, height: 900 },
    colorScheme: scheme ?? "light",
    hasTouch: touch,
    reducedMotion: "reduce",
    locale: "en-AU",
    timezoneId: "Australia/Melbourne",
    serviceWorkers: withWorker ? "allow" : "block",
    javaScriptEnabled: !withoutScripts
  })

/** Waits until the page's scripts have taken the page over, so that it answers to the keyboard and the mouse. */
export const waitForHydration = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("content") ?? {}).some((key) => key.startsWith("__reactProps"))
  )
}

/** The header's code comes after the page's: until then its links lead to pages, and open nothing. */
export const waitForHeader = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("header") ?? {}).some((key) => key.startsWith("__reactProps"))
  )
}

/** Ends what Playwright waits for without an end, such as the answer to `evaluate`, and says what it was. */
export const endAfter = async <A>(seconds: number, what: string, work: Promise<A>): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took more than ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

/** Goes there as a link does, without the page being loaded anew. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState({}, "", to), path)

/** Opens a page as its address says, and waits until it is awake. */
export const openPage = async (page: Page, path: string, status = 200): Promise<void> => {
  const response = await page.goto(path)
  if (response?.status() !== status) throw new Error(`${path} answered ${response?.status()}, not ${status}`)
  await waitForHydration(page)
}
