/** What pages of content show, in parts of their own: it is read long before its code has come. */
import { laterPart } from "../../kit/later-view.tsx"
import type { LoadedBlock } from "./load-blocks.ts"
import type { LoadedContent } from "./load-content.ts"

export const contentPart = laterPart<{ readonly page: LoadedContent }>(
  import.meta.env.SSR ? (await import("./content-view.tsx")).ContentView : undefined,
  () => import("./content-view.tsx").then(({ ContentView }) => ContentView)
)

export const blocksPart = laterPart<{ readonly blocks: ReadonlyArray<LoadedBlock> }>(
  import.meta.env.SSR ? (await import("./block-list.tsx")).BlockList : undefined,
  () => import("./block-list.tsx").then(({ BlockList }) => BlockList)
)
