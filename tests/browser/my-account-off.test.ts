/** A shop without a trade portal shows nothing of it. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, it } from "vitest"
import { type Keys, type RunningShop, startShop } from "./running-shop.ts"

const folder = mkdtempSync(join(tmpdir(), "lineal-off-"))
let shop: RunningShop & Keys

beforeAll(async () => {
  shop = await startShop(folder, { EXAMPLE_SHOP: "small", TRADE_PORTAL: "off" })
}, 120_000)
afterAll(async () => {
  await shop?.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
})

const page = async (origin: string, path: string) => {
  const response = await fetch(origin + path)
  const html = await response.text()
  return { status: response.status, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], html }
}

it.each(["/my-account", "/my-account/invoices", "/my-account/admin-permissions", "/my-account/login"])(
  "[LAY-02] [TOG-01] %s is not found, where an open portal answers",
  async (path) => {
    expect(await page(shop.origin, path)).toMatchObject({ status: 404, heading: "This page could not be found" })
    expect((await page(inject("shop").origin, path)).status).toBe(200)
  }
)

it("[POP-01] [TOG-01] no page leads to it", async () => {
  const link = /<a[^>]*href="\/my-account/
  expect((await page(shop.origin, "/terms")).html).not.toMatch(link)
  expect((await page(inject("shop").origin, "/terms")).html).toMatch(link)
})
