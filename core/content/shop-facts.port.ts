/** What the shop says of itself. */
import { Context } from "effect"

/** Port with the shop's own name, ABN, phone and e-mail. Has no failure of its own. */
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
    /** The key of the tag manager; nothing is measured without one. */
    readonly tagManager?: string
  }
>()("core/content/ShopFacts") {}
