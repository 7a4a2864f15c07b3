/** What a person and a program read while more pages are asked for than the shop can make, or where one broke. */
import { Redacted } from "effect"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { closeShop, handleRequest } from "../../../adapters/server.ts"
import { busyWords, unavailableWords } from "../../../core/words/failure.ts"
import { testDatabase } from "../../postgres/database.ts"

const database = testDatabase("small")
const origin = "http://localhost:3000"
const browser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" }

beforeAll(() => {
  vi.stubEnv("DATABASE_URL", Redacted.value(database.url()))
  vi.stubEnv("DATABASE_CONNECTIONS", "3")
  vi.spyOn(process.stdout, "write").mockReturnValue(true)
})
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await closeShop()
})

const html = () => new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
const ask = (path: string, headers: Record<string, string>, page: Parameters<typeof handleRequest>[1] = html) =>
  handleRequest(new Request(origin + path, { headers }), page)

/** So many pages are being made until `work` has ended. */
const whileMade = async (pages: number, work: () => Promise<void>): Promise<void> => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  const full = Array.from({ length: pages }, () => ask("/", browser, () => over.then(html)))
  try {
    await work()
  } finally {
    end()
  }
  expect(new Set((await Promise.all(full)).map(({ status }) => status))).toEqual(new Set([200]))
}

describe("while 200 pages are being made", () => {
  it("[F7] a browser is told at once, by a page with a way to ask again, and is answered afterwards", async () => {
    await whileMade(200, async () => {
      const told = await ask("/search?query=90x45&page=2", browser)
      expect([told.status, told.headers.get("retry-after"), told.headers.get("cache-control")]).toEqual([
        503,
        "5",
        "no-store"
      ])
      expect(told.headers.get("content-type")).toBe("text/html; charset=utf-8")
      const page = await told.text()
      expect(page).toContain(`<h1>${busyWords.title}</h1>`)
      expect(page).toContain(busyWords.says)
      expect(page).toContain(`href="/search?query=90x45&#38;page=2"`)
    })
    expect((await ask("/search?query=90x45&page=2", browser)).status).toBe(200)
  })

  it("[F7] a program is told in the shop's shape, and the API answers", async () => {
    await whileMade(200, async () => {
      const told = await ask("/p/framing", { accept: "*/*" })
      expect([told.status, told.headers.get("retry-after")]).toEqual([503, "5"])
      expect(await told.json()).toMatchObject({ error: true, code: "UNAVAILABLE" })
      expect((await ask("/api/branches/25", browser)).status).toBe(200)
    })
  })
})

describe("a page in place of one that broke", () => {
  it("names no cause, escapes what stands in its address, and loads nothing", async () => {
    const told = await ask("/%22%3E%3Cscript%3Ealert(1)%3C/script%3E?q=%22'<b>", browser, () => {
      throw new Error("the secret reason")
    })
    const page = await told.text()
    expect(told.status).toBe(500)
    expect(page).toContain(unavailableWords.title)
    expect(page).not.toMatch(/secret|<script|<b>/)
    expect(told.headers.get("content-security-policy")).toContain("default-src 'none'")
  })
})
