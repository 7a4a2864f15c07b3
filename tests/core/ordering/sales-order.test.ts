/** The list of a company's orders: its days, its pages, and its table. */
import { describe, expect, it } from "vitest"
import { listPage, MAX_COUNTED_ROWS, PAGE_ROWS, type PagePosition } from "../../../core/list-page.ts"
import { dayWindow } from "../../../core/orders/sales-order.ts"
import { salesOrdersTable } from "../../../core/orders/sales-orders-table.ts"

describe("The days of a list", () => {
  it.each([
    ["an hour short, when summer time begins", "2026-10-04", 23],
    ["an hour long, when it ends", "2026-04-05", 25],
    ["any other", "2026-06-01", 24]
  ])("[ORD-02] are whole in Melbourne: %s", (_, day, hours) => {
    const { from = 0, until = 0 } = dayWindow({ fromDate: day, toDate: day })
    expect((until - from) / 3_600_000).toBe(hours)
  })

  it("[ORD-02] that the calendar lacks, or that nobody named, leave a side open", () => {
    expect(dayWindow({ fromDate: "2026-02-30", toDate: "x" })).toEqual({})
    expect(dayWindow({})).toEqual({})
  })
})

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, place) => String(from + place))
const page = (answered: ReadonlyArray<string>, position: PagePosition = {}, counted = 60) =>
  listPage(answered, position, { counted, idOf: (id) => id })

describe("A page of a list", () => {
  const whole = ids(PAGE_ROWS)
  const [first, last] = ["0", String(PAGE_ROWS - 1)]

  it.each<[string, ReadonlyArray<string>, PagePosition, object]>([
    ["the first of several", ids(PAGE_ROWS + 1), {}, { next: last }],
    ["the only one", whole, {}, {}],
    ["one in the middle", ids(PAGE_ROWS + 1), { after: "x" }, { next: last, previous: first }],
    ["the last one", whole, { after: "x" }, { previous: first }],
    [
      "one gone back to",
      ids(PAGE_ROWS + 1)
        .toReversed()
        .slice(1)
        .concat("-1"),
      { before: "x" },
      { next: last, previous: first }
    ],
    ["the first one, gone back to", whole.toReversed(), { before: "x" }, { next: last }],
    ["an empty one", [], { after: "x" }, {}]
  ])("[ORD-02] knows what is beside it: %s", (_, answered, position, beside) => {
    const { rows, count, isCountCapped, ...rest } = page(answered, position)
    expect(rest).toEqual(beside)
    expect(rows).toEqual(answered.length === 0 ? [] : whole)
    expect([count, isCountCapped]).toEqual([60, false])
  })

  it("[ORD-02] says so where there are more rows than are counted", () => {
    expect(page(whole, {}, MAX_COUNTED_ROWS)).toMatchObject({ count: MAX_COUNTED_ROWS, isCountCapped: false })
    expect(page(whole, {}, MAX_COUNTED_ROWS + 1)).toMatchObject({ count: MAX_COUNTED_ROWS, isCountCapped: true })
  })
})

it("[ORD-02] [T39] the table has a line for each order under the names of the columns, with no formula in it", () => {
  const row = {
    orderNo: "100000017",
    customerOrderNo: "+61 site",
    orderDate: Date.parse("2026-03-01T13:30:00Z"),
    status: "ready",
    checkoutType: "pickup",
    branch: "Rowville",
    contactName: 'Kim "Red" Lee',
    estimated: Date.parse("2026-03-02T01:00:00Z"),
    lineCount: 12,
    total: 123_405
  } as const
  expect(salesOrdersTable([row]).split("\r\n")).toEqual([
    '"Order number","PO/Job number","Ordered","Status","Checkout type","Store","For","Lines","Total including GST"',
    `"100000017","'+61 site","2026-03-02","ready for collection","Click and collect","Rowville","Kim ""Red"" Lee","12","1234.05"`,
    ""
  ])
})
