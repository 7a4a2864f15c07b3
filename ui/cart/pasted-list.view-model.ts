/** Puts a pasted or uploaded material list into the cart or a job list; lines that can't be bought stay, each with its reason. */
import { observableRef, runInAction } from "mobx"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { cartItemOf } from "../../core/ordering/cart/cart-item-of.ts"
import {
  matchPastedLine,
  type PastedLine,
  type PastedLineProblem,
  parsePastedList
} from "../../core/ordering/cart/pasted-list.ts"
import type { PricedLine } from "../../core/pricing/price.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import type { TabDraft, TextDraft } from "../kit/tab-draft.ts"
import { pastedListWords as words } from "../words/pasted-list.ts"
import type { NewCartItem } from "./new-cart-item.ts"

/** Products are asked for so many at a time. */
const CONCURRENT_CALLS = 6

/** Where the lines go; answers what is wrong, or nothing once they are there. */
export type PastedListTarget = (items: ReadonlyArray<NewCartItem>) => Promise<string | undefined>

type Match = { readonly line: PastedLine; readonly item: NewCartItem }

export class PastedListViewModel {
  isOpen = false
  text = ""
  isAdding = false
  problem: string | undefined = undefined
  problems: ReadonlyArray<PastedLineProblem> = []
  /** How many lines went in the last time. */
  added: number | undefined = undefined
  private readonly call: CallApi
  private readonly target: PastedListTarget
  private readonly draft: TabDraft<TextDraft>

  constructor(call: CallApi, target: PastedListTarget, draft: TabDraft<TextDraft>) {
    this.call = call
    this.target = target
    this.draft = draft
    type Unobserved = "call" | "target" | "draft"
    autoObservable<this, Unobserved>(this, { problems: observableRef, call: false, target: false, draft: false })
  }

  /** [EXP-58] */
  restore() {
    this.text = this.draft.read()?.text ?? this.text
  }

  open() {
    this.isOpen = true
    this.added = undefined
    this.problem = undefined
    this.keepDraft()
  }
  close() {
    if (this.isAdding) return
    this.isOpen = false
    this.draft.remove()
  }
  type(text: string) {
    this.text = text
    this.problem = undefined
    this.added = undefined
    this.keepDraft()
  }

  private keepDraft() {
    this.draft.write(this.text === "" ? undefined : { text: this.text })
  }

  /** A file's text stands in the box, where it can be looked at first. */
  async read(file: Pick<Blob, "text" | "size">): Promise<void> {
    const text = file.size > MAX_FILE_BYTES ? undefined : await file.text().catch(() => undefined)
    runInAction(() => {
      if (text === undefined) this.problem = words.unreadable
      else this.type(text)
    })
  }

  /** [EXP-44] What can be bought goes in; the rest stays in the box, line by line, and nothing is lost where it fails. */
  async add(): Promise<void> {
    if (this.isAdding) return
    const { lines, problems } = parsePastedList(this.text)
    if (lines.length + problems.length === 0) {
      this.problem = words.empty
      return
    }
    this.isAdding = true
    this.problem = undefined
    this.problems = []
    this.added = undefined
    const products = await this.products([...new Set(lines.map(({ sku }) => sku))])
    if (typeof products === "string") return this.end({ problem: products })
    const wrong: Array<PastedLineProblem> = [...problems]
    const matches: Array<Match> = []
    for (const line of lines) {
      const product = products.get(line.sku)
      const match = matchPastedLine(line, product)
      if (!match.ok || !product) wrong.push({ ...line, msg: match.ok ? words.empty : match.msg })
      else {
        const { request, variation } = match
        matches.push({
          line,
          item: { request, line: (pricing: PricedLine) => cartItemOf(product, variation, request, pricing) }
        })
      }
    }
    const problem = matches.length === 0 ? undefined : await this.target(matches.map(({ item }) => item))
    if (problem !== undefined) return this.end({ problem })
    const left = wrong.toSorted((one, other) => one.line - other.line)
    this.end({ problems: left, added: matches.length, text: left.map(({ text }) => text).join("\n") })
  }

  private end(outcome: {
    readonly problem?: string
    readonly problems?: ReadonlyArray<PastedLineProblem>
    readonly added?: number
    readonly text?: string
  }) {
    runInAction(() => {
      this.isAdding = false
      this.problem = outcome.problem
      this.problems = outcome.problems ?? []
      this.added = outcome.added
      if (outcome.text === undefined) return
      this.text = outcome.text
      this.keepDraft()
    })
  }

  /** SKUs are in capitals, and people type them in small letters. */
  private async product(sku: string) {
    const ask = (id: string) => this.call("GET /products-erp/id/:id", { params: { id } })
    const answer = await ask(sku)
    const capitals = sku.toUpperCase()
    return answer.ok || answer.status !== 404 || capitals === sku ? answer : ask(capitals)
  }

  /** Each product by the SKU that names it, without those that have none; or why the shop could not be asked. */
  private async products(skus: ReadonlyArray<string>): Promise<ReadonlyMap<string, ProductDetail> | string> {
    const found = new Map<string, ProductDetail>()
    for (let from = 0; from < skus.length; from += CONCURRENT_CALLS) {
      const some = skus.slice(from, from + CONCURRENT_CALLS)
      const answers = await Promise.all(some.map((sku) => this.product(sku)))
      for (const [place, answer] of answers.entries()) {
        if (answer.ok) found.set(some[place] ?? "", answer.data as ProductDetail)
        else if (answer.status !== 404 && answer.status !== 400) return answer.msg
      }
    }
    return found
  }
}

/** Two hundred lines are some kilobytes. */
const MAX_FILE_BYTES = 1_000_000
