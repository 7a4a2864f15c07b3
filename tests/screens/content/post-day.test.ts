import { expect, it } from "vitest"
import { postDay } from "../../../ui/storefront/blocks/load-blocks.ts"

it("a post's day is written with its month in full and without zeros", () => {
  expect(["2026-01-31", "2026-11-04", "2027-12-10"].map(postDay)).toEqual([
    "31 January 2026",
    "4 November 2026",
    "10 December 2027"
  ])
})
