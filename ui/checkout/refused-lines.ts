/** The lines of the cart that the shop refused to sell as they stand, until each is changed or taken out. */
import { observableRef } from "mobx"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import { lineClaims, lineRefusals } from "../../core/ordering/cart/line-refusal.ts"
import { lineName } from "../cart/line-name.ts"
import { quantityBoxId } from "../cart/typed-quantities.ts"
import { autoObservable } from "../kit/auto-observable.ts"

/** A failed answer of the shop, as far as it can name lines. */
type Refusal = { readonly code: string; readonly fields?: { readonly [field: string]: string } }

export class RefusedLines {
  private messageByClaims: ReadonlyMap<string, string> = new Map()

  constructor() {
    autoObservable<this, "messageByClaims">(this, { messageByClaims: observableRef })
  }

  /** [CHK-05] Takes the refusal of an order or a payment; answers whether it names a line of the cart that was sent. */
  record(sent: Cart, { code, fields = {} }: Refusal): boolean {
    this.messageByClaims = code === "INVALID_ITEM" ? lineRefusals(sent, fields) : new Map()
    return this.messageByClaims.size > 0
  }

  problemOf(item: CartItem): string | undefined {
    return this.messageByClaims.get(lineClaims(item))
  }

  /** The id of each refused line's quantity box, and what is said of it, in the order of the lines. */
  problems(cart: Cart): ReadonlyArray<readonly [boxId: string, problem: string]> {
    return cart.flatMap((item) => {
      const problem = this.problemOf(item)
      return problem === undefined ? [] : [[quantityBoxId(item), `${lineName(item)}: ${problem}`] as const]
    })
  }

  isAnyIn(cart: Cart): boolean {
    return cart.some((item) => this.problemOf(item) !== undefined)
  }

  /** The shopper wants the shop to look once more at lines that they leave as they are. */
  clear() {
    this.messageByClaims = new Map()
  }
}
