/** The shop's branches. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"
import type { Branch } from "./branch.ts"

/** Port that reads the branches. Fails with `Unavailable` (what it needs is out of reach). */
export class Branches extends Context.Service<
  Branches,
  {
    /** Every branch, by name. */
    readonly all: Effect.Effect<ReadonlyArray<Branch>, Unavailable>
  }
>()("core/stores/Branches") {}
