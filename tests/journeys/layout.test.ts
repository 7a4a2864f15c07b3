/** The five widths of a page, its grid and its measures. */
import type { Locator, Page } from "playwright"
import { expect, it } from "vitest"
import { openPage, waitForHeader } from "./browser.ts"
import { pageFaults } from "./page-checks.ts"
import { categories, queryShop } from "./shop-database.ts"
import { visitors } from "./visitors.ts"
import { widgetKeys } from "./widget-keys.ts"

const { visit } = visitors()

/** What tells the widths apart: how far the page keeps from its edge, and how wide the filters beside a shelf are. */
const measures = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector("main")
    const shelf = document.querySelector("main aside")?.parentElement
    if (!main || !shelf) throw new Error("This is no shelf.")
    const [filters = "", ...others] = getComputedStyle(shelf).gridTemplateColumns.split(" ")
    return {
      gutter: getComputedStyle(main).paddingLeft,
      filters: others.length === 0 ? "above" : filters,
      header: document.querySelector("header")?.offsetHeight,
      sideways: document.documentElement.scrollWidth - innerWidth
    }
  })

const above = { filters: "above", sideways: 0, header: 48 }
const beside = { sideways: 0, header: 160 }

/** How high the header is and its middle bar, and where the page below it begins, px. */
const headerMeasures = (page: Page) =>
  page.evaluate(() => ({
    header: document.querySelector("header")?.offsetHeight,
    middle: document.querySelector("header search")?.parentElement?.offsetHeight,
    page: scrollY + (document.querySelector("main")?.getBoundingClientRect().top ?? 0)
  }))

it("[LAY-05] [HDR-02] [HDR-09] a page has five widths, a header that is shorter from 31 px on and moves nothing, grows up to 256 rem of 10 px, and a product stands on 24 columns", async () => {
  const { page } = await visit({ width: 639 })
  await openPage(page, `/c/${(await categories()).top}`)
  for (const [width, expected] of [
    [639, { ...above, gutter: "16px" }],
    [640, { ...above, gutter: "20px" }],
    [1179, { ...above, gutter: "20px" }],
    [1180, { ...beside, gutter: "24px", filters: "220px" }],
    [1279, { ...beside, gutter: "24px", filters: "220px" }],
    [1280, { ...beside, gutter: "24px", filters: "260px" }],
    [1689, { ...beside, gutter: "24px", filters: "260px" }],
    [1690, { ...beside, gutter: "32px", filters: "300px" }]
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect({ width, ...(await measures(page)) }).toMatchObject({ width, ...expected })
  }
  const tall = { header: 160, middle: 70, page: 170 }
  for (const [scrolledBy, expected] of [
    [31, { ...tall, header: 150, middle: 60 }],
    [30, tall]
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), scrolledBy)
    await expect.poll(() => headerMeasures(page)).toEqual(expected)
  }
  await page.setViewportSize({ width: 3000, height: 900 })
  await openPage(page, "/p/90-x-45-treated-pine-mgp10-h3-framing")
  const found = await page.evaluate(() => {
    const main = document.querySelector("main")
    const grids = [...(main?.querySelectorAll<HTMLElement>("div") ?? [])].map(
      (part) => getComputedStyle(part).gridTemplateColumns
    )
    return {
      rem: getComputedStyle(document.documentElement).fontSize,
      widest: main?.getBoundingClientRect().width,
      columns: Math.max(...grids.map((grid) => grid.split(" ").length))
    }
  })
  expect(found).toEqual({ rem: "10px", widest: 2560, columns: 24 })
})

