/** The levels of the menu of a narrow window, one after another. */
import type { MenuCategory } from "../../session/shop-menus.ts"
import { type CategoryPath, categoriesBelow, categoryAt, slugOf } from "./category-path.ts"
import type { MainItem } from "./menu-entry.tsx"

/** Nothing opened; an item of the menu; or the categories below one of them, the first item's own at the top. */
export type DrillPlace =
  | { readonly is: "items" }
  | { readonly is: "item"; readonly to: string }
  | { readonly is: "categories"; readonly path: CategoryPath }

/** A row that leads to a page, or to the next level. */
export type DrillRow = {
  readonly label: string
  readonly to: string
  readonly className?: string
  readonly opens?: DrillPlace
}

export type DrillLevel = {
  /** What was opened, and the page of all of it. */
  readonly title?: string
  readonly viewAll?: string
  readonly back?: DrillPlace
  readonly rows: ReadonlyArray<DrillRow>
  /** Of the category of the first level whose banner is shown. */
  readonly bannerOf?: string
}

const categoryRow =
  (above: CategoryPath) =>
  ({ step, name, items, custom_class }: MenuCategory): DrillRow => {
    const path = [...above, step]
    return {
      label: name,
      to: `/c/${slugOf(path)}`,
      ...(custom_class ? { className: custom_class } : {}),
      ...(items ? { opens: { is: "categories", path } } : {})
    }
  }

/** [HDR-05] The first of `items` opens the categories of `tree`; a row that opens nothing is a leaf. */
export const drillLevel = (
  items: ReadonlyArray<MainItem>,
  tree: ReadonlyArray<MenuCategory>,
  place: DrillPlace
): DrillLevel => {
  const [first] = items
  switch (place.is) {
    case "items":
      return {
        rows: items.map((item): DrillRow => {
          const row = { label: item.label, to: item.to, ...(item.className ? { className: item.className } : {}) }
          if (item === first) return { ...row, opens: { is: "categories", path: [] } }
          return item.items?.length ? { ...row, opens: { is: "item", to: item.to } } : row
        })
      }
    case "item": {
      const item = items.find(({ to }) => to === place.to)
      return {
        title: item?.label ?? "",
        viewAll: place.to,
        back: { is: "items" },
        rows: (item?.items ?? []).filter(({ to }) => to !== place.to)
      }
    }
    case "categories": {
      const { path } = place
      const found = categoryAt(tree, path)
      return {
        title: found?.name ?? first?.label ?? "",
        viewAll: found ? `/c/${slugOf(path)}` : (first?.to ?? "/search"),
        back: found ? { is: "categories", path: path.slice(0, -1) } : { is: "items" },
        rows: categoriesBelow(tree, path).map(categoryRow(path)),
        ...(found?.hasBanner ? { bannerOf: slugOf(path) } : {})
      }
    }
  }
}
