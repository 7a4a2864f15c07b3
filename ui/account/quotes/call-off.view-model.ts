/** A call-off of a quote as it is filled in: how much of each line, its day, and what is wrong with them. */
import { runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OpenPart } from "../../../core/billing/quotes/call-off.ts"
import { callOffPartsText } from "../../../core/billing/quotes/call-off-text.ts"
import { isPartOf } from "../../../core/orders/line-part.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { parseTypedNumber } from "../../kit/typed-number.ts"
import { callOffFormWords as words } from "../../words/quotes.ts"

/** What the page that pays asks for in its address. */
export type CallOffSearch = { readonly quotes: string; readonly parts: string; readonly day: string }

export class CallOffViewModel {
  /** As typed, by the place of the line in the quote. */
  readonly quantities = new Map<number, string>()
  day = ""
  problems: { readonly lines?: string; readonly day?: string } = {}
  /** Why the shop does not take it. */
  refusal: string | undefined = undefined
  isAsking = false
  readonly parts: ReadonlyArray<OpenPart>
  private readonly quoteNo: string
  private readonly shop: Pick<ShopClient, "call">

  constructor(shop: Pick<ShopClient, "call">, quoteNo: string, parts: ReadonlyArray<OpenPart>) {
    this.shop = shop
    this.quoteNo = quoteNo
    this.parts = parts
    autoObservable<this, "shop" | "quoteNo">(this, { shop: false, quoteNo: false, parts: false }, { autoBind: true })
  }

  typed(place: number): string {
    return this.quantities.get(place) ?? ""
  }

  setQuantity(place: number, typed: string): void {
    this.quantities.set(place, typed)
    const { lines: _, ...others } = this.problems
    this.problems = others
    this.refusal = undefined
  }

  setDay(day: string): void {
    this.day = day
    const { day: _, ...others } = this.problems
    this.problems = others
    this.refusal = undefined
  }

  /** Where nothing was chosen, the first box is led to. */
  isWrong(part: OpenPart): boolean {
    if (this.problems.lines === undefined) return false
    const typed = this.typed(part.place)
    if (typed !== "") return !isPartOf(part, parseTypedNumber(typed))
    return this.wanted.length === 0 && part === this.parts[0]
  }

  private get wanted() {
    return this.parts.flatMap(({ place }) => {
      const typed = this.typed(place)
      return typed === "" ? [] : [{ place, quantity: parseTypedNumber(typed) }]
    })
  }

  /** [QUO-08] Asks the shop whether it can be called off so; answers what the page that pays is to open. */
  async ask(): Promise<CallOffSearch | undefined> {
    if (this.isAsking) return undefined
    const { wanted, day } = this
    this.refusal = undefined
    const isRight = this.parts.every(
      (part) => this.typed(part.place) === "" || isPartOf(part, parseTypedNumber(this.typed(part.place)))
    )
    this.problems = {
      ...(wanted.length === 0 ? { lines: words.choose } : isRight ? {} : { lines: words.tooMuch }),
      ...(day === "" ? { day: words.chooseDay } : {})
    }
    if (Object.keys(this.problems).length > 0) return undefined
    this.isAsking = true
    const search = { quotes: this.quoteNo, parts: callOffPartsText(wanted), day }
    const answer = await this.shop.call("GET /orders/quote/payment", { query: search })
    runInAction(() => {
      this.isAsking = false
      this.refusal = answer.ok ? undefined : answer.msg
    })
    return answer.ok ? search : undefined
  }
}
