/** What the branches hold, and putting it aside for orders. */

import { Context, type Effect } from "effect"
import type { Sku } from "../sku.ts"
import type { Unavailable } from "../unavailable.schema.ts"
import type { NotEnoughStock } from "./stock.schema.ts"
import type { ReservationLine, SkuStock } from "./stock.ts"

/** A wish to hear when a thing is back. */
export type RestockAlert = { readonly sku: Sku; readonly email: string; readonly branchId?: number }

/**
 * [I12] Port that reads stock and keeps reservations. Fails with `Unavailable` (what it needs is out of reach),
 * `NotEnoughStock` (less is left).
 */
export class Stock extends Context.Service<
  Stock,
  {
    /** What the branches can sell now; a branch with nothing is left out, and so is an unknown sku. */
    readonly stockBySku: (skus: ReadonlyArray<Sku>) => Effect.Effect<ReadonlyMap<Sku, SkuStock>, Unavailable>

    /**
     * [I12] Puts everything aside for an order, or nothing. Lines of the same thing are added up. Call it in the
     * transaction that saves the order. Unless paid, it may be freed after `until`, epoch milliseconds.
     */
    readonly reserve: (
      orderNo: string,
      wanted: ReadonlyArray<ReservationLine>,
      until: number
    ) => Effect.Effect<void, NotEnoughStock | Unavailable>

    /** The orders are paid: what is put aside for them no longer runs out. */
    readonly confirm: (orderNos: ReadonlyArray<string>) => Effect.Effect<void, Unavailable>

    /** The orders have left the branch: what was put aside is gone. Repeating it changes nothing. */
    readonly consume: (orderNos: ReadonlyArray<string>) => Effect.Effect<void, Unavailable>

    /** What was put aside for the orders can be sold again. Repeating it changes nothing. */
    readonly release: (orderNos: ReadonlyArray<string>) => Effect.Effect<void, Unavailable>

    /** Orders whose reservations ran out before `now`, epoch milliseconds. */
    readonly expiredReservations: (now: number) => Effect.Effect<ReadonlyArray<string>, Unavailable>

    /** [STK-07] Notes who wants to hear; not for a sku or branch that does not exist, nor beyond `MAX_WAITING_WISHES` of one address. */
    readonly subscribeToRestock: (alert: RestockAlert) => Effect.Effect<"noted" | "unknown" | "too-many", Unavailable>
  }
>()("core/stock/Stock") {}
