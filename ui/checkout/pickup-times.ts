/** When a cart can be collected at a branch: what the shop has answered, or what kept it from that. */
import { observableRef, runInAction } from "mobx"
import type { CallShop, Calls } from "../../adapters/browser/call-shop.ts"
import { type Cart, priceRequestOf } from "../../core/cart/cart.ts"
import { observed } from "../app/observed.ts"

type Answered = Calls["POST /orders/pickup-times"]["data"]

export class PickupTimes {
  /** When it is ready, and the days to collect it; nothing while that is being asked. */
  found: Answered | undefined = undefined
  problem: string | undefined = undefined
  private branchId: number | undefined = undefined
  private readonly call: CallShop

  constructor(call: CallShop) {
    this.call = call
    observed<this, "branchId" | "call">(this, { found: observableRef, branchId: false, call: false })
  }

  /** Nothing where they can't be had, or where another branch, or none, was asked about meanwhile. */
  async ask(cart: Cart, branchId: number | undefined): Promise<Answered | undefined> {
    // Asked once more for the same branch, its days stand until the answer is there: nobody's press of a button is lost.
    if (branchId !== this.branchId) this.found = undefined
    this.branchId = branchId
    this.problem = undefined
    if (branchId === undefined) return undefined
    const answer = await this.call("POST /orders/pickup-times", { body: { branchId, items: cart.map(priceRequestOf) } })
    if (this.branchId !== branchId) return undefined
    runInAction(() => {
      this.found = answer.ok ? answer.data : undefined
      this.problem = answer.ok ? undefined : answer.msg
    })
    return answer.ok ? answer.data : undefined
  }
}
