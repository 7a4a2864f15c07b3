/** Draws mouldings by their true outline, standing as they do against a wall, the length broken. */
import { across, drawn, type Mark, title, upright } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { type Stuff, stuffs } from "../drafting/paint.ts"
import { boxOf, type Path } from "../drafting/path.ts"
import { brokenPrism } from "../drafting/solid.ts"
import { type Draw, stuffOf, type Thing } from "../drafting/thing.ts"
import { measure, type Subject } from "../subject.ts"
import { sizeWords, span } from "../subject-words.ts"
import { isLying, sectionOf } from "./moulding-profiles.ts"
import { lengthBeside, rings, sectionUnits, stickBack } from "./timber.ts"

const grain = (subject: Subject, end: Path, stuff: Stuff): ReadonlyArray<Mark> => {
  const isSolid = stuff !== stuffs.fibre && stuff !== stuffs.plaster && !/MDF/.test(subject.name)
  const { right, bottom } = boxOf([end])
  const step = Math.max(9, Math.min(right, bottom) / 4)
  return isSolid ? rings(end, [right * 0.3, bottom + step], step * 2, step, Math.ceil((right + bottom) / step)) : []
}

const laid = (subject: Subject, end: Path, measures: Thing["measures"]): Thing => {
  const stuff = stuffOf(subject, "pine")
  const away = stickBack(subject, 3.6)
  const { right, bottom } = boxOf([end])
  return {
    body: [...brokenPrism(end, away, stuff, 0.62), ...grain(subject, end, stuff)],
    measures: [...measures, ...lengthBeside(subject, [right, bottom], away)],
    limit: 1.15
  }
}

/** A round section with its diameter. */
const dowel = (subject: Subject): Thing => {
  const millimetres = measure(subject, 25, "diameter", "width")
  const [size] = sectionUnits(millimetres, millimetres)
  const text = span(subject, "diameter") || span(subject, "width")
  return laid(subject, circle(size / 2, size / 2, size / 2), [across([0, size], [size, size], `Ø ${text}`)])
}

/** A disc of plaster with its rings, seen from below. */
const rose = (subject: Subject): Thing => {
  const { face, end, shade } = stuffs.plaster
  const body = [
    drawn(circle(0, 0, 120), end),
    drawn(circle(0, 0, 106), face, "inner"),
    drawn(circle(0, 0, 98), end, "inner"),
    drawn(circle(0, 0, 64), face, "inner"),
    drawn(circle(0, 0, 30), end, "inner"),
    drawn(circle(0, 0, 22), shade, "inner")
  ]
  return { body, measures: [across([-120, 120], [120, 120], `Ø ${span(subject, "diameter")}`)] }
}

export const moulding: Draw = (subject) => {
  const { profile } = subject
  if (!subject.values.has("width") && !subject.values.has("diameter"))
    return { ...laid(subject, rectangle(0, 0, 90, 44, 5), [title(sizeWords(subject))]) }
  if (profile === "dowel") return dowel(subject)
  if (profile === "ceiling-rose") return rose(subject)
  const wide = measure(subject, 42, "width", "height")
  const [width, thick] = sectionUnits(wide, measure(subject, profile === "cornice" ? wide : 18, "thickness", "depth"))
  const [wideText, thickText] = [span(subject, "width"), span(subject, "thickness")]
  if (isLying(profile)) {
    const end = sectionOf(profile)(width, thick)
    return laid(subject, end, [
      across([0, thick], [width, thick], wideText),
      ...(thickText ? [upright([0, 0], [0, thick], thickText)] : [])
    ])
  }
  const end = sectionOf(profile)(width, thick)
  return laid(subject, end, [
    upright([0, 0], [0, width], wideText || span(subject, "height")),
    ...(thickText ? [across([0, width], [thick, width], thickText)] : [])
  ])
}
