/** `npm run bench -- lighthouse`: what Lighthouse says of the main pages on a telephone, the median of five looks at each. */
import lighthouse from "lighthouse"
import { chromium } from "playwright"
import { freePort } from "../journeys/running-shop.ts"
import { openBenchShop } from "./bench-shop.ts"
import { mainPages } from "./main-pages.ts"
import { type Figure, percentile, type Report } from "./report.ts"

const LOOKS = 5

/** What each page must score of 100; pages that nobody searches for are kept out of search engines. */
const wanted = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as ReadonlyArray<Category>

/** Told beside the scores: where the time goes. */
const details = {
  "first-contentful-paint": "ms",
  "largest-contentful-paint": "ms",
  "total-blocking-time": "ms",
  "cumulative-layout-shift": ""
} as const

const median = (values: ReadonlyArray<number>): number => percentile(values, 50)

const look = async (url: string, port: number) => {
  const answer = await lighthouse(url, { port, logLevel: "error", onlyCategories: [...categories] })
  if (!answer) throw new Error(`Lighthouse said nothing of ${url}`)
  return answer.lhr
}

const judged = async (name: string, url: string, port: number): Promise<ReadonlyArray<Figure>> => {
  const looks: Array<Awaited<ReturnType<typeof look>>> = []
  for (let nth = 0; nth < LOOKS; nth++) looks.push(await look(url, port))
  const isSearched = name !== "cart"
  return [
    ...categories.map((category) => ({
      what: `${name}: ${category}`,
      value: Math.round(median(looks.map((one) => 100 * (one.categories[category]?.score ?? 0)))),
      unit: "of 100",
      ...(category === "seo" && !isSearched ? {} : { least: wanted[category] })
    })),
    ...Object.entries(details).map(([audit, unit]) => ({
      what: `${name}: ${audit}`,
      value: median(looks.map((one) => one.audits[audit]?.numericValue ?? Number.NaN)),
      unit
    }))
  ]
}

export const measureLighthouse = async (): Promise<Report> => {
  const shop = await openBenchShop()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${port}`]
  })
  try {
    const pages = { ...(await mainPages(shop)), cart: "/checkout/cart" }
    const figures: Array<Figure> = []
    for (const [name, path] of Object.entries(pages)) figures.push(...(await judged(name, shop.origin + path, port)))
    return { timings: [], figures, faults: [] }
  } finally {
    await browser.close()
    await shop.stop()
  }
}
