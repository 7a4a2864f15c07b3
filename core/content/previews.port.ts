/** Links to what is not published yet, for the people who are to look at it first. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../unavailable.schema.ts"

/** Port that signs such links. Fails with `Unavailable` (what it needs is out of reach). */
export class Previews extends Context.Service<
  Previews,
  {
    /** What the link to one address carries until a moment, epoch milliseconds. */
    readonly issue: (path: string, until: number) => Effect.Effect<string, Unavailable>
    /** Whether it is one of the shop's for that address, and its time is not over. */
    readonly isValid: (path: string, token: string) => Effect.Effect<boolean, Unavailable>
  }
>()("core/content/Previews") {}