it("the search and the cart stay in sight at any width, over nothing that has the focus", async () => {
  const { page } = await visit()
  await openPage(page, "/stores")
  for (const [width, height] of [
    [320, 640],
    [768, 700],
    [1240, 800]
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    // On a phone the header is one row, and the way to the search a link in it.
    const search = page.locator(width < 1180 ? 'header a[href="/search"]' : 'header input[name="query"]').first()
    const cart = page.locator('header a[href="/checkout"]')
    await page.locator("footer a").last().focus()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
    const [field, link] = await Promise.all([search.boundingBox(), cart.boundingBox()])
    if (!field || !link) throw new Error("The search or the cart is not drawn.")
    // One line, whole, at the top of the window.
    expect(Math.abs(field.y + field.height / 2 - link.y - link.height / 2)).toBeLessThan(4)
    expect(Math.min(field.y, link.y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(field.y + field.height, link.y + link.height)).toBeLessThan(80)
    // Going back up by keyboard, what takes the focus comes to stand below the header.
    const covered = await page.evaluate(() => {
      const header = document.querySelector("header")
      const links = [...document.querySelectorAll<HTMLElement>("main a, main button")].reverse()
      return links.filter((one) => {
        one.focus()
        return one.getBoundingClientRect().top < (header?.getBoundingClientRect().bottom ?? 0)
      }).length
    })
    expect(covered).toBe(0)
  }
})

/** A pointer that goes from a category down into the column beside it crosses others, which are not turned to on the way. */
const expectDiagonalToHold = async (menu: Locator) => {
  const categoryAt = (path: string) => menu.locator(`[data-path="${path}"]`)
  await categoryAt("timber").hover({ position: { x: 120, y: 30 } })
  const to = await categoryAt("timber/dressed").boundingBox()
  if (!to) throw new Error("The menu has no second column.")
  const turned = await menu.evaluateHandle((element) => {
    const others: Array<string> = []
    const note = () => others.push(element.querySelector<HTMLElement>("[data-shown]")?.dataset.path ?? "")
    new MutationObserver(note).observe(element, { subtree: true, attributeFilter: ["data-shown"] })
    return others
  })
  // However long this machine takes over it, the pointer is no slower than a hand.
  const { clock, mouse } = menu.page()
  await clock.pauseAt(await menu.evaluate(() => Date.now() + 10_000))
  await mouse.move(to.x + 20, to.y + 20, { steps: 20 })
  await clock.resume()
  await expect.poll(() => turned.evaluate((paths) => paths.length)).toBeGreaterThan(0)
  expect(await turned.evaluate((paths) => paths.filter((path) => path !== "timber"))).toEqual([])
}

it("[HDR-03] [HDR-05] [HDR-06] [HDR-09] [LAY-07] [LAY-08] [SRCH-01] the menus open by hover, by focus and by press, one at a time, and close by Escape, by leaving and by a press beside them; those of the footer are folded below 1180 px", async () => {
  const { page } = await visit()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.clock.install()
  await page.setViewportSize({ width: 1240, height: 1000 })
  await openPage(page, "/terms")
  const menu = page.locator("nav#menu")
  const products = menu.getByRole("link", { name: "Products", exact: true })
  // The bar's words may be a little wider in the typeface that comes: the mouse is to lie on the one it was led to.
  await page.evaluate(async () => void (await document.fonts.ready))
  await products.hover()
  const framing = menu.locator('[data-path="timber/framing"]')
  await framing.waitFor()
  expect(await products.getAttribute("aria-expanded")).toBe("true")
  await expectDiagonalToHold(menu)
  // What a link leads to is asked for while the pointer rests on it.
  const isAhead = page.waitForRequest(/product-categories\/timber%2Fframing$/)
  await framing.hover()
  await isAhead
  await menu.locator('[data-path="timber/framing/treated-pine"]').hover()
  await menu.locator('[data-path="timber/framing/treated-pine/mgp10-h3"]').waitFor()
  expect(await menu.getByRole("link", { name: /^Treated Pine Green framing/ }).getAttribute("href")).toBe(
    "/c/timber/framing/treated-pine"
  )
  // The shroud takes the press, and what lies below it does not.
  await page.mouse.click(620, 980)
  await framing.waitFor({ state: "hidden" })
  expect(new URL(page.url()).pathname).toBe("/terms")
  await products.focus()
  await page.keyboard.press("ArrowDown")
  await expect.poll(focused).not.toBe("Products")
  await page.keyboard.press("ArrowRight")
  await expect.poll(focused).toBe("Framing")
  await page.keyboard.press("Escape")
  await framing.waitFor({ state: "hidden" })
  await expect.poll(focused).toBe("Products")
  await page.keyboard.press("Tab")
  const below = menu.getByRole("link", { name: "Tally packs" })
  await below.waitFor()
  await page.emulateMedia({ reducedMotion: "no-preference" })
  const box = await below.locator("xpath=ancestor::ul[1]").evaluate((list) => ({
    width: list.getBoundingClientRect().width,
    seconds: getComputedStyle(list).transitionDuration.split(", ")[0]
  }))
  expect([box.width >= 240, box.seconds]).toEqual([true, "0.3s"])
  await page.emulateMedia({ reducedMotion: "reduce" })

  await page.setViewportSize({ width: 640, height: 800 })
  await page.getByRole("button", { name: "Menu" }).click()
  await menu.getByRole("button", { name: "Products" }).click()
  await menu.getByRole("button", { name: "Timber" }).click()
  await menu.getByRole("button", { name: "Framing" }).click()
  const viewAll = menu.getByRole("link", { name: "View all Framing", exact: true })
  expect(await viewAll.getAttribute("href")).toBe("/c/timber/framing")
  await menu.getByRole("button", { name: "Back" }).click()
  await expect.poll(focused).toBe("Framing")
  expect(await menu.evaluate((one) => one.getBoundingClientRect().width)).toBe(300)
  await page.keyboard.press("Shift+Tab")
  for (let stop = 0; stop < 40; stop++) await page.keyboard.press("Tab")
  expect(await page.evaluate(() => document.activeElement?.closest("nav")?.id)).toBe("menu")
  await page.keyboard.press("Escape")
  await menu.waitFor({ state: "hidden" })
  await expect.poll(focused).toBe("Menu")
  await page.setViewportSize({ width: 600, height: 800 })
  await page.getByRole("button", { name: "Menu" }).click()
  expect(await menu.evaluate((one) => Math.round(one.getBoundingClientRect().width))).toBe(480)
  const loadedAt = () => page.evaluate(() => performance.timeOrigin)
  const before = await loadedAt()
  await menu.getByRole("link", { name: "Stores" }).click()
  await page.waitForURL("**/stores")
  expect(await loadedAt(), "the page was loaded anew").toBe(before)
  await menu.waitFor({ state: "hidden" })

  const folded = page.locator("footer details")
  const shownLinks = () =>
    page.locator("footer details a").evaluateAll((all) => all.filter((a) => a.checkVisibility()).length)
  expect(await shownLinks()).toBe(0)
  const turn = () =>
    folded.first().evaluate((one) => getComputedStyle(one.querySelector("summary") ?? one, "::after").rotate)
  expect(await turn()).toBe("45deg")
  await folded.first().locator("summary").click()
  expect([await turn(), (await shownLinks()) > 4]).toEqual(["225deg", true])
  await page.setViewportSize({ width: 660, height: 800 })
  await expect.poll(shownLinks).toBe(0)
  await page.setViewportSize({ width: 1180, height: 800 })
  const all = await page.locator("footer details a").count()
  await expect.poll(shownLinks).toBe(all)
  // [SRCH-01] What the search offers is over the whole window up to 1180 px, and from 1181 px 100 px below its top.
  const searchBox = page.locator('header input[name="query"]')
  const offers = page.getByRole("listbox")
  const panelAt = async (panel: ReturnType<Page["locator"]>) => {
    await offers.waitFor()
    return panel.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const { position } = getComputedStyle(one)
      return { left, top, isWhole: width === innerWidth && height === innerHeight, position }
    })
  }
  await searchBox.focus()
  const whole = page.getByRole("dialog", { name: "Search the shop" })
  expect(await panelAt(whole)).toEqual({ left: 0, top: 0, isWhole: true, position: "fixed" })
  await page.keyboard.type("p")
  await expect.poll(() => offers.getByRole("option").count()).toBe(8)
  await page.keyboard.press("Escape")
  await whole.waitFor({ state: "detached" })
  await page.setViewportSize({ width: 1181, height: 800 })
  await searchBox.click()
  const attached = page.locator("[popover]").filter({ has: offers })
  expect(await panelAt(attached)).toMatchObject({ top: 100, isWhole: false, position: "fixed" })
  await expect.poll(() => offers.getByRole("option").count()).toBe(10)
})

