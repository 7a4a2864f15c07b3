/** What stands in boxes of the cart and is no quantity: the line keeps its last one, and nobody goes on past it unawares. */
import { observableRef } from "mobx"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { observed } from "../kit/observed.ts"
import { lineName } from "./line-name.ts"

/** The id of a line's box, as a link within the page names it. */
export const quantityBoxId = (item: CartItem): string => `quantity-${cartKey(item).replace(/[^\w-]/g, "_")}`

export class TypedQuantities {
  /** What is wrong, by the line's key. */
  private wrong: ReadonlyMap<string, string> = new Map()
  /** The shopper wanted to go on while some were wrong; until all are right again. */
  isSummed = false

  constructor() {
    observed<this, "wrong">(this, { wrong: observableRef })
  }

  /** What is wrong with what was typed for a line; nothing once it is right, put back, or the line is gone. */
  note(item: CartItem, problem: string | undefined) {
    const key = cartKey(item)
    if (this.wrong.get(key) === problem) return
    const wrong = new Map(this.wrong)
    if (problem === undefined) wrong.delete(key)
    else wrong.set(key, problem)
    this.wrong = wrong
    if (wrong.size === 0) this.isSummed = false
  }

  problemOf(item: CartItem): string | undefined {
    return this.wrong.get(cartKey(item))
  }

  /** Each wrong box's id and what is said of it, in the order of the lines. */
  problems(items: ReadonlyArray<CartItem>): ReadonlyArray<readonly [boxId: string, problem: string]> {
    return items.flatMap((item) => {
      const problem = this.problemOf(item)
      return problem === undefined ? [] : [[quantityBoxId(item), `${lineName(item)}: ${problem}`] as const]
    })
  }

  /** The way on is taken: the id of the box to mend first, or nothing where none is wrong. */
  goOn(items: ReadonlyArray<CartItem>): string | undefined {
    const first = this.problems(items)[0]
    this.isSummed = first !== undefined
    return first?.[0]
  }
}
