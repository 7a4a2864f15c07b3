/** Two lines of the same thing are one line of the sum. */
import { expect, it } from "vitest"
import { mergeLines } from "../../../../core/ordering/checkout/merged-lines.ts"

const line = (sku: string, qty: number, uom = "EA|1", length?: number) => ({
  sku,
  qty,
  uom,
  ...(length ? { length } : {})
})

it("[T45] the same thing in the same unit and length is one line of the sum, exact to two decimals", () => {
  expect(mergeLines([line("A", 0.1, "LM|1"), line("B", 1), line("A", 0.2, "LM|1")])).toEqual([
    line("A", 0.3, "LM|1"),
    line("B", 1)
  ])
})

it.each([
  ["another unit", line("A", 1, "BX|1")],
  ["another length", line("A", 1, "EA|1", 2.4)],
  ["another thing", line("a", 1)]
])("%s is another line", (_, other) => expect(mergeLines([line("A", 1), other])).toHaveLength(2))

it.each([-1, 0.001, Number.NaN, 1e12])(
  "[T45] a quantity of %d joins no line, so that it is refused by itself",
  (qty) => {
    expect(mergeLines([line("A", 5), line("A", qty), line("A", 1)])).toEqual([line("A", 6), line("A", qty)])
  }
)
