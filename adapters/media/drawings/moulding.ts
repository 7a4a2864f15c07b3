/** Draws mouldings by their true outline, standing as they do against a wall, the length broken. */
import { horizontalDimension, type Mark, outlinedMark, titleNote, verticalDimension } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { boxOf, type Path } from "../drafting/path.ts"
import { type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { brokenPrism } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { rangeText, sizeLabel } from "../subject-text.ts"
import { isLying, sectionOf } from "./moulding-profiles.ts"
import { lengthBeside, rings, sectionUnits, stickBack } from "./timber.ts"

const grain = (subject: Subject, end: Path, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const isSolid = stuff !== materialPaints.fibre && stuff !== materialPaints.plaster && !/MDF/.test(subject.name)
  const { right, bottom } = boxOf([end])
  const step = Math.max(9, Math.min(right, bottom) / 4)
  return isSolid ? rings(end, [right * 0.3, bottom + step], step * 2, step, Math.ceil((right + bottom) / step)) : []
}

const laid = (subject: Subject, end: Path, measures: ProductDrawing["annotations"]): ProductDrawing => {
  const stuff = materialOf(subject, "pine")
  const away = stickBack(subject, 3.6)
  const { right, bottom } = boxOf([end])
  return {
    body: [...brokenPrism(end, away, stuff, 0.62), ...grain(subject, end, stuff)],
    annotations: [...measures, ...lengthBeside(subject, [right, bottom], away)],
    maxEnlargement: 1.15
  }
}

/** A round section with its diameter. */
const dowel = (subject: Subject): ProductDrawing => {
  const millimetres = typicalNumber(subject, 25, "diameter", "width")
  const [size] = sectionUnits(millimetres, millimetres)
  const text = rangeText(subject, "diameter") || rangeText(subject, "width")
  return laid(subject, circle(size / 2, size / 2, size / 2), [
    horizontalDimension([0, size], [size, size], `Ø ${text}`)
  ])
}

/** A disc of plaster with its rings, seen from below. */
const rose = (subject: Subject): ProductDrawing => {
  const { face, end, shade } = materialPaints.plaster
  const body = [
    outlinedMark(circle(0, 0, 120), end),
    outlinedMark(circle(0, 0, 106), face, "inner"),
    outlinedMark(circle(0, 0, 98), end, "inner"),
    outlinedMark(circle(0, 0, 64), face, "inner"),
    outlinedMark(circle(0, 0, 30), end, "inner"),
    outlinedMark(circle(0, 0, 22), shade, "inner")
  ]
  return { body, annotations: [horizontalDimension([-120, 120], [120, 120], `Ø ${rangeText(subject, "diameter")}`)] }
}

export const moulding: DrawProduct = (subject) => {
  const { profile } = subject
  if (!subject.values.has("width") && !subject.values.has("diameter"))
    return { ...laid(subject, rectangle(0, 0, 90, 44, 5), [titleNote(sizeLabel(subject))]) }
  if (profile === "dowel") return dowel(subject)
  if (profile === "ceiling-rose") return rose(subject)
  const wide = typicalNumber(subject, 42, "width", "height")
  const [width, thick] = sectionUnits(
    wide,
    typicalNumber(subject, profile === "cornice" ? wide : 18, "thickness", "depth")
  )
  const [wideText, thickText] = [rangeText(subject, "width"), rangeText(subject, "thickness")]
  if (isLying(profile)) {
    const end = sectionOf(profile)(width, thick)
    return laid(subject, end, [
      horizontalDimension([0, thick], [width, thick], wideText),
      ...(thickText ? [verticalDimension([0, 0], [0, thick], thickText)] : [])
    ])
  }
  const end = sectionOf(profile)(width, thick)
  return laid(subject, end, [
    verticalDimension([0, 0], [0, width], wideText || rangeText(subject, "height")),
    ...(thickText ? [horizontalDimension([0, width], [thick, width], thickText)] : [])
  ])
}
