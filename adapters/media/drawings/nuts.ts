/** Draws nuts and washers from the end and from the side. */
import {
  fineMark,
  horizontalDimension,
  innerMark,
  leaderNote,
  type Mark,
  outlinedMark,
  titleNote
} from "../drafting/mark.ts"
import { arc, circle, combinePaths, parsePath, polygon, rectangle, regularPolygon } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { type Path, translatePath } from "../drafting/path.ts"
import {
  colourByName,
  type DrawProduct,
  materialOf,
  metalMaterialOf,
  type ProductDrawing
} from "../drafting/product-drawing.ts"
import { spindle } from "../drafting/symmetry.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText, sizeLabel } from "../subject-text.ts"
import { screwLabel } from "./screws.ts"

const HOLE = 30

/** A threaded hole: its edge, and three quarters of a ring for the thread. */
const tapped = (cx: number, cy: number, radius: number): ReadonlyArray<Mark> => [
  innerMark(arc(cx, cy, radius * 1.16, radius * 1.16, -80, 190), 0.9)
]

/** The flats from the end, with the hole cut out. */
const endOf = (outline: Path, stuff: MaterialPaint): ReadonlyArray<Mark> => [
  outlinedMark(combinePaths(outline, circle(0, 0, HOLE)), stuff.face),
  ...tapped(0, 0, HOLE)
]

/** Beside the end view: the same nut from its edge, so high. */
const edgeOf = (x: number, half: number, high: number, stuff: MaterialPaint): ReadonlyArray<Mark> => [
  outlinedMark(
    translatePath(spindle([0, half * 0.86], [high * 0.12, half], [high * 0.88, half], [high, half * 0.86]), x, 0),
    stuff.end
  ),
  innerMark(combinePaths(parsePath(`M${x} ${-half / 2} H${x + high}`), parsePath(`M${x} ${half / 2} H${x + high}`)))
]

type Form = (stuff: MaterialPaint) => ReadonlyArray<Mark>

const flats = 56
const hexagon: Path = regularPolygon(6, 0, 0, flats, 30)
const edgeAt = 100

const forms: { readonly [profile: string]: Form } = {
  hex: (stuff) => [
    ...endOf(hexagon, stuff),
    innerMark(circle(0, 0, flats * 0.84), 0.6),
    ...edgeOf(edgeAt, flats, 46, stuff)
  ],
  half: (stuff) => [
    ...endOf(hexagon, stuff),
    innerMark(circle(0, 0, flats * 0.84), 0.6),
    ...edgeOf(edgeAt, flats, 26, stuff)
  ],
  coupling: (stuff) => [...endOf(hexagon, stuff), ...edgeOf(edgeAt, flats, 150, stuff)],
  dome: (stuff) => [
    outlinedMark(hexagon, stuff.face),
    outlinedMark(circle(0, 0, flats * 0.78), stuff.end, "inner"),
    outlinedMark(
      parsePath(`M${edgeAt + 30} -46 C${edgeAt + 100} -46 ${edgeAt + 100} 46 ${edgeAt + 30} 46 Z`),
      stuff.face
    ),
    ...edgeOf(edgeAt, flats, 34, stuff)
  ],
  "nylon-lock": (stuff) => [
    ...endOf(hexagon, stuff),
    outlinedMark(combinePaths(circle(0, 0, flats * 0.8), circle(0, 0, HOLE * 0.94)), stuff.shade, "inner"),
    ...edgeOf(edgeAt, flats, 44, stuff),
    outlinedMark(translatePath(spindle([0, 44], [12, 40]), edgeAt + 44, 0), stuff.end)
  ],
  flange: (stuff) => [
    outlinedMark(circle(0, 0, 80), stuff.end),
    ...Array.from({ length: 24 }, (_, tooth) =>
      fineMark(
        parsePath(
          `M${70 * Math.cos(tooth * 0.2618)} ${70 * Math.sin(tooth * 0.2618)} L${80 * Math.cos(tooth * 0.2618 + 0.1)} ${80 * Math.sin(tooth * 0.2618 + 0.1)}`
        ),
        0.6
      )
    ),
    ...endOf(hexagon, stuff),
    outlinedMark(translatePath(spindle([0, 80], [10, 76], [18, 56]), edgeAt + 24, 0), stuff.end),
    ...edgeOf(edgeAt + 42, flats, 36, stuff)
  ],
  square: (stuff) => [
    ...endOf(rectangle(-50, -50, 100, 100, 4), stuff),
    outlinedMark(rectangle(edgeAt - 20, -50, 44, 100, 3), stuff.end)
  ],
  wing: (stuff) => [
    outlinedMark(
      parsePath(
        "M-34 0 C-60 -20 -110 -70 -96 -92 C-84 -108 -50 -70 -30 -34 C-10 -44 10 -44 30 -34 C50 -70 84 -108 96 -92 C110 -70 60 -20 34 0 L26 36 H-26 Z"
      ),
      stuff.face
    ),
    innerMark(parsePath("M-30 -34 C-26 -14 -26 10 -28 34 M30 -34 C26 -14 26 10 28 34")),
    innerMark(parsePath("M-14 36 V-38 M14 36 V-38"), 0.5)
  ],
  eye: (stuff) => [
    outlinedMark(combinePaths(circle(0, -46, 56), circle(0, -46, 32)), stuff.face),
    outlinedMark(parsePath("M-44 6 C-40 -4 40 -4 44 6 V36 H-44 Z"), stuff.end),
    innerMark(parsePath("M-16 8 V36 M16 8 V36"), 0.6)
  ],
  tee: (stuff) => [
    outlinedMark(circle(0, 0, 74), stuff.face),
    ...[0, 90, 180, 270].map(
      (turn): Mark =>
        outlinedMark(
          translatePath(
            regularPolygon(3, 0, 0, 14, turn),
            54 * Math.cos((turn * Math.PI) / 180),
            54 * Math.sin((turn * Math.PI) / 180)
          ),
          stuff.shade,
          "inner"
        )
    ),
    ...endOf(circle(0, 0, 40), stuff),
    outlinedMark(rectangle(edgeAt, -74, 10, 148, 3), stuff.end),
    outlinedMark(rectangle(edgeAt + 10, -34, 54, 68), stuff.face),
    outlinedMark(polygon([edgeAt + 10, -74], [edgeAt + 46, -66], [edgeAt + 10, -58]), stuff.end),
    outlinedMark(polygon([edgeAt + 10, 74], [edgeAt + 46, 66], [edgeAt + 10, 58]), stuff.end)
  ],
  insert: (stuff) => [
    ...endOf(circle(0, 0, 52), stuff),
    outlinedMark(translatePath(spindle([0, 62], [10, 62], [12, 46], [110, 40]), edgeAt, 0), stuff.face),
    ...[0, 1, 2, 3].map(
      (turn): Mark =>
        outlinedMark(
          parsePath(`M${edgeAt + 16 + turn * 24} -46 l12 -14 l6 16 l-4 92 l-12 12 l-6 -16 Z`),
          stuff.end,
          "inner"
        )
    )
  ],
  "rivet-nut": (stuff) => [
    ...endOf(circle(0, 0, 56), stuff),
    outlinedMark(translatePath(spindle([0, 56], [10, 56], [10, 40], [120, 40]), edgeAt, 0), stuff.face),
    ...Array.from(
      { length: 8 },
      (_, place): Mark => fineMark(parsePath(`M${edgeAt + 20} ${-35 + place * 10} H${edgeAt + 116}`), 0.6)
    )
  ],
  gland: (stuff) => [
    ...endOf(hexagon, stuff),
    outlinedMark(translatePath(spindle([0, 40], [40, 40]), edgeAt, 0), stuff.face),
    ...edgeOf(edgeAt + 40, 60, 30, stuff),
    outlinedMark(translatePath(spindle([0, 50], [30, 50], [46, 30]), edgeAt + 70, 0), stuff.face)
  ]
}

