/** Which item of the main menu is marked. */
import { assert, describe, it } from "@effect/vitest"
import { currentMark, isMarked, markerOf } from "../../../../core/content/navigation/active-mark.ts"

describe("The mark in the main menu", () => {
  it.each([
    ["/blog", "/blog"],
    ["/blog/deck-spans", "/blog"],
    ["/services/cut-to-length", "#services"],
    ["/c/timber/framing", "#mega-menu"],
    ["/services", undefined],
    ["/c", undefined],
    ["/p/oil", undefined],
    ["/", undefined],
    ["/stores", undefined]
  ] as const)("[HDR-04] of %s is %s", (pathname, marker) => {
    assert.strictEqual(markerOf(pathname), marker)
  })

  it("[HDR-04] is on the item that has it, and on no other", () => {
    const items = [
      { marker: "#mega-menu" as const },
      { marker: "#services" as const },
      { marker: "/blog" as const },
      {}
    ]
    const marked = (pathname: string) => items.map((item) => isMarked(item, pathname))
    assert.deepStrictEqual(marked("/services/x"), [false, true, false, false])
    assert.deepStrictEqual(marked("/history"), [false, false, false, false])
  })

  it("[HDR-04] of a link says whether it leads to the open page, or to one above it", () => {
    const marks = (pathname: string) =>
      ["/c/timber", "/c/timber/framing", "/c/timber/f", "/services"].map((to) => currentMark(to, pathname))
    assert.deepStrictEqual(marks("/c/timber/framing"), ["true", "page", undefined, undefined])
    assert.deepStrictEqual(marks("/services/tally-packs"), [undefined, undefined, undefined, "true"])
  })
})
