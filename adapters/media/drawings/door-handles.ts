/** Patterns of what is on doors: levers, knobs, locks, closers and stops. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

const rose = `
    fill own.end | ${disc(46)}
    fine | ${disc(38)}`
const squareRose = `
    fill own.end | M-44 -44 H44 V44 H-44 Z
    fine | M-37 -37 H37 V37 H-37 Z`
const plate = `
    fill own.end | M-32 -110 H32 V110 H-32 Z
    part own.shade | M-6 56 C-12 50 -10 40 0 40 C10 40 12 50 6 56 L9 76 H-9 Z
    hole 4 own.shade | 0 -94, 0 94`

export const doorHandles: Patterns = {
  "lever-straight": `${rose}
    fill own | M-16 -12 H150 C158 -12 158 12 150 12 H-16 C-28 12 -28 -12 -16 -12 Z`,
  "lever-return": `${rose}
    bar 20 own | M0 0 H130 C150 0 150 26 130 28`,
  "lever-curved": `${rose}
    bar 20 own | M0 0 C50 -26 90 20 146 4`,
  "lever-slim": `${rose}
    fill own | M-10 -8 H160 V8 H-10 C-20 8 -20 -8 -10 -8 Z`,
  "lever-square": `${squareRose}
    fill own | M-14 -12 H156 V12 H-14 Z`,
  "lever-knurled": `${rose}
    fill own | M-16 -12 H150 V12 H-16 C-28 12 -28 -12 -16 -12 Z
    fine 0.9 | ${Array.from({ length: 12 }, (_, place) => `M${60 + place * 7} -12 l6 24 M${66 + place * 7} -12 l-6 24`).join(" ")}`,
  "lever-plate": `${plate}
    fill own | M-14 -42 H140 C148 -42 148 -18 140 -18 H-14 C-26 -18 -26 -42 -14 -42 Z`,
  "lever-heritage": `${plate}
    bar 17 own | M0 -30 C50 -52 80 -10 120 -30 C140 -38 146 -16 132 -12`,
  "keypad-lever": `
    fill own.end | M-40 -130 H40 V120 H-40 Z
    part black | M-28 -118 H28 V-10 H-28 Z
    hole 6 own | -16 -100, 0 -100, 16 -100, -16 -78, 0 -78, 16 -78, -16 -56, 0 -56, 16 -56, 0 -34
    fill own | M-14 36 H140 V60 H-14 Z`,
  keypad: `
    fill own.end | M-46 -110 H46 V110 H-46 Z
    part black | M-34 -96 H34 V20 H-34 Z
    hole 7 own | -20 -76, 0 -76, 20 -76, -20 -50, 0 -50, 20 -50, -20 -24, 0 -24, 20 -24, 0 2
    fill own | ${disc(22, 0, 66)}
    inner | M0 54 V78`,
  "knob-round": `
    fill own.end | M-70 -46 H-60 V46 H-70 Z
    fill own | M-60 -18 H-30 V18 H-60 Z
    fill own | M-30 0 C-30 -54 70 -54 70 0 C70 54 -30 54 -30 0 Z`,
  "knob-mushroom": `
    fill own.end | M-70 -46 H-60 V46 H-70 Z
    fill own | M-60 -16 C-30 -16 -20 -30 -10 -52 C40 -56 60 -30 60 0 C60 30 40 56 -10 52 C-20 30 -30 16 -60 16 Z`,
  "knob-porcelain": `
    fill brass.end | M-70 -46 H-60 V46 H-70 Z
    fill brass | M-60 -14 H-30 V14 H-60 Z
    fill plaster | M-30 0 C-30 -54 66 -54 66 0 C66 54 -30 54 -30 0 Z`,
  deadbolt: `
    fill own.end | ${disc(70)}
    fill own | ${disc(54)}
    part own.shade | M-7 -6 C-14 -12 -10 -26 0 -26 C10 -26 14 -12 7 -6 L10 24 H-10 Z
    prism 20 own | M110 -60 H136 V60 H110 Z
    fill own.end | M136 -16 H190 V16 H136 Z`,
  mortice: `
    fill own | M0 -80 H110 V90 H0 Z
    fill own.end | M110 -120 H124 V130 H110 Z
    fill own.end | M124 -50 L150 -40 V-16 L124 -20 Z M124 16 H150 V50 H124 Z
    part own.shade | M36 -34 H56 V-14 H36 Z M46 30 C36 30 36 46 42 48 L38 66 H54 L50 48 C56 46 56 30 46 30 Z
    hole 5 own.shade | 117 -104, 117 114`,
  "rim-lock": `
    fill own | M-90 -60 H60 V70 H-90 Z
    fill own.end | M60 -50 H80 V60 H60 Z
    fill own.end | M80 -20 H110 V30 H80 Z
    fill own.end | ${disc(24, -30, 5)}
    inner | M-30 -12 V22`,
  combo: `
    fill own.end | ${disc(40, 0, -62)}
    part own.shade | M-6 -66 C-10 -72 -8 -82 0 -82 C8 -82 10 -72 6 -66 L8 -46 H-8 Z
    fill own.end | ${disc(46, 0, 52)}
    fill own | ${disc(34, 0, 52)}
    inner | M0 40 V64`,
  cylinder: `
    fill own | M0 -26 H150 V-26 C168 -26 168 6 150 6 L146 40 H4 L0 6 C-18 6 -18 -26 0 -26 Z
    fill own.end | M62 -30 H88 V44 H62 Z
    inner | M-6 -10 H10
    hole 6 own.shade | 75 30`,
  plate: `
    along across
    fill own | M0 0 H70 V200 H0 Z
    hole 5 own.shade | 12 12, 58 12, 12 188, 58 188`,
  "pull-round": `
    along upright
    bar 18 own | M0 0 V230
    bar 14 own.end | M0 34 H-44 M0 196 H-44
    fill own.end | M-58 20 H-46 V48 H-58 Z M-58 182 H-46 V210 H-58 Z`,
  "pull-square": `
    along upright
    fill own | M-10 0 H10 V230 H-10 Z
    fill own.end | M-50 26 H-10 V42 H-50 Z M-50 188 H-10 V204 H-50 Z`,
  "pull-offset": `
    along upright
    bar 18 own | M-30 0 L0 30 V200 L-30 230
    fill own.end | M-46 -12 H-30 V12 H-46 Z M-46 218 H-30 V242 H-46 Z`,
  "pull-d": `
    along upright
    bar 18 own | M-50 0 H-24 C0 0 0 24 0 24 V176 C0 200 -24 200 -24 200 H-50
    fill own.end | M-62 -14 H-50 V14 H-62 Z M-62 186 H-50 V214 H-62 Z`,
  closer: `
    prism 40 own | M-110 0 H90 V50 H-110 Z
    bar 9 own.end | M40 -14 L150 -70 L60 -100
    fill own.end | ${disc(10, 40, -10)}
    fine | M-100 12 H80`,
  "pneumatic-closer": `
    fill own | M-140 -20 H70 C84 -20 84 20 70 20 H-140 C-152 20 -152 -20 -140 -20 Z
    fill own.end | M82 -5 H190 V5 H82 Z
    fill own.end | M-180 -10 H-148 V10 H-180 Z M190 -12 H210 V12 H190 Z`,
  "stop-dome": `
    fill own | M-70 30 C-70 -50 70 -50 70 30 Z
    fill black | M-24 -28 C-24 -14 -24 20 -24 30 H-44 C-50 10 -44 -14 -24 -28 Z
    fill own.end | M-74 30 H74 V40 H-74 Z`,
  "stop-post": `
    fill own.end | M-100 -30 H-88 V30 H-100 Z
    fill own | M-88 -14 H50 V14 H-88 Z
    fill black | M50 -22 H80 C92 -22 92 22 80 22 H50 Z`,
  "stop-magnet": `
    fill own | M-90 -34 H-30 V34 H-90 Z
    fill black | M-30 -20 H-18 V20 H-30 Z
    fill own.end | M20 -20 H30 V20 H20 Z
    fill own | M30 -34 H90 V34 H30 Z`,
  letterplate: `
    fill own.end | M-130 -44 H130 V44 H-130 Z
    fill own | M-100 -26 H100 V26 H-100 Z
    hole 5 own.shade | -116 0, 116 0`,
  viewer: `
    fill own.end | M-100 -28 C-108 -28 -108 28 -100 28 H-88 V-28 Z
    fill own | M-88 -15 H40 V15 H-88 Z
    fine | M-60 -15 L-56 15 M-48 -15 L-44 15 M-36 -15 L-32 15 M-24 -15 L-20 15 M-12 -15 L-8 15
    fill own | M-10 -18 H70 V18 H-10 Z
    fill own.end | M70 -30 H84 V30 H70 Z`,
  winder: `
    fill own | M-90 -24 H60 V30 H-90 Z
    bar 11 own.end | M-20 0 L60 -80
    fill own | ${disc(13, 62, -84)}
    bar 8 own.end | M60 10 H170`,
  patio: `
    fill own | M-20 -110 H20 V110 H-20 Z
    bar 15 own.end | M0 -80 C70 -70 70 70 0 80
    part own.shade | M-5 -4 H5 V20 H-5 Z`
}
