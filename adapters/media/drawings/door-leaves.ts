/** What is let into the leaf of a door: panels, glass and grooves, by the name of its pattern. */
import { fineMark, innerMark, type Mark, outlinedMark } from "../drafting/mark.ts"
import { parsePath, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { scalePath, translatePath } from "../drafting/path.ts"
import { glassPane } from "./glazing.ts"

/** A rectangle within the leaf, in hundredths of its width and height. */
type Pane = readonly [x: number, y: number, wide: number, high: number]

const rows = (many: number, from: number, to: number, gap: number, x = 14, wide = 72): ReadonlyArray<Pane> => {
  const high = (to - from - gap * (many - 1)) / many
  return Array.from({ length: many }, (_, row): Pane => [x, from + row * (high + gap), wide, high])
}

const pairs = (panes: ReadonlyArray<Pane>, gap: number): ReadonlyArray<Pane> =>
  panes.flatMap(([x, y, wide, high]): ReadonlyArray<Pane> => {
    const half = (wide - gap) / 2
    return [
      [x, y, half, high],
      [x + half + gap, y, half, high]
    ]
  })

type Leaf = { readonly glass?: ReadonlyArray<Pane>; readonly panels?: ReadonlyArray<Pane>; readonly lines?: string }

const uprightLines = (step: number): string =>
  Array.from({ length: Math.floor(99 / step) }, (_, place) => `M${(place + 1) * step} 0 V100`).join(" ")

/** What is let into a leaf, by the name of its pattern. */
const leaves: { readonly [profile: string]: Leaf } = {
  "arch-panel": {
    panels: [
      [14, 58, 72, 34],
      [14, 8, 72, 44]
    ],
    lines: "M14 20 C30 8 70 8 86 20"
  },
  "barn-chevron": {
    lines: "M0 10 L50 30 L100 10 M0 30 L50 50 L100 30 M0 50 L50 70 L100 50 M0 70 L50 90 L100 70 M50 0 V100"
  },
  "barn-k-brace": { lines: `${uprightLines(16.6)} M4 4 H96 V96 H4 Z M12 10 H88 V90 H12 Z M12 50 L88 12 M12 50 L88 88` },
  "barn-vj": { lines: uprightLines(12.5) },
  "barn-z-brace": {
    lines: `${uprightLines(16.6)} M0 8 H100 M0 18 H100 M0 82 H100 M0 92 H100 M8 82 L84 18 M18 82 L94 18`
  },
  federation: { glass: pairs([[14, 8, 72, 26]], 4), panels: pairs([[14, 42, 72, 50]], 8), lines: "M10 38 H90" },
  "five-panel": { panels: rows(5, 6, 94, 4) },
  flush: {},
  "four-light": { glass: rows(4, 7, 93, 4) },
  "four-panel": { panels: [...pairs([[14, 6, 72, 44]], 10), ...pairs([[14, 57, 72, 36]], 10)] },
  groove: { lines: "M0 16 H100 M0 33 H100 M0 50 H100 M0 67 H100 M0 84 H100" },
  "half-light": { glass: [[14, 6, 72, 42]], panels: pairs([[14, 57, 72, 36]], 10) },
  "one-light": { glass: [[14, 6, 72, 87]] },
  "one-panel": { panels: [[14, 6, 72, 87]] },
  "side-light": { glass: [[70, 8, 13, 84]] },
  "six-panel": {
    panels: [...pairs([[14, 5, 72, 14]], 10), ...pairs([[14, 24, 72, 36]], 10), ...pairs([[14, 65, 72, 29]], 10)]
  },
  "slot-light": { glass: [[43, 8, 14, 84]] },
  "ten-light": { glass: pairs(rows(5, 6, 93, 3), 4) },
  "three-light": { glass: rows(3, 14, 72, 12, 22, 56) },
  "three-panel": { panels: [[14, 6, 72, 26], ...pairs([[14, 38, 72, 55]], 10)] },
  "two-panel": {
    panels: [
      [14, 6, 72, 42],
      [14, 55, 72, 38]
    ]
  },
  vj: { lines: uprightLines(10) },
  flyscreen: {
    glass: [
      [8, 4, 84, 44],
      [8, 52, 84, 44]
    ]
  },
  security: {
    glass: [
      [8, 4, 84, 44],
      [8, 52, 84, 44]
    ]
  }
}

const diamonds = (x: number, y: number, wide: number, high: number): ReadonlyArray<Mark> => {
  const frame = rectangle(x, y, wide, high)
  const many = 9
  const lines = Array.from({ length: many * 2 }, (_, place) => {
    const from = x - high + (place * (wide + high)) / many
    return `M${from} ${y} l${high} ${high} M${from + high} ${y} l${-high} ${high}`
  })
  return [
    outlinedMark(frame, materialPaints.glass.face, "inner"),
    { ...fineMark(parsePath(lines.join(" ")), 0.7), within: frame }
  ]
}

const panelled = (x: number, y: number, wide: number, high: number, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const rim = Math.min(wide, high) * 0.12
  return [
    outlinedMark(rectangle(x, y, wide, high), stuff.end, "inner"),
    outlinedMark(rectangle(x + rim, y + rim, wide - rim * 2, high - rim * 2), stuff.face, "inner")
  ]
}

/** Glass, panels and lines of a leaf that stands at `x`. */
export const leafIn = (
  profile: string,
  x: number,
  wide: number,
  high: number,
  stuff: MaterialPaint
): ReadonlyArray<Mark> => {
  const { glass = [], panels = [], lines } = leaves[profile] ?? {}
  const at = ([px, py, w, h]: Pane) =>
    [x + (px * wide) / 100, (py * high) / 100, (w * wide) / 100, (h * high) / 100] as const
  const grille = profile === "security" ? diamonds : glassPane
  const drawnLines = lines
    ? [innerMark(translatePath(scalePath(parsePath(lines), wide / 100, high / 100), x, 0), 0.7)]
    : []
  return [
    ...glass.flatMap((pane) => grille(...at(pane))),
    ...panels.flatMap((pane) => panelled(...at(pane), stuff)),
    ...drawnLines
  ]
}
