/** The shop's branches. */
import { Context, type Effect } from "effect"
import type { Branch } from "./branch.ts"
import type { BranchesUnavailable } from "./stock.schema.ts"

export class Branches extends Context.Service<
  Branches,
  {
    /** Every branch, by name. */
    readonly all: Effect.Effect<ReadonlyArray<Branch>, BranchesUnavailable>
  }
>()("core/stock/Branches") {}
