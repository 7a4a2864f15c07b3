/** What standing things share: how tall they are drawn, and the break across their middle. */
import type { Mark } from "../drafting/mark.ts"
import { withBreak } from "../drafting/solid.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { rangeText, rangeTextWithUnit } from "../subject-text.ts"

/** How high it stands, as it is written: metres, or plain millimetres. */
export const heightText = (subject: Subject): string =>
  rangeTextWithUnit(subject, "length") || rangeText(subject, "lengthMm") || rangeText(subject, "height")

/** How tall a standing thing is drawn: taller than it is wide, but not as tall as it is. */
export const drawnHeight = (subject: Subject): number => {
  const metres = numberRange(subject, "length")?.typical ?? typicalNumber(subject, 1800, "lengthMm", "height") / 1000
  return 250 * Math.min(1.15, Math.max(0.75, (metres / 2.4) ** 0.3))
}

/** Broken across its middle by level lines. */
export const withMiddleBreak = (
  marks: ReadonlyArray<Mark>,
  [from, to]: readonly [number, number],
  at: number,
  bend = 0
): ReadonlyArray<Mark> =>
  withBreak(marks, { at: [(from + to) / 2, at], along: [0, 1], across: [1, bend], half: (to - from) / 2 + 9, gap: 8 })