const boltsPath = "/p/m6-hex-bolt-and-nut-grade-4-6-zinc-plated"

/** How many rows of the size table stand whole between the top of the window and the bar at its foot. */
const rowsInSight = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector("main button.btn")?.closest("div")?.getBoundingClientRect().top ?? 0
    const rows = [...document.querySelectorAll("main tbody tr")].map((row) => row.getBoundingClientRect())
    return rows.filter(({ top, bottom }) => top >= 0 && bottom <= foot).length
  })

/** Every row of a product fits, and so does the example of a size in the box to find one. */
const expectRowsToFit = async (page: Page) => {
  const reach = () =>
    page.evaluate(() => {
      const steps = [...document.querySelectorAll("main td button")].map((one) => one.getBoundingClientRect().right)
      return Math.max(document.documentElement.scrollWidth, ...steps) - innerWidth
    })
  for (const path of ["/p/yarrow-basin-mixer", "/p/16-mm-medium-duty-conduit-grey-4-m"]) {
    await openPage(page, path)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await reach(), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  const roomForHint = () =>
    page
      .locator("main")
      .getByRole("searchbox")
      .evaluate((box: HTMLInputElement) => {
        const style = getComputedStyle(box)
        const pen = document.createElement("canvas").getContext("2d")
        if (!pen) throw new Error("Nothing can be measured here.")
        pen.font = style.font
        const room = box.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        return room - pen.measureText(box.placeholder).width
      })
  for (const path of ["/p/decking-oil", "/p/90-x-45-treated-pine-mgp10-h3-framing"]) {
    await openPage(page, path)
    if (path === "/p/decking-oil") expect(await roomForHint()).toBeGreaterThanOrEqual(0)
    // Read out as a table with its heads, though its rows are none to the style sheet here.
    await page.setViewportSize({ width: 320, height: 800 })
    const parts = ["row", "columnheader", "cell"].map((role) => page.getByRole("table").locator(`[role=${role}]`))
    expect(await page.getByRole("columnheader").count(), path).toBeGreaterThan(1)
    for (const part of parts) expect(await part.count(), path).toBeGreaterThan(1)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "20px"
    })
    expect(await reach(), `${path} at twice the text`).toBeLessThanOrEqual(0)
  }
}

