/** One query of the search protocol, read with care: what is unknown is passed over, what is wrong is refused. */
import { isRecord } from "../../../core/record.ts"
import { type Filter, FilterProblem, facetFilter, filterIn, filterList, numericFilter } from "./filter-grammar.ts"
import type { Order } from "./ranking.ts"

export type Asked = {
  readonly indexName: string
  readonly query: string
  readonly page: number
  readonly hitsPerPage: number
  readonly offset?: number
  readonly length?: number
  readonly filter: Filter
  readonly facets: ReadonlyArray<string>
  readonly maxValuesPerFacet: number
  readonly distinct: boolean
  /** Whether facets count products, as the list does; stock numbers otherwise. */
  readonly facetingAfterDistinct: boolean
  readonly attributesToRetrieve?: ReadonlyArray<string>
  readonly attributesToHighlight?: ReadonlyArray<string>
  readonly preTag: string
  readonly postTag: string
  readonly clickAnalytics: boolean
  /** The parameters as they came, to be told again in the answer. */
  readonly params: string
}

export type AskedIn = Asked & { readonly order: Order }

/** A parameter that cannot be meant. */
export class AskingProblem extends Error {}

export type Given = Readonly<Record<string, unknown>>

const LONGEST_FILTER = 8192
const MOST_HITS = 1000
/** How many conditions a query's filters may have together. */
const MOST_CONDITIONS = 150

const jsonOr = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Parameters may also come as the text of an address: `params: "query=ply&hitsPerPage=24"`. */
export const flatQuery = (given: Given): Given => {
  const { params, ...rest } = given
  if (typeof params === "string") {
    return {
      ...Object.fromEntries([...new URLSearchParams(params)].map(([name, value]) => [name, jsonOr(value)])),
      ...rest
    }
  }
  return isRecord(params) ? { ...params, ...rest } : rest
}

const textOf = (given: Given, name: string, most: number): string => {
  const value = given[name]
  if (value === undefined || value === null) return ""
  if (typeof value !== "string" && typeof value !== "number") throw new AskingProblem(`${name} must be a string`)
  if (String(value).length > most) throw new AskingProblem(`${name} is too long`)
  return String(value)
}

const wholeOf = (given: Given, name: string, least: number, most: number): number | undefined => {
  const value = given[name]
  if (value === undefined || value === null || value === "") return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new AskingProblem(`${name} must be a whole number from ${least} to ${most}`)
  return number
}

const listOf = (given: Given, name: string): ReadonlyArray<string> | undefined => {
  const value = given[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === "string") return value === "" ? [] : value.split(",").map((part) => part.trim())
  if (!Array.isArray(value) || value.length > 200 || !value.every((part) => typeof part === "string"))
    throw new AskingProblem(`${name} must be an array of strings`)
  return value as ReadonlyArray<string>
}

const isYes = (value: unknown): boolean => value === true || value === "true" || (Number(value) >= 1 && value !== "")

const partOf = (given: Given, name: string, read: (value: unknown) => Filter): ReadonlyArray<Filter> => {
  const value = given[name]
  if (value === undefined || value === null || value === "") return []
  if (JSON.stringify(value).length > LONGEST_FILTER) throw new AskingProblem(`${name} is too long`)
  return [read(typeof value === "string" ? jsonOr(value) : value)]
}

const conditionsIn = (filter: Filter): number => {
  if (filter.is === "not") return conditionsIn(filter.of)
  return filter.is === "all" || filter.is === "any" ? filter.of.reduce((sum, one) => sum + conditionsIn(one), 0) : 1
}

const filterOf = (given: Given): Filter => {
  const of = [
    ...partOf(given, "filters", (value) => {
      if (typeof value !== "string") throw new FilterProblem("filters: must be a string")
      return filterIn(value)
    }),
    ...partOf(given, "facetFilters", (value) => filterList(value, facetFilter, "facetFilters")),
    ...partOf(given, "numericFilters", (value) => filterList(value, numericFilter, "numericFilters"))
  ]
  const filter: Filter = { is: "all", of }
  if (conditionsIn(filter) > MOST_CONDITIONS) throw new AskingProblem("Too many filters")
  return filter
}

const urlText = (given: Given): string => {
  const { indexName: _index, type: _type, params: _params, ...rest } = given
  const parts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value)
  ])
  return new URLSearchParams(parts as Array<[string, string]>).toString()
}

/** @throws AskingProblem, FilterProblem */
export const askedIn = (raw: Given, indexName: string): Asked => {
  const given = flatQuery(raw)
  const offset = wholeOf(given, "offset", 0, 1_000_000)
  const length = wholeOf(given, "length", 0, MOST_HITS)
  const retrieve = listOf(given, "attributesToRetrieve")
  const highlight = listOf(given, "attributesToHighlight")
  return {
    indexName,
    query: textOf(given, "query", 512),
    page: wholeOf(given, "page", 0, 100_000) ?? 0,
    hitsPerPage: wholeOf(given, "hitsPerPage", 0, MOST_HITS) ?? 20,
    ...(offset === undefined ? {} : { offset }),
    ...(length === undefined ? {} : { length }),
    filter: filterOf(given),
    facets: listOf(given, "facets") ?? [],
    maxValuesPerFacet: wholeOf(given, "maxValuesPerFacet", 0, 1000) ?? 100,
    distinct: isYes(given.distinct),
    facetingAfterDistinct: isYes(given.distinct) && isYes(given.facetingAfterDistinct),
    ...(retrieve === undefined ? {} : { attributesToRetrieve: retrieve }),
    ...(highlight === undefined ? {} : { attributesToHighlight: highlight }),
    preTag: textOf(given, "highlightPreTag", 100) || "<em>",
    postTag: textOf(given, "highlightPostTag", 100) || "</em>",
    clickAnalytics: isYes(given.clickAnalytics),
    params: urlText(given)
  }
}
