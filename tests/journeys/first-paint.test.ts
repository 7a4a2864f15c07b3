/** What is seen first waits for nothing that comes later, stays where it is, and takes what is typed. */
import type { Page } from "playwright"
import { expect, it } from "vitest"
import { productWords } from "../../ui/words/product.ts"
import { openPage, waitForHydration } from "./browser.ts"
import { emails, logInButton, waitForAccountPage } from "./page-login.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const framing = "/p/90-x-45-treated-pine-mgp10-h3-framing"
const shelf = "/c/timber/framing"

/** Holds back the files that fit until the answer is called. */
const holdBack = async (page: Page, files: string): Promise<() => void> => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await mayCome
    await route.continue()
  })
  return letCome
}

type LayoutShift = { readonly value: number; readonly sources: ReadonlyArray<{ readonly node: Node | null }> }

/** Writes down by how much the header's parts move, in each page that is opened from now on; without the fonts, which move them by a hair. */
const watchHeader = async (page: Page): Promise<void> => {
  await page.route("**/*.woff2", (route) => route.abort())
  await page.addInitScript(() => {
    const moves: Array<number> = []
    Reflect.set(window, "headerMoves", moves)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as ReadonlyArray<LayoutShift>)
        if (entry.sources.some(({ node }) => node?.parentElement?.closest("header"))) moves.push(entry.value)
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** Once what has been drawn was told of. */
const headerMoves = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return Reflect.get(window, "headerMoves")
  })

it("nothing moves when the fonts arrive; scripts are asked for by no tag, and no styles that the page has; the cart is counted before any script has come", async () => {
  const { page: phone } = await visit({ width: 412 })
  for (const path of ["/", shelf, framing, "/checkout/cart"]) {
    const letFontsCome = await holdBack(phone, "**/*.woff2")
    await phone.goto(path, { waitUntil: "domcontentloaded" })
    await waitForHydration(phone)
    const placed = () =>
      phone.evaluate(() =>
        ["header", "main", "main h1"].map((part) =>
          Math.round(document.querySelector(part)?.getBoundingClientRect().y ?? -1)
        )
      )
    const before = await placed()
    letFontsCome()
    await phone.evaluate(() => document.fonts.ready.then(() => undefined))
    expect(await phone.evaluate(() => document.fonts.check('600 20px "Barlow Condensed"'))).toBe(true)
    expect([path, await placed()]).toEqual([path, before])
    await phone.unrouteAll({ behavior: "wait" })
  }

  const { page } = await visit()
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const html = (await (await page.request.get(shelf)).text()).replaceAll(/<script>?[^>]*>.*?<\/script>/gs, "")
  expect(html).not.toMatch(/modulepreload|<script[^>]*src=|<link[^>]*stylesheet/)
  await openPage(page, shelf)
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3)
  // What comes later has styles of its own, none of which the page has.
  for (const path of asked.filter((path) => path.endsWith(".css"))) {
    const styles = (await (await page.request.get(path)).text()).trim()
    expect([path, html.includes(styles)]).toEqual([path, false])
  }
  // A page that is gone on to has styles of its own, which nobody has brought yet.
  await page
    .getByRole("link", { name: /Framing$/ })
    .first()
    .click()
  await page.getByRole("table").waitFor()
  expect(asked.some((path) => path.endsWith(".css"))).toBe(true)

  const { page: returning, expects } = await visit()
  expects(/net::ERR_FAILED/)
  await returning.addInitScript(() => localStorage.setItem("lineal/cart-count", "9+"))
  await watchHeader(returning)
  // Never there, and not refused either: a page whose scripts fail is loaded anew.
  await holdBack(returning, "**/assets/*.js")
  await returning.goto("/terms", { waitUntil: "domcontentloaded" })
  await returning.locator("#cart-badge:visible").getByText("9+", { exact: true }).waitFor()
  expect(await headerMoves(returning)).toEqual([])
})

it("what is typed before the scripts have come is taken over by them: a quantity is priced, a log-in goes into no address", async () => {
  const { page } = await visit()
  const letScriptsCome = await holdBack(page, "**/*.js")
  await page.goto(framing, { waitUntil: "commit" })
  const sticks = page.getByRole("textbox", { name: /5\.4 m$/ })
  await sticks.fill("7")
  letScriptsCome()
  await waitForHydration(page)
  // Seven sticks of 5.4 m at $6.45 a metre.
  await page.getByText("$243.81").waitFor()
  expect(await sticks.inputValue()).toBe("7")
  expect(await page.getByRole("button", { name: "Add to cart" }).isEnabled()).toBe(true)

  const { page: login } = await visit()
  const letItsScriptsCome = await holdBack(login, "**/*.js")
  await login.goto("/my-account/login", { waitUntil: "commit" })
  await login.getByRole("textbox", { name: "E-mail" }).fill(emails.plain)
  await login.getByLabel("Password").fill("plumb-level-square")
  await login.keyboard.press("Enter")
  letItsScriptsCome()
  await logInButton(login).and(login.locator(":enabled")).click()
  await waitForAccountPage(login)
})

