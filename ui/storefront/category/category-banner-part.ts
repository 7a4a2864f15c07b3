/** What shows the banner of a category, in a part of its own: most categories have none. */
import { laterPart } from "../../kit/later-view.tsx"
import type { LoadedBlock } from "../blocks/load-blocks.ts"

const load = () => import("../blocks/block-list.tsx").then(({ BlockList }) => BlockList)

export const bannerPart = laterPart<{ readonly blocks: ReadonlyArray<LoadedBlock> }>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
