/** What a session needs of the page around it, and what the page tells it. */
import type { Shopfront } from "../page/shopfront.ts"

/** Who is logged in, for which company, and what they may do there. */
export type Member = NonNullable<Shopfront["member"]>

/** What the shop says of the visitor with every page. */
export type VisitorState = Pick<Shopfront, "member" | "now">

export type SessionPage = {
  /** Asks anew for everything that is shown: it was answered to somebody else. */
  readonly reload: () => Promise<unknown>
  /** Drops what the page itself holds of the one who was logged in. */
  readonly clearCaches: () => void
  /** [COMP-02] Asks anew which job lists there are, where the shop keeps any. */
  readonly reloadJobLists?: () => Promise<unknown>
}
