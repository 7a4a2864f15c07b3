/** Draws what stands: posts, palings, stakes and logs, and sleepers on the ground. */
import { across, drawn, fine, type Mark, type Span, title, upright } from "../drafting/mark.ts"
import { circle, line, path, polygon, rectangle } from "../drafting/outline.ts"
import { boxOf, mapped, moved, type Path, type Point, plus, scaled } from "../drafting/path.ts"
import { back, broken, prism } from "../drafting/solid.ts"
import { besideAxis } from "../drafting/symmetry.ts"
import { colouredOr, type Draw, stuffOf, type Thing } from "../drafting/thing.ts"
import { extent, figures, measure, type Subject, sizeWords, span, spanWithUnit } from "../subject.ts"
import { lengthBeside, rings, sectionUnits, stick } from "./timber.ts"

const heightText = (subject: Subject): string =>
  spanWithUnit(subject, "length") || span(subject, "lengthMm") || span(subject, "height")

/** How tall a standing thing is drawn: taller than it is wide, but not as tall as it is. */
const tall = (subject: Subject): number => {
  const metres = extent(subject, "length")?.typical ?? measure(subject, 1800, "lengthMm", "height") / 1000
  return 250 * Math.min(1.15, Math.max(0.75, (metres / 2.4) ** 0.3))
}

/** Broken across its middle by level lines. */
const brokenUp = (
  marks: ReadonlyArray<Mark>,
  [from, to]: readonly [number, number],
  at: number,
  bend = 0
): ReadonlyArray<Mark> =>
  broken(marks, { at: [(from + to) / 2, at], along: [0, 1], across: [1, bend], half: (to - from) / 2 + 9, gap: 8 })

/** Two measures of the foot: the front, and the side going back. */
const footMeasures = (
  width: number,
  deep: Point,
  bottom: number,
  texts: readonly [string, string]
): ReadonlyArray<Span> => [
  across([0, bottom], [width, bottom], texts[0]),
  { kind: "span", from: [width, bottom], to: plus([width, bottom], deep), side: [1, 1], text: texts[1] }
]

/** Up the sides of a turned baluster, ten across its section and a hundred down. */
const turnedSide =
  "M0 0 V17 L1.6 18.5 C.6 20 .2 21 .2 22 C.2 23.5 1 24 2.2 24.5 C.8 27 0 31 0 36 C0 46 2.4 52 3 62 C3.2 68 2.8 72 2 74 C.6 74.6 .2 75.6 .2 76.6 C.2 78 .8 79.4 1.6 80.4 L0 82 V100"

const turnedPost = (subject: Subject): Thing => {
  const millimetres = measure(subject, 66, "width")
  const width = sectionUnits(millimetres, millimetres)[0] * 0.55
  const high = tall(subject)
  const stuff = stuffOf(subject, "pine")
  const side = mapped(scaled(path(turnedSide), width / 10, high / 100), ([x, y]) => [width / 2 - x, y])
  const rounds = [17, 24.5, 74, 82].map((share) =>
    fine(line([width * 0.12, (high * share) / 100], [width * 0.88, (high * share) / 100]), 0.7)
  )
  return {
    body: [drawn(besideAxis(moved(side, width / 2, 0), width / 2), stuff.face), ...rounds],
    measures: [
      across([0, high], [width, high], span(subject, "width")),
      { ...upright([width, 0], [width, high], heightText(subject), "right"), minor: true }
    ]
  }
}

/** Ends of steel posts, ten across and ten down. */
const steelEnds: { readonly [profile: string]: string } = {
  "c-section": "M0 0 H10 V1.4 H1.4 V8.6 H10 V10 H0 Z",
  "h-section": "M0 0 H1.6 V4.3 H8.4 V0 H10 V10 H8.4 V5.7 H1.6 V10 H0 Z",
  "star-picket": "M4.4 0 H5.6 V4.6 L10 8.6 L9.2 10 L5 6.2 L.8 10 L0 8.6 L4.4 4.6 Z"
}

const steelPost = (subject: Subject, outline: string): Thing => {
  const end = scaled(path(outline), 11, 11)
  const text = span(subject, "width") || span(subject, "depth")
  const thing = stick(subject, end, colouredOr(subject, "steel"))
  return {
    ...thing,
    limit: 1.6,
    measures: [
      ...(text ? [across([0, 110], [110, 110], text)] : [title(sizeWords(subject))]),
      ...lengthBeside(subject, [110, 110], back(330))
    ]
  }
}

export const post: Draw = (subject) => {
  if (subject.profile === "turned") return turnedPost(subject)
  const steel = steelEnds[subject.profile] ?? (subject.profile.startsWith("fence") ? steelEnds["c-section"] : undefined)
  if (steel) return steelPost(subject, steel)
  const wide = measure(subject, 90, "width")
  const thick = measure(subject, wide, "thickness")
  const [width, deep] = sectionUnits(wide, thick).map((size) => size * 0.62) as [number, number]
  const away = back(deep * 2 * 0.9)
  const high = tall(subject)
  const stuff = stuffOf(subject, "pine")
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
  const body = [drawn(side, stuff.face), drawn(foot, stuff.face), drawn(top, stuff.end), ...ringed]
  const texts = [span(subject, "width"), span(subject, "thickness")] as const
  return {
    body: brokenUp(body, [0, width + away[0]], high * 0.55, -0.12),
    measures: [
      ...(isStake
        ? [across([0, 0], [width, 0], `${texts[0]} × ${texts[1]}`)].map((one): Span => ({ ...one, side: [0, -1] }))
        : footMeasures(width, away, high, texts)),
      ...(heightText(subject)
        ? [{ ...upright([0, 0], [0, high], heightText(subject)), cut: true, minor: true } satisfies Span]
        : [])
    ]
  }
}

