/** A row of things that is moved along a window full at a time, by two buttons, by hand or by the keys that scroll. */
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { carouselWords } from "../words/carousel.ts"
import styles from "./carousel.module.css"
import { moveRow, playRow } from "./carousel-motion.ts"

const movesLess = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches

/** What of the row is in sight: the first and the last of its items, counted from 1. */
type Sight = { readonly first: number; readonly last: number }

const sightOf = (row: HTMLElement): Sight => {
  const middles = [...row.children].map(
    (item) => (item as HTMLElement).offsetLeft + (item as HTMLElement).offsetWidth / 2
  )
  const inSight = middles.flatMap((middle, place) =>
    middle >= row.scrollLeft && middle <= row.scrollLeft + row.clientWidth ? [place + 1] : []
  )
  return { first: inSight[0] ?? 1, last: inSight.at(-1) ?? 1 }
}

type Props = {
  readonly title: string
  readonly items: ReadonlyArray<{ readonly key: string; readonly content: ReactNode }>
  /** It moves by itself until it is touched, looked at by the pointer or the focus, or at its end. */
  readonly autoplay?: boolean
}

/** [REC-02] [REC-03] A carousel by the ARIA practices, without a loop; nothing at all without items. */
export const Carousel = (props: Props) => (props.items.length === 0 ? null : <MovableRow {...props} />)

const MovableRow = ({ title, items, autoplay = false }: Props) => {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [sight, setSight] = useState<Sight>()
  const [isPlaying, setIsPlaying] = useState(false)
  const isAtStart = sight?.first === 1
  const isAtEnd = sight !== undefined && sight.last >= items.length

  useEffect(() => {
    const { current } = row
    if (!current) return
    const look = () =>
      setSight((before) => {
        const now = sightOf(current)
        return before && before.first === now.first && before.last === now.last ? before : now
      })
    const observer = new ResizeObserver(look)
    observer.observe(current)
    current.addEventListener("scroll", look, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener("scroll", look)
    }
  }, [])

  useEffect(() => setIsPlaying(autoplay && !movesLess()), [autoplay])

  const move = (direction: 1 | -1) => {
    const { current } = row
    if (current) moveRow(current, direction, movesLess())
  }
  const moveBy = useRef(move)
  moveBy.current = move

  useEffect(() => {
    if (!isPlaying || isAtEnd) return
    const isHeld = () => document.hidden || row.current?.parentElement?.matches(":hover, :focus-within") === true
    return playRow(() => moveBy.current(1), isHeld)
  }, [isPlaying, isAtEnd])

  const isMovable = sight !== undefined && !(isAtStart && isAtEnd)
  return (
    <section className={styles.carousel} aria-roledescription={carouselWords.carousel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {isMovable ? (
          <div className={styles.buttons}>
            {autoplay && !isAtEnd ? (
              <button type="button" className={styles.button} onClick={() => setIsPlaying(!isPlaying)}>
                <span aria-hidden="true">{isPlaying ? "❚❚" : "►"}</span>
                <span className="hidden">{isPlaying ? carouselWords.stop : carouselWords.play}</span>
              </button>
            ) : null}
            <MoveButton label={carouselWords.previous} sign="←" isOff={isAtStart} onPress={() => move(-1)} />
            <MoveButton label={carouselWords.next} sign="→" isOff={isAtEnd} onPress={() => move(1)} />
          </div>
        ) : null}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <ul className={styles.row} ref={row} tabIndex={0} aria-labelledby={id}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <p className="hidden" role="status">
        {isMovable && !isPlaying ? carouselWords.inSight(sight.first, sight.last, items.length) : ""}
      </p>
    </section>
  )
}

type MoveButtonProps = {
  readonly label: string
  readonly sign: string
  readonly isOff: boolean
  readonly onPress: () => void
}

/** At an end it stays in its place and keeps the focus. */
const MoveButton = ({ label, sign, isOff, onPress }: MoveButtonProps) => (
  <button type="button" className={styles.button} aria-disabled={isOff} onClick={isOff ? undefined : onPress}>
    <span aria-hidden="true">{sign}</span>
    <span className="hidden">{label}</span>
  </button>
)
