/** Draws chain by its links, and what goes with chain, rope and wire. */
import { barMark, leaderNote, type Mark, titleNote } from "../drafting/mark.ts"
import { parsePath } from "../drafting/outline.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { type DrawProduct, metalMaterialOf } from "../drafting/product-drawing.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

const chainLikes: { readonly [profile: string]: string } = {
  "screw-gate-hook": "snap-hook",
  "split-link": "quick-link",
  "rigging-screw": "turnbuckle",
  "wire-joiner": "strainer",
  "tool-lanyard": "lanyard",
  retractable: "lanyard",
  "lag-eye": "screw-eye",
  "d-ring": "ring"
}

type Link = { readonly long: number; readonly high: number; readonly twisted?: true; readonly square?: true }

const links: { readonly [profile: string]: Link } = {
  regular: { long: 66, high: 44 },
  short: { long: 58, high: 46 },
  stainless: { long: 60, high: 44 },
  long: { long: 92, high: 42 },
  twist: { long: 70, high: 48, twisted: true },
  jack: { long: 64, high: 30, twisted: true },
  security: { long: 74, high: 54, square: true }
}

const THICK = 12

/** A link from its side, and the next one edge on, by turns. */
const chainOf = ({ long, high, twisted, square }: Link, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const inside = long - THICK * 2
  const round = square ? 14 : (high - THICK) / 2
  const tilt = twisted ? 8 : 0
  const faceOn = (x: number): Mark => {
    const [l, r, t, b] = [x + THICK / 2, x + long - THICK / 2, -high / 2 + THICK / 2, high / 2 - THICK / 2]
    return barMark(
      parsePath(
        `M${l + round} ${t} H${r - round} C${r} ${t + tilt} ${r} ${t + tilt} ${r} 0 C${r} ${b} ${r} ${b} ${r - round} ${b} H${l + round} C${l} ${b - tilt} ${l} ${b - tilt} ${l} 0 C${l} ${t} ${l} ${t} ${l + round} ${t}`
      ),
      THICK,
      stuff.face
    )
  }
  const edgeOn = (x: number): Mark =>
    barMark(parsePath(`M${x + THICK / 2} 0 H${x + long - THICK / 2}`), THICK * 1.15, stuff.end)
  const step = inside + THICK * 0.4
  const many = 5
  const faces = Array.from({ length: many }, (_, place) => place).filter((place) => place % 2 === 0)
  const edges = Array.from({ length: many }, (_, place) => place).filter((place) => place % 2 === 1)
  return [...faces.map((place) => faceOn(place * step)), ...edges.map((place) => edgeOn(place * step))]
}

