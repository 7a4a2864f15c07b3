/** Draws doors from the front: leaf, panels and glass, with height and width. */
import { drawn, fine, inner, type Mark, type Measure } from "../drafting/mark.ts"
import { line, path, polygon, rectangle } from "../drafting/outline.ts"
import { type Stuff, stuffs } from "../drafting/paint.ts"
import { boxOf, moved, scaled } from "../drafting/path.ts"
import { back, prism } from "../drafting/solid.ts"
import { type Draw, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { measure, type Subject, saidAs, span } from "../subject.ts"
import { glazed, sizes } from "./glazing.ts"
import { itemOf, type Patterns } from "./item.ts"

/** A rectangle within the leaf, in hundredths of its width and height. */
type Pane = readonly [x: number, y: number, wide: number, high: number]

const rows = (many: number, from: number, to: number, gap: number, x = 14, wide = 72): ReadonlyArray<Pane> => {
  const high = (to - from - gap * (many - 1)) / many
  return Array.from({ length: many }, (_, row): Pane => [x, from + row * (high + gap), wide, high])
}

const pairs = (panes: ReadonlyArray<Pane>, gap: number): ReadonlyArray<Pane> =>
  panes.flatMap(([x, y, wide, high]): ReadonlyArray<Pane> => {
    const half = (wide - gap) / 2
    return [
      [x, y, half, high],
      [x + half + gap, y, half, high]
    ]
  })

type Leaf = { readonly glass?: ReadonlyArray<Pane>; readonly panels?: ReadonlyArray<Pane>; readonly lines?: string }

const uprightLines = (step: number): string =>
  Array.from({ length: Math.floor(99 / step) }, (_, place) => `M${(place + 1) * step} 0 V100`).join(" ")

/** What is let into a leaf, by the name of its pattern. */
const leaves: { readonly [profile: string]: Leaf } = {
  "arch-panel": {
    panels: [
      [14, 58, 72, 34],
      [14, 8, 72, 44]
    ],
    lines: "M14 20 C30 8 70 8 86 20"
  },
  "barn-chevron": {
    lines: "M0 10 L50 30 L100 10 M0 30 L50 50 L100 30 M0 50 L50 70 L100 50 M0 70 L50 90 L100 70 M50 0 V100"
  },
  "barn-k-brace": { lines: `${uprightLines(16.6)} M4 4 H96 V96 H4 Z M12 10 H88 V90 H12 Z M12 50 L88 12 M12 50 L88 88` },
  "barn-vj": { lines: uprightLines(12.5) },
  "barn-z-brace": {
    lines: `${uprightLines(16.6)} M0 8 H100 M0 18 H100 M0 82 H100 M0 92 H100 M8 82 L84 18 M18 82 L94 18`
  },
  federation: { glass: pairs([[14, 8, 72, 26]], 4), panels: pairs([[14, 42, 72, 50]], 8), lines: "M10 38 H90" },
  "five-panel": { panels: rows(5, 6, 94, 4) },
  flush: {},
  "four-light": { glass: rows(4, 7, 93, 4) },
  "four-panel": { panels: [...pairs([[14, 6, 72, 44]], 10), ...pairs([[14, 57, 72, 36]], 10)] },
  groove: { lines: "M0 16 H100 M0 33 H100 M0 50 H100 M0 67 H100 M0 84 H100" },
  "half-light": { glass: [[14, 6, 72, 42]], panels: pairs([[14, 57, 72, 36]], 10) },
  "one-light": { glass: [[14, 6, 72, 87]] },
  "one-panel": { panels: [[14, 6, 72, 87]] },
  "side-light": { glass: [[70, 8, 13, 84]] },
  "six-panel": {
    panels: [...pairs([[14, 5, 72, 14]], 10), ...pairs([[14, 24, 72, 36]], 10), ...pairs([[14, 65, 72, 29]], 10)]
  },
  "slot-light": { glass: [[43, 8, 14, 84]] },
  "ten-light": { glass: pairs(rows(5, 6, 93, 3), 4) },
  "three-light": { glass: rows(3, 14, 72, 12, 22, 56) },
  "three-panel": { panels: [[14, 6, 72, 26], ...pairs([[14, 38, 72, 55]], 10)] },
  "two-panel": {
    panels: [
      [14, 6, 72, 42],
      [14, 55, 72, 38]
    ]
  },
  vj: { lines: uprightLines(10) },
  flyscreen: {
    glass: [
      [8, 4, 84, 44],
      [8, 52, 84, 44]
    ]
  },
  security: {
    glass: [
      [8, 4, 84, 44],
      [8, 52, 84, 44]
    ]
  }
}

const diamonds = (x: number, y: number, wide: number, high: number): ReadonlyArray<Mark> => {
  const frame = rectangle(x, y, wide, high)
  const many = 9
  const lines = Array.from({ length: many * 2 }, (_, place) => {
    const from = x - high + (place * (wide + high)) / many
    return `M${from} ${y} l${high} ${high} M${from + high} ${y} l${-high} ${high}`
  })
  return [drawn(frame, stuffs.glass.face, "inner"), { ...fine(path(lines.join(" ")), 0.7), within: frame }]
}

const panelled = (x: number, y: number, wide: number, high: number, stuff: Stuff): ReadonlyArray<Mark> => {
  const rim = Math.min(wide, high) * 0.12
  return [
    drawn(rectangle(x, y, wide, high), stuff.end, "inner"),
    drawn(rectangle(x + rim, y + rim, wide - rim * 2, high - rim * 2), stuff.face, "inner")
  ]
}

/** How high and wide a leaf is drawn; both in the right relation to each other. */
const leafSize = (subject: Subject): readonly [number, number] => {
  const high = 260
  const wide = (high * measure(subject, 820, "width")) / measure(subject, 2040, "height")
  return [Math.min(380, Math.max(70, wide)), high]
}

const leafIn = (profile: string, x: number, wide: number, high: number, stuff: Stuff): ReadonlyArray<Mark> => {
  const { glass = [], panels = [], lines } = leaves[profile] ?? {}
  const at = ([px, py, w, h]: Pane) =>
    [x + (px * wide) / 100, (py * high) / 100, (w * wide) / 100, (h * high) / 100] as const
  const grille = profile === "security" ? diamonds : glazed
  const drawnLines = lines ? [inner(moved(scaled(path(lines), wide / 100, high / 100), x, 0), 0.7)] : []
  return [
    ...glass.flatMap((pane) => grille(...at(pane))),
    ...panels.flatMap((pane) => panelled(...at(pane), stuff)),
    ...drawnLines
  ]
}

const doorStuff = (subject: Subject): Stuff => namedColour(subject) ?? stuffOf(subject, "primed")

/** One leaf with its edge and handle. */
const leaf = (subject: Subject): Thing => {
  const [wide, high] = leafSize(subject)
  const stuff = doorStuff(subject)
  const knob = [drawn(rectangle(wide - 9, high * 0.5, 4, 14, 2), stuffs.steel.shade, "inner")]
  return {
    body: [
      ...prism(rectangle(0, 0, wide, high), back(14), { ...stuff, end: stuff.face, face: stuff.end }),
      ...leafIn(subject.profile, 0, wide, high, stuff),
      ...knob
    ],
    measures: sizes(subject, wide, high)
  }
}

/** Several leaves side by side in one frame. */
const leavesIn = (subject: Subject, many: number, inside: string): Thing => {
  const [, high] = leafSize(subject)
  const wide = Math.min(400, Math.max(170, (high * measure(subject, 1640, "width")) / measure(subject, 2040, "height")))
  const stuff = doorStuff(subject)
  const one = wide / many
  const parts = Array.from({ length: many }, (_, place) => [
    drawn(rectangle(place * one, 0, one, high), stuff.face),
    ...leafIn(inside, place * one, one, high, stuff)
  ]).flat()
  return { body: parts, measures: sizes(subject, wide, high) }
}

/** A jamb or frame: two uprights and a head, and a sill where it has one. */
const frame = (subject: Subject): Thing => {
  const [wide, high] = leafSize(subject)
  const stuff = stuffOf(subject, "primed")
  const sill = /sill/i.test(subject.name) ? [drawn(rectangle(-8, high, wide + 16, 12), stuff.end)] : []
  const cavity = subject.profile === "cavity"
  const pocket = cavity
    ? [
        drawn(rectangle(wide, 0, wide * 0.94, high), stuff.end),
        ...[0.2, 0.4, 0.6, 0.8].map((share) => inner(line([wide, high * share], [wide * 1.94, high * share]), 0.7))
      ]
    : []
  const opening = prism(
    polygon([0, 0], [wide, 0], [wide, high], [wide - 12, high], [wide - 12, 12], [12, 12], [12, high], [0, high]),
    back(30),
    { ...stuff, end: stuff.face, face: stuff.end }
  )
  const depth = span(subject, "depth")
  return {
    body: [...pocket, ...opening, ...sill],
    measures: [
      ...sizes(subject, wide, high),
      ...(depth && !cavity
        ? [
            {
              kind: "span",
              from: [wide, high],
              to: [wide + back(30)[0], high + back(30)[1]],
              side: [1, 1],
              text: depth,
              minor: true
            } satisfies Measure
          ]
        : [])
    ]
  }
}

const others: Patterns = {
  pet: `
    fill own | M0 0 H120 V140 H0 Z
    part own.end | M14 14 H106 V126 H14 Z
    part glass | M22 24 H98 V120 C70 126 50 126 22 120 Z
    hole 4 own.shade | 7 7, 113 7, 7 133, 113 133`,
  gate: `
    fill own.end | M0 0 H12 V200 H0 Z M208 0 H220 V200 H208 Z
    fill own | M12 20 H208 V34 H12 Z M12 166 H208 V180 H12 Z
    bar 8 own | M36 34 V166 M62 34 V166 M88 34 V166 M114 34 V166 M140 34 V166 M166 34 V166 M188 34 V166`,
  garage: `
    fill own | M0 0 H320 V190 H0 Z
    inner 0.7 | M0 24 H320 M0 48 H320 M0 72 H320 M0 96 H320 M0 120 H320 M0 144 H320 M0 168 H320
    fill own.end | M-10 -14 H330 V0 H-10 Z`,
  "garage-panelled": `
    fill own | M0 0 H320 V190 H0 Z
    inner | M0 47 H320 M0 95 H320 M0 142 H320
    part own.end | M12 10 H72 V38 H12 Z M90 10 H150 V38 H90 Z M170 10 H230 V38 H170 Z M248 10 H308 V38 H248 Z M12 57 H72 V85 H12 Z M90 57 H150 V85 H90 Z M170 57 H230 V85 H170 Z M248 57 H308 V85 H248 Z M12 105 H72 V132 H12 Z M90 105 H150 V132 H90 Z M170 105 H230 V132 H170 Z M248 105 H308 V132 H248 Z M12 152 H72 V180 H12 Z M90 152 H150 V180 H90 Z M170 152 H230 V180 H170 Z M248 152 H308 V180 H248 Z`,
  "garage-roller": `
    fill own.end | M-10 -40 H330 C344 -40 344 0 330 0 H-10 C-24 0 -24 -40 -10 -40 Z
    fill own | M0 0 H320 V180 H0 Z
    fine 0.8 | ${Array.from({ length: 17 }, (_, place) => `M0 ${10 + place * 10} H320`).join(" ")}`
}

const bifolds: { readonly [profile: string]: string } = {
  "bifold-flush": "flush",
  "bifold-four-panel": "two-panel",
  "bifold-louvre": "groove",
  "bifold-one-panel": "one-panel"
}

export const door: Draw = (subject) => {
  const { profile } = subject
  if (profile === "jamb" || profile === "frame" || profile === "cavity") return frame(subject)
  if (profile === "french") return leavesIn(subject, 2, "one-light")
  if (profile === "sliding-robe") return leavesIn(subject, 2, /mirror/i.test(subject.name) ? "one-light" : "one-panel")
  if (profile in bifolds)
    return leavesIn(subject, Number(/\d/.exec(saidAs(subject, "model"))?.[0] ?? 2), bifolds[profile] ?? "flush")
  const key = profile.startsWith("garage")
    ? profile in others
      ? profile
      : "garage"
    : profile === "fence-panel"
      ? "gate"
      : profile
  const pattern = others[key]
  if (!pattern) return leaf(subject)
  const thing = itemOf(subject, pattern, namedColour(subject) ?? stuffOf(subject, "steel"))
  const { right, bottom } = boxOf(thing.body.map(({ path: outline }) => outline))
  return { ...thing, measures: sizes(subject, right, bottom) }
}
