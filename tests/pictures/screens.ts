/**
 * `npm run screens [-- NAME… --widths 360,1440]`: takes a picture of every screen, or of those whose names begin so, at
 * five widths or those named, light and dark, into .data/screens/NAME/WIDTH-SCHEME.png. The shop that it shows is the
 * whole example, loaded once.
 */
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { parseArgs } from "node:util"
import type { Browser, Page } from "playwright"
import { logIn } from "../journeys/api-login.ts"
import { contextFor, openBrowser, waitForHydration } from "../journeys/browser.ts"
import { type RunningShop, startShop } from "../journeys/running-shop.ts"
import { failureScenarios } from "./failure-scenarios.ts"
import { addLongNames } from "./long-names.ts"
import { findSampleRecords, restock } from "./sample-records.ts"
import { type Screen, type ScreenRecords, screens } from "./screen-list.ts"
import { createVisitorSetups, type Visitors } from "./visitor-setups.ts"

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: "string", default: "360,768,1240,1440,1920" } }
})
const widths = options.widths.split(",").map(Number)
const schemes = ["light", "dark"] as const
/** A page that is longer is cut off here; what is below looks like what is above. */
const MOST_HEIGHT = 3600
const AT_ONCE = 2

const folder = join(import.meta.dirname, "../../.data")

/** No frame is drawn by a clock that a screen has stopped. */
const MOST_WAIT_MS = 2000

/** Every picture of the page is there, and its type, and all of it at the size that the window has now. */
const isDrawn = (page: Page) =>
  Promise.race([
    page.waitForTimeout(MOST_WAIT_MS),
    page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager"
      await Promise.all([
        document.fonts.ready,
        ...[...document.images].map((image) => image.decode().catch(() => undefined))
      ])
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    })
  ])

let pictures = 0

const shoot = async (page: Page, { name, isSeenAt = () => true }: Screen): Promise<void> => {
  mkdirSync(join(folder, "screens", name), { recursive: true })
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of widths.filter(isSeenAt)) {
      // As high as the page, so that what floats at the window's edge hides nothing.
      await page.setViewportSize({ width, height: 900 })
      const height = Math.min(MOST_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight))
      await page.setViewportSize({ width, height })
      await isDrawn(page)
      const path = join(folder, "screens", name, `${width}-${scheme}.png`)
      await page.screenshot({ path, animations: "disabled" })
      pictures += 1
    }
  }
}

const take = async (browser: Browser, shop: RunningShop, screen: Screen, shown: ScreenRecords, visitors: Visitors) => {
  const { name, path, bringing = "nothing", status = 200, as, company = "2001", act, trouble } = screen
  const kept = bringing === "nothing" ? {} : { kept: visitors.kept[bringing] }
  const context = await contextFor(browser, shop.origin, kept)
  let makeRight = async () => {}
  try {
    const page = await context.newPage()
    if (as) await logIn(page, shop.databaseUrl, as, { company, path: "/terms" })
    const answer = await page.goto(path(shown))
    if (answer?.status() !== status) throw new Error(`${name} answered ${answer?.status()}`)
    await waitForHydration(page)
    await act?.(page)
    if (trouble) {
      // What is drawn later can't be fetched any more.
      await isDrawn(page)
      makeRight = await failureScenarios[trouble.is](context, shop)
      await trouble.act(page)
    }
    await shoot(page, screen)
  } finally {
    await makeRight()
    await context.close()
  }
}

/** Takes the screens one after the other, `atOnce` beside each other; answers what went wrong. */
const takeAll = async (wanted: ReadonlyArray<Screen>, atOnce: number, work: (screen: Screen) => Promise<void>) => {
  const left = [...wanted]
  const problems: Array<string> = []
  const worker = async () => {
    for (let screen = left.shift(); screen; screen = left.shift()) {
      const from = Date.now()
      try {
        await work(screen)
        console.log(`${screen.name}: ${((Date.now() - from) / 1000).toFixed(1)} s`)
      } catch (problem) {
        problems.push(`${screen.name}: ${problem instanceof Error ? problem.message : problem}`)
        console.log(`${screen.name}: FAILED`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return problems
}

const wanted = screens.filter(({ name }) => asked.length === 0 || asked.some((start) => name.startsWith(start)))
const from = Date.now()
if (asked.length === 0) rmSync(join(folder, "screens"), { recursive: true, force: true })
console.log("Opening the whole example shop; the first time it is loaded, which takes a while")
const shop = await startShop(join(folder, "screens-shop"), { EXAMPLE_SHOP: "full", LIMITS: "off" })
const browser = await openBrowser()
try {
  await restock(shop.databaseUrl)
  const shown = await findSampleRecords(shop.databaseUrl)
  await addLongNames(shop.databaseUrl)
  const visitors = await createVisitorSetups(browser, shop, shown)
  const work = (screen: Screen) => take(browser, shop, screen, { ...shown, ...visitors.orders }, visitors)
  const problems = [
    ...(await takeAll(
      wanted.filter(({ trouble }) => !trouble),
      AT_ONCE,
      work
    )),
    ...(await takeAll(
      wanted.filter(({ trouble }) => trouble),
      1,
      work
    ))
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
  console.log(
    `${pictures} pictures of ${wanted.length} screens in .data/screens, ${((Date.now() - from) / 1000).toFixed(0)} s`
  )
} finally {
  await browser.close()
  await shop.stop()
}
