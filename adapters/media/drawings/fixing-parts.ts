/** The parts that fixings share: heads seen from the side and the end, threads, points and nuts. */
import { fineMark, innerMark, type Mark, outlinedMark } from "../drafting/mark.ts"
import { circle, combinePaths, line, parsePath, polygon, rectangle, regularPolygon } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { type Path, type Point, rotatePath, scalePath, translatePath } from "../drafting/path.ts"
import { mirrorBelowAxis, spindle } from "../drafting/symmetry.ts"

/** One unit is a tenth of the shank's diameter; a head lies left of x = 0, the shank right of it. */
export const SHANK = 5

/** A head's upper half from its left end to the shank, and how far it reaches; `isSunk` counts it into the length. */
export type Head = {
  readonly half: string
  readonly long: number
  readonly radius: number
  readonly isSunk?: true
  readonly washer?: true
}

export const heads: { readonly [head: string]: Head } = {
  countersunk: { half: "M0 0 V-10 H1.2 L7 -5", long: 7, radius: 10, isSunk: true },
  bugle: { half: "M0 0 V-10 H1 C4 -9 5.4 -6 8.4 -5", long: 8.4, radius: 10, isSunk: true },
  trim: { half: "M0 0 V-7.4 H3 L6 -5", long: 6, radius: 7.4, isSunk: true },
  button: { half: "M0 0 C0 -6 2.4 -10 6 -10.6 V-5", long: 6, radius: 10.6 },
  pan: { half: "M0 0 V-7 C0 -9 1.6 -10 3 -10 H6 V-5", long: 6, radius: 10 },
  wafer: { half: "M0 0 C0 -6 1 -11 3 -12.6 H4 V-7 L6 -5", long: 6, radius: 12.6 },
  flange: { half: "M0 0 V-13 H2.6 L4 -8 L7 -5", long: 7, radius: 13 },
  round: { half: "M0 0 C0 -6 4 -9.6 8 -9.6 V-5", long: 8, radius: 9.6 },
  mushroom: { half: "M0 0 C0 -6 2 -12 5.4 -12.6 V-5", long: 5.4, radius: 12.6 },
  hex: { half: "M0 0 V-8 L.8 -8.8 H6.5 V-5", long: 6.5, radius: 8.8 },
  "hex-washer": { half: "M0 0 V-7.4 L.8 -8 H6 L7 -12 H8.4 V-5", long: 8.4, radius: 12, washer: true },
  "hex-seal": { half: "M0 0 V-7.4 L.8 -8 H6 L7 -13 H8.4 V-5", long: 8.4, radius: 13, washer: true },
  cup: { half: "M0 0 C0 -7 2 -11 5 -12 V-5", long: 5, radius: 12 },
  cap: { half: "M0 0 V-7 L.8 -7.6 H10 V-5", long: 10, radius: 7.6 },
  dome: { half: "M0 0 C0 -6 1.4 -9.6 3 -10 V-5", long: 3, radius: 10 }
}

const isHex = (head: string): boolean => head.startsWith("hex")

/** The head from the side, its right end at x = 0. */
export const headSide = (head: string, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const { half, long } = heads[head] ?? (heads.countersunk as Head)
  const outline = translatePath(mirrorBelowAxis(parsePath(half)), -long, 0)
  const end = head === "hex" ? 0 : -2.4
  const faces = isHex(head)
    ? [-4.4, 4.4].map((y) => innerMark(line([-long, y], [end - (head === "hex" ? 0 : 0), y])))
    : []
  const seal =
    head === "hex-seal" ? [outlinedMark(rectangle(0, -11, 2.6, 22, 1), materialPaints.black.face, "inner")] : []
  const knurls =
    head === "cap"
      ? Array.from({ length: 7 }, (_, place) =>
          fineMark(line([-long + 1.4, -6 + place * 2], [-3, -6 + place * 2]), 0.6)
        )
      : []
  return [outlinedMark(outline, stuff.face), ...faces, ...knurls, ...seal]
}

/** A six-lobed star. */
const lobes = (radius: number): Path => {
  const at = (angle: number, reach: number): Point => [
    reach * Math.cos((angle * Math.PI) / 180),
    reach * Math.sin((angle * Math.PI) / 180)
  ]
  const points = Array.from({ length: 6 }, (_, lobe) => lobe * 60).flatMap((angle) => [
    at(angle - 13, radius),
    at(angle + 13, radius),
    at(angle + 30, radius * 0.68)
  ])
  return polygon(...points)
}

const cross = (radius: number, half: number): Path =>
  polygon(
    [-half, -radius],
    [half, -radius],
    [half, -half],
    [radius, -half],
    [radius, half],
    [half, half],
    [half, radius],
    [-half, radius],
    [-half, half],
    [-radius, half],
    [-radius, -half],
    [-half, -half]
  )

