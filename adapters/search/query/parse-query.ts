/** One query of the search protocol, read with care: what is unknown is passed over, what is wrong is refused. */
import { isRecord } from "../../../core/record.ts"
import { type Filter, parseFacetFilter, parseFilter, parseFilterList, parseNumericFilter } from "./filter-parser.ts"
import type { SortOrder } from "./ranking.ts"
import { SearchRequestError } from "./search-request-error.ts"

export type SearchQuery = {
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
  /** Where all words together find nothing, none of them has to be met. */
  readonly areWordsOptional: boolean
  /** The parameters as they came, to be told again in the answer. */
  readonly params: string
}

export type SortedSearchQuery = SearchQuery & { readonly order: SortOrder }

export type RawParameters = Readonly<Record<string, unknown>>

const MAX_FILTER_LENGTH = 8192
const MAX_HITS = 1000
/** How many conditions a query's filters may have together. */
const MAX_CONDITIONS = 150

const jsonOr = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Parameters may also come as the text of an address: `params: "query=ply&hitsPerPage=24"`. */
export const flattenParameters = (parameters: RawParameters): RawParameters => {
  const { params, ...rest } = parameters
  if (typeof params === "string") {
    return {
      ...Object.fromEntries([...new URLSearchParams(params)].map(([name, value]) => [name, jsonOr(value)])),
      ...rest
    }
  }
  return isRecord(params) ? { ...params, ...rest } : rest
}

const textOf = (parameters: RawParameters, name: string, most: number): string => {
  const value = parameters[name]
  if (value === undefined || value === null) return ""
  if (typeof value !== "string" && typeof value !== "number") throw new SearchRequestError(`${name} must be a string`)
  if (String(value).length > most) throw new SearchRequestError(`${name} is too long`)
  return String(value)
}

const integerOf = (parameters: RawParameters, name: string, least: number, most: number): number | undefined => {
  const value = parameters[name]
  if (value === undefined || value === null || value === "") return undefined
  const number = Number(value)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new SearchRequestError(`${name} must be a whole number from ${least} to ${most}`)
  return number
}

const listOf = (parameters: RawParameters, name: string): ReadonlyArray<string> | undefined => {
  const value = parameters[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === "string") return value === "" ? [] : value.split(",").map((part) => part.trim())
  if (!Array.isArray(value) || value.length > 200 || !value.every((part) => typeof part === "string"))
    throw new SearchRequestError(`${name} must be an array of strings`)
  return value as ReadonlyArray<string>
}

const isTruthy = (value: unknown): boolean => value === true || value === "true" || (Number(value) >= 1 && value !== "")

const filterPart = (
  parameters: RawParameters,
  name: string,
  read: (value: unknown) => Filter
): ReadonlyArray<Filter> => {
  const value = parameters[name]
  if (value === undefined || value === null || value === "") return []
  if (JSON.stringify(value).length > MAX_FILTER_LENGTH) throw new SearchRequestError(`${name} is too long`)
  return [read(typeof value === "string" ? jsonOr(value) : value)]
}

const countConditions = (filter: Filter): number => {
  if (filter.is === "not") return countConditions(filter.of)
  return filter.is === "all" || filter.is === "any" ? filter.of.reduce((sum, one) => sum + countConditions(one), 0) : 1
}

const filterOf = (parameters: RawParameters): Filter => {
  const of = [
    ...filterPart(parameters, "filters", (value) => {
      if (typeof value !== "string") throw new SearchRequestError("filters: must be a string")
      return parseFilter(value)
    }),
    ...filterPart(parameters, "facetFilters", (value) => parseFilterList(value, parseFacetFilter, "facetFilters")),
    ...filterPart(parameters, "numericFilters", (value) => parseFilterList(value, parseNumericFilter, "numericFilters"))
  ]
  const filter: Filter = { is: "all", of }
  if (countConditions(filter) > MAX_CONDITIONS) throw new SearchRequestError("Too many filters")
  return filter
}

const urlText = (parameters: RawParameters): string => {
  const { indexName: _index, type: _type, params: _params, ...rest } = parameters
  const parts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value)
  ])
  return new URLSearchParams(parts as Array<[string, string]>).toString()
}

/** @throws AskingProblem, FilterProblem */
export const parseSearchQuery = (raw: RawParameters, indexName: string): SearchQuery => {
  const parameters = flattenParameters(raw)
  const offset = integerOf(parameters, "offset", 0, 1_000_000)
  const length = integerOf(parameters, "length", 0, MAX_HITS)
  const retrieve = listOf(parameters, "attributesToRetrieve")
  const highlight = listOf(parameters, "attributesToHighlight")
  return {
    indexName,
    query: textOf(parameters, "query", 512),
    page: integerOf(parameters, "page", 0, 100_000) ?? 0,
    hitsPerPage: integerOf(parameters, "hitsPerPage", 0, MAX_HITS) ?? 20,
    ...(offset === undefined ? {} : { offset }),
    ...(length === undefined ? {} : { length }),
    filter: filterOf(parameters),
    facets: listOf(parameters, "facets") ?? [],
    maxValuesPerFacet: integerOf(parameters, "maxValuesPerFacet", 0, 1000) ?? 100,
    distinct: isTruthy(parameters.distinct),
    facetingAfterDistinct: isTruthy(parameters.distinct) && isTruthy(parameters.facetingAfterDistinct),
    ...(retrieve === undefined ? {} : { attributesToRetrieve: retrieve }),
    ...(highlight === undefined ? {} : { attributesToHighlight: highlight }),
    preTag: textOf(parameters, "highlightPreTag", 100) || "<em>",
    postTag: textOf(parameters, "highlightPostTag", 100) || "</em>",
    clickAnalytics: isTruthy(parameters.clickAnalytics),
    areWordsOptional: parameters.removeWordsIfNoResults === "allOptional",
    params: urlText(parameters)
  }
}
