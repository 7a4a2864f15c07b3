/** Pickup estimate for a cart at a branch: loads it from the API and holds the result or the error. */
import { observableRef, runInAction } from "mobx"
import type { ApiCalls, CallApi } from "../../adapters/browser/api-client.ts"
import { type Cart, cartKey, priceRequestOf } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { slowLines } from "../../core/ordering/checkout/slow-lines.ts"
import { autoObservable } from "../kit/auto-observable.ts"

type PickupTimesResponse = ApiCalls["POST /orders/pickup-times"]["data"]

export type LineEstimate = PickupTimesResponse["lines"][number]

/** Lines that are there on a later day than the rest, those of them that decide the day, and both days as epoch milliseconds. */
export type SlowOrder = {
  readonly later: Cart
  readonly deciding: Cart
  readonly restAt: number
  readonly readyAt: number
}

export class PickupTimes {
  /** When it is ready, and the days to collect it; nothing while that is being asked. */
  estimate: PickupTimesResponse | undefined = undefined
  problem: string | undefined = undefined
  /** The lines that were asked about, by their keys, in the order of the answer's. */
  private lineKeys: ReadonlyArray<string> = []
  private branchId: number | undefined = undefined
  private lastRequest = 0
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
    autoObservable<this, "branchId" | "call" | "lastRequest" | "lineKeys">(this, {
      estimate: observableRef,
      lineKeys: observableRef,
      branchId: false,
      lastRequest: false,
      call: false
    })
  }

  /** Where a line is, and when all of it is there; nothing where that is not known of it. */
  lineOf(item: CartItem): LineEstimate | undefined {
    return this.estimate?.lines[this.lineKeys.indexOf(cartKey(item))]
  }

  /** [EST-01] The lines that make the others wait, as long as all of them are in the cart still. */
  slowOrder(cart: Cart): SlowOrder | undefined {
    const { estimate } = this
    const slow = estimate && slowLines(estimate.lines)
    if (!slow) return undefined
    const items = (places: ReadonlyArray<number>) =>
      places.flatMap((place) => cart.find((item) => cartKey(item) === this.lineKeys[place]) ?? [])
    const [later, deciding] = [items(slow.later), items(slow.deciding)]
    if (later.length < slow.later.length || later.length === cart.length) return undefined
    return { later, deciding, restAt: slow.restAt, readyAt: estimate.readyAt }
  }

  /** Nothing where they can't be had, or where another cart or branch, or none, was asked about meanwhile. */
  async load(cart: Cart, branchId: number | undefined): Promise<PickupTimesResponse | undefined> {
    // Asked once more for the same branch, its days stand until the answer is there: nobody's press of a button is lost.
    if (branchId !== this.branchId) this.estimate = undefined
    this.branchId = branchId
    this.problem = undefined
    const request = ++this.lastRequest
    if (branchId === undefined) return undefined
    const answer = await this.call("POST /orders/pickup-times", { body: { branchId, items: cart.map(priceRequestOf) } })
    if (request !== this.lastRequest) return undefined
    runInAction(() => {
      this.estimate = answer.ok ? answer.data : undefined
      this.lineKeys = cart.map(cartKey)
      this.problem = answer.ok ? undefined : answer.msg
    })
    return answer.ok ? answer.data : undefined
  }
}