/** The recess that a driver fits, by its name on the box. */
const recess = (drive: string, radius: number): Path | undefined => {
  if (/square/i.test(drive))
    return rotatePath(rectangle(-radius * 0.36, -radius * 0.36, radius * 0.72, radius * 0.72), 0)
  if (/torx|star/i.test(drive)) return lobes(radius * 0.48)
  if (/one way/i.test(drive))
    return parsePath(
      `M-${radius} 0 L${-radius * 0.2} ${-radius * 0.3} H${radius * 0.2} L${radius} 0 L${radius * 0.2} ${radius * 0.3} H${-radius * 0.2} Z`
    )
  if (/slot and phillips/i.test(drive)) return cross(radius * 0.86, radius * 0.12)
  if (/phillips|pozi/i.test(drive)) return cross(radius * 0.55, radius * 0.15)
  if (/slot/i.test(drive)) return rectangle(-radius, -radius * 0.13, radius * 2, radius * 0.26)
  if (/(hex|allen|socket)/i.test(drive)) return regularPolygon(6, 0, 0, radius * 0.46, 30)
  return undefined
}

/** The head from its end, around 0, 0. */
export const headEnd = (head: string, drive: string, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const { radius } = heads[head] ?? (heads.countersunk as Head)
  const rim = circle(0, 0, radius)
  if (head === "hex")
    return [
      outlinedMark(regularPolygon(6, 0, 0, radius * 1.08, 30), stuff.end),
      innerMark(circle(0, 0, radius * 0.86), 0.7)
    ]
  if (isHex(head))
    return [outlinedMark(rim, stuff.end), outlinedMark(regularPolygon(6, 0, 0, radius * 0.74, 30), stuff.face, "inner")]
  const hole = recess(drive, radius)
  const ringed =
    head === "countersunk" || head === "bugle" || head === "trim" ? [] : [fineMark(circle(0, 0, radius * 0.8), 0.5)]
  return [
    outlinedMark(rim, stuff.end),
    ...ringed,
    ...(hole ? [{ ...outlinedMark(hole, stuff.shade, "inner"), within: rim }] : [])
  ]
}

/** How a thread is cut: how far apart its crests are, and how deep it is, tenths of the diameter. */
export type Thread = { readonly pitch: number; readonly core: number }

export const threads = {
  coarse: { pitch: 6, core: 3.1 },
  fine: { pitch: 3.6, core: 3.7 },
  metric: { pitch: 2.6, core: 4.1 },
  concrete: { pitch: 7, core: 4 }
} as const

/** A thread from one place to another along the middle line; its crests stand out above and, half a turn on, below. */
export const threadMarks = (
  from: number,
  to: number,
  { pitch, core }: Thread,
  stuff: MaterialPaint
): ReadonlyArray<Mark> => {
  const turns = Math.max(2, Math.round((to - from) / pitch))
  const step = (to - from) / turns
  const upper: Array<Point> = []
  const lower: Array<Point> = []
  for (let turn = 0; turn < turns; turn++) {
    const at = from + turn * step
    upper.push([at, -core], [at + step * 0.5, -SHANK])
    lower.push([at + step * 0.05, SHANK], [at + step * 0.55, core])
  }
  const outline = polygon(...upper, [to, -core], [to, core], ...lower.reverse(), [from, core])
  const crests = Array.from({ length: turns }, (_, turn) => {
    const at = from + turn * step
    return line([at + step * 0.5, -SHANK], [at + step * 0.05, SHANK])
  })
  return [outlinedMark(outline, stuff.face, "inner"), innerMark(combinePaths(...crests), 0.85)]
}

/** The end of a screw, from x on; answers its marks and where it ends. */
export const pointAt = (
  x: number,
  point: string,
  core: number,
  stuff: MaterialPaint
): { readonly marks: ReadonlyArray<Mark>; readonly end: number } => {
  const at = (outline: Path): Path => translatePath(outline, x, 0)
  if (/self-drilling|drill|tek/i.test(point)) {
    const tip = at(spindle([0, core], [1, 4.4], [9, 4.4], [11.5, 0]))
    return {
      marks: [outlinedMark(tip, stuff.face), innerMark(at(parsePath("M1.4 -3 C4 1 7 -2 9 3.4")), 0.9)],
      end: x + 11.5
    }
  }
  if (/type 17|cutting/i.test(point)) {
    const tip = at(spindle([0, core], [12, 0]))
    return {
      marks: [outlinedMark(tip, stuff.face), innerMark(at(parsePath("M-4 -.6 L6 -1 L3.6 1.2 L-4 1.4")), 0.9)],
      end: x + 12
    }
  }
  if (/none|flat|machine|stitch/i.test(point))
    return { marks: [outlinedMark(at(spindle([0, core], [1.4, core - 1])), stuff.face)], end: x + 1.4 }
  return { marks: [outlinedMark(at(spindle([0, core], [10, 0])), stuff.face)], end: x + 10 }
}

/** A nut on its bolt, from the side. */
export const nutSide = (x: number, stuff: MaterialPaint, long = 8): ReadonlyArray<Mark> => [
  outlinedMark(translatePath(spindle([0, 7.6], [0.9, 8.8], [long - 0.9, 8.8], [long, 7.6]), x, 0), stuff.end),
  innerMark(combinePaths(line([x, -4.4], [x + long, -4.4]), line([x, 4.4], [x + long, 4.4])))
]

/** All marks made larger about 0, 0. */
export const enlargeMarks = (marks: ReadonlyArray<Mark>, by: number, [dx, dy]: Point = [0, 0]): ReadonlyArray<Mark> => {
  const change = (outline: Path): Path => translatePath(scalePath(outline, by), dx, dy)
  return marks.map((mark) => ({
    ...mark,
    path: change(mark.path),
    ...(mark.within ? { within: change(mark.within) } : {})
  }))
}
