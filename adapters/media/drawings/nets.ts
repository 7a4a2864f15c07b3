/** Draws mesh, wire and fabric as a panel of their weave, and lattice and fence panels. */
import {
  type Annotation,
  horizontalDimension,
  type Mark,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { parsePath, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { attributeRangeText, rangeText, rangeTextWithUnit, sizeLabel, sizeNumbers } from "../subject-text.ts"
import { drawFromPattern, type Patterns } from "./item.ts"

const [WIDE, HIGH] = [250, 180]
const frame = rectangle(0, 0, WIDE, HIGH)

const range = (from: number, to: number, step: number): ReadonlyArray<number> =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, place) => from + place * step)

const grid = (stepX: number, stepY: number): string =>
  [
    ...range(stepX / 2, WIDE, stepX).map((x) => `M${x} 0 V${HIGH}`),
    ...range(stepY / 2, HIGH, stepY).map((y) => `M0 ${y} H${WIDE}`)
  ].join(" ")
const slanted = (step: number): string =>
  range(-HIGH, WIDE, step)
    .map((x) => `M${x} 0 l${HIGH} ${HIGH} M${x + HIGH} 0 l${-HIGH} ${HIGH}`)
    .join(" ")

/** Twisted wire: a zigzag row above the next. */
const linked = (): string =>
  range(0, HIGH, 32)
    .map(
      (y) =>
        `M0 ${y} ${range(0, WIDE, 32)
          .map((x) => `L${x + 16} ${y + 16} L${x + 32} ${y}`)
          .join(" ")} M0 ${y + 32} ${range(0, WIDE, 32)
          .map((x) => `L${x + 16} ${y + 16} L${x + 32} ${y + 32}`)
          .join(" ")}`
    )
    .join(" ")

const honeycomb = (): string =>
  range(0, HIGH, 42)
    .map((y) =>
      range(0, WIDE, 28)
        .map((x) => `M${x} ${y} v14 l14 10 l14 -10 v-14 M${x + 14} ${y + 24} v18`)
        .join(" ")
    )
    .join(" ")

type Weave = { readonly lines: string; readonly weight: "inner" | "fine" | "outline"; readonly cloth?: true }

const weaves: { readonly [profile: string]: Weave } = {
  square: { lines: grid(31, 31), weight: "outline" },
  welded: { lines: grid(22, 22), weight: "inner" },
  trench: {
    lines: `${range(14, HIGH, 38)
      .map((y) => `M0 ${y} H${WIDE}`)
      .join(" ")} ${range(40, WIDE, 84)
      .map((x) => `M${x} 0 V${HIGH}`)
      .join(" ")}`,
    weight: "outline"
  },
  flyscreen: { lines: grid(8, 8), weight: "fine", cloth: true },
  "screen-cloth": { lines: grid(8, 8), weight: "fine", cloth: true },
  "shade-cloth": { lines: grid(6, 14), weight: "fine", cloth: true },
  fabric: { lines: grid(10, 10), weight: "fine", cloth: true },
  "gutter-guard": { lines: slanted(16), weight: "fine" },
  net: { lines: slanted(26), weight: "inner" },
  barrier: { lines: grid(26, 40), weight: "outline" },
  "chain-link": { lines: linked(), weight: "inner" },
  hexagonal: { lines: honeycomb(), weight: "inner" },
  "hinge-joint": { lines: grid(50, 26), weight: "inner" },
  "garden-fence": { lines: grid(36, 20), weight: "inner" },
  "temporary-fence": { lines: grid(18, 36), weight: "inner" }
}

const others: Patterns = {
  grate: `
    prism 190 own | M0 0 H190 V22 H0 Z
    inner | M20 -6 L160 -88 M44 -6 L184 -88 M68 -6 L208 -88 M92 -6 L232 -88 M116 -6 L256 -88 M140 -6 L280 -88 M164 -6 L304 -88`,
  wire: `
    bar 7 steel | M-120 0 C-120 -80 120 -80 120 0 C120 80 -120 80 -120 0 M-100 0 C-100 -60 100 -60 100 0 C100 60 -100 60 -100 0 M-80 0 C-80 -44 80 -44 80 0`,
  barbed: `
    bar 7 steel | M-160 6 C-120 -10 -80 22 -40 6 C0 -10 40 22 80 6 C120 -10 140 10 170 4
    bar 7 steel.end | M-160 -4 C-120 12 -80 -20 -40 -4 C0 12 40 -20 80 -4 C120 12 140 -8 170 -2
    bar 6 steel | M-100 -34 L-76 34 M-76 -34 L-100 34 M28 -34 L52 34 M52 -34 L28 34`
}

