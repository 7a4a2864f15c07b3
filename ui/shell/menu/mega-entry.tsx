/** The first item of the main menu: below it the categories of the first level, and once it is wanted the mega menu. */
import { observer } from "mobx-react-lite"
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react"
import { currentMark, isMarked } from "../../../core/content/navigation/active-mark.ts"
import { drawOnce } from "../../kit/draw-once.ts"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import { ContentLink } from "../../page/content-link.tsx"
import type { Menus } from "../../session/shop-menus.ts"
import { useViewModels } from "../../session/view-models.tsx"
import styles from "./main-menu.module.css"
import { MegaMenuViewModel } from "./mega-menu.view-model.ts"
import type { MainItem } from "./menu-entry.tsx"

/** Comes at the first sign that it will be wanted. */
const loadMegaMenu = () => import("./mega-menu.tsx")

const isWide = (): boolean => matchMedia("(width >= 73.75em)").matches

/** The links below the item: on every page but those of categories the same. */
const drawCategories = drawOnce((categories: Menus["categories"], pathname: string) =>
  categories.map(({ name, url }) => (
    <li key={url}>
      <ContentLink to={url} aria-current={currentMark(url, pathname)}>
        {name}
      </ContentLink>
    </li>
  ))
)

type Props = { readonly item: MainItem; readonly categories: Menus["categories"]; readonly pathname: string }

/** [HDR-03] A link and a list of links until the mega menu has come. */
export const MegaEntry = observer(({ item, categories, pathname }: Props) => {
  const { menus } = useViewModels()
  const entry = useRef<HTMLLIElement>(null)
  const wasOpen = useRef(false)
  /** The arrow was pressed before the menu had come. */
  const isAwaited = useRef(false)
  const [model] = useState(() => new MegaMenuViewModel(menus.categories, isWide))
  const [part, fetchPart] = useLazyPart(loadMegaMenu)
  const isReady = part !== undefined && model.isReady
  const { isOpen } = model
  const prepare = () => {
    if (!isWide()) return
    if (!part) fetchPart()
    if (!model.isReady) void model.prepare()
  }
  const link = () => entry.current?.querySelector("a")

  // As the page is left, not as it is met: a pointer that came before the scripts is replayed just before the first effects.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has followed a link sees the page
  useEffect(() => () => model.close(), [pathname, model])
  useEffect(() => {
    if (!isOpen) return
    // [LAY-08] One thing at a time lies over the page.
    for (const other of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) other.hidePopover()
    const closeOutside = ({ target }: Event) => {
      if (!entry.current?.contains(target as Node)) model.close()
    }
    addEventListener("pointerdown", closeOutside)
    return () => removeEventListener("pointerdown", closeOutside)
  }, [isOpen, model])

  const enter = () => {
    isAwaited.current = false
    model.open()
    requestAnimationFrame(() => entry.current?.querySelector<HTMLElement>("[data-path]")?.focus())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    if (isReady && isAwaited.current && document.activeElement === link()) enter()
  }, [isReady])

  const onClick = (event: MouseEvent) => {
    if (!isReady || !isWide() || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // A finger closes what it opened; a mouse has opened it by coming here.
    if (wasOpen.current && (event.nativeEvent as PointerEvent).pointerType === "touch") model.close()
    else model.open()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      model.close()
      link()?.focus()
    }
    if (event.key === "ArrowDown" && event.target === link() && isWide()) {
      event.preventDefault()
      if (isReady) enter()
      else isAwaited.current = true
    }
  }

  return (
    <li
      ref={entry}
      className={styles.mega}
      data-ready={isReady || undefined}
      data-open={(isReady && isOpen) || undefined}
      onPointerEnter={({ pointerType }) => {
        prepare()
        if (pointerType === "mouse") model.hover()
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === "mouse") model.leave()
      }}
      onPointerDown={() => {
        wasOpen.current = isOpen
      }}
      onFocus={prepare}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !entry.current?.contains(relatedTarget)) model.close()
      }}
      onKeyDown={onKeyDown}
    >
      <ContentLink
        to={item.to}
        className={item.className}
        data-marked={isMarked(item, pathname) || undefined}
        aria-expanded={isReady ? isOpen : undefined}
        onClick={onClick}
      >
        {item.label}
      </ContentLink>
      <ul {...drawCategories(categories, pathname.startsWith("/c/") ? pathname : "")} />
      {part && isReady ? (
        <>
          <div className={styles.shroud} onPointerDown={() => model.close()} />
          <part.MegaMenu model={model} all={item} pathname={pathname} />
        </>
      ) : null}
    </li>
  )
})