/** A long table keeps its head under the shop's, and the row that was asked for by its number is in sight and marked. */
const expectRowToBeMarked = async (page: Page) => {
  await page.setViewportSize({ width: 1240, height: 800 })
  const [wanted] = await queryShop<{ sku: string }>(
    `SELECT sku.erp_id AS sku FROM sku JOIN product ON product.id = sku.product_id
     WHERE product.slug = $1 ORDER BY sku.position DESC LIMIT 1`,
    [boltsPath.slice(3)]
  )
  await openPage(page, `/search?query=${wanted?.sku}`)
  const row = page.locator("tr[aria-current]")
  await row.waitFor()
  expect(new URL(page.url()).pathname).toBe(boltsPath)
  await page.waitForFunction(() => scrollY > 0)
  const [at, head, header] = await Promise.all(
    [row, page.getByRole("columnheader").first(), page.getByRole("banner")].map((part) => part.boundingBox())
  )
  expect(at?.y ?? 0).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0))
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(800 - 66)
  expect(Math.abs((head?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThan(60)
}

/** A category's table keeps its head under the shop's. */
const expectHeadToStay = async (page: Page) => {
  await openPage(page, "/c/fixings?view=table")
  await page.evaluate(() => scrollTo(0, 1500))
  const gap = () =>
    page.evaluate(() => {
      const [head, header] = ["main thead th", "header"].map((part) => document.querySelector(part))
      return Math.round((head?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().bottom ?? 0))
    })
  await expect.poll(gap).toBe(0)
}

/** The widest stretch without a word or a box between two cells of the first row, px. */
const widestGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cells = [...(document.querySelector("tbody tr")?.children ?? [])].filter((cell) => cell.checkVisibility())
    const extents = cells.flatMap((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const { left, right, width } = range.getBoundingClientRect()
      return width > 0 ? [{ left, right }] : []
    })
    return Math.max(...extents.slice(1).map(({ left }, place) => left - (extents[place]?.right ?? left)))
  })

