/**
 * Reads drawings that are written down as text, a line for each part: what it is, its paint, and its outline.
 *
 *     prism 40 own | M0 0 H100 V12 H0 Z     a solid, so far back
 *     fill own.end | M0 0 H10 V10 Z         filled, with its outline
 *     flat black | …                        filled, without
 *     inner | …     fine | …                lines on it, lighter and lightest
 *     bar 8 own | M0 0 V50                  a round bar along its middle
 *     hole 6 | 20 20, 60 20                 round holes; `top` and `side` holes lie in those faces of a solid
 *     turn 90 |                             all of it turned clockwise about 0, 0
 *     words paper | 50 40 90 30             where its size is written: the middle, the width and the height, and on what
 */
import { type AreaLabel, areaLabel, barMark, filledMark, fineMark, innerMark, type Mark, outlinedMark } from "./mark.ts"
import { circle, parsePath } from "./outline.ts"
import { ink, type MaterialPaint, materialPaints, type Paint, paper, yellow } from "./paint.ts"
import { mapPath, type Path, type Point, rotatePath } from "./path.ts"
import { depthOffset, prism } from "./solid.ts"

const isMaterialName = (name: string): name is keyof typeof materialPaints => name in materialPaints

const materialByName = (name: string, ownMaterial: MaterialPaint): MaterialPaint =>
  isMaterialName(name) ? materialPaints[name] : ownMaterial

/** `own.end`, `steel`, `paper`: a paint by its stuff and the side of it that is meant. */
const paintByName = (name: string, ownMaterial: MaterialPaint): Paint => {
  if (name === "ink") return ink
  if (name === "paper") return paper
  if (name === "yellow") return yellow
  const [stuff = "own", side = "face"] = name.split(".")
  const known = materialByName(stuff, ownMaterial)
  return side === "end" ? known.end : side === "shade" ? known.shade : known.face
}

const pointsIn = (text: string): ReadonlyArray<Point> =>
  text.split(",").map((pair): Point => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })

/** A round hole in the front, in the top, or in the right side of a solid. */
const hole = (face: string, [x, y]: Point, radius: number): Path => {
  const round = circle(0, 0, radius)
  if (face === "top") return mapPath(round, ([u, v]) => [x + u + v * 0.75, y - v * 0.43])
  if (face === "side") return mapPath(round, ([u, v]) => [x + u * 0.75, y - u * 0.43 + v])
  return mapPath(round, ([u, v]) => [x + u, y + v])
}

const holes = (face: string, radius: number, paint: Paint, text: string): ReadonlyArray<Mark> =>
  pointsIn(text).map((point) => outlinedMark(hole(face, point, radius), paint, "inner"))

type Part = { readonly verb: string; readonly size: number; readonly paint: string; readonly text: string }

const parsePart = (row: string): Part => {
  const [head = "", text = ""] = row.split("|")
  const words = head.trim().split(/\s+/)
  const size = words.find((word) => /^[\d.]+$/.test(word))
  const paint = words.slice(1).find((word) => !/^[\d.]+$/.test(word))
  return { verb: words[0] ?? "", size: Number(size ?? 0), paint: paint ?? "", text: text.trim() }
}

const marksOf = ({ verb, size, paint, text }: Part, ownMaterial: MaterialPaint): ReadonlyArray<Mark> => {
  if (verb === "turn") return []
  if (verb === "prism") return prism(parsePath(text), depthOffset(size), materialByName(paint, ownMaterial))
  if (verb === "bar") return [barMark(parsePath(text), size, paintByName(paint || "own", ownMaterial))]
  if (verb === "inner") return [innerMark(parsePath(text), size || 1)]
  if (verb === "fine") return [fineMark(parsePath(text), size || 0.6)]
  if (verb === "flat") return [filledMark(parsePath(text), paintByName(paint, ownMaterial))]
  if (verb === "fill") return [outlinedMark(parsePath(text), paintByName(paint || "own", ownMaterial))]
  if (verb === "part") return [outlinedMark(parsePath(text), paintByName(paint || "own", ownMaterial), "inner")]
  return holes(verb, size, paintByName(paint || "own.shade", ownMaterial), text)
}

/** Where a drawing has room for its size on the thing itself. */
export const parseAreaLabels = (pattern: string, ownMaterial: MaterialPaint, text: string): ReadonlyArray<AreaLabel> =>
  pattern
    .split("\n")
    .map(parsePart)
    .filter(({ verb }) => verb === "words")
    .map((part) => {
      const [x = 0, y = 0, width = 0, height = 0] = part.text.split(/\s+/).map(Number)
      return areaLabel([x, y], text, width, height, paintByName(part.paint || "paper", ownMaterial))
    })

/** The marks of a written drawing, in the paints of what it is made of. */
export const parseMarks = (pattern: string, ownMaterial: MaterialPaint): ReadonlyArray<Mark> => {
  const degrees = Number(/turn (-?\d+) \|/.exec(pattern)?.[1] ?? 0)
  const marks = upright(pattern, ownMaterial)
  return degrees === 0 ? marks : marks.map((mark) => ({ ...mark, path: rotatePath(mark.path, degrees) }))
}

const upright = (pattern: string, ownMaterial: MaterialPaint): ReadonlyArray<Mark> =>
  pattern
    .split("\n")
    .filter((row) => row.includes("|"))
    .map(parsePart)
    .filter(({ verb }) => verb !== "words")
    .flatMap((part) => marksOf(part, ownMaterial))
