/**
 * The list recipe, part 1 of 5: a list's state as query parameters, so that Back, reload and a shared link show the same rows.
 *
 * A list of the account area (rows, filter, detail, download) is made of eight files:
 * 1. `core/AREA/THING.ts`: row, thing in full, filter, sort orders. 2. `core/AREA/THING.schema.ts`: the same over the wire, by
 * core/list-page.schema.ts. 3. `adapters/storage/AREA/THINGS.ts`: who may read what, in SQL, and the page, by
 * adapters/postgres/client/keyset.ts. 4. `adapters/api/AREA/THINGS.contract.ts` and 5. `.handlers.ts`: list, one, file.
 * 6. `ui/account/THINGS/THINGS.screen.tsx`: columns and what can be filtered; all else is `ListView`. 7. `THING.screen.tsx`: one
 * in full. 8. `ui/words/THINGS.ts`. Besides them a line each in the tables that every call has: access, limits, routes, glossary.
 */
import type { QueryParameters } from "../query-string.ts"

/** What a list can be narrowed down to, and sorted by; the first order is the one it begins with. */
export type ListDefinition<Status extends string, Sort extends string> = {
  readonly statuses: ReadonlyArray<Status>
  readonly sorts: readonly [Sort, ...ReadonlyArray<Sort>]
}

/** What of a list is shown. Days are `2026-11-23`; `after` and `before` are rows' ids; pages are counted from 1. */
export type ListState<Status extends string = string, Sort extends string = string> = {
  readonly search?: string
  readonly status?: Status
  readonly fromDate?: string
  readonly toDate?: string
  readonly sort: Sort
  readonly after?: string
  readonly before?: string
  readonly page: number
}

/** The parts of a list's state that narrow it down. */
export type ListFilter = Pick<ListState, "search" | "status" | "fromDate" | "toDate">

const MAX_SEARCH_LENGTH = 100
const MAX_PAGE = 1_000_000

const dayIn = (text = ""): string | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(text)
  // 31 April is read as 1 May.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text
}

const rowIn = (text = ""): string | undefined => (/^[A-Za-z0-9-]{1,40}$/.test(text) ? text : undefined)

const named = <Value>(name: string, value: Value | undefined) => (value === undefined ? {} : { [name]: value })

/** Reads an address; what it can't hold is left out. */
export const parseList = <Status extends string, Sort extends string>(
  { statuses, sorts }: ListDefinition<Status, Sort>,
  address: QueryParameters
): ListState<Status, Sort> => {
  const search = [...(address.search ?? "").trim()].slice(0, MAX_SEARCH_LENGTH).join("")
  const after = rowIn(address.after)
  const before = after === undefined ? rowIn(address.before) : undefined
  const page = Number(address.page)
  const isBeyond = after !== undefined || before !== undefined
  return {
    ...named("search", search || undefined),
    ...named(
      "status",
      statuses.find((status) => status === address.status)
    ),
    ...named("fromDate", dayIn(address.fromDate)),
    ...named("toDate", dayIn(address.toDate)),
    sort: sorts.find((sort) => sort === address.sort) ?? sorts[0],
    ...named("after", after),
    ...named("before", before),
    page: isBeyond && Number.isInteger(page) && page > 0 && page < MAX_PAGE ? page : 1
  }
}

/** Writes a list's state as its address; what is at rest is left out. */
export const listAddress = <Sort extends string>(
  { sorts }: ListDefinition<string, Sort>,
  { sort, page, ...state }: ListState<string, Sort>
): QueryParameters => ({
  ...state,
  ...(sort === sorts[0] ? {} : { sort }),
  ...(page > 1 ? { page: String(page) } : {})
})

/** What a list's call is asked: all that the address says but the number of the page, which is for people. */
export const listQuery = <Status extends string, Sort extends string>({ page: _, ...query }: ListState<Status, Sort>) =>
  query

/** The same list narrowed down otherwise, from its start. */
export const withFilter = <Status extends string, Sort extends string>(
  { sort }: ListState<Status, Sort>,
  filter: ListFilter
): ListState<string, Sort> => ({ ...definedOf(filter), sort, page: 1 })

const definedOf = ({ search, status, fromDate, toDate }: ListFilter): ListFilter => ({
  ...named("search", search?.trim() || undefined),
  ...named("status", status || undefined),
  ...named("fromDate", fromDate || undefined),
  ...named("toDate", toDate || undefined)
})

/** The filter of a list's state. */
export const filterOf = (state: ListState): ListFilter => definedOf(state)

export const hasFilter = (state: ListState): boolean => Object.keys(filterOf(state)).length > 0

/** The same rows in another order, from its start. */
export const withSort = <Sort extends string>(state: ListState<string, Sort>, sort: Sort): ListState<string, Sort> => ({
  ...filterOf(state),
  sort,
  page: 1
})

/** The page behind this one or before it; the first one has no position, so that what is new shows there. */
export const besidePage = <Sort extends string>(
  state: ListState<string, Sort>,
  row: { readonly after: string } | { readonly before: string }
): ListState<string, Sort> => {
  const page = "after" in row ? state.page + 1 : state.page - 1
  const start = { ...filterOf(state), sort: state.sort }
  return page <= 1 ? { ...start, page: 1 } : { ...start, ...row, page }
}
