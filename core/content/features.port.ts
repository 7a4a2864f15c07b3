/** What is switched on in this shop. */
import { Context } from "effect"

/** [TOG-01] Port with the shop's feature switches. Has no failure of its own. */
export class Features extends Context.Service<
  Features,
  {
    readonly tradePortal: boolean
    readonly jobLists: boolean
    readonly magicLinkLogin: boolean
    readonly trendingCarousel: boolean
    /** Whether contacts' permissions count, where their company asks for it. */
    readonly adminPermissions: boolean
  }
>()("core/content/Features") {}
