/** Which item of the main menu is marked as the one that a visitor is in. */
import type { MenuItem } from "./menu.schema.ts"

/**
 * [HDR-04] What an address marks: one with `/blog` in it the blog, one with `/services/` in it the services, a page of a
 * category of products the mega menu. Any other marks nothing.
 */
export const markerOf = (pathname: string): NonNullable<MenuItem["marker"]> | undefined => {
  if (pathname.includes("/blog")) return "/blog"
  if (pathname.includes("/services/")) return "#services"
  return pathname.startsWith("/c/") ? "#mega-menu" : undefined
}

/** [HDR-04] */
export const isMarked = ({ marker }: Pick<MenuItem, "marker">, pathname: string): boolean =>
  marker !== undefined && marker === markerOf(pathname)

/** [HDR-04] Of a link in a menu: whether it leads to the page that is open, or to one above it. */
export const currentMark = (to: string, pathname: string): "page" | "true" | undefined =>
  to === pathname ? "page" : pathname.startsWith(`${to}/`) ? "true" : undefined