/** The tops of pickets, ten across; the pale goes on below. */
const tops: { readonly [profile: string]: string } = {
  acorn: "M0 12 C0 10 2 9.4 2.6 8.6 C-.2 6 2.4 2 5 0 C7.6 2 10.2 6 7.4 8.6 C8 9.4 10 10 10 12",
  colonial: "M0 9 C0 6 2 4.6 3.4 4.4 C2.4 2 3.6 0 5 0 C6.4 0 7.6 2 6.6 4.4 C8 4.6 10 6 10 9",
  gothic: "M0 9 C0 4.6 3 2 5 0 C7 2 10 4.6 10 9",
  pointed: "M0 6 L5 0 L10 6",
  "round-top": "M0 5 C0 -1.7 10 -1.7 10 5",
  windsor: "M0 7 C0 5 1.4 4.6 1.4 4.6 C1.4 -1.5 8.6 -1.5 8.6 4.6 C8.6 4.6 10 5 10 7"
}

export const paling: Draw = (subject) => {
  const wide = measure(subject, 100, "width")
  const [width] = sectionUnits(wide, wide)
  const by = (width * 0.62) / 10
  const high = tall(subject)
  const stuff = stuffOf(subject, "treated")
  const top = scaled(path(tops[subject.profile] ?? "M0 0 H10"), by, by)
  const front: Path = [...top, ["L", [by * 10, high]], ["L", [0, high]], ["Z"]]
  const away = back(Math.max(14, (measure(subject, 15, "thickness") * by * 10) / wide) * 1.4)
  const face = { ...stuff, end: stuff.face, face: stuff.end }
  const grain = [0.28, 0.52, 0.74].map((share) =>
    fine(line([by * 10 * share, high * 0.2], [by * 10 * share, high * 0.94]))
  )
  return {
    body: brokenUp([...prism(front, away, face), ...grain], [0, by * 10 + away[0]], high * 0.6),
    measures: [
      across([0, high], [by * 10, high], span(subject, "width")),
      {
        kind: "span",
        from: [by * 10, high],
        to: plus([by * 10, high], away),
        side: [1, 1],
        text: span(subject, "thickness")
      },
      {
        ...upright([0, 0], [0, high], heightText(subject)),
        cut: true,
        minor: figures(subject, "length").length > 1
      } as Span
    ]
  }
}

/** Lying along the sheet, its wide face up. */
export const sleeper: Draw = (subject) => {
  const [wide, thick] = sectionUnits(measure(subject, 200, "width"), measure(subject, 75, "thickness"))
  const high = Math.max(30, thick * 0.8)
  const long = 330
  const away = back(wide * 0.95)
  const stuff = stuffOf(subject, "treated")
  const end = polygon([long, 0], plus([long, 0], away), plus([long, high], away), [long, high])
  const body = [
    drawn(polygon([0, 0], away, plus([long, 0], away), [long, 0]), stuff.face),
    drawn(rectangle(0, 0, long, high), stuff.face),
    drawn(end, stuff.end),
    ...rings(end, [long + away[0] * 0.6, high + 4], 12, 9, 9)
  ]
  return {
    body: broken(body, {
      at: [long * 0.45 + away[0] / 2, (high + away[1]) / 2],
      along: [1, 0],
      across: [0.42, 1],
      half: (high - away[1]) / 2 + 10,
      gap: 9
    }),
    measures: [
      upright([0, 0], [0, high], span(subject, "thickness")),
      { kind: "span", from: [long, high], to: plus([long, high], away), side: [1, 1], text: span(subject, "width") },
      {
        ...across([0, high], [long, high], heightText(subject)),
        cut: true,
        minor: figures(subject, "length").length > 1
      } as Span
    ]
  }
}

/** A log with its bark side and year rings; half logs lie on their flat. */
export const round: Draw = (subject) => {
  const wide = measure(subject, 100, "diameter", "width")
  const [size] = sectionUnits(wide, wide)
  const isHalf = subject.profile === "half"
  const end = isHalf
    ? scaled(path("M0 10 C0 -3.3 20 -3.3 20 10 Z"), size / 20, size / 20)
    : circle(size / 2, size / 2, size / 2)
  const { bottom } = boxOf([end])
  const thing = stick(
    subject,
    end,
    stuffOf(subject, "treated"),
    rings(end, [size * 0.48, isHalf ? bottom : size / 2], 8, 11, 12)
  )
  const said = /(\d+)\s*[–-]\s*(\d+) mm/.exec(subject.name)
  const text = said ? `Ø ${said[1]}–${said[2]}` : `Ø ${span(subject, "diameter")}`
  return {
    ...thing,
    measures: [
      across([0, bottom], [size, bottom], text),
      ...lengthBeside(subject, [size * 0.85, bottom * 0.85], [180, -104])
    ]
  }
}
