/** What a page of content shows, in a part of its own: it is read long before its code has come. */
import { laterPart } from "../../kit/later-view.tsx"
import type { LoadedContent } from "./load-content.ts"

const load = () => import("./content-view.tsx").then(({ ContentView }) => ContentView)

export const contentPart = laterPart<{ readonly page: LoadedContent }>(
  load,
  import.meta.env.SSR ? await load() : undefined
)
