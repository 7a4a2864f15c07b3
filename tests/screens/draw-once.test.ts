/** What stands alike on every page: drawn by the server again only where it shows something else. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { drawOnce } from "../../ui/kit/draw-once.ts"

it("what an element holds is drawn once for the same values, and anew for others", () => {
  const draw = vi.fn((links: ReadonlyArray<string>, year: number) =>
    links.map((link) => createElement("a", { key: link, href: `/${link}` }, `${link} & ${year}`))
  )
  const inside = drawOnce(draw)
  const page = (links: ReadonlyArray<string>, year: number) =>
    renderToStaticMarkup(createElement("footer", inside(links, year)))
  const links = ["stores"]
  expect([page(links, 2026), page(links, 2026)]).toEqual(
    Array(2).fill('<footer><a href="/stores">stores &amp; 2026</a></footer>')
  )
  expect(draw).toHaveBeenCalledTimes(1)
  expect(page(links, 2027)).toContain("2027")
  expect(page(["delivery"], 2027)).toBe('<footer><a href="/delivery">delivery &amp; 2027</a></footer>')
  expect(draw).toHaveBeenCalledTimes(3)
})
