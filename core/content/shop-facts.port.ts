/** What the shop says of itself. */
import { Context } from "effect"

export class ShopFacts extends Context.Service<
  ShopFacts,
  {
    readonly name: string
    /** Eleven digits. */
    readonly abn: string
    readonly phone: string
    readonly email: string
    /** Pieces of one size from which on a shopper is offered a price by phone. */
    readonly quoteFrom: number
  }
>()("core/content/ShopFacts") {}
