/** The pictures of what the shop sells, wherever they come from: a merchant's files, drawings, or placeholders. */
import { Context, type Effect } from "effect"
import type { Busy, Unavailable } from "../../unavailable.schema.ts"
import type { PictureFile, PictureRequest } from "./picture.ts"

/**
 * Port that finds the picture of a product, a variant or a category, wherever it comes from. Fails with `Unavailable`
 * (what it needs is out of reach), `Busy` (too many ask at once).
 */
export class ProductPictures extends Context.Service<
  ProductPictures,
  {
    /** A picture of everything on show; nothing where no product, variant or category goes by that name. */
    readonly find: (request: PictureRequest) => Effect.Effect<PictureFile | undefined, Unavailable | Busy>
  }
>()("core/catalogue/ProductPictures") {}