it("[PDP-01] [EXP-28] a size table begins in sight, keeps its head, and stands in the order of one that is pressed; each row can be stepped up and fits a phone whatever its words, at twice the text too", async () => {
  const { page } = await visit()
  await openPage(page, boltsPath)
  for (const [width, height, rows] of [
    [360, 740, 1],
    [1240, 800, 4],
    [1440, 900, 6]
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await rowsInSight(page), `${width} px`).toBeGreaterThanOrEqual(rows)
    const ends = await page
      .getByRole("button", { name: /^Add one/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    // The eye goes from the stock to the stepper beside it, not over half a window of nothing.
    if (width >= 1240) expect(await widestGap(page), `${width} px`).toBeLessThan(200)
  }
  const price = page.getByRole("columnheader", { name: "Price" })
  const inOrder = async () =>
    (await page.getByTestId("row-price").allTextContents()).map((text) => Number(/[\d.]+/.exec(text)?.[0]))
  for (const order of ["ascending", "descending"]) {
    await price.getByRole("button").click()
    await expect.poll(() => price.getAttribute("aria-sort")).toBe(order)
    const up = (await inOrder()).toSorted((one, other) => one - other)
    expect(await inOrder()).toEqual(order === "ascending" ? up : up.toReversed())
  }
  await expectRowToBeMarked(page)
  await expectHeadToStay(page)
  await expectRowsToFit((await visit({ width: 390, touch: true })).page)
})

it("[CARD-04] [SRCH-02] a category shows twelve whole cards on a laptop and two on a phone, where filters lead back to the shelf; Back lets the last filter go, and from a product leads to the same cards of a list that was grown", async () => {
  const { page } = await visit({ width: 1440 })
  await openPage(page, "/c/timber")
  for (const [width, height, whole, first] of [
    [1440, 900, 12, 320],
    [1366, 768, 12, 320],
    [1240, 800, 12, 320],
    [360, 740, 2, 410]
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = await page
      .getByRole("article")
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })))
    const window = `${width} x ${height}`
    expect(boxes[0]?.top, window).toBeLessThanOrEqual(first)
    expect(boxes.filter(({ bottom }) => bottom <= height).length, window).toBeGreaterThanOrEqual(whole)
    // Of the filters that are most used three at least stand in sight over them, on a phone in a row that scrolls.
    const isInRow = await page.getByRole("list", { name: "Most used filters" }).evaluate((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      const chips = [...row.querySelectorAll("a")].map((chip) => chip.getBoundingClientRect())
      return chips.filter((chip) => chip.height > 0 && chip.top >= top - 1 && chip.bottom <= bottom + 1).length
    })
    expect(isInRow, window).toBeGreaterThanOrEqual(3)
  }
  // On the phone: filters are folded over the shelf, and the way back says how much is left of it.
  await waitForHeader(page)
  await page.getByText("Filter", { exact: true }).click()
  await page.getByRole("complementary").getByRole("link", { name: /^H3\b/ }).click()
  await page.getByRole("link", { name: "Clear all" }).waitFor()
  const left = (await page.locator("h1 + span").textContent()) ?? ""
  const show = page.getByText(`Show ${left}`, { exact: true })
  await show.click()
  await show.waitFor({ state: "hidden" })
  const cards = page.getByRole("article")
  const firstCard = cards.first()
  const isInSight = (card: Element) => {
    const { top } = card.getBoundingClientRect()
    return top >= 0 && top < innerHeight
  }
  await expect.poll(() => firstCard.evaluate(isInSight)).toBe(true)
  await page.goBack()
  await page.getByRole("link", { name: "Clear all" }).waitFor({ state: "detached" })
  expect(new URL(page.url()).search).toBe("")

  await openPage(page, "/search?query=")
  const ofAll = async () => Number((await page.locator("h1 + span").textContent())?.match(/\d+/)?.[0])
  await page
    .getByText(`24 of ${await ofAll()}`, { exact: true })
    .last()
    .waitFor()
  // Scrolled to its end it has the foot of the page below it, and grows by nothing but its link.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole("contentinfo").getByRole("link").last().waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(await cards.count()).toBe(24)
  await page.getByRole("link", { name: /^Load 24 more$/ }).click()
  await page.waitForURL(/pages=2/, { waitUntil: "commit" })
  await cards.nth(47).waitFor()
  expect(await cards.count()).toBe(48)
  await page
    .getByText(`48 of ${await ofAll()}`, { exact: true })
    .last()
    .waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  const stood = () => cards.nth(44).evaluate((card) => Math.round(card.getBoundingClientRect().top))
  // The router keeps where a page is scrolled to from when it has drawn the new address on: not always by now.
  const movedBy = async () => {
    await cards.nth(44).scrollIntoViewIfNeeded()
    const before = await stood()
    await cards.nth(44).getByRole("link").click()
    await page.waitForURL(/\/p\//, { waitUntil: "commit" })
    await page.goBack()
    await page.waitForURL(/pages=2/, { waitUntil: "commit" })
    await cards.nth(47).waitFor()
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    return Math.abs((await stood()) - before)
  }
  await expect.poll(movedBy).toBeLessThanOrEqual(2)
  await page.reload()
  await cards.nth(47).waitFor()
  expect(await cards.count()).toBe(48)
})

