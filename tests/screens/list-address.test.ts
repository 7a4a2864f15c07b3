/** A list's state stands in its address, so that Back, reload and a sent link show the same rows. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  besidePage,
  filterOf,
  hasFilter,
  type ListDefinition,
  type ListState,
  listAddress,
  listQuery,
  parseList,
  withFilter,
  withSort
} from "../../ui/kit/list/list-address.ts"
import { formatQueryString, parseQueryString } from "../../ui/kit/query-string.ts"

const list: ListDefinition<"all" | "ready", "-day" | "day"> = { statuses: ["all", "ready"], sorts: ["-day", "day"] }
type State = ListState<"all" | "ready", "-day" | "day">

const read = (text: string): State => parseList(list, parseQueryString(text))
const written = (state: ListState<string, "-day" | "day">): string => formatQueryString(listAddress(list, state))

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const states: fc.Arbitrary<State> = fc
  .record({
    search: optional(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map((text) => text.trim() || "x")),
    status: optional(fc.constantFrom("all", "ready")),
    fromDate: optional(day),
    toDate: optional(day),
    sort: fc.constantFrom("-day", "day"),
    after: optional(fc.stringMatching(/^[A-Za-z0-9-]{1,40}$/)),
    page: fc.integer({ min: 1, max: 400 })
  })
  .map(({ page, ...state }) => {
    const present = Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
    return { ...present, page: state.after === undefined ? 1 : page } as State
  })

describe("A list's address", () => {
  it("[ORD-02] read back is the same list", () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(written(state))).toEqual(state)
      })
    )
  })

  it("[ORD-02] at rest says nothing", () => expect(written(read(""))).toBe(""))

  it.each([
    ["a status that there is none of", "?status=lost"],
    ["an order that it is not sorted by", "?sort=name"],
    ["a day that the calendar lacks", "?fromDate=2026-02-30&toDate=2026-13-01"],
    ["no day", "?fromDate=yesterday"],
    ["a position that is no row's", "?after=%27%20OR%201"],
    ["a page of the start", "?page=7"],
    ["a blank search", "?search=%20%20"],
    ["empty fields of a form sent without scripts", "?search=&status=&fromDate=&toDate="]
  ])("[ORD-02] leaves out %s", (_, address) => expect(read(address)).toEqual({ sort: "-day", page: 1 }))

  it("[ORD-02] cuts a search at a hundred characters, a row is looked for on one side", () => {
    expect(read(`?search=${"😀".repeat(120)}`).search).toBe("😀".repeat(100))
    expect(read("?after=1&before=2&page=3")).toEqual({ sort: "-day", after: "1", page: 3 })
  })
})

describe("A list", () => {
  const state = read("?search=pine&status=ready&sort=day&after=17&page=3")

  it("[ORD-02] that is narrowed down or sorted otherwise begins at its start", () => {
    expect(written(withFilter(state, { ...filterOf(state), status: "" }))).toBe("?search=pine&sort=day")
    expect(written(withFilter(state, {}))).toBe("?sort=day")
    expect(written(withSort(state, "-day"))).toBe("?search=pine&status=ready")
    expect([hasFilter(state), hasFilter(withFilter(state, {}))]).toEqual([true, false])
  })

  it("[ORD-02] goes on behind its last row and back before its first; the first page is the list's start", () => {
    expect(written(besidePage(state, { after: "42" }))).toBe("?search=pine&status=ready&after=42&sort=day&page=4")
    expect(written(besidePage(state, { before: "40" }))).toBe("?search=pine&status=ready&before=40&sort=day&page=2")
    expect(written(besidePage({ ...state, page: 2 }, { before: "40" }))).toBe("?search=pine&status=ready&sort=day")
  })

  it("[ORD-02] is asked for without the number of its page", () =>
    expect(listQuery(state)).toEqual({ search: "pine", status: "ready", sort: "day", after: "17" }))
})
