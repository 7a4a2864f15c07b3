/** The page for an address that leads nowhere, kept out of every other page's scripts: it is fetched where it is shown. */
import { lazyRouteComponent } from "@tanstack/react-router"

export const loadNotFound = () => import("./not-found-page.tsx")

/** On the server, where it weighs nothing, it is there at once. */
export const LazyNotFound = import.meta.env.SSR
  ? (await loadNotFound()).NotFoundPage
  : lazyRouteComponent(loadNotFound, "NotFoundPage")
