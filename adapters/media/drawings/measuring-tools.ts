/** Patterns of tapes, rules, squares, levels, lines and markers. */
import type { Patterns } from "./item.ts"

const ticks = (from: number, to: number, y: number, step = 8): string =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, place) => `M${from + (place + 0.5) * step} ${y} v${place % 5 === 2 ? 12 : 6}`
  ).join(" ")

const vial = (x: number, y: number, wide = 44): string =>
  `fill glass | M${x - wide / 2} ${y - 9} H${x + wide / 2} V${y + 9} H${x - wide / 2} Z
    fine 0.9 | M${x - 9} ${y - 9} V${y + 9} M${x + 9} ${y - 9} V${y + 9}
    hole 5.5 paper | ${x} ${y}`

export const measuringTools: Patterns = {
  tape: `
    fill grip | M-80 -60 C-80 -80 -66 -84 -50 -84 H30 C70 -84 84 -56 84 -20 V60 H-80 Z
    fill black | M-56 -30 C-56 -50 -40 -60 -16 -60 C10 -60 28 -44 28 -16 C28 14 10 32 -16 32 C-42 32 -56 10 -56 -30 Z
    fill yellow | M84 40 H190 V60 H84 Z
    fine 0.9 | ${ticks(90, 186, 40, 8)}
    fill own | M186 34 H194 V74 H186 Z
    words black | -14 -14 74 30`,
  "long-tape": `
    fill grip | M0 -80 C44 -80 80 -44 80 0 C80 44 44 80 0 80 C-44 80 -80 44 -80 0 C-80 -44 -44 -80 0 -80 Z
    inner | M0 -56 C31 -56 56 -31 56 0 C56 31 31 56 0 56 C-31 56 -56 31 -56 0 C-56 -31 -31 -56 0 -56 Z
    hole 13 own.shade | 0 0
    bar 11 own.end | M0 0 L44 -34
    fill grip | M-60 66 L-130 120 L-116 138 L-40 80 Z
    fill yellow | M60 54 H190 V72 H50 Z
    fine 0.9 | ${ticks(76, 188, 54, 8)}
    fill own | M186 48 H196 V80 H186 Z`,
  rule: `
    along across
    fill own | M0 0 H300 V44 H0 Z
    fine 0.9 | ${ticks(4, 298, 0, 6)}
    hole 5 own.shade | 286 30`,
  "straight-edge": `
    along across
    prism 30 own | M0 0 H300 V26 H0 Z
    fine | M0 9 H300`,
  "folding-rule": `
    fill yellow | M-110 -60 H110 V-36 H-110 Z
    fill yellow | M-110 -40 L110 10 L104 34 L-116 -16 Z
    fill yellow | M-110 30 H110 V54 H-110 Z
    fine 0.9 | ${ticks(-100, 100, -60, 8)} ${ticks(-100, 100, 30, 8)}
    hole 7 own | 102 -46, -102 -30, 98 24`,
  calliper: `
    along none
    fill own | M-150 -14 H170 V12 H-150 Z
    fill own | M-150 -60 L-140 -64 V-14 H-116 V12 H-126 L-140 96 L-150 100 Z
    fill own.end | M-116 -24 H-20 V40 H-90 L-104 96 L-116 100 V12 Z
    fill own.end | M-116 -24 L-108 -64 L-98 -60 V-24 Z
    part glass | M-84 -14 H-36 V8 H-84 Z
    fine 0.9 | ${ticks(-14, 166, -14, 6)}`,
  micrometer: `
    bar 16 own | M30 0 C30 80 -90 80 -90 0 V-8
    fill own | M-60 -8 H-20 V8 H-60 Z
    fill own.end | M20 -18 H60 V18 H20 Z
    fill own | M60 -22 H120 V22 H60 Z
    fine 0.9 | M70 -22 V22 M80 -22 V22 M90 -22 V22 M100 -22 V22 M110 -22 V22 M24 -4 V4 M32 -6 V6 M40 -4 V4 M48 -6 V6`,
  "combination-square": `
    fill own | M0 0 H290 V30 H0 Z
    fine 0.9 | ${ticks(6, 286, 0, 6)}
    fill grip | M40 30 H170 L106 100 H40 Z
    ${vial(76, 48, 40)}
    hole 6 own.shade | 60 78`,
  "try-square": `
    fill own | M0 0 H210 V34 H0 Z
    fine 0.9 | ${ticks(40, 206, 0, 6)}
    fill grip | M-16 -20 H24 V150 H-16 Z
    hole 5 own.shade | 4 -6, 4 24`,
  "sliding-bevel": `
    fill own | M-60 60 L150 -80 L162 -62 L-50 78 Z
    fill grip | M-80 56 H70 V90 H-80 Z
    hole 9 own.shade | 44 72
    part own.shade | M-40 58 L20 18 L24 24 L-36 64 Z`,
  "framing-square": `
    fill own | M0 0 H250 V30 H34 V180 H0 Z
    fine 0.9 | ${ticks(40, 246, 0, 6)}
    fine 0.9 | ${Array.from({ length: 23 }, (_, place) => `M0 ${36 + place * 6} h${place % 5 === 2 ? 12 : 6}`).join(" ")}
    inner 0.6 | M44 20 H236`,
  "rafter-square": `
    fill own | M0 0 H12 V180 L190 180 V192 H0 Z
    fill own | M12 0 L190 180 H12 Z M36 70 V156 H122 Z
    fine 0.9 | ${ticks(20, 184, 168, 7)}
    hole 4 own.shade | 24 120, 24 90`,
  "t-square": `
    fill own | M-10 0 H10 V230 H-10 Z
    fill own.end | M-90 -18 H90 V4 H-90 Z
    fine 0.9 | ${Array.from({ length: 30 }, (_, place) => `M-10 ${10 + place * 7} h${place % 5 === 2 ? 12 : 6}`).join(" ")}`,
  "marking-gauge": `
    fill pine | M-120 -9 H140 V9 H-120 Z
    fill pine | M-10 -46 H30 V46 H-10 Z
    fill own | M-112 9 L-109 26 L-106 9 Z
    fill own.end | M4 -64 H16 V-46 H4 Z
    fine | M-100 0 H-16 M36 0 H130`,
  compass: `
    bar 10 own | M0 -90 L-50 90 M0 -90 L50 90
    fill own.end | M-14 -112 H14 V-76 H-14 Z
    inner | M-26 0 C-8 10 8 10 26 0`,
  "spirit-level": `
    along across
    fill grip | M0 0 H310 V50 H0 Z
    inner 0.6 | M0 8 H310 M0 42 H310
    part paper | M120 10 H190 V40 H120 Z
    ${vial(155, 25, 56)}
    part paper | M24 10 H60 V40 H24 Z
    part paper | M250 10 H286 V40 H250 Z
    fill glass | M34 12 H50 V38 H34 Z M260 12 H276 V38 H260 Z
    hole 5 paper | 42 25, 268 25`,
  "torpedo-level": `
    along none
    fill grip | M0 10 L40 0 H200 L240 10 V50 H0 Z
    ${vial(120, 22, 56)}
    fill glass | M36 20 H52 V42 H36 Z M188 20 H204 V42 H188 Z
    hole 4.5 paper | 44 31, 196 31`,
  "plumb-bob": `
    bar 4 own.shade | M0 -120 V-60
    fill brass | M-14 -60 H14 V-46 H-14 Z
    fill brass | M-34 -46 H34 C36 -10 20 30 6 66 L0 90 L-6 66 C-20 30 -36 -10 -34 -46 Z
    inner 0.7 | M-33 -30 H33`,
  "chalk-line": `
    fill grip | M-90 20 C-90 -50 -40 -76 10 -76 C60 -76 80 -40 110 -8 L120 14 L96 30 C60 60 -90 60 -90 20 Z
    fill black | M-44 0 C-44 -20 -28 -34 -8 -34 C12 -34 28 -20 28 0 C28 20 12 34 -8 34 C-28 34 -44 20 -44 0 Z
    bar 9 own.end | M-8 0 L20 -20
    bar 3 own.shade | M116 12 L190 40
    fill own | M188 32 L204 40 L188 50 Z`,
  pencil: `
    fill own | M0 -16 H190 V16 H0 Z
    inner 0.6 | M0 -5 H190 M0 5 H190
    fill pine | M190 -16 L240 -4 V4 L190 16 Z
    fill black | M228 -7 L240 -4 V4 L228 7 Z`,
  marker: `
    fill own | M0 -18 H130 V18 H0 C-8 10 -8 -10 0 -18 Z
    fill plastic | M130 -14 H160 L172 -7 H186 V7 H172 L160 14 H130 Z
    fill own.end | M186 -6 L206 -2 V4 L186 6 Z
    part paper | M24 -18 H108 V18 H24 Z`,
  "string-line": `
    fill grip | M-90 -24 H-60 V24 H-90 Z M60 -24 H90 V24 H60 Z
    fill own | M-60 -20 H60 V20 H-60 Z
    fine 0.9 | ${Array.from({ length: 15 }, (_, place) => `M${-58 + place * 8} -20 l8 40 M${-50 + place * 8} -20 l-8 40`).join(" ")}
    bar 3 own.end | M60 14 C110 30 140 0 170 24`,
  "stud-finder": `
    fill grip | M-50 -96 H50 C60 -60 40 -30 40 0 C40 30 60 60 50 96 H-50 C-60 60 -40 30 -40 0 C-40 -30 -60 -60 -50 -96 Z
    part black | M-34 -80 H34 V-20 H-34 Z
    inner 0.9 | M0 -70 V-34 M-16 -60 V-40 M16 -60 V-40
    hole 8 red | 0 30`,
  tripod: `
    fill own.end | M-40 -110 H40 V-94 H-40 Z
    bar 11 own | M0 -90 V-20
    bar 11 grip | M-14 -90 L-90 120 M14 -90 L90 120 M0 -90 V130
    bar 6 own.end | M0 -10 L-44 0 M0 -10 L44 0`,
  staff: `
    fill own | M-14 -130 H14 V130 H-14 Z
    fine 0.9 | ${Array.from({ length: 30 }, (_, place) => `M-14 ${-124 + place * 8} h${place % 5 === 2 ? 18 : 9}`).join(" ")}`,
  "measuring-wheel": `
    fill rubber | M0 20 C44 20 80 56 80 100 C80 144 44 180 0 180 C-44 180 -80 144 -80 100 C-80 56 -44 20 0 20 Z
    fill paper | M0 34 C36 34 66 64 66 100 C66 136 36 166 0 166 C-36 166 -66 136 -66 100 C-66 64 -36 34 0 34 Z
    inner | M0 34 V166 M-57 67 L57 133 M-57 133 L57 67
    bar 10 own | M0 100 L90 -80 L120 -90
    hole 9 own.shade | 0 100`
}
