/** Draws sheets lying flat: the thickness at the edge, the face as it is made, both sides measured. */
import {
  type Annotation,
  type DimensionLine,
  fineMark,
  horizontalDimension,
  leaderNote,
  type Mark,
  outlinedMark,
  verticalDimension
} from "../drafting/mark.ts"
import { ellipse, line, parsePath, polygon, rectangle } from "../drafting/outline.ts"
import { adaptedColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { type Path, type Point, plus, scalePath } from "../drafting/path.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { depthOffset, prism } from "../drafting/solid.ts"
import { numberRange, type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"

/** A lying sheet in units: how wide its front is, how thick, how far it goes back. */
type Flat = { readonly wide: number; readonly thick: number; readonly deep: number }

const WIDE = 190

/** The two sides of the typical sheet, longer and shorter, millimetres. */
const sidesOf = (subject: Subject): readonly [number, number] => {
  const written = [...(subject.values.get("sheet") ?? subject.values.get("size") ?? [])].map(String)
  const typical = written[Math.floor((written.length - 1) / 2)] ?? ""
  const [first, second] = (typical.match(/\d+(\.\d+)?/g) ?? []).map(Number)
  const width = typicalNumber(subject, second ?? 1200, "width")
  const length = first ?? (numberRange(subject, "length")?.typical ?? 2.4) * 1000
  return [Math.max(width, length), Math.min(width, length)]
}

const flatOf = (subject: Subject): Flat => {
  const [long, short] = sidesOf(subject)
  const thickness = typicalNumber(subject, 12, "thickness")
  return {
    wide: WIDE,
    thick: Math.min(44, 9 + thickness * 0.75),
    deep: WIDE * Math.min(2.3, Math.max(0.9, long / short))
  }
}

/** A point on the face, shares of its width and of its depth. */
const onFace =
  ({ wide, deep }: Flat) =>
  (u: number, v: number): Point =>
    plus([u * wide, 0], depthOffset(v * deep))

const even = (many: number): ReadonlyArray<number> =>
  Array.from({ length: many }, (_, place) => (place + 1) / (many + 1))

/** Lines along the edge, as many as there are layers. */
const layersOf = (flat: Flat, many: number): ReadonlyArray<Mark> =>
  even(many - 1).flatMap((share) => {
    const y = flat.thick * share
    return [fineMark(line([0, y], [flat.wide, y], plus([flat.wide, y], depthOffset(flat.deep))), 0.6)]
  })

const grain = (flat: Flat): ReadonlyArray<Mark> => {
  const at = onFace(flat)
  return [0.12, 0.27, 0.45, 0.62, 0.8].map((u, place) =>
    fineMark(line(at(u, 0.08 + place * 0.03), at(u + 0.02, 0.9 - place * 0.06)), 0.35)
  )
}

/** Short strokes strewn evenly, each a little turned. */
const flakes = (flat: Flat): ReadonlyArray<Mark> => {
  const at = onFace(flat)
  return Array.from({ length: 46 }, (_, place) => {
    const [u, v] = [((place * 0.618) % 1) * 0.86 + 0.05, ((place * 0.367) % 1) * 0.86 + 0.05]
    const turn = (place * 2.4) % Math.PI
    return fineMark(line(at(u, v), at(u + Math.cos(turn) * 0.07, v + Math.sin(turn) * 0.05)), 0.45)
  })
}

/** Holes in rows, seen on the slant. */
const holes = (flat: Flat, many: number, radius: number): ReadonlyArray<Mark> => {
  const at = onFace(flat)
  const rows = Math.round((many * flat.deep) / flat.wide)
  return even(rows).flatMap((v) =>
    even(many).map((u): Mark => {
      const [x, y] = at(u, v)
      return { path: ellipse(x, y, radius, radius * 0.5), weight: "fine", strength: 0.8 }
    })
  )
}

const lengthwise = (flat: Flat, shares: ReadonlyArray<number>, strength = 0.6): ReadonlyArray<Mark> => {
  const at = onFace(flat)
  return shares.map((u) => fineMark(line(at(u, 0), at(u, 1)), strength))
}

/** Cells between two skins. */
const cells = (flat: Flat): ReadonlyArray<Mark> =>
  even(15).map((u) => fineMark(line([flat.wide * u, 0], [flat.wide * u, flat.thick]), 0.8))

const plies = (subject: Subject): number => {
  const many = Math.round(typicalNumber(subject, 12, "thickness") / 2.6)
  return Math.min(11, Math.max(3, many + (many % 2 === 0 ? 1 : 0)))
}

type Dressing = (flat: Flat, subject: Subject) => ReadonlyArray<Mark>

/** What the face and the edge of each kind of sheet show. */
const dressings: { readonly [profile: string]: Dressing } = {
  plywood: (flat, subject) => [...layersOf(flat, plies(subject)), ...grain(flat)],
  panel: (flat) => lengthwise(flat, even(5), 0.4),
  grooved: (flat) => lengthwise(flat, even(7), 0.8),
  slat: (flat) =>
    lengthwise(
      flat,
      even(15).map((share) => share),
      0.9
    ),
  osb: (flat) => [...flakes(flat), ...layersOf(flat, 4)],
  pegboard: (flat) => holes(flat, 9, 2.4),
  perforated: (flat) => holes(flat, 9, 3),
  "twin-wall": cells,
  plasterboard: (flat) => [...layersOf(flat, 3), ...lengthwise(flat, [0.05, 0.95], 0.4)],
  "foil-board": (flat) => layersOf(flat, 3),
  "pir-board": (flat) => layersOf(flat, 3),
  "eps-board": (flat) => holes({ ...flat, deep: flat.deep }, 5, 1.2),
  tile: (flat) => flakes(flat),
  "bamboo-screen": (flat) => lengthwise(flat, even(19), 0.7),
  brushwood: (flat) => lengthwise(flat, even(27), 0.5),
  "artificial-hedge": (flat) => flakes(flat),
  "privacy-screen": (flat) => holes(flat, 7, 7)
}

const stuffIn = (subject: Subject): MaterialPaint => {
  if (subject.colour) return materialOf(subject)
  if (subject.profile === "artificial-hedge") return adaptedColour("#7fa45c")
  if (subject.profile === "foil-board" || subject.profile === "pir-board")
    return { ...materialPaints.foil, end: materialPaints.wool.face }
  if (subject.profile === "plasterboard") return { ...materialPaints.plaster, face: materialPaints.plaster.face }
  return materialOf(subject, "plastic")
}

/** A tongue along the right edge and a groove in the left. */
const tongued = ({ wide, thick }: Flat): Path =>
  scalePath(parsePath(`M0 0 H100 V3.4 H103 V6.6 H100 V10 H0 V6.8 H2.4 V3.2 H0 Z`), wide / 100, thick / 10)

/** `2400` beside one side and `1200` beside the other; several sizes are named beneath. */
const sizeMeasures = (subject: Subject, { wide, thick, deep }: Flat): ReadonlyArray<Annotation> => {
  const [long, short] = sidesOf(subject)
  const isMany = (subject.values.get("sheet")?.length ?? subject.values.get("size")?.length ?? 1) > 1
  const widths = numberRange(subject, "width")
  const deepText = subject.values.has("length") ? `${rangeText(subject, "length")} m` : String(long)
  const front = horizontalDimension(
    [0, thick],
    [wide, thick],
    widths && !isMany && !subject.values.has("sheet") ? rangeText(subject, "width") : String(short)
  )
  const side: DimensionLine = {
    kind: "span",
    from: [wide, thick],
    to: plus([wide, thick], depthOffset(deep)),
    side: [1, 1],
    text: deepText
  }
  const all = attributeRangeText(subject, "sheet") || attributeRangeText(subject, "size")
  return isMany ? [{ kind: "title", text: all }] : [front, side]
}

const round = (subject: Subject): ProductDrawing => {
  const stuff = stuffIn(subject)
  return {
    body: [
      outlinedMark(ellipse(0, 16, 130, 65), stuff.end),
      outlinedMark(polygon([-130, 0], [130, 0], [130, 16], [-130, 16]), stuff.end, "fine"),
      outlinedMark(ellipse(0, 0, 130, 65), stuff.face)
    ],
    annotations: [
      horizontalDimension([-130, 60], [130, 60], `Ø ${rangeText(subject, "diameter")}`),
      { ...leaderNote([120, 22], [18, 30], rangeText(subject, "thickness")), minor: true }
    ]
  }
}

/** A cloth or film folded over itself. */
const folded = (subject: Subject): ProductDrawing => {
  const stuff = subject.profile === "film" ? materialPaints.glass : (colourByName(subject) ?? materialPaints.plaster)
  const fold = (y: number) =>
    prism(parsePath(`M0 ${y} H170 C178 ${y} 178 ${y + 12} 170 ${y + 12} H0 Z`), depthOffset(190), stuff, "inner")
  return {
    body: [...fold(36), ...fold(24), ...fold(12), ...fold(0)],
    annotations: [{ kind: "title", text: attributeRangeText(subject, "sheet") || attributeRangeText(subject, "size") }]
  }
}

export const sheet: DrawProduct = (subject) => {
  if (subject.profile === "round") return round(subject)
  if (["cloth", "film", "tarp"].includes(subject.profile)) return folded(subject)
  const flat = flatOf(subject)
  const front = subject.profile === "tongue-and-groove" ? tongued(flat) : rectangle(0, 0, flat.wide, flat.thick)
  const thickness = rangeText(subject, "thickness")
  const dressing = dressings[subject.profile]?.(flat, subject) ?? []
  return {
    body: [...prism(front, depthOffset(flat.deep), stuffIn(subject)), ...dressing],
    annotations: [verticalDimension([0, 0], [0, flat.thick], thickness), ...sizeMeasures(subject, flat)]
  }
}
