/** What others see of a photograph that somebody sent; what was sent is kept as it came. */
import { Context, type Effect } from "effect"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import type { DeliveryPhoto } from "./delivery-proof.ts"

/**
 * [T40] Port that draws copies of photographs. Fails with `Unavailable` (what it needs is out of reach), `Busy` (too many
 * ask at once).
 */
export class ShownPhotos extends Context.Service<
  ShownPhotos,
  {
    /** Upright, and without place, time and owner; undefined where it can't be read whole, or is larger than a camera's. */
    readonly copy: (bytes: DeliveryPhoto["bytes"]) => Effect.Effect<DeliveryPhoto | undefined, Unavailable | Busy>
  }
>()("core/ordering/runs/ShownPhotos") {}
