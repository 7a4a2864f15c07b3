/** Where it is read what was done for a company. */
import { Context, type Effect } from "effect"
import type { ListPage, PagePosition } from "../../list-page.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { AuditFilter, AuditRow } from "./audit-trail.ts"

/** [AUD-01] Port that reads the audit of one company, the newest first. Fails with `Unavailable` (what it needs is out of reach). */
export class AuditTrail extends Context.Service<
  AuditTrail,
  {
    /** [AUD-02] One page. */
    readonly page: (
      customerId: string,
      filter: AuditFilter,
      position: PagePosition
    ) => Effect.Effect<ListPage<AuditRow>, Unavailable>
    /** The first `most` rows. */
    readonly rows: (
      customerId: string,
      filter: AuditFilter,
      most: number
    ) => Effect.Effect<ReadonlyArray<AuditRow>, Unavailable>
  }
>()("core/account/audit/AuditTrail") {}
