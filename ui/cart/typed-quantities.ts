/** Invalid quantities typed in the cart's inputs, by line: each line keeps its last valid quantity, and Continue stops until all are valid. */
import { observableRef } from "mobx"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { autoObservable } from "../kit/auto-observable.ts"
import { lineName } from "./line-name.ts"

/** The id of a line's box, as a link within the page names it. */
export const quantityBoxId = (item: CartItem): string => `quantity-${cartKey(item).replace(/[^\w-]/g, "_")}`

export class TypedQuantities {
  /** What is wrong, by the line's key. */
  private problemByLine: ReadonlyMap<string, string> = new Map()
  /** The shopper wanted to go on while some were wrong; until all are right again. */
  isSummaryShown = false

  constructor() {
    autoObservable<this, "problemByLine">(this, { problemByLine: observableRef })
  }

  /** What is wrong with what was typed for a line; nothing once it is right, put back, or the line is gone. */
  setProblem(item: CartItem, problem: string | undefined) {
    const key = cartKey(item)
    if (this.problemByLine.get(key) === problem) return
    const problemByLine = new Map(this.problemByLine)
    if (problem === undefined) problemByLine.delete(key)
    else problemByLine.set(key, problem)
    this.problemByLine = problemByLine
    if (problemByLine.size === 0) this.isSummaryShown = false
  }

  problemOf(item: CartItem): string | undefined {
    return this.problemByLine.get(cartKey(item))
  }

  /** Each wrong box's id and what is said of it, in the order of the lines. */
  problems(items: ReadonlyArray<CartItem>): ReadonlyArray<readonly [boxId: string, problem: string]> {
    return items.flatMap((item) => {
      const problem = this.problemOf(item)
      return problem === undefined ? [] : [[quantityBoxId(item), `${lineName(item)}: ${problem}`] as const]
    })
  }

  /** The way on is taken: the id of the box to mend first, or nothing where none is wrong. */
  showSummary(items: ReadonlyArray<CartItem>): string | undefined {
    const first = this.problems(items)[0]
    this.isSummaryShown = first !== undefined
    return first?.[0]
  }
}
