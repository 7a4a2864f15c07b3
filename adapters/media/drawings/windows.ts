/** Draws windows, glazed doors and skylights from the front, and how they open. */
import { innerMark, outlinedMark, titleNote } from "../drafting/mark.ts"
import { parsePath, rectangle } from "../drafting/outline.ts"
import { colourByName, type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { depthOffset, prism } from "../drafting/solid.ts"
import { typicalNumber } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"
import { glassPane, sizeAnnotations } from "./glazing.ts"
import { drawFromPattern, type Patterns } from "./item.ts"

/** Panes side by side or above each other, and how they move: an arrow slides, a broken line hangs. */
const sashes: {
  readonly [profile: string]: (
    wide: number,
    high: number
  ) => ReadonlyArray<readonly [number, number, number, number, string]>
} = {
  awning: (wide, high) => [[0, 0, wide, high, `M8 8 L${wide / 2} ${high - 8} L${wide - 8} 8`]],
  fixed: (wide, high) => [[0, 0, wide, high, ""]],
  "double-hung": (wide, high) => [
    [0, 0, wide, high / 2, ""],
    [0, high / 2, wide, high / 2, `M${wide / 2} ${high * 0.9} V${high * 0.62} m-6 10 l6 -10 l6 10`]
  ],
  sliding: (wide, high) => [
    [0, 0, wide / 2, high, ""],
    [wide / 2, 0, wide / 2, high, `M${wide * 0.9} ${high / 2} H${wide * 0.6} m10 -6 l-10 6 l10 6`]
  ],
  "stacker-door": (wide, high) =>
    [0, 1, 2].map(
      (place) =>
        [
          (place * wide) / 3,
          0,
          wide / 3,
          high,
          place === 0 ? "" : `M${(wide * (place + 0.8)) / 3} ${high / 2} h${-wide / 6} m8 -6 l-8 6 l8 6`
        ] as const
    ),
  "bifold-door": (wide, high) =>
    [0, 1, 2].map(
      (place) =>
        [
          (place * wide) / 3,
          0,
          wide / 3,
          high,
          place % 2 === 0
            ? `M${(place * wide) / 3 + 8} 8 L${((place + 1) * wide) / 3 - 8} ${high / 2} L${(place * wide) / 3 + 8} ${high - 8}`
            : `M${((place + 1) * wide) / 3 - 8} 8 L${(place * wide) / 3 + 8} ${high / 2} L${((place + 1) * wide) / 3 - 8} ${high - 8}`
        ] as const
    )
}

const lights: Patterns = {
  skylight: `
    prism 190 own | M0 30 H170 V60 H0 Z
    fill glass | M24 20 L158 -58 H250 L140 20 Z
    inner | M8 28 L166 -62 H262 L160 28 Z`,
  tubular: `
    fill glass | M-60 -90 C-60 -130 60 -130 60 -90 Z
    fill steel | M-90 -90 H90 L100 -70 H-100 Z
    fill foil | M-46 -70 V90 C-46 104 46 104 46 90 V-70 Z
    fine 0.7 | M-46 -20 C-46 -8 46 -8 46 -20 M-46 30 C-46 42 46 42 46 30
    fill plastic | M-66 90 C-66 112 66 112 66 90 C66 78 46 88 46 90 C46 104 -46 104 -46 90 C-46 88 -66 78 -66 90 Z`
}

export const window: DrawProduct = (subject) => {
  const stuff = colourByName(subject) ?? materialOf(subject, "steel")
  const light = lights[subject.profile]
  if (light) {
    const thing = drawFromPattern(subject, light, stuff)
    const size =
      rangeText(subject, "width") && rangeText(subject, "lengthMm")
        ? `${rangeText(subject, "width")} × ${rangeText(subject, "lengthMm")}`
        : rangeText(subject, "diameter")
          ? `Ø ${rangeText(subject, "diameter")}`
          : ""
    return { ...thing, annotations: [titleNote(size || sizeLabel(subject))] }
  }
  const [width, height] = [typicalNumber(subject, 1200, "width"), typicalNumber(subject, 1200, "height")]
  const by = 250 / Math.max(height, width * 0.7)
  const [wide, high] = [Math.max(80, width * by), Math.max(80, height * by)]
  const panes = (sashes[subject.profile] ?? sashes.sliding ?? sashes.fixed)?.(wide, high) ?? []
  const opening = panes.flatMap(([x, y, w, h, sign]) => [
    outlinedMark(rectangle(x, y, w, h), stuff.face),
    ...glassPane(x + 9, y + 9, w - 18, h - 18),
    ...(sign ? [innerMark(parsePath(sign), 0.8)] : [])
  ])
  return {
    body: [
      ...prism(rectangle(-7, -7, wide + 14, high + 14), depthOffset(22), {
        ...stuff,
        face: stuff.end,
        end: stuff.face
      }),
      ...opening
    ],
    annotations: sizeAnnotations(subject, wide, high)
  }
}
