/** What finds a size in a long table: drawn by the server, its code fetched after the page's. */
import { laterPart } from "../../kit/later-view.tsx"
import type { ProductViewModel } from "./product.view-model.ts"

export const sizeFinderPart = laterPart<{ readonly model: ProductViewModel }>(
  import.meta.env.SSR ? (await import("./size-finder.tsx")).FindSize : undefined,
  () => import("./size-finder.tsx").then(({ FindSize }) => FindSize)
)
