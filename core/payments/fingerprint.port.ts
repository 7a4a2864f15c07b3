/** Takes the fingerprint of a text, as the gateway of the hosted card form does. */
import { Context, type Effect } from "effect"

/** Port that computes and compares the hosted card form's hash. Has no failure of its own. */
export class Fingerprint extends Context.Service<
  Fingerprint,
  {
    /** In hex, lower case. */
    readonly compute: (text: string) => Effect.Effect<string>
    /** Whether two fingerprints are the same, in a time that tells nothing of where they differ. */
    readonly isEqual: (one: string, other: string) => Effect.Effect<boolean>
  }
>()("core/payments/Fingerprint") {}
