/** Draws drill bits, driver bits and hole saws. */
import { titleNote } from "../drafting/mark.ts"
import { type DrawProduct, metalMaterialOf } from "../drafting/product-drawing.ts"
import { rangeText } from "../subject-text.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { disc } from "./round-shapes.ts"

const flutes = (from: number, to: number, half: number, pitch = 26): string =>
  Array.from({ length: Math.floor((to - from) / pitch) }, (_, turn) => {
    const x = from + turn * pitch
    return `M${x} ${half} C${x + pitch * 0.5} ${half * 0.6} ${x + pitch * 0.6} ${-half * 0.6} ${x + pitch} ${-half} M${x + 7} ${half} C${x + pitch * 0.5 + 7} ${half * 0.6} ${x + pitch * 0.6 + 7} ${-half * 0.6} ${x + pitch + 7} ${-half}`
  }).join(" ")

const hexShank = "fill own.end | M-160 -9 H-90 V9 H-160 L-166 4 V-4 Z\n    inner | M-160 -3 H-90 M-130 -9 V9"

const bits: Patterns = {
  twist: `
    along none
    fill own.end | M-150 -10 H-60 V10 H-150 Z
    fill own | M-60 -13 H120 L150 0 L120 13 H-60 Z
    inner 0.9 | ${flutes(-58, 118, 13)}`,
  masonry: `
    along none
    fill own.end | M-150 -9 H-70 V9 H-150 Z
    fill own | M-70 -11 H126 V11 H-70 Z
    inner 0.9 | ${flutes(-68, 120, 11, 30)}
    fill own.shade | M118 -16 H136 L154 0 L136 16 H118 Z`,
  sds: `
    along none
    fill own.end | M-170 -11 H-90 V11 H-170 Z
    part own.shade | M-150 -4 H-112 V4 H-150 Z
    inner | M-164 -11 V11
    fill own | M-90 -10 H130 V10 H-90 Z
    inner 0.9 | ${flutes(-88, 124, 10, 32)}
    fill own.shade | M122 -15 H140 L158 0 L140 15 H122 Z`,
  chisel: `
    along none
    fill own.end | M-170 -11 H-90 V11 H-170 Z
    part own.shade | M-150 -4 H-112 V4 H-150 Z
    fill own | M-90 -12 H90 L120 -24 H160 V24 H120 L90 12 H-90 Z
    inner | M148 -24 V24`,
  spade: `
    along none
    ${hexShank}
    fill own | M-90 -5 H60 V5 H-90 Z
    fill own | M60 -34 H116 V-12 L146 0 L116 12 V34 H60 Z
    hole 6 own.shade | 78 0`,
  auger: `
    along none
    ${hexShank}
    fill own | M-90 -6 H-50 V6 H-90 Z
    fill own | M-50 -20 H120 V20 H-50 Z
    inner | ${flutes(-48, 116, 20, 34)}
    fill own.end | M120 -20 L128 0 L120 20 Z M124 -5 L160 0 L124 5 Z`,
  forstner: `
    fill own.end | M-150 -9 H10 V9 H-150 Z
    fill own | M10 -50 H50 V50 H10 Z
    fine 0.9 | M50 -50 L58 -46 L50 -42 L58 -38 L50 -34 M50 50 L58 46 L50 42 L58 38 L50 34
    fill own.shade | M50 -8 L74 0 L50 8 Z
    inner | M10 -14 H50 M10 14 H50`,
  "hole-saw": `
    fill own.end | M-110 -11 H-40 V11 H-110 Z
    fill own | M-40 -62 H70 V62 H-40 Z
    fine 0.9 | M70 -62 L80 -56 L70 -50 L80 -44 L70 -38 L80 -32 L70 -26 L80 -20 L70 -14 L80 -8 L70 -2 L80 4 L70 10 L80 16 L70 22 L80 28 L70 34 L80 40 L70 46 L80 52 L70 62
    part own.shade | M-20 -34 H30 C38 -34 38 -18 30 -18 H-20 C-28 -18 -28 -34 -20 -34 Z M-20 18 H30 C38 18 38 34 30 34 H-20 C-28 34 -28 18 -20 18 Z
    fill own | M70 -5 H100 L112 0 L100 5 H70 Z`,
  step: `
    ${hexShank}
    fill own | M-90 -46 H-50 V-46 L-44 -38 H-10 L-4 -30 H30 L36 -22 H66 L72 -14 H100 L120 0 L100 14 H72 L66 22 H36 L30 30 H-4 L-10 38 H-44 L-50 46 H-90 Z
    inner 0.8 | M-46 -42 V42 M-6 -32 V32 M34 -24 V24 M70 -16 V16
    inner | M-80 8 C-20 20 60 12 110 2`,
  countersink: `
    ${hexShank}
    fill own | M-90 -8 H-20 V8 H-90 Z
    fill own | M-20 -36 H10 L60 0 L10 36 H-20 Z
    inner | M-10 -30 C10 -20 30 -10 56 -1 M-10 0 H56 M-10 30 C10 20 30 10 56 1`,
  "countersink-drill": `
    ${hexShank}
    fill own.end | M-90 -30 H-20 L20 -9 V9 L-20 30 H-90 Z
    fill own | M20 -8 H120 L140 0 L120 8 H20 Z
    inner 0.9 | ${flutes(22, 116, 8, 22)}`,
  "power-bit": `
    ${hexShank}
    fill own | M-90 -6 H30 V6 H-90 Z
    fill own | M30 -6 L50 -12 H100 L124 -4 V4 L100 12 H50 L30 6 Z
    inner | M56 -4 H116 M56 4 H116`,
  "insert-bit": `
    fill own.end | M-80 -22 H10 V22 H-80 Z
    inner | M-80 -8 H10 M-80 8 H10
    fill own | M10 -22 L30 -14 H70 L92 -5 V5 L70 14 H30 L10 22 Z
    inner | M34 -5 H86 M34 5 H86`,
  "nut-setter": `
    ${hexShank}
    fill own | M-90 -8 H0 V8 H-90 Z
    fill own | M0 -24 H90 V24 H0 Z
    inner | M0 -8 H90 M0 8 H90
    fill own.shade | M90 -17 H96 V17 H90 Z`,
  "bit-holder": `
    ${hexShank}
    fill own | M-90 -18 H70 V18 H-90 Z
    fill own.end | M0 -22 H60 V22 H0 Z
    fine 0.9 | M8 -22 V22 M16 -22 V22 M24 -22 V22 M32 -22 V22 M40 -22 V22 M48 -22 V22
    fill own.shade | M70 -9 H96 V9 H70 Z`,
  "router-bit": `
    fill own.end | M-8 40 H8 V130 H-8 Z
    fill own | M-14 20 H14 V40 H-14 Z
    fill own | M-44 -60 H44 V-20 C20 -10 18 0 14 20 H-14 C-18 0 -20 -10 -44 -20 Z
    inner | M-6 -60 V20 M44 -60 L6 -40 V16
    fill own.shade | M-12 -76 H12 V-60 H-12 Z`,
  arbor: `
    ${hexShank}
    fill own | M-90 -12 H-30 V12 H-90 Z
    fill own.end | M-30 -30 H-6 V30 H-30 Z
    fine 0.9 | M-6 -14 L0 14 M0 -14 L6 14 M6 -14 L12 14
    fill own | M14 -7 H110 L130 0 L110 7 H14 Z
    inner 0.9 | ${flutes(18, 104, 7, 20)}`,
  chuck: `
    fill own | M-60 -50 H30 L70 -24 V24 L30 50 H-60 Z
    fine 0.9 | M-50 -50 V50 M-38 -50 V50 M-26 -50 V50 M-14 -50 V50
    fill own.shade | M70 -12 L96 -6 V6 L70 12 Z
    fill own.end | M-84 -22 H-60 V22 H-84 Z`,
  tap: `
    fill own.end | M-120 -9 H-20 V9 H-120 Z
    inner | M-120 -9 L-96 9 M-120 9 L-96 -9
    fill own | M-20 -13 H90 L110 -7 V7 L90 13 H-20 Z
    fine 0.9 | ${Array.from({ length: 16 }, (_, turn) => `M${-16 + turn * 7} -13 l3 26`).join(" ")}
    part own.shade | M-20 -3 H104 V3 H-20 Z`,
  die: `
    fill own | ${disc(70)}
    hole 26 own.shade | 0 0
    hole 13 own.shade | 0 -40, 35 20, -35 20
    inner | M0 -70 V-52`,
  "tap-wrench": `
    bar 13 own | M-150 0 H-40 M40 0 H150
    fill own | M-50 -22 H50 V22 H-50 Z
    part own.shade | M-12 -12 L0 -18 L12 -12 V12 L0 18 L-12 12 Z`,
  set: `
    prism 110 rubber | M-110 0 H130 V30 H-110 Z
    fill rubber.end | M-110 -4 L-66 -30 H176 L130 -4 Z
    ${[0, 1, 2, 3, 4, 5, 6].map((place) => `bar ${4 + place * 1.4} steel | M${-70 + place * 30} -14 V${-60 - place * 7}`).join("\n    ")}`,
  spear: `
    fill own.end | M-150 -8 H-40 V8 H-150 Z
    fill own | M-40 -5 H90 V5 H-40 Z
    fill own.shade | M80 -20 H100 L140 0 L100 20 H80 Z`,
  flexible: `
    fill own.end | M-160 -9 H-110 V9 H-160 Z
    bar 13 rubber | M-110 0 C-40 0 -40 -60 30 -60 C90 -60 90 20 130 20
    fill own | M124 4 H170 V36 H124 Z`,
  "core-bit": `
    fill own.end | M-130 -12 H-60 V12 H-130 Z
    fill own | M-60 -50 H90 V50 H-60 Z
    part own.shade | M90 -50 H106 V-30 H90 Z M90 -14 H106 V14 H90 Z M90 30 H106 V50 H90 Z
    inner 0.6 | M-40 -34 H80`
}

const bitLikes: { readonly [profile: string]: string } = {
  "brad-point": "twist",
  "twist-hex": "twist",
  "sds-max": "sds",
  "bit-set": "set",
  "router-bit-set": "set",
  "tap-set": "set",
  "extractor-set": "set",
  "diamond-hole-saw": "hole-saw",
  "carbide-hole-saw": "hole-saw",
  "hole-cutter": "hole-saw",
  "hinge-bit": "forstner",
  "plug-cutter": "forstner",
  cone: "step",
  extension: "bit-holder",
  dimpler: "insert-bit",
  "socket-adaptor": "bit-holder",
  "rod-driver": "nut-setter",
  "right-angle": "chuck",
  "chuck-key": "tap-wrench",
  "die-stock": "tap-wrench"
}

export const drillBit: DrawProduct = (subject) => {
  const pattern = patternFor(bits, bitLikes[subject.profile] ?? subject.profile, "twist")
  const thing = drawFromPattern(subject, pattern, metalMaterialOf(subject))
  const diameter = rangeText(subject, "diameter")
  return { ...thing, annotations: diameter ? [titleNote(`Ø ${diameter}`)] : thing.annotations }
}
