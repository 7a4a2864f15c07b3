/** `npm run bench -- page`: the pages of products, of categories and the home page, made on the server at every request. */
import { dollars } from "../../core/money.ts"
import type { Report } from "./report.ts"
import { slugsOf } from "./slugs.ts"
import { measureWorkloads } from "./workload.ts"

/** As browsers ask for pages. */
const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" }
const AT_ONCE = 4

export const page = (seconds: number): Promise<Report> =>
  measureWorkloads(async (shop, canary) => {
    const products = await slugsOf(shop, "product", 1000)
    const categories = await slugsOf(shop, "category", 1000)
    const productPage = (slug: string) => ({ path: `/p/${slug}` })
    const categoryPage = (slug: string) => ({ path: `/c/${slug}` })
    const pace = { atOnce: AT_ONCE, seconds }
    const showsPrice = (text: string, { cents }: { cents: number }) => text.includes(dollars(cents))
    const wanted = { perSecond: { least: 200, aim: 300 }, p95: { most: 50 } }
    return [
      {
        what: "a product's page",
        pace,
        asking: (turn) => productPage(products[turn % products.length] ?? ""),
        watched: productPage(canary.slug),
        tells: (text, changed) => showsPrice(text, changed) && text.includes(`${changed.pieces}`),
        wanted
      },
      {
        what: "a product's page, compressed",
        pace,
        asking: (turn) => ({ ...productPage(products[turn % products.length] ?? ""), headers }),
        watched: productPage(canary.slug),
        tells: showsPrice
      },
      {
        what: "a category's page",
        pace,
        asking: (turn) => categoryPage(categories[turn % categories.length] ?? ""),
        watched: categoryPage(canary.category),
        tells: showsPrice
      },
      {
        what: "the home page",
        pace,
        asking: (turn) => ({ path: `/?from=${turn}` }),
        watched: categoryPage(canary.category),
        tells: showsPrice
      }
    ]
  })