export const nut: DrawProduct = (subject) => {
  const stuff =
    subject.profile === "gland" ? (colourByName(subject) ?? materialOf(subject, "plastic")) : metalMaterialOf(subject)
  const form = forms[subject.profile] ?? forms.hex
  const text = screwLabel(subject) || sizeLabel(subject)
  return { body: form?.(stuff) ?? [], annotations: [titleNote(text)], maxEnlargement: 1.6 }
}

const teeth = (radius: number, hole: number): Path => {
  const points = Array.from({ length: 20 }, (_, place) => {
    const [angle, reach] = [(place * 18 * Math.PI) / 180, place % 2 === 0 ? hole * 1.5 : hole]
    return [reach * Math.cos(angle), reach * Math.sin(angle)] as const
  })
  return combinePaths(circle(0, 0, radius), polygon(...points))
}

/** The outline of a washer from its face; a spring washer is cut through. */
const washerFace = (subject: Subject, radius: number, hole: number): Path => {
  if (subject.profile === "square")
    return combinePaths(rectangle(-radius, -radius, radius * 2, radius * 2, 4), circle(0, 0, hole))
  if (subject.profile === "star") return teeth(radius, hole)
  return combinePaths(circle(0, 0, radius), circle(0, 0, hole))
}

export const washer: DrawProduct = (subject): ProductDrawing => {
  const stuff = /ring|insulation/.test(subject.profile) ? materialOf(subject, "plastic") : metalMaterialOf(subject)
  const width = typicalNumber(subject, 20, "width", "diameter")
  const bore = Number(/M(\d+(\.\d+)?)/.exec(String(subject.words.thread ?? ""))?.[1] ?? width * 0.5)
  const radius = 100
  const hole = Math.min(86, Math.max(24, (radius * bore * 1.08) / width))
  const thick = Math.max(7, Math.min(40, (radius * 2 * typicalNumber(subject, 2, "thickness")) / width))
  const split =
    subject.profile === "spring"
      ? [
          {
            ...outlinedMark(
              polygon([-7, -radius - 2], [9, -radius - 2], [1, -hole + 4], [-15, -hole + 4]),
              stuff.shade,
              "inner"
            )
          }
        ]
      : []
  const edge = outlinedMark(rectangle(radius + 34, -radius, thick, radius * 2, 2), stuff.end)
  const text = rangeText(subject, "width") || rangeText(subject, "diameter")
  const thickness = rangeText(subject, "thickness")
  return {
    body: [outlinedMark(washerFace(subject, radius, hole), stuff.face), ...split, edge],
    annotations: [
      horizontalDimension([-radius, radius], [radius, radius], subject.profile === "square" ? text : `Ø ${text}`),
      ...(thickness
        ? [
            {
              ...horizontalDimension([radius + 34, radius], [radius + 34 + thick, radius], thickness),
              minor: true as const
            }
          ]
        : []),
      ...(attributeRangeText(subject, "thread")
        ? [leaderNote([-hole * 0.7, -hole * 0.7], [-70, -34], attributeRangeText(subject, "thread"))]
        : [])
    ]
  }
}
