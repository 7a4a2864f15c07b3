/** Hook that gives what the header and the footer lead to; until the browser has it, what the server drew stays. */
import { use } from "react"
import type { Menus } from "./shop-menus.ts"
import { useViewModels } from "./view-models.tsx"

/** The only hook of its component: React does not bear that what was waited for at first is there without waiting, before others. */
export const useMenus = (): Menus => {
  const { menus } = useViewModels()
  return menus.current ?? use(menus.wait())
}
