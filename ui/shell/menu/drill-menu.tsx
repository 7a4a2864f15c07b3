/** The menu of a narrow window: its items, then the categories level by level. */
import { useEffect, useRef, useState } from "react"
import { currentMark, isMarked } from "../../../core/content/navigation/active-mark.ts"
import { Icon } from "../../kit/icon.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import type { MenuCategory } from "../../session/shop-menus.ts"
import { headerWords } from "../../words/header.ts"
import { installWords } from "../../words/install.ts"
import { installBrowser, installWay, requestInstall } from "../install/install-way.ts"
import { CategoryBanner } from "./category-banner.tsx"
import { type DrillPlace, drillLevel } from "./drill-level.ts"
import styles from "./drill-menu.module.css"
import type { MainItem } from "./menu-entry.tsx"

type Props = {
  readonly items: ReadonlyArray<MainItem>
  readonly tree: ReadonlyArray<MenuCategory>
  readonly pathname: string
  readonly onFollow: () => void
}

/** [HDR-05] */
export const DrillMenu = ({ items, tree, pathname, onFollow }: Props) => {
  const [place, setPlace] = useState<DrillPlace>({ is: "items" })
  const [isBack, setIsBack] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<string>(undefined)
  const level = drillLevel(items, tree, place)
  const isItemMarked = (to: string) => items.some((item) => item.to === to && isMarked(item, pathname)) || undefined
  const go = (to: DrillPlace, from?: string) => {
    cameFrom.current = from
    setIsBack(from !== undefined)
    setPlace(to)
  }
  // The focus goes along: to the way back, and back to what was opened.
  useEffect(() => {
    if (place.is === "items" && cameFrom.current === undefined) return
    const row = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])].find(
      (one) => one.dataset.row === cameFrom.current
    )
    const next = row ?? list.current?.querySelector("button")
    next?.focus()
  }, [place])
  return (
    <div ref={list} className={styles.level} key={JSON.stringify(place)} data-back={isBack || undefined}>
      {level.back && level.viewAll ? (
        <>
          <button
            type="button"
            className={styles.back}
            onClick={() => level.back && go(level.back, place.is === "items" ? undefined : level.viewAll)}
          >
            <Icon name="back" />
            {headerWords.back}
          </button>
          <p className={styles.title}>
            <b>{level.title}</b>
            <ContentLink to={level.viewAll} onClick={onFollow}>
              {headerWords.viewAll}
              <span className="hidden"> {level.title}</span>
            </ContentLink>
          </p>
        </>
      ) : null}
      <ul>
        {level.rows.map(({ label, to, className, opens }) => (
          <li key={to}>
            {opens ? (
              <button
                type="button"
                data-row={to}
                className={className}
                onClick={() => go(opens)}
                data-marked={isItemMarked(to)}
                aria-current={currentMark(to, pathname)}
              >
                {label}
                <Icon name="next" />
              </button>
            ) : (
              <ContentLink
                to={to}
                className={className}
                onClick={onFollow}
                data-marked={isItemMarked(to)}
                aria-current={currentMark(to, pathname)}
              >
                {label}
              </ContentLink>
            )}
          </li>
        ))}
      </ul>
      {place.is === "items" && installWay(installBrowser()) ? (
        <ul>
          <li>
            <button
              type="button"
              onClick={() => {
                onFollow()
                requestInstall()
              }}
            >
              {installWords.item}
            </button>
          </li>
        </ul>
      ) : null}
      {level.bannerOf ? <CategoryBanner slug={level.bannerOf} /> : null}
    </div>
  )
}
