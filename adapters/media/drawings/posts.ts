/** Draws posts: sawn and turned timber, stakes, and steel. */
import {
  type DimensionLine,
  fineMark,
  horizontalDimension,
  outlinedMark,
  titleNote,
  verticalDimension
} from "../drafting/mark.ts"
import { line, parsePath, polygon, rectangle } from "../drafting/outline.ts"
import { mapPath, type Point, plus, scalePath, translatePath } from "../drafting/path.ts"
import { colourOrMaterial, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { depthOffset } from "../drafting/solid.ts"
import { mirrorBesideAxis } from "../drafting/symmetry.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"
import { lengthBeside, rings, sectionUnits, stick } from "./timber.ts"
import { drawnHeight, heightText, withMiddleBreak } from "./upright-items.ts"

/** Two measures of the foot: the front, and the side going back. */
const footMeasures = (
  width: number,
  deep: Point,
  bottom: number,
  texts: readonly [string, string]
): ReadonlyArray<DimensionLine> => [
  horizontalDimension([0, bottom], [width, bottom], texts[0]),
  { kind: "span", from: [width, bottom], to: plus([width, bottom], deep), side: [1, 1], text: texts[1] }
]

/** Up the sides of a turned baluster, ten across its section and a hundred down. */
const turnedSide =
  "M0 0 V17 L1.6 18.5 C.6 20 .2 21 .2 22 C.2 23.5 1 24 2.2 24.5 C.8 27 0 31 0 36 C0 46 2.4 52 3 62 C3.2 68 2.8 72 2 74 C.6 74.6 .2 75.6 .2 76.6 C.2 78 .8 79.4 1.6 80.4 L0 82 V100"

const turnedPost = (subject: Subject): ProductDrawing => {
  const millimetres = typicalNumber(subject, 66, "width")
  const width = sectionUnits(millimetres, millimetres)[0] * 0.55
  const high = drawnHeight(subject)
  const stuff = materialOf(subject, "pine")
  const side = mapPath(scalePath(parsePath(turnedSide), width / 10, high / 100), ([x, y]) => [width / 2 - x, y])
  const rounds = [17, 24.5, 74, 82].map((share) =>
    fineMark(line([width * 0.12, (high * share) / 100], [width * 0.88, (high * share) / 100]), 0.7)
  )
  return {
    body: [outlinedMark(mirrorBesideAxis(translatePath(side, width / 2, 0), width / 2), stuff.face), ...rounds],
    annotations: [
      horizontalDimension([0, high], [width, high], rangeText(subject, "width")),
      { ...verticalDimension([width, 0], [width, high], heightText(subject), "right"), minor: true }
    ]
  }
}

/** Ends of steel posts, ten across and ten down. */
const steelEnds: { readonly [profile: string]: string } = {
  "c-section": "M0 0 H10 V1.4 H1.4 V8.6 H10 V10 H0 Z",
  "h-section": "M0 0 H1.6 V4.3 H8.4 V0 H10 V10 H8.4 V5.7 H1.6 V10 H0 Z",
  "star-picket": "M4.4 0 H5.6 V4.6 L10 8.6 L9.2 10 L5 6.2 L.8 10 L0 8.6 L4.4 4.6 Z"
}

const steelPost = (subject: Subject, outline: string): ProductDrawing => {
  const end = scalePath(parsePath(outline), 11, 11)
  const text = rangeText(subject, "width") || rangeText(subject, "depth")
  const thing = stick(subject, end, colourOrMaterial(subject, "steel"))
  return {
    ...thing,
    maxEnlargement: 1.6,
    annotations: [
      ...(text ? [horizontalDimension([0, 110], [110, 110], text)] : [titleNote(sizeLabel(subject))]),
      ...lengthBeside(subject, [110, 110], depthOffset(330))
    ]
  }
}

export const post: DrawProduct = (subject) => {
  if (subject.profile === "turned") return turnedPost(subject)
  const steel = steelEnds[subject.profile] ?? (subject.profile.startsWith("fence") ? steelEnds["c-section"] : undefined)
  if (steel) return steelPost(subject, steel)
  const wide = typicalNumber(subject, 90, "width")
  const thick = typicalNumber(subject, wide, "thickness")
  const [width, deep] = sectionUnits(wide, thick).map((size) => size * 0.62) as [number, number]
  const away = depthOffset(deep * 2 * 0.9)
  const high = drawnHeight(subject)
  const stuff = materialOf(subject, "pine")
  const isStake = subject.profile === "stake"
  const foot = isStake
    ? polygon([0, 0], [width, 0], [width, high], [width / 2, high + width * 1.1], [0, high])
    : rectangle(0, 0, width, high)
  const top = polygon([0, 0], [width, 0], plus([width, 0], away), away)
  const side = polygon(
    [width, 0],
    plus([width, 0], away),
    plus([width, high], away),
    isStake ? [width / 2, high + width * 1.1] : [width, high],
    [width, high]
  )
  const ringed = rings(top, [width * 0.6, 6], 8, 9, 6)
  const body = [outlinedMark(side, stuff.face), outlinedMark(foot, stuff.face), outlinedMark(top, stuff.end), ...ringed]
  const texts = [rangeText(subject, "width"), rangeText(subject, "thickness")] as const
  return {
    body: withMiddleBreak(body, [0, width + away[0]], high * 0.55, -0.12),
    annotations: [
      ...(isStake
        ? [horizontalDimension([0, 0], [width, 0], `${texts[0]} × ${texts[1]}`)].map(
            (one): DimensionLine => ({ ...one, side: [0, -1] })
          )
        : footMeasures(width, away, high, texts)),
      ...(heightText(subject)
        ? [
            {
              ...verticalDimension([0, 0], [0, high], heightText(subject)),
              cut: true,
              minor: true
            } satisfies DimensionLine
          ]
        : [])
    ]
  }
}