const fittings: Patterns = {
  ball: `
    bar 3 own.end | M0 0 H250
    ${Array.from({ length: 9 }, (_, place) => `hole 11 own | ${place * 31} 0`).join("\n    ")}`,
  "bow-shackle": `
    bar 18 own | M-30 60 C-40 20 -70 10 -70 -30 C-70 -110 70 -110 70 -30 C70 10 40 20 30 60
    bar 20 own.end | M-58 66 H58
    fill own.shade | M-78 54 H-58 V78 H-78 Z
    hole 9 own.shade | 70 66`,
  "d-shackle": `
    along none
    bar 18 own | M-40 70 V-20 C-40 -80 40 -80 40 -20 V70
    bar 18 own.end | M-64 74 H64
    hole 9 own.shade | 76 74`,
  "quick-link": `
    bar 15 own | M-38 40 V-40 C-38 -92 38 -92 38 -40 M-38 40 C-38 92 38 92 38 40 V20
    fill own.end | M26 -40 H50 V24 H26 Z
    inner | M26 -18 H50 M26 2 H50`,
  pulley: `
    fill own.end | M-50 -20 L-16 -70 H16 L50 -20 V60 H-50 Z
    fill own | M-56 20 C-56 -11 -31 -36 0 -36 C31 -36 56 -11 56 20 C56 51 31 76 0 76 C-31 76 -56 51 -56 20 Z
    inner 0.7 | M-42 20 C-42 -3 -23 -22 0 -22 C23 -22 42 -3 42 20 C42 43 23 62 0 62 C-23 62 -42 43 -42 20 Z
    fill own.end | M-14 -96 H14 V20 H-14 Z
    hole 9 own.shade | 0 20
    hole 8 own.shade | 0 -82`,
  ring: `
    bar 18 own | M80 0 C80 44 44 80 0 80 C-44 80 -80 44 -80 0 C-80 -44 -44 -80 0 -80 C44 -80 80 -44 80 0 Z`,
  "rope-grip": `
    bar 13 own | M-34 70 V-20 C-34 -64 34 -64 34 -20 V70
    fill own.end | M-60 10 H60 V44 C30 34 -30 34 -60 44 Z
    fill own.shade | M-48 50 H-20 V68 H-48 Z M20 50 H48 V68 H20 Z`,
  "snap-hook": `
    bar 15 own | M0 -96 C-30 -96 -30 -140 0 -140 C30 -140 30 -96 0 -96 V-40 C60 -30 60 60 0 70 C-40 70 -52 40 -50 10
    bar 9 own.end | M-50 6 L-6 -44`,
  lanyard: `
    bar 9 own | M-120 0 C-60 -80 -20 80 40 0 C70 -40 100 -20 120 10
    bar 9 own.end | M-120 0 C-160 -10 -170 50 -130 50 C-110 50 -110 20 -120 0 M120 10 C160 0 170 60 130 60 C110 60 110 30 120 10`,
  rope: `
    bar 13 own | M-100 20 C-100 -60 100 -60 100 20 C100 80 -100 80 -100 20 M-80 10 C-80 -44 80 -44 80 10 M100 20 C120 60 140 60 160 50
    bar 9 steel | M160 50 C190 30 200 80 170 80`,
  cleat: `
    fill own | M-150 -20 C-100 -30 100 -30 150 -20 C160 -10 150 0 140 0 H60 L50 40 H-50 L-60 0 H-140 C-150 0 -160 -10 -150 -20 Z
    hole 6 own.shade | -30 24, 30 24`,
  "screw-eye": `
    bar 15 own | M60 0 C60 -50 150 -50 150 0 C150 50 64 50 58 4
    fill own | M-110 0 L-84 -9 H56 V9 H-84 Z
    fine | M-84 -9 l8 18 M-72 -9 l8 18 M-60 -9 l8 18 M-48 -9 l8 18 M-36 -9 l8 18 M-24 -9 l8 18`,
  insulator: `
    fill own | M-40 -60 H40 V-20 H30 V10 H44 V60 H-44 V10 H-30 V-20 H-40 Z
    hole 12 own.shade | 0 36`,
  strainer: `
    fill own | M0 0 H180 V12 H0 Z M0 58 H180 V70 H0 Z
    fill own.end | M60 12 H120 V58 H60 Z
    fine | M66 12 V58 M76 12 V58 M86 12 V58 M96 12 V58 M106 12 V58
    bar 5 own.shade | M-60 35 H60 M120 35 H240
    hole 10 own.shade | 90 35`,
  swage: `
    prism 120 own | M-34 -20 C-60 -20 -60 20 -34 20 H34 C60 20 60 -20 34 -20 Z
    hole 12 paper | -26 0, 26 0`,
  thimble: `
    fill own | M0 120 C-20 70 -64 60 -64 0 C-64 -80 64 -80 64 0 C64 60 20 70 0 120 Z
    fill own.end | M0 92 C-10 62 -48 46 -48 0 C-48 -60 48 -60 48 0 C48 46 10 62 0 92 Z
    fill paper | M0 66 C-6 44 -34 36 -34 0 C-34 -42 34 -42 34 0 C34 36 6 44 0 66 Z`,
  turnbuckle: `
    fill own | M0 -26 H160 V26 H0 Z M18 -12 V12 H142 V-12 Z
    bar 12 own.end | M-70 0 H56 M104 0 H190
    fine | M-60 -6 L-56 6 M-50 -6 L-46 6 M-40 -6 L-36 6 M-30 -6 L-26 6 M-20 -6 L-16 6 M20 -6 L24 6 M30 -6 L34 6 M40 -6 L44 6 M112 -6 L116 6 M122 -6 L126 6 M132 -6 L136 6 M168 -6 L172 6
    bar 12 own.end | M-70 0 C-110 -30 -120 30 -84 24
    bar 12 own.end | M190 0 C200 -26 240 -26 240 0 C240 26 200 26 190 0`,
  balustrade: `
    fill own | M0 -12 H90 V12 H0 Z
    bar 6 own.end | M-80 0 H0
    fill own.end | M90 -8 H160 V8 H90 Z
    fine | M98 -8 L102 8 M108 -8 L112 8 M118 -8 L122 8 M128 -8 L132 8 M138 -8 L142 8
    fill own | M150 -16 H176 V16 H150 Z
    fill own.end | M176 -30 H186 V30 H176 Z
    inner 0.8 | M30 -12 V12 M60 -12 V12`
}

export const chain: DrawProduct = (subject) => {
  const stuff = metalMaterialOf(subject)
  const link = links[subject.profile]
  if (!link)
    return drawFromPattern(subject, patternFor(fittings, chainLikes[subject.profile] ?? subject.profile, ""), stuff)
  const diameter = rangeText(subject, "diameter")
  return {
    body: chainOf(link, stuff),
    annotations: [
      ...(diameter ? [leaderNote([link.long / 2, -link.high / 2 + THICK / 2], [18, -34], `Ø ${diameter}`)] : []),
      titleNote(attributeRangeText(subject, "size"))
    ]
  }
}
