/** Where the shop reads what staff wrote for it. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { SiteContent } from "./site-content.ts"

export class Content extends Context.Service<
  Content,
  {
    /** All content, what is not published yet included; from a copy that is at most the set time old while the service answers. */
    readonly site: Effect.Effect<SiteContent, Unavailable>
  }
>()("core/content/Content") {}
