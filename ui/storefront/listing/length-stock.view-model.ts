/** What there is of each length of the products in a list: those that came with the page, and those of the pages below it. */
import { runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { PAGE_SIZE } from "./listing-requests.ts"

export type ProductLengths = ApiCalls["GET /products/lengths"]["data"][number]
export type LengthStock = ProductLengths["lengths"][number]

type Listed = ReadonlyArray<Pick<CardProduct, "sku">>

/** The lengths of these products, of each page of the list with one call; nothing of those that are no longer on show. */
export const fetchLengths = async (
  call: CallApi,
  products: Listed,
  branchId: number | undefined
): Promise<ReadonlyArray<ProductLengths> | undefined> => {
  const pages = Array.from({ length: Math.ceil(products.length / PAGE_SIZE) }, (_, page) =>
    products.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
  )
  const answers = await Promise.all(
    pages.map((page) =>
      call("GET /products/lengths", {
        query: { sku: page.map(({ sku }) => sku).join(","), ...(branchId ? { branchId: String(branchId) } : {}) }
      })
    )
  )
  const rows = answers.flatMap((answer) => (answer.ok ? answer.data : []))
  return answers.every(({ ok }) => ok) ? rows : undefined
}

export class LengthStockViewModel {
  hasFailed = false
  private rows: ReadonlyMap<string, ReadonlyArray<LengthStock>>
  private readonly call: CallApi
  private readonly branchId: number | undefined

  /** `loaded` is what the page was made with; undefined where that could not be had. */
  constructor(call: CallApi, branchId: number | undefined, loaded: ReadonlyArray<ProductLengths> = []) {
    this.call = call
    this.branchId = branchId
    this.rows = new Map(loaded.map(({ sku, lengths }) => [sku, lengths]))
    autoObservable<this, "call" | "branchId">(this, { call: false, branchId: false })
  }

  /** Undefined while they are not known. */
  lengthsOf({ sku }: Pick<CardProduct, "sku">): ReadonlyArray<LengthStock> | undefined {
    return this.rows.get(sku)
  }

  /** Metres: the columns of the table, the shortest first. */
  columns(products: Listed): ReadonlyArray<number> {
    const all = products.flatMap((product) => this.lengthsOf(product)?.map(({ length }) => length) ?? [])
    return [...new Set(all)].sort((one, other) => one - other)
  }

  /** Asks for those that are not known; what is known stays where that fails, and it can be tried again. */
  async load(products: Listed) {
    const missing = products.filter(({ sku }) => !this.rows.has(sku))
    if (missing.length === 0) return
    this.hasFailed = false
    const found = await fetchLengths(this.call, missing, this.branchId)
    runInAction(() => {
      this.hasFailed = found === undefined
      // Who is no longer on show has no lengths, and is not asked for again.
      if (found)
        this.rows = new Map([
          ...missing.map(({ sku }) => [sku, []] as const),
          ...this.rows,
          ...found.map(({ sku, lengths }) => [sku, lengths] as const)
        ])
    })
  }
}
