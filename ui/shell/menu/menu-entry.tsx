/** An item of the main menu with what lies below it. */
import { useRef, useState } from "react"
import { isMarked } from "../../../core/content/navigation/active-mark.ts"
import { ContentLink } from "../../page/content-link.tsx"
import type { Menus } from "../../session/shop-menus.ts"
import styles from "./main-menu.module.css"

/** An item of the main menu, and what lies below it. */
export type MainItem = Menus["mainMenu"][number]

type Props = { readonly item: MainItem; readonly pathname: string }

/**
 * [HDR-09] Opens by hover and by focus, which the style sheet sees to; Escape closes it, and so does a link in it, until the
 * pointer or the focus has left.
 */
export const MenuEntry = ({ item, pathname }: Props) => {
  const entry = useRef<HTMLLIElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  const { label, to, className, items = [] } = item
  return (
    <li
      ref={entry}
      className={items.length > 0 ? styles.parent : undefined}
      data-dismissed={isDismissed || undefined}
      onMouseLeave={() => setDismissed(false)}
      onBlur={({ relatedTarget }) => {
        if (!entry.current?.contains(relatedTarget)) setDismissed(false)
      }}
      onKeyDown={({ key }) => {
        if (key !== "Escape" || items.length === 0) return
        setDismissed(true)
        entry.current?.querySelector("a")?.focus()
      }}
    >
      <ContentLink to={to} className={className} data-marked={isMarked(item, pathname) || undefined}>
        {label}
      </ContentLink>
      {items.length > 0 ? (
        <ul>
          {items.map((below) => (
            <li key={below.to}>
              <ContentLink to={below.to} onClick={() => setDismissed(true)}>
                {below.label}
              </ContentLink>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
