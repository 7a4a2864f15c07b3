/** Draws roofing, gutters and flashings: thin steel bent to its profile, with cover, height and length. */
import {
  type Annotation,
  horizontalDimension,
  innerMark,
  type Mark,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { ellipse, line, parsePath, polygon, rectangle } from "../drafting/outline.ts"
import { adaptedColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { boxOf, type Path, plus, scalePath } from "../drafting/path.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { bentSheet, breakLineAcross, depthOffset, prism, withBreak } from "../drafting/solid.ts"
import type { Subject } from "../subject.ts"
import { attributeRangeText, rangeText, rangeTextWithUnit, sizeLabel } from "../subject-text.ts"

const steelOf = (subject: Subject): MaterialPaint =>
  subject.colour ? adaptedColour(subject.colour) : (colourByName(subject) ?? materialOf(subject, "steel"))

/** One wave or rib again and again, ten across each and ten high. */
const repeated = (one: string, many: number, wide: number, high: number): Path => {
  const strokes = scalePath(
    parsePath(`M0 10 ${Array.from({ length: many }, () => one).join(" ")}`),
    wide / (many * 10),
    high / 10
  )
  return strokes
}

/** A single rib or wave from its foot to the next foot, in small letters so that it can follow itself. */
const waves: { readonly [profile: string]: readonly [one: string, many: number, high: number] } = {
  corrugated: ["c2.5 0 2.5 -10 5 -10 c2.5 0 2.5 10 5 10", 10, 17],
  "mini-corrugated": ["c2.5 0 2.5 -10 5 -10 c2.5 0 2.5 10 5 10", 18, 9],
  "concealed-fix-deck": ["h.6 l.6 -10 h1.6 l.6 10 h6.6", 4, 34],
  greca: ["h2 l1 -10 h4 l1 10 h2", 8, 22],
  "rib-panel": ["h6.4 l.9 -10 h1.8 l.9 10", 7, 13],
  "square-rib": ["h.8 l.8 -10 h1.8 l.8 10 h5.8", 5, 26],
  "standing-seam": ["v-10 h.5 v10 h9.5", 1, 40]
}

const laidBack = (
  subject: Subject,
  front: Path,
  stuff: MaterialPaint,
  measures: ReadonlyArray<Annotation>
): ProductDrawing => {
  const away = depthOffset(300)
  const { left, right, bottom } = boxOf([front])
  const box = rectangle(left, boxOf([front]).top, right - left, bottom - boxOf([front]).top)
  const length = rangeTextWithUnit(subject, "length") || rangeText(subject, "lengthMm")
  return {
    body: withBreak(bentSheet(front, away, stuff), breakLineAcross(box, away, 0.6, 7)),
    annotations: [
      ...measures,
      ...(length
        ? [
            {
              kind: "span",
              from: [right, bottom],
              to: plus([right, bottom], away),
              side: [1, 1],
              text: length,
              cut: true,
              minor: true
            } satisfies Annotation
          ]
        : [])
    ]
  }
}

export const corrugated: DrawProduct = (subject) => {
  const [one, many, high] = waves[subject.profile] ?? ["c2.5 0 2.5 -10 5 -10 c2.5 0 2.5 10 5 10", 5, 20]
  const wide = subject.profile === "infill" ? 240 : 230
  const front = repeated(one, many, wide, high)
  if (subject.profile === "infill") {
    const foam: Path = [...front, ["L", [wide, 40]], ["L", [0, 40]], ["Z"]]
    return { body: prism(foam, depthOffset(40), materialPaints.rubber), annotations: [titleNote(sizeLabel(subject))] }
  }
  return laidBack(subject, front, steelOf(subject), [
    horizontalDimension([0, high], [wide, high], rangeText(subject, "width")),
    verticalDimension([0, 0], [0, high], rangeText(subject, "height"))
  ])
}

/** Gutter outlines, a hundred across and as high as they are: back edge to the left, bead to the right. */
const gutters: { readonly [profile: string]: string } = {
  quad: "M0 0 V75 H66 C84 70 98 52 98 20 V6 H108 V16",
  "half-round": "M0 0 C0 62 100 62 100 0 V-6 H108 V4",
  ogee: "M0 0 V80 H62 C66 56 98 60 98 22 V8 H108 V18",
  squareline: "M0 0 V80 H92 V8 H104 V18",
  channel: "M0 0 H12 V70 H88 V0 H100"
}

const gutterFront = (subject: Subject, by: number): Path => {
  const said = `${subject.profile} ${subject.words.profile ?? ""}`.toLowerCase()
  const name = ["quad", "half-round", "ogee", "squareline", "channel"].find((known) =>
    said.replace(" ", "-").includes(known)
  )
  return scalePath(parsePath(gutters[name ?? "quad"] ?? gutters.quad ?? ""), by)
}

/** Two lengths that meet at a corner. */
const angle = (subject: Subject): ProductDrawing => {
  const stuff = steelOf(subject)
  const front = gutterFront(subject, 0.9)
  const other = polygon(
    [0, 0],
    plus([0, 0], depthOffset(150)),
    [-150 + depthOffset(150)[0], depthOffset(150)[1]],
    [-150, 0]
  )
  const wall = polygon([0, 0], [0, 68], [-150, 68], [-150, 0])
  return {
    body: [
      outlinedMark(other, stuff.shade),
      outlinedMark(wall, stuff.face),
      ...bentSheet(front, depthOffset(150), stuff),
      innerMark(line([0, 0], [0, 68]))
    ],
    annotations: [horizontalDimension([0, 70], [97, 70], rangeText(subject, "width"))]
  }
}

export const gutter: DrawProduct = (subject) => {
  if (subject.profile === "gutter-angle") return angle(subject)
  const by = 1.25
  const front = gutterFront(subject, by)
  const { left, top, right, bottom } = boxOf([front])
  const measures = [
    horizontalDimension([left, bottom], [right, bottom], rangeText(subject, "width")),
    verticalDimension([left, top], [left, bottom], rangeText(subject, "height"))
  ]
  const stuff = steelOf(subject)
  if (subject.profile === "stop-end") {
    const plate: Path = [...front.slice(0, -3), ["Z"]]
    return {
      body: prism(plate, depthOffset(26), stuff),
      annotations: [measures[0] as Annotation, titleNote(attributeRangeText(subject, "model"))]
    }
  }
  if (subject.profile === "gutter-joiner")
    return { body: bentSheet(front, depthOffset(80), stuff), annotations: measures }
  return laidBack(subject, front, stuff, measures)
}

/** Bent outlines a hundred wide, from the roof's side to the far edge. */
const flashings: { readonly [profile: string]: string } = {
  angle: "M0 0 V62 H100",
  apron: "M0 0 H6 V46 L92 68 L98 60",
  barge: "M0 70 V0 H96 V16",
  "barge-fascia": "M16 0 H0 V96 H20",
  "barge-roll": "M0 62 V22 C0 -8 34 -8 34 18 H96 V34",
  channel: "M30 0 H0 V76 H58 V0 H30",
  fascia: "M18 0 H0 V96 H22 V88",
  head: "M0 0 V70 L34 78 V92",
  nosing: "M0 0 H84 C96 0 100 8 98 18 L92 30",
  "over-flashing": "M0 0 H8 V80 L16 90",
  parapet: "M2 26 L0 18 V0 L100 6 V24 L98 32",
  "roll-top": "M0 40 L32 16 C32 -10 68 -10 68 16 L100 40",
  "three-break": "M0 34 L30 16 L50 0 L70 16 L100 34",
  tee: "M50 0 V60 M0 60 H100",
  "top-hat": "M0 60 H22 L34 0 H66 L78 60 H100",
  edging: "M0 0 L4 -6 L8 0 V80",
  trim: "M0 0 V30 H96 M30 30 V8 H96",
  "trim-angle": "M0 0 V30 H100",
  "trim-quarter-round": "M0 0 C22 0 34 12 34 34 H100",
  "trim-square": "M0 34 V0 H30 V34 H100",
  valley: "M0 0 L8 -6 L46 40 L50 36 L54 40 L92 -6 L100 0",
  "screen-bar": "M0 0 H70 V20 H100 V50 H0 Z"
}

/** A cone with a square foot, cut to the pipe on site. */
const pipeBoot = (subject: Subject): ProductDrawing => {
  const { face, end, shade } = materialPaints.rubber
  const foot = polygon([-120, 40], [60, 40], [120, 0], [-60, 0])
  const ring = (y: number, radius: number): ReadonlyArray<Mark> => [
    outlinedMark(ellipse(0, y, radius, radius * 0.34), end, "inner")
  ]
  const cone = parsePath("M-72 14 L-30 -92 C-20 -100 20 -100 30 -92 L72 14 C50 40 -50 40 -72 14 Z")
  return {
    body: [
      outlinedMark(foot, materialPaints.lead.face),
      outlinedMark(cone, face),
      ...ring(-18, 58),
      ...ring(-50, 46),
      ...ring(-78, 36),
      outlinedMark(ellipse(0, -94, 30, 9), shade)
    ],
    annotations: [titleNote(attributeRangeText(subject, "model").replace(/^No\. ?\d+, /, "") || sizeLabel(subject))]
  }
}

export const flashing: DrawProduct = (subject) => {
  if (subject.profile === "pipe-boot") return pipeBoot(subject)
  const outline = flashings[subject.profile] ?? flashings.angle ?? ""
  const front = scalePath(parsePath(outline), 1.6)
  const { left, top, right, bottom } = boxOf([front])
  const [width, height] = [
    rangeText(subject, "width") || rangeText(subject, "depth"),
    rangeText(subject, "height") || rangeText(subject, "thickness")
  ]
  const measures = [
    horizontalDimension([left, bottom], [right, bottom], width),
    verticalDimension([left, top], [left, bottom], height)
  ]
  const parts = String(outline).split(/ (?=M)/)
  const thing = laidBack(
    subject,
    front,
    steelOf(subject),
    width || height ? measures : [titleNote(attributeRangeText(subject, "size") || sizeLabel(subject))]
  )
  if (parts.length === 1) return thing
  const extra = parts.flatMap((part) => bentSheet(scalePath(parsePath(part), 1.6), depthOffset(300), steelOf(subject)))
  return {
    ...thing,
    body: withBreak(extra, breakLineAcross(rectangle(left, top, right - left, bottom - top), depthOffset(300), 0.6, 7))
  }
}
