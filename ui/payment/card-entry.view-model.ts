/** The card on a page that pays by it: the provider's fields or the shop's own, what is typed, and what is wrong with it. */
import { observableRef, runInAction } from "mobx"
import { autoObservable } from "../kit/auto-observable.ts"
import { type CardFields, type CardProblems, cardProblems, emptyCard } from "./card-fields.ts"
import { type CardTokenizer, type CardTokenResult, createCardTokenizer } from "./card-tokenizer.ts"

export class CardEntryViewModel {
  card = emptyCard
  tokenizer: CardTokenizer | undefined = undefined
  /** The fields can't be had; opening them tries again. */
  hasFailed = false
  /** The provider's fields stand in the page, and can be typed into. */
  private areDrawn = false
  private wasSubmitted = false
  private refusedFields: CardProblems = {}
  private readonly createTokenizer: typeof createCardTokenizer

  constructor(createTokenizer = createCardTokenizer) {
    this.createTokenizer = createTokenizer
    autoObservable<this, "createTokenizer" | "refusedFields">(this, {
      card: observableRef,
      tokenizer: observableRef,
      refusedFields: observableRef,
      createTokenizer: false
    })
  }

  /** They can be typed into. */
  get isReady(): boolean {
    return this.tokenizer !== undefined && (this.tokenizer.ownFields || this.areDrawn)
  }

  /** [VAL-05] What is wrong with the shop's own fields, once they were to be sent. */
  get cardProblems(): CardProblems {
    return { ...this.refusedFields, ...(this.wasSubmitted && this.tokenizer?.ownFields ? cardProblems(this.card) : {}) }
  }

  /** Has the fields drawn for a payment; those that are there are told its amount. */
  async open(payment: Parameters<typeof createCardTokenizer>[0]): Promise<void> {
    this.tokenizer?.updateAmount(payment.amount)
    const tokenizer = this.tokenizer ?? (await this.createTokenizer(payment))
    runInAction(() => {
      this.tokenizer = tokenizer
      this.hasFailed = tokenizer === undefined
    })
  }

  /** Shows the provider's own fields in that box; answers how to take them out. */
  mount(box: HTMLElement): () => void {
    const unmount = this.tokenizer?.mount(box, {
      ready: () =>
        runInAction(() => {
          this.areDrawn = true
        }),
      failed: () =>
        runInAction(() => {
          this.tokenizer = undefined
          this.areDrawn = false
          this.hasFailed = true
        })
    })
    return () => {
      this.areDrawn = false
      unmount?.()
    }
  }

  type(field: keyof CardFields, value: string) {
    this.card = { ...this.card, [field]: value }
    const { [field]: _, ...refused } = this.refusedFields
    this.refusedFields = refused
  }

  /** Whether it can be sent; where it can't, each field says what is wrong. */
  submit(): boolean {
    this.wasSubmitted = true
    return Object.keys(this.cardProblems).length === 0
  }

  createToken(): Promise<CardTokenResult> {
    return this.tokenizer?.createToken(this.card) ?? Promise.resolve({ ok: false, msg: "" })
  }

  /** Refused: everything that was typed stays, but for the security code. */
  refuse(problem: string, field?: keyof CardFields) {
    this.card = { ...this.card, cvc: "" }
    this.wasSubmitted = false
    if (field) this.refusedFields = { [field]: problem }
  }
}
