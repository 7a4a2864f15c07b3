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
    /** The id and the searching key of a hosted search service, where one answers instead of the shop itself. */
    readonly hostedSearch?: string
  }
>()("core/content/ShopFacts") {}
