/** Draws ladders, steps and platforms. */
import { materialPaints } from "../drafting/paint.ts"
import type { DrawProduct } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { disc } from "./round-shapes.ts"

const rungs = (
  from: number,
  to: number,
  step: number,
  left: (y: number) => number,
  right: (y: number) => number
): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => {
    const y = from + place * step
    return `M${left(y).toFixed(1)} ${y} H${right(y).toFixed(1)}`
  }).join(" ")

const ladders: Patterns = {
  step: `
    bar 9 own.end | M24 -120 L100 120 M60 -120 L140 110 M60 30 L112 34
    bar 12 own.shade | ${rungs(
      -80,
      80,
      40,
      (y) => -22 - (y + 120) * 0.17,
      (y) => 40 + (y + 120) * 0.05
    )}
    bar 10 own | M-16 -120 L-60 120 M34 -120 L50 120
    fill handle | M-24 -134 H66 V-118 H-24 Z`,
  platform: `
    bar 9 own.end | M40 -30 L110 130 M80 -30 L150 120
    bar 12 own.shade | ${rungs(
      0,
      100,
      36,
      (y) => -30 - y * 0.2,
      (y) => 44 + y * 0.06
    )}
    prism 60 own | M-34 -36 H46 V-26 H-34 Z
    bar 9 own | M-24 -36 V-120 H60 M-20 -30 L-60 130 M46 -30 L56 130`,
  extension: `
    bar 11 own | M-40 140 L-40 -60 M40 140 V-60
    bar 8 own.shade | ${rungs(
      -30,
      120,
      28,
      () => -36,
      () => 36
    )}
    bar 11 own.end | M-26 60 V-150 M26 60 V-150
    bar 8 own.shade | ${rungs(
      -140,
      40,
      28,
      () => -22,
      () => 22
    )}
    fill black | M-50 136 H-28 V150 H-50 Z M28 136 H50 V150 H28 Z`,
  single: `
    bar 11 own | M-40 150 V-150 M40 150 V-150
    bar 8 own.shade | ${rungs(
      -130,
      130,
      28,
      () => -36,
      () => 36
    )}`,
  "multi-purpose": `
    bar 11 own | M-110 130 L-30 -40 H60 L130 120
    bar 11 own.end | M-80 140 L0 -30 H90 L160 130
    bar 8 own.shade | M-96 106 L-62 114 M-78 68 L-44 76 M-60 30 L-26 38 M80 6 L110 14 M100 52 L130 60 M118 96 L148 104 M-10 -40 L20 -30 M30 -40 L60 -30`,
  telescopic: `
    bar 15 own | M-40 140 V20 M40 140 V20
    bar 12 own.end | M-40 20 V-70 M40 20 V-70
    bar 9 own | M-40 -70 V-150 M40 -70 V-150
    bar 8 own.shade | ${rungs(
      -140,
      120,
      32,
      () => -34,
      () => 34
    )}
    hole 5 red | -40 20, 40 20, -40 -70, 40 -70`,
  "step-stool": `
    prism 80 own | M-70 -60 H50 V-46 H-70 Z
    prism 80 own | M-90 20 H30 V34 H-90 Z
    bar 9 own.end | M-64 -46 L-100 120 M44 -46 L30 120 M90 -70 L130 90`,
  plank: `
    prism 90 own | M-150 0 H130 V18 H-150 Z
    inner 0.6 | M-130 -10 L-90 -34 M-60 -10 L-20 -34 M10 -10 L50 -34 M80 -10 L120 -34`,
  "work-platform": `
    prism 80 own | M-110 -30 H90 V-16 H-110 Z
    bar 9 own | M-96 -14 L-110 90 M80 -14 L96 90
    bar 9 own.end | M-60 -52 L-74 50 M116 -56 L136 60`,
  scaffold: `
    prism 90 own | M-90 -20 H90 V-8 H-90 Z
    bar 9 own | M-84 -120 V140 M84 -120 V140 M-84 -110 H84 M-84 -66 H84 M-84 60 H84
    bar 9 own.end | M-46 -140 V110 M122 -140 V110
    bar 6 own.shade | M-84 130 L84 0`,
  roof: `
    bar 11 own | M-60 120 V-60 C-60 -110 20 -110 60 -70
    fill own.end | ${disc(22, 66, -60)}
    bar 9 own.shade | M-76 20 H-44 M-76 70 H-44`,
  tie: `
    bar 20 own | M-120 30 C-60 -60 60 90 120 -10
    fill steel | M-20 -10 H30 V34 H-20 Z`
}

export const ladder: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(ladders, subject.profile.replace("double-step", "step").replace("dual-purpose", "step"), "single"),
    /fibreglass/i.test(subject.name) ? materialPaints.handle : materialPaints.steel
  )
