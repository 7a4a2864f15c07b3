/** How a row of things is moved along, by hand or by itself. */

/** [REC-02] How long a move takes, and how long a row that moves by itself rests, milliseconds. */
const MOVE_MS = 1000
const REST_MS = 4000

/** What of an element is moved. */
type Row = Pick<HTMLElement, "scrollLeft" | "clientWidth"> & {
  readonly style: Pick<CSSStyleDeclaration, "scrollSnapType">
}

/** Eased by hand, as the browser's own smooth scrolling has no length of time; meanwhile nothing snaps. */
const scrollTo = (row: Row, target: number): void => {
  const start = row.scrollLeft
  const from = performance.now()
  row.style.scrollSnapType = "none"
  const step = (now: number): void => {
    const part = Math.min(1, (now - from) / MOVE_MS)
    row.scrollLeft = start + (target - start) * (1 - (1 - part) ** 3)
    if (part < 1) requestAnimationFrame(step)
    else row.style.scrollSnapType = ""
  }
  requestAnimationFrame(step)
}

/** [REC-02] By as much as is in sight; at once for who wants less to move. */
export const moveRow = (row: Row, direction: 1 | -1, isStill: boolean): void => {
  const target = row.scrollLeft + direction * row.clientWidth
  if (isStill) row.scrollLeft = target
  else scrollTo(row, target)
}

/** [REC-02] Moves on by itself after each rest, but while `isHeld`. Answers how to stop it. */
export const playRow = (move: () => void, isHeld: () => boolean): (() => void) => {
  const timer = setInterval(() => {
    if (!isHeld()) move()
  }, REST_MS)
  return () => clearInterval(timer)
}