it("[HDR-03] [HDR-05] [SRCH-01] a product's pictures are moved along by hand and looked at closely; each part that answers keys does what its table says, and axe finds nothing in it while it lies open", async () => {
  const { page } = await visit({ width: 390 })
  await openPage(page, "/p/cloth-tape")
  await page
    .getByRole("link", { name: /^Enlarge/ })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: /Pictures of/ })
  const place = dialog.getByRole("status")
  await place.getByText(/^Picture 1 of \d+$/).waitFor()
  await dialog.getByRole("list").evaluate((row) => row.scrollBy(row.clientWidth, 0))
  await place.getByText(/^Picture 2 of/).waitFor()
  const width = () =>
    dialog
      .getByRole("img")
      .nth(1)
      .evaluate((picture) => picture.clientWidth)
  const before = await width()
  await dialog.getByRole("button", { name: "Zoom in" }).click()
  await dialog.getByRole("button", { name: "Zoom out" }).waitFor()
  expect(await dialog.getByRole("img").evaluate((picture) => picture.clientWidth)).toBeGreaterThan(before * 2)
  await page.keyboard.press("Escape")

  // The size in hand is what is pictured and what the address says, in the same box, and nothing moves.
  const row = page.getByRole("row").nth(3)
  await row.scrollIntoViewIfNeeded()
  const inHand = () =>
    page.evaluate(() => {
      const large = document.querySelector<HTMLImageElement>("#drawing img")
      return { large: large?.getAttribute("src"), height: large?.clientHeight, scrollY, search: location.search }
    })
  const atFirst = await inHand()
  await row.getByRole("textbox").click()
  await expect.poll(async () => (await inHand()).search).toMatch(/^\?sku=TAP-/)
  const { large, search, ...others } = await inHand()
  expect(large).toBe(`/media/internal/${search.slice(5).toLowerCase()}/1200.webp`)
  expect(atFirst).toEqual({ ...others, large: expect.stringMatching("/P"), search: "" })

  // What is recommended is asked for as its place comes near, and nothing stands in both rows.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const rows = page.getByRole("region", { name: /^(Goes with|Instead of) it$/ })
  await expect.poll(() => rows.count()).toBe(2)
  const recommended = await rows.getByRole("article").getByRole("heading").allInnerTexts()
  expect(recommended.length).toBeGreaterThan(4)
  expect(new Set(recommended).size).toBe(recommended.length)

  const faults: Array<string> = []
  for (const { widget, width, path, from, isBelow, state, first, looked, keys } of widgetKeys) {
    if (new URL(page.url()).pathname !== path || page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 800 })
      await openPage(page, path)
      await waitForHeader(page)
    }
    if (isBelow) await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const start = from(page)
    await start.scrollIntoViewIfNeeded()
    await start.focus()
    const comesTo = (wanted: string, by: string) =>
      expect.poll(() => page.evaluate(state), { message: `${by} in the ${widget}` }).toBe(wanted)
    if (first) await comesTo(first, "the focus")
    for (const [key, wanted] of keys) {
      await page.keyboard.press(key)
      await comesTo(wanted, key)
      const isNew = wanted === looked && !faults.some((fault) => fault.startsWith(widget))
      if (isNew) faults.push(`${widget}: ${await pageFaults(page)}`)
    }
  }
  const looks = widgetKeys.flatMap(({ widget, looked }) => (looked ? [`${widget}: `] : []))
  expect(faults).toEqual(looks)
})

