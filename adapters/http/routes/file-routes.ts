/** The paths of built files, and for how long a browser may keep them. */
import type { RoutePolicy } from "../../api/route-policy.ts"

type FilePath = { readonly path: `/${string}`; readonly cache: RoutePolicy["cache"] }

/** What the build names by its content never changes under its name; an icon keeps its name. */
export const filePaths: ReadonlyArray<FilePath> = [
  { path: "/assets/*", cache: "public, max-age=31536000, immutable" },
  { path: "/favicon/*", cache: "public, max-age=3600" },
  // Where an iPhone looks for what stands on its home screen; no page has to name it.
  { path: "/apple-touch-icon.png", cache: "public, max-age=3600" },
  { path: "/picture-of-the-shop.webp", cache: "public, max-age=3600" }
]

const isAt = (pathname: string, path: string): boolean =>
  path.endsWith("*") ? pathname.startsWith(path.slice(0, -1)) : pathname === path

/** Who may keep the file at that path; nothing where no file is declared there, and then none is answered. */
export const fileCache = (pathname: string): RoutePolicy["cache"] | undefined =>
  filePaths.find(({ path }) => isAt(pathname, path))?.cache
