/** `npm run bench -- weight`: the bytes of every page after gzip: scripts and styles by the build, the page itself by the shop. */
import { gunzipSync } from "node:zlib"
import { kB, loadedBy, pages, scriptsOf, stylesOfAnyPage, weightOf } from "../house/page-weight.ts"
import { type BenchShop, openBenchShop } from "./bench-shop.ts"
import type { Figure, Report } from "./report.ts"
import { createRequester } from "./requester.ts"
import { slugsOf } from "./slugs.ts"

/** The most that a page's own text may weigh, kB. */
const PAGE = 35

const built = (): ReadonlyArray<Figure> =>
  pages.flatMap((page) => {
    const chunks = loadedBy(page)
    return [
      {
        what: `${page.path}: scripts`,
        value: weightOf(chunks.map(({ file }) => file)),
        unit: "kB",
        most: scriptsOf(page)
      },
      {
        what: `${page.path}: styles`,
        value: weightOf(chunks.flatMap(({ css }) => css ?? [])),
        unit: "kB",
        most: stylesOfAnyPage
      }
    ]
  })

const made = async (shop: BenchShop): Promise<ReadonlyArray<Figure>> => {
  const { ask, close } = createRequester(shop.origin)
  try {
    const [product] = await slugsOf(shop, "product", 1)
    const [category] = await slugsOf(shop, "category", 1)
    const paths = [
      "/",
      `/p/${product}`,
      `/c/${category}`,
      "/c/timber",
      "/c/timber?view=table",
      "/c/fixings?view=table",
      "/search?query=decking",
      "/stores",
      "/checkout/cart"
    ]
    const figures: Array<Figure> = []
    for (const path of paths) {
      const { bytes } = await ask({ path, headers: { "accept-encoding": "gzip" } })
      if (gunzipSync(bytes).length < bytes.length) throw new Error(`${path} was not sent compressed`)
      figures.push({ what: `${path}: the page`, value: kB(bytes.length), unit: "kB", most: PAGE })
    }
    return figures
  } finally {
    close()
  }
}

export const weight = async (): Promise<Report> => {
  const shop = await openBenchShop()
  try {
    return { timings: [], figures: [...built(), ...(await made(shop))], faults: [] }
  } finally {
    await shop.stop()
  }
}
