/** Patterns of hammers, axes, bars, punches and chisels. `grip` stands for what the handle is made of. */
import type { Patterns } from "./item.ts"

const shaft = "fill grip | M-9 16 C-12 80 -17 140 -17 196 C-17 210 17 210 17 196 C17 140 12 80 9 16 Z"
const longShaft = "fill grip | M-9 16 C-11 100 -13 220 -15 300 C-15 312 15 312 15 300 C13 220 11 100 9 16 Z"

export const strikingTools: Patterns = {
  "claw-hammer": `turn 90 |
    ${shaft}
    fill own | M-18 -26 H24 V-17 H46 V-27 H68 V27 H46 V17 H24 V26 H-18 C-32 24 -36 10 -46 4 C-62 -8 -84 6 -98 34 C-98 -8 -74 -34 -46 -34 C-32 -34 -26 -26 -18 -26 Z
    inner | M46 -17 V17`,
  "framing-hammer": `turn 90 |
    fill grip | M-9 16 C-12 100 -17 180 -20 244 C-20 260 18 260 17 244 C17 180 12 100 9 16 Z
    fill own | M-18 -24 H24 V-17 H46 V-29 H70 V29 H46 V17 H24 V24 H-18 C-40 22 -70 8 -112 12 C-84 -18 -50 -30 -18 -24 Z
    fine | M54 -29 V29 M62 -29 V29 M46 -18 H70 M46 -6 H70 M46 6 H70 M46 18 H70`,
  "ball-pein": `turn 90 |
    ${shaft}
    fill own | M-20 -22 H22 L30 -16 H44 V-26 H66 V26 H44 V16 H30 L22 22 H-20 L-30 14 H-40 C-46 26 -76 22 -76 0 C-76 -22 -46 -26 -40 -14 H-30 Z`,
  "sledge-hammer": `turn 90 |
    ${longShaft}
    fill own | M-66 -34 H66 L74 -26 V26 L66 34 H-66 L-74 26 V-26 Z
    inner 0.7 | M-58 -34 V34 M58 -34 V34`,
  "club-hammer": `turn 90 |
    fill grip | M-10 20 C-12 60 -17 100 -17 140 C-17 154 17 154 17 140 C17 100 12 60 10 20 Z
    fill own | M-58 -32 H58 L66 -24 V24 L58 32 H-58 L-66 24 V-24 Z
    inner 0.7 | M-50 -32 V32 M50 -32 V32`,
  mallet: `turn 90 |
    ${shaft}
    fill rubber | M-62 -42 H62 C70 -42 70 42 62 42 H-62 C-70 42 -70 -42 -62 -42 Z
    inner 0.7 | M-50 -42 V42 M50 -42 V42`,
  "dead-blow": `turn 90 |
    fill own | M-10 34 C-12 80 -17 140 -17 196 C-17 210 17 210 17 196 C17 140 12 80 10 34 Z
    fill own | M-66 -34 H66 V34 H-66 Z
    inner 0.7 | M-52 -34 V34 M52 -34 V34`,
  "brick-hammer": `turn 90 |
    ${shaft}
    fill own | M-18 -22 H24 L32 -26 H60 V26 H32 L24 22 H-18 C-50 20 -80 30 -110 40 C-90 8 -60 -18 -18 -22 Z`,
  "tack-hammer": `turn 90 |
    ${shaft}
    fill own | M-14 -14 H20 L60 -18 V18 L20 14 H-14 L-70 4 V-6 Z`,
  axe: `turn 90 |
    fill grip | M-10 16 C-14 90 -20 180 -30 250 C-30 268 4 268 6 250 C14 180 12 90 10 16 Z
    fill own | M-14 -26 H20 C44 -26 60 -40 92 -56 C104 -20 104 24 92 62 C60 42 44 24 20 24 H-14 C-30 20 -30 -22 -14 -26 Z
    inner 0.7 | M80 -50 C90 -18 90 24 80 54`,
  splitter: `turn 90 |
    ${longShaft}
    fill own | M-50 -30 H10 C40 -30 60 -34 90 -42 C98 -16 98 20 90 48 C60 38 40 30 10 30 H-50 Z
    inner 0.7 | M78 -38 C86 -14 86 18 78 44 M-40 -30 V30`,
  mattock: `turn 90 |
    ${longShaft}
    fill own | M-18 -20 H18 C60 -20 90 -10 120 20 V44 C96 16 60 10 18 18 H-18 C-60 16 -90 30 -112 60 C-104 10 -70 -18 -18 -20 Z`,
  pick: `turn 90 |
    ${longShaft}
    fill own | M-18 -20 H18 C70 -18 110 10 140 56 C100 24 60 12 18 18 H-18 C-60 12 -100 24 -140 56 C-110 10 -70 -18 -18 -20 Z`,
  handle: `
    along across
    fill pine | M0 -14 C60 -18 160 -14 220 -18 C262 -24 290 -22 300 -16 C306 -4 306 8 300 18 C286 22 262 20 220 14 C160 10 60 18 0 14 Z
    fine | M16 -4 C80 -8 180 -4 286 -8 M16 6 C80 4 180 6 286 8`,
  "pry-bar": `
    along across
    fill own | M0 20 C-4 -10 20 -34 50 -24 L60 -14 H250 L300 -8 V6 L250 12 H56 C36 8 26 4 20 26 Z
    inner 0.7 | M250 -14 V12
    hole 5 own.shade | 272 -1`,
  "wrecking-bar": `
    along across
    bar 15 own | M30 26 C-20 24 -20 -40 40 -38 C70 -36 80 0 110 0 H300
    fill own | M296 -8 L330 -4 V8 L296 8 Z
    fill own | M26 16 L50 24 L46 36 L22 34 Z`,
  crowbar: `
    along across
    fill own | M0 -9 H270 L320 -4 V4 L270 9 H0 C-8 9 -8 -9 0 -9 Z
    inner 0.7 | M270 -9 V9`,
  "nail-punch": `
    fill own | M0 -14 H150 L230 -4 V4 L150 14 H0 L-6 8 V-8 Z
    fine 0.9 | M40 -14 L54 14 M54 -14 L40 14 M60 -14 L74 14 M74 -14 L60 14 M80 -14 L94 14 M94 -14 L80 14 M100 -14 L114 14 M114 -14 L100 14
    inner | M150 -14 V14`,
  "cold-chisel": `
    fill own | M0 -14 H190 L260 -20 V20 L190 14 H0 L-8 8 V-8 Z
    inner | M190 -14 V14 M246 -19 V19
    inner 0.7 | M0 -5 H190 M0 5 H190`,
  bolster: `
    fill grip | M10 -18 H90 V18 H10 Z
    fill own | M0 -12 H10 V12 H0 Z
    fill own | M90 -12 H140 L180 -60 H220 V60 H180 L140 12 H90 Z
    inner | M208 -60 V60
    fill rubber | M60 -36 H76 V36 H60 Z`,
  "wood-chisel": `
    along none
    fill grip | M0 0 C0 -24 30 -20 60 -18 C90 -22 110 -16 120 -12 V12 C110 16 90 22 60 18 C30 20 0 24 0 0 Z
    fill own.end | M120 -14 H134 V14 H120 Z
    fill own | M134 -6 H160 L170 -16 H296 L310 0 V16 H170 L160 6 H134 Z
    inner | M296 -16 V16 M170 -10 H296 M170 10 H296`,
  "chisel-set": `
    ${[0, 44, 88, 132]
      .map((y, place) => {
        const half = 5 + place * 3
        return `fill grip | M0 ${y} C0 ${y - 17} 70 ${y - 15} 90 ${y - 9} V${y + 9} C70 ${y + 15} 0 ${y + 17} 0 ${y} Z
    fill own | M90 ${y - 5} H110 L118 ${y - half} H226 L234 ${y} V${y + half} H118 L110 ${y + 5} H90 Z`
      })
      .join("\n    ")}`,
  wedge: `
    prism 50 own | M0 0 L220 36 V44 H0 Z`
}
