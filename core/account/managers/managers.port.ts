/** Where it is kept who at the shop looks after whom. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { Manager } from "./manager.ts"

/** [ACM-01] Port that finds managers; undefined where nobody is named. Fails with `Unavailable` (what it needs is out of reach). */
export class Managers extends Context.Service<
  Managers,
  {
    readonly ofCustomer: (customerId: string) => Effect.Effect<Manager | undefined, Unavailable>
    /** The credit manager of a branch. */
    readonly ofBranch: (branchId: number) => Effect.Effect<Manager | undefined, Unavailable>
  }
>()("core/account/managers/Managers") {}
