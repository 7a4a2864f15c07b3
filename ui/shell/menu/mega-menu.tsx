/** The mega menu's panel: a column for each of four levels of categories, and a tile for the one that is pointed at. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { currentMark } from "../../../core/content/navigation/active-mark.ts"
import { Picture } from "../../kit/picture.tsx"
import { ContentLink } from "../../page/content-link.tsx"
import { headerWords } from "../../words/header.ts"
import { CategoryBanner } from "./category-banner.tsx"
import { type CategoryPath, categoryAt, slugOf } from "./category-path.ts"
import styles from "./mega-menu.module.css"
import { isOnItsWay, type MegaMenuViewModel } from "./mega-menu.view-model.ts"

type Props = {
  readonly model: MegaMenuViewModel
  /** Where all of it is. */
  readonly all: { readonly label: string; readonly to: string }
  /** The page that is open: its category and those above it are marked. */
  readonly pathname: string
}

/** [HDR-03] */
export const MegaMenu = observer(({ model, all, pathname }: Props) => {
  const panel = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const shownAtPress = useRef("")
  const [top] = model.path
  const topCategory = top === undefined ? undefined : categoryAt(model.tree, [top])

  const isPassing = (event: PointerEvent<HTMLElement>): boolean => {
    const next = event.currentTarget.closest("ul")?.nextElementSibling?.getBoundingClientRect()
    return next !== undefined && isOnItsWay(last.current, { x: event.clientX, y: event.clientY }, next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.path : undefined
    const path = from && model.pathBy(event.key, from.split("/"))
    if (!path) return
    event.preventDefault()
    panel.current?.querySelector<HTMLElement>(`[data-path="${slugOf(path)}"]`)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come up from its links
    <div
      ref={panel}
      className={styles.panel}
      onKeyDown={onKeyDown}
      onPointerMove={({ clientX, clientY }) => {
        last.current = { x: clientX, y: clientY }
      }}
    >
      <div className={styles.columns}>
        {model.columns.map(({ above, categories }) => (
          <ul key={slugOf(above)} aria-label={categoryAt(model.tree, above)?.name ?? all.label}>
            {categories.map((category) => (
              <Category
                key={category.step}
                path={[...above, category.step]}
                name={category.name}
                className={category.custom_class}
                mark={currentMark(`/c/${slugOf([...above, category.step])}`, pathname)}
                isParent={category.items !== undefined}
                isShown={model.path[above.length] === category.step}
                onPoint={(path, event) => model.pointAt(path, isPassing(event))}
                onFocus={(path) => model.show(path)}
                onPress={() => {
                  shownAtPress.current = slugOf(model.path)
                }}
                isFirstPress={(path) => !shownAtPress.current.startsWith(slugOf(path))}
              />
            ))}
          </ul>
        ))}
      </div>
      <div className={styles.side}>
        {model.shown ? (
          <Link to="/c/$" params={{ _splat: slugOf(model.path) }} className={styles.tile}>
            <Picture imageId={`category-${model.path.join("--")}`} alt="" size={400} />
            <b>{model.shown.name}</b>
            {model.shown.description ? <span>{model.shown.description}</span> : null}
          </Link>
        ) : null}
        {topCategory?.hasBanner ? <CategoryBanner slug={topCategory.step} /> : null}
        <p className={styles.all}>
          <ContentLink to={all.to}>{headerWords.allOf(all.label)}</ContentLink>
          <Link to="/c/utils">{headerWords.allCategories}</Link>
        </p>
      </div>
    </div>
  )
})

type CategoryProps = {
  readonly path: CategoryPath
  readonly name: string
  readonly className: string | undefined
  readonly mark: ReturnType<typeof currentMark>
  readonly isParent: boolean
  readonly isShown: boolean
  readonly onPoint: (path: CategoryPath, event: PointerEvent<HTMLElement>) => void
  readonly onFocus: (path: CategoryPath) => void
  readonly onPress: () => void
  /** Of a finger, which shows what is below before it follows the link. */
  readonly isFirstPress: (path: CategoryPath) => boolean
}

/** A category without others below it leads to its page at the first press. */
const Category = ({
  path,
  name,
  className,
  mark,
  isParent,
  isShown,
  onPoint,
  onFocus,
  onPress,
  isFirstPress
}: CategoryProps) => (
  <li>
    <Link
      to="/c/$"
      params={{ _splat: slugOf(path) }}
      className={className}
      activeOptions={{ exact: true }}
      aria-current={mark}
      data-path={slugOf(path)}
      data-parent={isParent || undefined}
      data-shown={isShown || undefined}
      aria-expanded={isParent ? isShown : undefined}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") onPoint(path, event)
      }}
      onPointerDown={onPress}
      onFocus={() => onFocus(path)}
      onClick={(event) => {
        const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch"
        if (isTouch && isParent && isFirstPress(path)) event.preventDefault()
      }}
    >
      {name}
    </Link>
  </li>
)
