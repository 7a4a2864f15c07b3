/** The main menu as staff wrote it: a bar where the window is wide, else the list that the menu's button opens. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import type { MenuCategory, Menus } from "../../session/shop-menus.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./main-menu.module.css"
import { MegaEntry } from "./mega-entry.tsx"
import { type MainItem, MenuEntry } from "./menu-entry.tsx"

/** Comes when the menu is first opened. */
const loadDrillMenu = () => import("./drill-menu.tsx")

/** [HDR-03] What the shop sells stands first, below it the categories of the first level. */
const withCategories = ({ mainMenu, categories }: Menus): readonly [MainItem, ...ReadonlyArray<MainItem>] => {
  const [first = { label: headerWords.products, to: "/search", marker: "#mega-menu" }, ...others] = mainMenu
  return [{ ...first, items: categories.map(({ name, url }) => ({ label: name, to: url })) }, ...others]
}

/** While it is open the focus goes round in it. */
const keepFocusInside = (event: KeyboardEvent<HTMLElement>) => {
  const menu = event.currentTarget
  if (event.key !== "Tab" || !menu.matches(":popover-open")) return
  const stops = [...menu.querySelectorAll<HTMLElement>("a[href], button")].filter((one) => one.checkVisibility())
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  if (document.activeElement !== end) return
  event.preventDefault()
  start?.focus()
}

/** Its links are all in the page as the server sends it, and work in a browser without scripts. */
export const MainMenu = ({ menus: written, pathname }: { menus: Menus; pathname: string }) => {
  const { menus } = useViewModels()
  const menu = useRef<HTMLElement>(null)
  const [part, fetchPart] = useLazyPart(loadDrillMenu)
  const [tree, setTree] = useState<ReadonlyArray<MenuCategory>>()
  /** It begins anew each time. */
  const [opened, setOpened] = useState(0)
  const [first, ...others] = withCategories(written)
  const close = () => menu.current?.hidePopover()
  // As the page is left, not as it is met: a menu that was opened before its scripts came stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has followed a link sees the page
  useEffect(() => close, [pathname])
  const drawDrill = () => {
    setOpened((count) => count + 1)
    if (!part) fetchPart()
    if (!tree) menus.categories().then(setTree, () => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody was told of a menu that was opened before its scripts came
  useEffect(() => {
    if (menu.current?.matches(":popover-open")) drawDrill()
  }, [])
  const isDrill = part !== undefined && tree !== undefined
  return (
    <nav
      id="menu"
      popover="auto"
      ref={menu}
      className={styles.menu}
      data-drill={isDrill || undefined}
      aria-label={headerWords.menu}
      onKeyDown={keepFocusInside}
      onToggle={({ newState, target, currentTarget }) => {
        if (newState !== "open" || target !== currentTarget) return
        currentTarget.querySelector("button")?.focus()
        drawDrill()
      }}
    >
      <button type="button" className={`link ${styles.close}`} popoverTarget="menu" popoverTargetAction="hide">
        {shellWords.close}
      </button>
      <ul className={styles.items}>
        <MegaEntry item={first} categories={written.categories} pathname={pathname} />
        {others.map((item) => (
          <MenuEntry key={item.to} item={item} pathname={pathname} />
        ))}
      </ul>
      {part && tree ? (
        <part.DrillMenu key={opened} items={[first, ...others]} tree={tree} pathname={pathname} onFollow={close} />
      ) : null}
    </nav>
  )
}