it("[EXP-59] a button pressed before its scripts have come is pressed once they have, unless something else was done since; a choice of a list made by then counts", async () => {
  const open = async (path: string) => {
    const { page, expects } = await visit()
    const letScriptsCome = await holdBack(page, "**/*.js")
    await page.goto(path, { waitUntil: "commit" })
    return { page, letScriptsCome, expects }
  }
  const sticks = (page: Page, length: string) => ({
    box: page.getByRole("textbox", { name: new RegExp(`${length}$`) }),
    more: page.getByRole("button", { name: new RegExp(`^Add one: .*${length}$`) })
  })
  const values = async (page: Page) => [
    await sticks(page, "4\\.8 m").box.inputValue(),
    await sticks(page, "5\\.4 m").box.inputValue()
  ]
  // A press of a page that is awake: by then the early one was heard, or never is.
  const pressAnother = async (page: Page) => {
    await waitForHydration(page)
    await page.getByRole("button", { name: "Lineal metres" }).click()
    await page.getByRole("button", { name: "Lineal metres", pressed: true }).waitFor()
    await page.getByRole("button", { name: "Sticks", exact: true }).click()
  }

  const first = await open(framing)
  await sticks(first.page, "5\\.4 m").more.click()
  first.letScriptsCome()
  // One stick of 5.4 m at $6.45 a metre.
  await first.page.getByRole("group", { name: productWords.sum }).getByText("$34.83").waitFor()
  await pressAnother(first.page)
  expect(await values(first.page)).toEqual(["", "1"])

  // A form without an address of its own would load the page anew.
  const second = await open("/c/timber/decking?view=table")
  await second.page.evaluate(() => Reflect.set(window, "isTheSame", true))
  await second.page
    .getByRole("button", { name: /^Add to cart: / })
    .first()
    .click()
  second.letScriptsCome()
  await second.page.locator("#cart-badge").getByText("1", { exact: true }).waitFor()
  expect(await second.page.evaluate(() => Reflect.get(window, "isTheSame"))).toBe(true)
  // Come back to, its badge is there from the start, and moves nothing when the cart itself has been read.
  second.expects(/\.woff2 net::ERR_FAILED$/)
  await watchHeader(second.page)
  await openPage(second.page, "/terms")
  await second.page.locator("#cart-badge:visible").getByText("1", { exact: true }).waitFor()
  expect(await headerMoves(second.page)).toEqual([])

  const third = await open("/c/timber/framing")
  const sort = third.page.locator("main select").first()
  await sort.focus()
  await third.page.keyboard.press("ArrowDown")
  const chosen = await sort.inputValue()
  third.letScriptsCome()
  await third.page.waitForURL((address) => address.search.includes(chosen))
  await third.page.waitForFunction(
    (wanted) => document.querySelector("main select")?.matches(`:has([value="${wanted}"]:checked)`),
    chosen
  )

  for (const goOn of [
    (page: Page) => page.getByRole("combobox").first().fill("2"),
    (page: Page) => page.locator("main h1").click()
  ]) {
    const { page, letScriptsCome } = await open(framing)
    await sticks(page, "5\\.4 m").more.click()
    await goOn(page)
    letScriptsCome()
    await pressAnother(page)
    expect(await values(page)).toEqual(["", ""])
  }
})

it("[HDR-03] [HDR-05] a menu that is pointed at or opened before its scripts have come is the whole one once they have", async () => {
  const { page } = await visit()
  await page.setViewportSize({ width: 1240, height: 1000 })
  const letHeaderCome = await holdBack(page, "**/api/shop-menus")
  await openPage(page, "/terms")
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const menu = page.locator("nav#menu")
  await menu.getByRole("link", { name: "Products", exact: true }).hover()
  letHeaderCome()
  await menu.locator('[data-path="timber/framing"]').waitFor()

  const { page: phone } = await visit({ width: 390 })
  const letItsHeaderCome = await holdBack(phone, "**/api/shop-menus")
  await openPage(phone, "/terms")
  await phone.getByRole("button", { name: "Menu" }).click()
  letItsHeaderCome()
  await phone.locator("nav#menu").getByRole("button", { name: "Products" }).click()
  await phone.locator("nav#menu").getByRole("button", { name: "Timber" }).waitFor()
})
