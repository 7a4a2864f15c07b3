/** `npm run bench -- product`: a product as JSON by its slug, another each time. */
import type { Report } from "./report.ts"
import { slugsOf } from "./slugs.ts"
import { measureWorkloads } from "./workload.ts"

export const product = (seconds: number): Promise<Report> =>
  measureWorkloads(async (shop, canary) => {
    const slugs = await slugsOf(shop, "product", 1000)
    const pathOf = (slug: string) => ({ path: `/api/products/slug/${slug}` })
    return [
      {
        what: "a product as JSON",
        pace: { atOnce: 16, seconds },
        asking: (turn) => pathOf(slugs[turn % slugs.length] ?? ""),
        watched: pathOf(canary.slug),
        tells: (text, { cents, pieces }) =>
          text.includes(`"unitPrice":${cents}`) && text.includes(`"available":${pieces}`),
        wanted: { perSecond: { least: 400, aim: 4000 } }
      }
    ]
  })
