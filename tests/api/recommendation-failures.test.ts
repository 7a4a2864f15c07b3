/** Recommendations that can't be had, over the call: the page has an empty list, and the log says why. */
import { afterEach, describe, expect, it, vi } from "vitest"
import { smallShop } from "../postgres/small-shop.ts"
import { dataOf } from "./failures.ts"
import { shopUnderTest } from "./shop-under-test.ts"

const settings = { LOG_LEVEL: "info", SEARCH: "algolia", ALGOLIA_APP_ID: "APP", ALGOLIA_SEARCH_KEY: "search-key" }
const hosted = { ...settings, ALGOLIA_ADMIN_KEY: "admin-key" }
const sku = smallShop.products[0]?.variants[0]?.sku ?? ""

afterEach(() => void vi.restoreAllMocks())

/** The recommendations of a page, and what the shop logs of them meanwhile. */
const recommended = async ({ call }: ReturnType<typeof shopUnderTest>, query: string) => {
  const lines: Array<string> = []
  for (const name of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line)))
  const answer = await call("GET", `/api/products/recommendations?${query}`)
  return { answer, log: lines.filter((line) => line.includes("Nothing was recommended")) }
}

/** What the hosted search answers when it is asked. */
const answers: ReadonlyArray<readonly [fault: string, answer: () => Promise<Response>]> = [
  ["is away", () => Promise.reject(new TypeError("fetch failed"))],
  ["answers half", async () => Response.json({ results: [{}] })]
]

describe.each(answers)("Where the recommender %s", (_, answer) => {
  const shop = shopUnderTest(hosted)
  it("[REC-01] the page has an empty list, and a warning of it is logged", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(answer)
    const found = await recommended(shop, `kind=related&sku=${sku}`)
    expect([found.answer.status, dataOf(found.answer)]).toEqual([200, []])
    expect(found.log).toHaveLength(1)
    expect(found.log[0]).toContain("Nothing was recommended: failed")
    expect(found.log[0]).toMatch(/"level":"WARN"/i)
  })
})

describe("Where the shop recommends by itself", () => {
  const shop = shopUnderTest({ LOG_LEVEL: "info" })
  it.each([
    ["kind=related", "invalid request"],
    ["kind=related&sku=NO-SUCH-SKU", "no hits"]
  ])("[REC-01] %s has an empty list, and '%s' is logged", async (query, problem) => {
    const found = await recommended(shop, query)
    expect([found.answer.status, dataOf(found.answer)]).toEqual([200, []])
    expect(found.log).toHaveLength(1)
    expect(found.log[0]).toContain(`Nothing was recommended: ${problem}`)
  })
})
