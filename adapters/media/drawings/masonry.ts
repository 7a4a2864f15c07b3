/** Draws pavers, bricks and blocks with their three measures. */
import { across, drawn, fine, type Mark, type Measure, title, upright } from "../drafting/mark.ts"
import { ellipse, line, path, polygon } from "../drafting/outline.ts"
import type { Stuff } from "../drafting/paint.ts"
import { type Point, plus } from "../drafting/path.ts"
import { back, box } from "../drafting/solid.ts"
import { type Draw, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { measure, type Subject, saidAs, sizeFigures, sizeWords, span } from "../subject.ts"
import { itemOf, type Patterns } from "./item.ts"

type Three = readonly [long: number, high: number, deep: number]

/** Millimetres from its own figures, else from its written size, longest first, then height, then depth. */
const threeOf = (subject: Subject, otherwise: Three): Three => {
  const figures = sizeFigures(subject)
  const [first = otherwise[0], second = otherwise[2], third = otherwise[1]] = figures
  return [
    measure(subject, first, "lengthMm", "width"),
    measure(subject, third, "height", "thickness"),
    measure(subject, second, "width", "depth")
  ]
}

/** Timber blocks are written wide × high × thick, and stand. */
const standing = (subject: Subject): Three => {
  const [wide = 90, high = 90, thick = 22] = sizeFigures(subject)
  return [wide, high, thick]
}

const unitsOf = ([long, high, deep]: Three): Three => {
  const by = 230 / Math.max(long, deep, high)
  return [Math.max(50, long * by), Math.max(16, high * by), Math.max(40, deep * by)]
}

const measured = (subject: Subject, [long, high, deep]: Three): ReadonlyArray<Measure> => {
  const [length, height, depth] = [
    span(subject, "lengthMm"),
    span(subject, "height") || span(subject, "thickness"),
    span(subject, "width")
  ]
  if (!length && !height) return [title(saidAs(subject, "size") || sizeWords(subject))]
  return [
    across([0, high], [long, high], length || depth),
    upright([0, 0], [0, high], height),
    ...(length && depth
      ? [
          {
            kind: "span",
            from: [long, high],
            to: plus([long, high], back(deep)),
            side: [1, 1],
            text: depth
          } satisfies Measure
        ]
      : [])
  ]
}

/** An opening in the top, shares of the length and of the depth. */
const opening = ([long, , deep]: Three, from: Point, to: Point, stuff: Stuff): Mark => {
  const at = (u: number, v: number) => plus([u * long, 0], back(v * deep))
  return drawn(
    polygon(at(from[0], from[1]), at(to[0], from[1]), at(to[0], to[1]), at(from[0], to[1])),
    stuff.shade,
    "inner"
  )
}

const openings: { readonly [profile: string]: ReadonlyArray<readonly [Point, Point]> } = {
  full: [
    [
      [0.1, 0.2],
      [0.45, 0.8]
    ],
    [
      [0.55, 0.2],
      [0.9, 0.8]
    ]
  ],
  "three-quarter": [
    [
      [0.1, 0.2],
      [0.5, 0.8]
    ],
    [
      [0.6, 0.2],
      [0.9, 0.8]
    ]
  ],
  half: [
    [
      [0.16, 0.2],
      [0.84, 0.8]
    ]
  ],
  corner: [
    [
      [0.1, 0.2],
      [0.45, 0.8]
    ],
    [
      [0.55, 0.2],
      [0.9, 0.8]
    ]
  ],
  "h-block": [
    [
      [0.1, 0.2],
      [0.45, 0.8]
    ],
    [
      [0.55, 0.2],
      [1, 0.8]
    ]
  ],
  "clean-out": [
    [
      [0.1, 0.2],
      [0.45, 0.8]
    ],
    [
      [0.55, 0.2],
      [0.9, 0.8]
    ]
  ],
  "knock-out-bond-beam": [
    [
      [0, 0.2],
      [1, 0.8]
    ]
  ],
  "lintel-u": [
    [
      [0, 0.2],
      [1, 0.8]
    ]
  ],
  "retaining-double-u": [
    [
      [0.1, 0.2],
      [0.45, 0.8]
    ],
    [
      [0.55, 0.2],
      [0.9, 0.8]
    ]
  ]
}

const cored = ({ 0: long, 2: deep }: Three, stuff: Stuff): ReadonlyArray<Mark> =>
  [0.2, 0.5, 0.8].map((u): Mark => {
    const [x, y] = plus([u * long, 0], back(deep * 0.5))
    return drawn(ellipse(x, y, long * 0.07, long * 0.03), stuff.shade, "inner")
  })

const others: Patterns = {
  "post-cap": `
    prism 130 own | M0 30 H120 V46 H0 Z
    fill own | M30 -18 C20 -60 60 -90 88 -106 C116 -90 156 -60 146 -18 C130 0 50 0 30 -18 Z
    fine | M60 -20 C56 -50 70 -80 88 -104 M116 -20 C120 -50 106 -80 88 -104`,
  "verandah-bracket": `
    prism 26 own | M0 0 H200 V24 C150 40 120 60 100 90 C70 110 40 140 24 200 H0 Z
    hole 22 own.shade | 62 64`,
  finial: `
    along upright
    prism 26 own | M-24 20 H24 V200 H-24 Z
    fill own | M-34 0 H34 V20 H-34 Z
    fill own | M-14 0 C-40 -30 -20 -60 0 -110 C20 -60 40 -30 14 0 Z`,
  "fence-foot": `
    prism 90 own | M0 0 H220 V50 H0 Z
    hole 13 own.shade | 96 -20, 190 -20`
}

const brickStuff = (subject: Subject): Stuff =>
  namedColour(subject) ??
  (/clay|brick/i.test(`${subject.words.material} ${subject.name}`)
    ? {
        face: { light: "#d99b7c", dark: "#8a5540" },
        end: { light: "#c98868", dark: "#7a4835" },
        shade: { light: "#a96b4f", dark: "#5f3627" }
      }
    : stuffOf(subject, "cement"))

export const block: Draw = (subject): Thing => {
  const pattern = others[subject.profile]
  if (pattern) return itemOf(subject, pattern, stuffOf(subject, "cement"))
  const isTimber = /corner-block|plinth|skirting/.test(subject.profile)
  const units = unitsOf(isTimber ? standing(subject) : threeOf(subject, [390, 190, 190]))
  const stuff = isTimber ? stuffOf(subject, "primed") : brickStuff(subject)
  const holes = (openings[subject.profile] ?? []).map(([from, to]) => opening(units, from, to, stuff))
  const cores = subject.profile === "brick" ? cored(units, stuff) : []
  const [long, high] = units
  const rosette =
    subject.profile === "corner-block"
      ? [
          drawn(ellipse(long / 2, high / 2, long * 0.36, high * 0.36), stuff.face, "inner"),
          drawn(ellipse(long / 2, high / 2, long * 0.16, high * 0.16), stuff.end, "inner")
        ]
      : []
  return {
    body: [...box([0, 0], units, { ...stuff, end: stuff.face, face: stuff.end }), ...holes, ...cores, ...rosette],
    measures: measured(subject, units)
  }
}

const specks = (long: number, deep: number): ReadonlyArray<Mark> =>
  Array.from({ length: 26 }, (_, speck) => {
    const [x, y] = plus(
      [(((speck * 0.618) % 1) * 0.9 + 0.05) * long, 0],
      back((((speck * 0.367) % 1) * 0.9 + 0.05) * deep)
    )
    return fine(line([x, y], [x + 4, y - 1]), 0.5)
  })

export const paver: Draw = (subject): Thing => {
  const stuff = namedColour(subject) ?? stuffOf(subject, "cement")
  if (subject.profile === "round") {
    return {
      body: [
        drawn(path("M-120 0 V22 C-120 88 120 88 120 22 V0 Z"), stuff.end),
        drawn(ellipse(0, 0, 120, 60), stuff.face)
      ],
      measures: [title(saidAs(subject, "size") || `Ø ${span(subject, "diameter") || span(subject, "width")}`)]
    }
  }
  const three = threeOf(subject, [400, 40, 400])
  const [long, high, deep] = unitsOf([three[0], Math.max(three[1], 36), three[2]])
  const nose =
    subject.profile === "bullnose"
      ? [fine(line([0, high * 0.3], [long, high * 0.3]), 0.7), fine(line([0, high * 0.7], [long, high * 0.7]), 0.7)]
      : []
  return {
    body: [...box([0, 0], [long, high, deep], stuff), ...specks(long, deep), ...nose],
    measures: measured(subject, [long, high, deep])
  }
}
