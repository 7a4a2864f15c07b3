/** A call-off of a quote as it is filled in: how much of each line, its day, and what is wrong with them. */
import { runInAction } from "mobx"
import type { ShopClient } from "../../../adapters/client.ts"
import type { OpenPart } from "../../../core/billing/quotes/call-off.ts"
import { callOffPartsText } from "../../../core/billing/quotes/call-off-text.ts"
import { isPartOf } from "../../../core/orders/line-part.ts"
import type { UnknownRecord } from "../../../core/record.ts"
import { autoObservable } from "../../kit/auto-observable.ts"
import { parseTypedQuantities, type TabDraft, type TypedQuantities } from "../../kit/tab-draft.ts"
import { parseTypedNumber } from "../../kit/typed-number.ts"
import { callOffFormWords as words } from "../../words/quotes.ts"

/** What the page that pays asks for in its address. */
export type CallOffSearch = { readonly quotes: string; readonly parts: string; readonly day: string }

/** What was filled in: quantities as typed, by the place of the line in the quote. */
export type CallOffDraft = { readonly quantities: TypedQuantities; readonly day: string }

export const parseCallOffDraft = ({ quantities, day }: UnknownRecord): CallOffDraft | undefined => {
  const typed = parseTypedQuantities(quantities)
  return typed === undefined || typeof day !== "string" ? undefined : { quantities: typed, day }
}

export class CallOffViewModel {
  isOpen = false
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
  private readonly draft: TabDraft<CallOffDraft>

  constructor(
    shop: Pick<ShopClient, "call">,
    quoteNo: string,
    parts: ReadonlyArray<OpenPart>,
    draft: TabDraft<CallOffDraft>
  ) {
    this.shop = shop
    this.quoteNo = quoteNo
    this.parts = parts
    this.draft = draft
    type Unobserved = "shop" | "quoteNo" | "draft"
    autoObservable<this, Unobserved>(
      this,
      { shop: false, quoteNo: false, parts: false, draft: false },
      { autoBind: true }
    )
  }

  /** [EXP-58] It stands open where something was brought back. Of a line of which nothing is left nothing is. */
  restore(): void {
    const kept = this.draft.read()
    if (kept === undefined) return
    this.isOpen = true
    for (const { place } of this.parts) {
      const typed = kept.quantities[place]
      if (typed !== undefined) this.quantities.set(place, typed)
    }
    this.day = kept.day
  }

  /** Open, what is in it is kept over a reload, and for whoever comes back from paying; closed on purpose, it stays on this page alone. */
  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen
    if (isOpen) this.keepDraft()
    else this.draft.remove()
  }

  private keepDraft(): void {
    const quantities = Object.fromEntries([...this.quantities].filter(([, typed]) => typed !== ""))
    const isEmpty = Object.keys(quantities).length === 0 && this.day === ""
    this.draft.write(isEmpty ? undefined : { quantities, day: this.day })
  }

  typed(place: number): string {
    return this.quantities.get(place) ?? ""
  }

  setQuantity(place: number, typed: string): void {
    this.quantities.set(place, typed)
    const { lines: _, ...others } = this.problems
    this.problems = others
    this.refusal = undefined
    this.keepDraft()
  }

  setDay(day: string): void {
    this.day = day
    const { day: _, ...others } = this.problems
    this.problems = others
    this.refusal = undefined
    this.keepDraft()
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
