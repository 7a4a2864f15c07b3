/** Where it is looked up what the orders that somebody may read hold. */
import { Context, type Effect } from "effect"
import type { Address } from "../../contact/address.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { OrderReader } from "../order-reader.ts"

/** So many orders are looked through, the latest first: some years of a busy yard. */
export const MAX_ORDERS_LOOKED_THROUGH = 2000

/** [T27] [T28] Port that reads what was bought. Fails with `Unavailable` (what it needs is out of reach). */
export class PurchaseHistory extends Context.Service<
  PurchaseHistory,
  {
    /**
     * [FIL-05] Ids of the products in the reader's latest MAX_ORDERS_LOOKED_THROUGH orders, each once: those of their company
     * that `mayViewOrder` lets them see, without what was never paid or is cancelled.
     */
    readonly productIds: (reader: OrderReader) => Effect.Effect<ReadonlyArray<string>, Unavailable>
    /**
     * [DEL-09] Where the reader's latest MAX_ORDERS_FOR_ADDRESSES deliveries went, as `offeredAddresses` has them: those of
     * their company that `mayViewOrder` lets them see, without what was never paid or is cancelled.
     */
    readonly addresses: (reader: OrderReader) => Effect.Effect<ReadonlyArray<Address>, Unavailable>
  }
>()("core/ordering/history/PurchaseHistory") {}
