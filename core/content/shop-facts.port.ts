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
  }
>()("core/content/ShopFacts") {}
