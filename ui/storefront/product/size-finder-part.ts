/** What finds a size in a long table: drawn by the server, its code fetched after the page's. */
import { laterPart } from "../../kit/later-view.tsx"
import type { ProductViewModel } from "./product.view-model.ts"

const load = () => import("./size-finder.tsx").then(({ FindSize }) => FindSize)

export const sizeFinderPart = laterPart<{ readonly model: ProductViewModel }>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
