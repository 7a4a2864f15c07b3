/** The quotes that were given and may still be ordered by. */
import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { DeliveryQuote, StoredQuote } from "./delivery-quote.ts"

/** A quote that has no name yet. */
export type NewQuote = Omit<StoredQuote, "quote"> & { readonly quote: Omit<DeliveryQuote, "id"> }

/**
 * [CHK-05] Port that keeps delivery quotes until they expire. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class DeliveryQuotes extends Context.Service<
  DeliveryQuotes,
  {
    /** Gives it its name; from then on it stays as it is until it expires. */
    readonly keep: (quote: NewQuote) => Effect.Effect<DeliveryQuote, Unavailable>
    /** Whoever's it is; undefined once it was removed. */
    readonly find: (id: string) => Effect.Effect<StoredQuote | undefined, Unavailable>
  }
>()("core/delivery/quote/DeliveryQuotes") {}
