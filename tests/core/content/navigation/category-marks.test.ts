/** What the content says of categories. */
import { assert, describe, it } from "@effect/vitest"
import { categoryMarksOf } from "../../../../core/content/navigation/category-marks.ts"
import type { Menu } from "../../../../core/content/navigation/menu.schema.ts"

const face = { desktopImage: "a", mobileImage: "a" }
const banner = {
  default: face,
  dont_show_if_logged_in: false,
  would_you_like_a_separate_banner_for_logged_in_users: false
}
const main: Menu = {
  location: "main",
  title: "Main",
  items: [
    { label: "Clearance", to: "/c/clearance", className: "sale" },
    { label: "Timber", to: "/c/timber" }
  ]
}

describe("What staff mark categories with", () => {
  const marks = categoryMarksOf({
    banners: new Map([
      ["timber-menu", { location: "timber-menu", banners: [banner] }],
      ["tools-menu", { location: "tools-menu", banners: [] }],
      ["paint", { location: "paint", banners: [banner] }]
    ]),
    menus: new Map([["main", main]])
  })

  it("[ENT-09] [HDR-03] is a banner at {slug}-menu, which has something to show", () => {
    assert.deepStrictEqual(["timber", "tools", "timber/decking", "paint"].map(marks.hasBanner), [
      true,
      false,
      false,
      false
    ])
  })

  it("[ENT-09] is the class of the menu's item that leads there", () => {
    assert.deepStrictEqual(["clearance", "timber", "paint"].map(marks.className), ["sale", "", ""])
  })
})
