/** What is seen first waits for nothing that comes later, and stays where it is. */
import { expect, it } from "vitest"
import { openPage, waitForHydration } from "./browser.ts"
import { visitors } from "./visitors.ts"

const { visit } = visitors()

const paths = ["/", "/c/timber/framing", "/p/90-x-45-treated-pine-mgp10-h3-framing", "/checkout/cart"]

it.each(paths)("nothing on %s moves when the fonts arrive", async (path) => {
  const { page } = await visit({ width: 412 })
  const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
  await page.route("**/*.woff2", async (route) => {
    await fontsMayCome
    await route.continue()
  })
  await page.goto(path, { waitUntil: "domcontentloaded" })
  await waitForHydration(page)
  const placed = () =>
    page.evaluate(() =>
      ["header", "main", "main h1"].map((part) =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().y ?? -1)
      )
    )
  const before = await placed()
  letFontsCome()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(await page.evaluate(() => document.fonts.check('600 20px "Barlow Condensed"'))).toBe(true)
  expect(await placed()).toEqual(before)
})

it("a page asks for its scripts by none of its tags, and for no styles that it has", async () => {
  const { page } = await visit()
  const asked: Array<string> = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  const html = (await (await page.request.get("/c/timber/framing")).text()).replaceAll(
    /<script>?[^>]*>.*?<\/script>/gs,
    ""
  )
  expect(html).not.toMatch(/modulepreload|<script[^>]*src=|<link[^>]*stylesheet/)
  await openPage(page, "/c/timber/framing")
  expect(asked.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(3)
  expect(asked.filter((path) => path.endsWith(".css"))).toEqual([])
  // A page that is gone on to has styles of its own, which nobody has brought yet.
  await page
    .getByRole("link", { name: /Framing$/ })
    .first()
    .click()
  await page.getByRole("table").waitFor()
  expect(asked.some((path) => path.endsWith(".css"))).toBe(true)
})
