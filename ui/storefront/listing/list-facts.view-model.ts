/** What a list's table needs to know of its products beyond their cards: what came with the page, and what is asked for of those below. */
import { observableRef, runInAction } from "mobx"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { PAGE_SIZE } from "./listing-requests.ts"

type Listed = ReadonlyArray<Pick<CardProduct, "sku">>

/** Which products, by one stock number each, and the store that counts as here. */
export type ListedQuery = { readonly sku: string; readonly branchId?: string }

/** Asks about the products of each page of the list with one call; undefined where not all answered. */
export const fetchListed = async <Facts>(
  call: (query: ListedQuery) => Promise<CallResult<ReadonlyArray<Facts>>>,
  products: Listed,
  branchId: number | undefined
): Promise<ReadonlyArray<Facts> | undefined> => {
  const pages = Array.from({ length: Math.ceil(products.length / PAGE_SIZE) }, (_, page) =>
    products.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
  )
  const answers = await Promise.all(
    pages.map((page) =>
      call({ sku: page.map(({ sku }) => sku).join(","), ...(branchId ? { branchId: String(branchId) } : {}) })
    )
  )
  const rows = answers.flatMap((answer) => (answer.ok ? answer.data : []))
  return answers.every(({ ok }) => ok) ? rows : undefined
}

export class ListFacts<Facts extends { readonly sku: string }> {
  hasFailed = false
  /** Nothing of what is no longer on show. */
  private known: ReadonlyMap<string, Facts | undefined>
  private readonly fetch: (products: Listed) => Promise<ReadonlyArray<Facts> | undefined>

  /** `loaded` is what the page was made with; undefined where that could not be had. */
  constructor(fetch: ListFacts<Facts>["fetch"], loaded: ReadonlyArray<Facts> = []) {
    this.fetch = fetch
    this.known = new Map(loaded.map((facts) => [facts.sku, facts]))
    autoObservable<this, "known" | "fetch">(this, { known: observableRef, fetch: false })
  }

  isKnown({ sku }: Listed[number]): boolean {
    return this.known.has(sku)
  }

  of({ sku }: Listed[number]): Facts | undefined {
    return this.known.get(sku)
  }

  /** Asks for those that are not known; what is known stays where that fails, and it can be tried again. */
  async load(products: Listed) {
    const missing = products.filter((product) => !this.isKnown(product))
    if (missing.length === 0) return
    this.hasFailed = false
    const found = await this.fetch(missing)
    runInAction(() => {
      this.hasFailed = found === undefined
      // Who is no longer on show is not asked for again.
      if (found)
        this.known = new Map([
          ...missing.map(({ sku }) => [sku, undefined] as const),
          ...this.known,
          ...found.map((facts) => [facts.sku, facts] as const)
        ])
    })
  }
}
