/** Which drawing draws which shape; what has none of its own is drawn as a carton. */
import type { Shape } from "../../../core/catalogue/product.ts"
import type { Draw } from "../drafting/thing.ts"
import { symbol } from "./symbol.ts"
import { board } from "./timber.ts"

export const drawings: { readonly [shape in Shape]?: Draw } = {
  board,
  symbol
}