const netStuff = (subject: Subject): MaterialPaint =>
  colourByName(subject) ??
  (/steel|wire|galv/i.test(`${subject.words.material} ${subject.words.finish}`)
    ? materialPaints.steel
    : materialOf(subject, "plastic"))

const sizesOf = (subject: Subject): ReadonlyArray<Annotation> => {
  const [width, length] = [rangeText(subject, "width"), rangeTextWithUnit(subject, "length")]
  if (width && length)
    return [
      verticalDimension([0, 0], [0, HIGH], width),
      { ...horizontalDimension([0, HIGH], [WIDE, HIGH], length), cut: true }
    ]
  return [titleNote(attributeRangeText(subject, "size") || attributeRangeText(subject, "sheet") || sizeLabel(subject))]
}

export const mesh: DrawProduct = (subject): ProductDrawing => {
  const other = others[subject.profile]
  const stuff = netStuff(subject)
  if (other) return drawFromPattern(subject, other, subject.profile === "grate" ? stuff : materialPaints.steel)
  const { lines, weight, cloth } = weaves[subject.profile] ?? { lines: grid(24, 24), weight: "inner" as const }
  const woven: Mark = { path: parsePath(lines), weight, within: frame, strength: weight === "fine" ? 0.6 : 0.9 }
  const edge = cloth ? outlinedMark(frame, stuff.face) : { path: frame, weight: "inner" as const }
  return { body: [edge, woven], annotations: sizesOf(subject) }
}

type Slats = (wide: number, high: number, stuff: MaterialPaint) => ReadonlyArray<Mark>

const slat = (x: number, y: number, wide: number, high: number, stuff: MaterialPaint): Mark =>
  outlinedMark(rectangle(x, y, wide, high), stuff.face, "inner")

/** Flat strips that cross, each the wider of two lines. */
const crossing = (lines: string, wide: number, high: number, stuff: MaterialPaint): ReadonlyArray<Mark> => [
  { path: parsePath(lines), bar: 11, fill: stuff.face, weight: "inner", within: rectangle(0, 0, wide, high) }
]

const panels: { readonly [profile: string]: Slats } = {
  diagonal: (wide, high, stuff) =>
    crossing(
      range(-high, wide, 30)
        .map((x) => `M${x} 0 l${high} ${high} M${x + high} 0 l${-high} ${high}`)
        .join(" "),
      wide,
      high,
      stuff
    ),
  framed: (wide, high, stuff) => [
    ...crossing(
      range(-high, wide, 30)
        .map((x) => `M${x} 0 l${high} ${high} M${x + high} 0 l${-high} ${high}`)
        .join(" "),
      wide,
      high,
      stuff
    ),
    slat(-10, -10, wide + 20, 16, stuff),
    slat(-10, high - 6, wide + 20, 16, stuff),
    slat(-10, 6, 16, high - 12, stuff),
    slat(wide - 6, 6, 16, high - 12, stuff)
  ],
  square: (wide, high, stuff) =>
    crossing(
      [
        ...range(14, wide, 30).map((x) => `M${x} 0 V${high}`),
        ...range(14, high, 30).map((y) => `M0 ${y} H${wide}`)
      ].join(" "),
      wide,
      high,
      stuff
    ),
  slat: (wide, high, stuff) => [
    ...[0.14, 0.5, 0.86].map((share) => slat(wide * share - 5, 0, 10, high, { ...stuff, face: stuff.end })),
    ...range(0, high - 14, 22).map((y) => slat(0, y, wide, 15, stuff))
  ],
  panel: (wide, high, stuff) => [
    ...range(0, wide - 20, 24).map((x) => slat(x, 0, 22, high, stuff)),
    slat(0, high * 0.16, wide, 13, { ...stuff, face: stuff.end }),
    slat(0, high * 0.78, wide, 13, { ...stuff, face: stuff.end })
  ],
  barrier: (wide, high, stuff) => [
    ...range(0, wide - 10, 20).map((x) => slat(x, 0, 8, high, stuff)),
    slat(0, 8, wide, 10, stuff),
    slat(0, high - 18, wide, 10, stuff)
  ]
}

export const lattice: DrawProduct = (subject): ProductDrawing => {
  const [first = 1800, second = 900] = sizeNumbers(subject)
  const [wide, high] = [Math.max(first, second), Math.min(first, second)].map(
    (side) => (side * 250) / Math.max(first, second, 1)
  ) as [number, number]
  const body =
    (panels[subject.profile] ?? panels.diagonal)?.(wide, Math.max(90, high), materialOf(subject, "treated")) ?? []
  return { body, annotations: [titleNote(attributeRangeText(subject, "size") || sizeLabel(subject))] }
}
