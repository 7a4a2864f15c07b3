/** Draws decking, flooring and cladding boards by their sections: grooves, tongues, laps and bevels. */
import { fineMark, type Mark, outlinedMark } from "../drafting/mark.ts"
import { line, parsePath, rectangle, roundedPolygon } from "../drafting/outline.ts"
import { type Path, type Point, plus, scalePath } from "../drafting/path.ts"
import { type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { isTallyPack, tallyPack } from "./boards.ts"
import { rings, sectionUnits, stick, stickBack } from "./timber.ts"

const flat = (subject: Subject): readonly [number, number] => {
  const [width, thick] = sectionUnits(typicalNumber(subject, 90, "width"), typicalNumber(subject, 19, "thickness"))
  return [width, Math.max(14, thick)]
}

const grainOf = (subject: Subject, end: Path, [width, thick]: readonly [number, number]): ReadonlyArray<Mark> =>
  /composite|fibre cement|mdf|laminate|hybrid|vinyl/i.test(`${subject.words.material ?? ""} ${subject.name}`)
    ? []
    : rings(end, [width * 0.5, thick * 2.2], thick * 1.35, Math.max(8, thick / 3), Math.ceil(width / 8))

/** Shallow hollows along the top, side by side. */
const reeded = (width: number, thick: number, many: number): Path => {
  const [edge, deep] = [4, Math.min(4.5, thick * 0.2)]
  const step = (width - edge * 2) / many
  const hollows = Array.from({ length: many }, (_, hollow) => {
    const from = edge + hollow * step
    return `H${from + step * 0.24} V${deep} H${from + step * 0.76} V0`
  })
  return parsePath(
    `M0 3 C0 1 1 0 ${edge} 0 ${hollows.join(" ")} H${width - edge} C${width - 1} 0 ${width} 1 ${width} 3 V${thick} H0 Z`
  )
}

/** A slot in each edge, for hidden fixings. */
const slotted = (width: number, thick: number): Path => {
  const [deep, half] = [7, thick * 0.13]
  const middle = thick * 0.55
  return parsePath(
    `M0 3 C0 1 1 0 3 0 H${width - 3} C${width - 1} 0 ${width} 1 ${width} 3 V${middle - half} H${width - deep} V${middle + half} H${width} V${thick} H0 V${middle + half} H${deep} V${middle - half} H0 Z`
  )
}

/** Lines that run back over the top from each groove. */
const linesBack = (subject: Subject, from: ReadonlyArray<Point>): ReadonlyArray<Mark> => {
  const away = stickBack(subject)
  return from.map((point) => fineMark(line(point, plus(point, away)), 0.35))
}

export const decking: DrawProduct = (subject) => {
  if (isTallyPack(subject)) return tallyPack(subject)
  const size = flat(subject)
  const [width, thick] = size
  const said =
    `${subject.profile} ${subject.words.profile ?? ""} ${subject.words.finish ?? ""} ${subject.name}`.toLowerCase()
  const isSlotted = /grooved edge/.test(said)
  const isReeded = !isSlotted && /grooved|reeded|griptread|ribbed/.test(said)
  const end = isReeded
    ? reeded(width, thick, Math.max(6, Math.round(width / 15)))
    : isSlotted
      ? slotted(width, thick)
      : roundedPolygon([0, 0, 4], [width, 0, 4], [width, thick, 2], [0, thick, 2])
  const stuff = materialOf(subject, "pine")
  if (!isReeded) return stick(subject, end, stuff, grainOf(subject, end, size))
  const plain = stick(subject, rectangle(0, 0, width, thick), { ...stuff, end: stuff.face })
  const many = Math.max(6, Math.round(width / 15))
  const ridges = Array.from({ length: many }, (_, ridge): Point => [4 + ((ridge + 0.76) * (width - 8)) / many, 0])
  return {
    ...plain,
    body: [...plain.body, ...linesBack(subject, ridges), outlinedMark(end, stuff.end), ...grainOf(subject, end, size)]
  }
}

/** Sections ten across and ten down, as cladding and flooring are made. */
const sections: { readonly [profile: string]: string } = {
  shiplap: "M0 0 H9.3 V4.8 H10 V10 H.7 V5.2 H0 Z",
  vj: "M.2 .9 L0 3.6 H0 V4 H.5 V6 H0 V10 H9.5 V6 H10 V4 H9.5 V3 L9.2 .4 L9 0 H.5 Z",
  weatherboard: "M0 7.2 L10 0 V10 H0 Z",
  castellated: "M0 0 H1.5 V6 H2.7 V0 H4.2 V6 H5.4 V0 H6.9 V6 H8.1 V0 H9.6 V7 H10 V10 H0 Z",
  flooring: "M0 0 H9.5 V3.6 H10 V6.2 H9.5 V10 H.1 V6.4 H.6 V3.4 H0 Z"
}

/** A tapered board lies with its thick edge to the right. */
export const cladding: DrawProduct = (subject): ProductDrawing => {
  const size = flat(subject)
  const [width, thick] = size
  const outline = sections[subject.profile]
  const end = outline ? scalePath(parsePath(outline), width / 10, thick / 10) : rectangle(0, 0, width, thick)
  const grooves: ReadonlyArray<Point> = subject.profile === "vj" ? [[width * 0.92, 0]] : []
  return stick(subject, end, materialOf(subject, "pine"), [
    ...linesBack(subject, grooves),
    ...grainOf(subject, end, size)
  ])
}