it("[REC-02] [ERR-01] a carousel has four cards in a wide window and one on a phone and moves on by as many; by itself it does where an address leads nowhere alone, ends at its last card, and stands still for who wants less to move", async () => {
  const { page, expects } = await visit()
  expects(/^answer: 404 GET .*\/nowhere$/)
  await page.emulateMedia({ reducedMotion: "no-preference" })
  await page.clock.install()
  const carousel = (name: string) => page.getByRole("region", { name, exact: true })
  const inSight = (name: string) =>
    carousel(name)
      .getByRole("listitem")
      .evaluateAll((items) => {
        const row = items[0]?.parentElement?.getBoundingClientRect()
        const boxes = items.map((item) => item.getBoundingClientRect())
        return boxes.flatMap(({ left, right }, place) =>
          left >= (row?.left ?? 0) - 2 && right <= (row?.right ?? 0) + 2 ? [place + 1] : []
        )
      })
  await openPage(page, "/")
  await carousel("Leaving the yard this week").scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  expect(await inSight("Leaving the yard this week")).toEqual([1, 2, 3, 4])
  await carousel("Leaving the yard this week").getByRole("button", { name: "Show more" }).click()
  await page.clock.runFor(1000)
  expect(await inSight("Leaving the yard this week")).toEqual([5, 6, 7, 8])
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(async () => (await inSight("Leaving the yard this week")).length).toBe(1)

  await page.setViewportSize({ width: 1240, height: 800 })
  await openPage(page, "/nowhere", 404)
  await carousel("Trending Products").waitFor()
  const count = await carousel("Trending Products").getByRole("listitem").count()
  expect(count).toBeGreaterThan(8)
  expect(await inSight("Trending Products")).toEqual([1, 2, 3, 4])
  await page.clock.runFor(5000)
  expect(await inSight("Trending Products")).toEqual([5, 6, 7, 8])
  /** Whether the banners above the footer take turns while nobody looks at them. */
  const areOffersRotating = async () => {
    const place = page.getByRole("region", { name: "Offers", exact: true }).getByText(/^\d of \d$/)
    await page.mouse.move(0, 0)
    await page.locator("footer").scrollIntoViewIfNeeded()
    const before = await place.textContent()
    await page.clock.runFor(4500)
    return (await place.textContent()) !== before
  }
  expect(await areOffersRotating()).toBe(true)
  for (let move = 0; move < Math.ceil(count / 4); move++) await page.clock.runFor(5000)
  expect((await inSight("Trending Products")).at(-1)).toBe(count)
  // Whoever wants less to move has it stand still.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, "/nowhere", 404)
  await carousel("Trending Products").waitFor()
  await page.clock.runFor(20_000)
  expect(await inSight("Trending Products")).toEqual([1, 2, 3, 4])
  expect(await areOffersRotating()).toBe(false)
})
