/** Tells a form that a browser's script has sent from one that was sent by the thousand: how it is proved, and whether it was. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { BotChallenge } from "./bot-challenge.schema.ts"

/** Port that checks proofs. Fails with `Unavailable` (the service that knows is out of reach). */
export class BotCheck extends Context.Service<
  BotCheck,
  {
    /** What a page needs to make a proof. */
    readonly challenge: BotChallenge
    /** Whether the proof was made for that ticket. A ticket is used once, and so is its proof. */
    readonly isProof: (ticket: string, proof: string) => Effect.Effect<boolean, Unavailable>
  }
>()("core/content/forms/BotCheck") {}
