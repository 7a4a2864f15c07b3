/** The rows of a table in the order of a column. */
import { expect, it } from "vitest"
import { sortedRows } from "../../../../core/catalogue/product/sorted-rows.ts"

it.each<[string, ReadonlyArray<number | string | undefined>, ReadonlyArray<unknown>, ReadonlyArray<unknown>]>([
  ["figures", [5.4, 0.9, 12, 2.4], [0.9, 2.4, 5.4, 12], [12, 5.4, 2.4, 0.9]],
  ["words", ["zinc", "Black", "galvanised"], ["Black", "galvanised", "zinc"], ["zinc", "galvanised", "Black"]],
  ["figures in words", ["M12", "M8", "M10 x 50"], ["M8", "M10 x 50", "M12"], ["M12", "M10 x 50", "M8"]],
  ["what has none", [undefined, 3, undefined, 1], [1, 3, undefined, undefined], [3, 1, undefined, undefined]],
  ["figures beside words", ["12 kg", 3, "2 kg"], ["2 kg", 3, "12 kg"], ["12 kg", 3, "2 kg"]]
])("[EXP-28] %s stand up and down in their order", (_, values, up, down) => {
  const rows = values.map((value) => ({ value }))
  const inOrder = (isDescending: boolean) =>
    sortedRows(rows, ({ value }) => value, isDescending).map(({ value }) => value)
  expect([inOrder(false), inOrder(true)]).toEqual([up, down])
  expect(rows.map(({ value }) => value)).toEqual(values)
})

it("[EXP-28] rows that are equal in the column stay as they stood, up and down", () => {
  const rows = [
    { price: 2, at: "a" },
    { price: 1, at: "b" },
    { price: 2, at: "c" },
    { price: 1, at: "d" }
  ]
  const inOrder = (isDescending: boolean) => sortedRows(rows, ({ price }) => price, isDescending).map(({ at }) => at)
  expect([inOrder(false), inOrder(true)]).toEqual([
    ["b", "d", "a", "c"],
    ["a", "c", "b", "d"]
  ])
})
