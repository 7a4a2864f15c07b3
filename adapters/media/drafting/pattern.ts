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
import { bar, drawn, filled, fine, inner, type Mark, type Words, words } from "./mark.ts"
import { circle, path } from "./outline.ts"
import { ink, type Paint, paper, type Stuff, stuffs, yellow } from "./paint.ts"
import { mapped, type Path, type Point, turned } from "./path.ts"
import { back, prism } from "./solid.ts"

const isStuff = (name: string): name is keyof typeof stuffs => name in stuffs

const stuffNamed = (name: string, own: Stuff): Stuff => (isStuff(name) ? stuffs[name] : own)

/** `own.end`, `steel`, `paper`: a paint by its stuff and the side of it that is meant. */
const paintNamed = (name: string, own: Stuff): Paint => {
  if (name === "ink") return ink
  if (name === "paper") return paper
  if (name === "yellow") return yellow
  const [stuff = "own", side = "face"] = name.split(".")
  const known = stuffNamed(stuff, own)
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
  if (face === "top") return mapped(round, ([u, v]) => [x + u + v * 0.75, y - v * 0.43])
  if (face === "side") return mapped(round, ([u, v]) => [x + u * 0.75, y - u * 0.43 + v])
  return mapped(round, ([u, v]) => [x + u, y + v])
}

const holes = (face: string, radius: number, paint: Paint, text: string): ReadonlyArray<Mark> =>
  pointsIn(text).map((point) => drawn(hole(face, point, radius), paint, "inner"))

type Part = { readonly verb: string; readonly size: number; readonly paint: string; readonly text: string }

const partOf = (row: string): Part => {
  const [head = "", text = ""] = row.split("|")
  const words = head.trim().split(/\s+/)
  const size = words.find((word) => /^[\d.]+$/.test(word))
  const paint = words.slice(1).find((word) => !/^[\d.]+$/.test(word))
  return { verb: words[0] ?? "", size: Number(size ?? 0), paint: paint ?? "", text: text.trim() }
}

const marksOf = ({ verb, size, paint, text }: Part, own: Stuff): ReadonlyArray<Mark> => {
  if (verb === "turn") return []
  if (verb === "prism") return prism(path(text), back(size), stuffNamed(paint, own))
  if (verb === "bar") return [bar(path(text), size, paintNamed(paint || "own", own))]
  if (verb === "inner") return [inner(path(text), size || 1)]
  if (verb === "fine") return [fine(path(text), size || 0.6)]
  if (verb === "flat") return [filled(path(text), paintNamed(paint, own))]
  if (verb === "fill") return [drawn(path(text), paintNamed(paint || "own", own))]
  if (verb === "part") return [drawn(path(text), paintNamed(paint || "own", own), "inner")]
  return holes(verb, size, paintNamed(paint || "own.shade", own), text)
}

/** Where a drawing has room for its size on the thing itself. */
export const wordsIn = (pattern: string, own: Stuff, text: string): ReadonlyArray<Words> =>
  pattern
    .split("\n")
    .map(partOf)
    .filter(({ verb }) => verb === "words")
    .map((part) => {
      const [x = 0, y = 0, width = 0, height = 0] = part.text.split(/\s+/).map(Number)
      return words([x, y], text, width, height, paintNamed(part.paint || "paper", own))
    })

/** The marks of a written drawing, in the paints of what it is made of. */
export const marksIn = (pattern: string, own: Stuff): ReadonlyArray<Mark> => {
  const degrees = Number(/turn (-?\d+) \|/.exec(pattern)?.[1] ?? 0)
  const marks = upright(pattern, own)
  return degrees === 0 ? marks : marks.map((mark) => ({ ...mark, path: turned(mark.path, degrees) }))
}

const upright = (pattern: string, own: Stuff): ReadonlyArray<Mark> =>
  pattern
    .split("\n")
    .filter((row) => row.includes("|"))
    .map(partOf)
    .filter(({ verb }) => verb !== "words")
    .flatMap((part) => marksOf(part, own))
