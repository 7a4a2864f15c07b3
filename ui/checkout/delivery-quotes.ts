/** The delivery quote for a cart: loads it from the API and holds the answer or the error. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { type Cart, cartKey, priceRequestOf } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { slowLines } from "../../core/ordering/checkout/slow-lines.ts"
import { autoObservable } from "../kit/auto-observable.ts"

type QuoteCall = ApiCalls["POST /orders/delivery-quote"]

export type CartQuote = QuoteCall["data"]

/** Where the goods go to, and by which method. */
export type Destination = QuoteCall["request"]["body"]["to"]

export type LineEstimate = CartQuote["lines"][number]

/** Lines that are there on a later day than the rest, those of them that decide the day, and both days as epoch milliseconds. */
export type SlowOrder = {
  readonly later: Cart
  readonly deciding: Cart
  readonly restAt: number
  readonly readyAt: number
}

type Answer = Promise<CartQuote | undefined>

export class DeliveryQuotes {
  /** Nothing while it is being asked for. */
  current: CartQuote | undefined = undefined
  problem: string | undefined = undefined
  /** The lines that were asked about, by their keys, in the order of the answer's. */
  private lineKeys: ReadonlyArray<string> = []
  /** What the current quote was asked for. */
  private body = ""
  private place = ""
  private lastRequest = 0
  /** What is being asked for, by the number of its request. */
  private pending: { readonly request: number; readonly body: string; readonly answer: Answer } | undefined = undefined
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "body" | "call" | "lastRequest" | "lineKeys" | "pending" | "place">(this, {
      current: observableRef,
      lineKeys: observableRef,
      body: false,
      place: false,
      lastRequest: false,
      pending: false,
      call: false
    })
  }

  /** Where a line is, and when all of it is there; nothing where that is not known of it. */
  lineOf(item: CartItem): LineEstimate | undefined {
    return this.current?.lines[this.lineKeys.indexOf(cartKey(item))]
  }

  /** [EST-01] The lines that make the others wait, as long as all of them are in the cart still. */
  slowOrder(cart: Cart): SlowOrder | undefined {
    const { current } = this
    const slow = current && slowLines(current.lines)
    if (!slow) return undefined
    const items = (places: ReadonlyArray<number>) =>
      places.flatMap((place) => cart.find((item) => cartKey(item) === this.lineKeys[place]) ?? [])
    const [later, deciding] = [items(slow.later), items(slow.deciding)]
    if (later.length < slow.later.length || later.length === cart.length) return undefined
    return { later, deciding, restAt: slow.restAt, readyAt: current.firstAt }
  }

  /** The current quote, where it is for this cart and place and its time is not over. */
  validFor(cart: Cart, to: Destination): CartQuote | undefined {
    const { current } = this
    return current && current.expires > Date.now() && this.body === bodyText(cart, to) ? current : undefined
  }

  /**
   * Nothing where it can't be had, or where another cart or place, or none, was asked about meanwhile. Who asks the same
   * before the answer is there has that answer.
   */
  async load(cart: Cart, to: Destination | undefined): Promise<CartQuote | undefined> {
    // Asked once more for the same place, its days stand until the answer is there: nobody's press of a button is lost.
    const place = JSON.stringify(to)
    if (place !== this.place) this.current = undefined
    this.place = place
    this.problem = undefined
    const body = to && bodyText(cart, to)
    const { pending } = this
    if (body !== undefined && pending?.body === body && pending.request === this.lastRequest) return pending.answer
    const request = ++this.lastRequest
    if (!to || body === undefined) return undefined
    const answer = this.ask(request, cart, to)
    this.pending = { request, body, answer }
    return answer
  }

  private async ask(request: number, cart: Cart, to: Destination): Answer {
    const answer = await this.call("POST /orders/delivery-quote", { body: { to, items: cart.map(priceRequestOf) } })
    if (request !== this.lastRequest) return undefined
    this.accept(cart, to, answer.ok ? answer.data : undefined, answer.ok ? undefined : answer.msg)
    return this.current
  }

  /** Takes a quote for a cart, or why there is none; whatever was asked before no longer counts. */
  accept(cart: Cart, to: Destination, quote: CartQuote | undefined, problem?: string) {
    runInAction(() => {
      this.lastRequest += 1
      this.current = quote
      this.lineKeys = cart.map(cartKey)
      this.body = bodyText(cart, to)
      this.problem = problem
    })
  }
}

const bodyText = (cart: Cart, to: Destination): string => JSON.stringify([to, cart.map(priceRequestOf)])
