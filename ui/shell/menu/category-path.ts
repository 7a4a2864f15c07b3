/** Where in the tree of categories a menu is. */
import type { MenuCategory } from "../../session/shop-menus.ts"

/** The steps of a category's slug; none at the top. */
export type CategoryPath = ReadonlyArray<string>

export const slugOf = (path: CategoryPath): string => path.join("/")

/** Nothing at the top, and where there is no such category. */
export const categoryAt = (tree: ReadonlyArray<MenuCategory>, path: CategoryPath): MenuCategory | undefined => {
  const [first, ...below] = path
  const found = tree.find(({ step }) => step === first)
  return below.length === 0 ? found : categoryAt(found?.items ?? [], below)
}

export const categoriesBelow = (tree: ReadonlyArray<MenuCategory>, path: CategoryPath): ReadonlyArray<MenuCategory> =>
  path.length === 0 ? tree : (categoryAt(tree, path)?.items ?? [])
