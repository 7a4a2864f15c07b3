/** Patterns of machines that stand on a bench or on their own legs. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

export const benchMachines: Patterns = {
  "table-saw": `
    prism 180 steel | M-100 0 H110 V14 H-100 Z
    fill steel.end | M20 -22 C20 -74 90 -74 96 -30 Z
    fine 0.9 | M22 -30 L28 -46 M34 -58 L44 -66 M58 -68 L70 -66 M80 -60 L90 -46
    fill own | M-90 14 H100 V60 H-90 Z
    hole 16 black | 0 38
    bar 9 black | M-80 60 L-110 130 M90 60 L120 130 M-100 104 H110`,
  "bench-grinder": `
    fill own | M-60 -40 H60 C74 -40 74 40 60 40 H-60 C-74 40 -74 -40 -60 -40 Z
    fill cement | M-120 -56 H-84 V56 H-120 Z M84 -56 H120 V56 H84 Z
    fill own.end | M-84 -20 H-70 V20 H-84 Z M70 -20 H84 V20 H70 Z
    fill black | M-50 40 H50 L64 76 H-64 Z
    hole 7 red | 0 56`,
  "wet-stone": `
    fill cement | ${disc(80, -20, -10)}
    hole 12 steel | -20 -10
    fill own | M-110 20 H90 V80 H-110 Z
    bar 8 steel | M90 -50 H20 M90 -50 V20`,
  "drill-press": `
    fill steel.end | M-70 120 H60 V136 H-70 Z
    bar 16 steel | M30 120 V-120
    fill own | M-70 -120 H60 V-60 H-70 Z
    fill own.end | M-60 -140 H50 V-120 H-60 Z
    fill steel | M-46 -60 H-24 V-30 H-46 Z
    bar 6 steel | M-35 -30 V10
    fill steel.end | M-80 50 H50 V62 H-80 Z
    bar 7 black | M-70 -80 L-120 -60 M-70 -80 L-110 -110`,
  "bench-band-saw": `
    fill own | M-90 -130 H70 C84 -130 84 -50 70 -50 H-90 C-104 -50 -104 -130 -90 -130 Z
    fill own | M40 -50 H70 V50 H40 Z
    fill own | M-90 50 H70 C84 50 84 130 70 130 H-90 C-104 130 -104 50 -90 50 Z
    fill steel.end | M-110 20 H60 V34 H-110 Z
    bar 4 steel.shade | M-60 -50 V50`,
  "scroll-saw": `
    fill own | M-150 -80 H120 V-54 H-110 V10 H-150 Z
    fill own | M-150 10 H120 V36 H-150 Z
    fill steel | M30 0 H150 V10 H30 Z
    bar 4 steel.shade | M100 -54 V10
    fill black | M-130 36 H100 V52 H-130 Z`,
  "bench-sander": `
    fill card | M-20 -110 H30 C44 -110 44 10 30 10 H-20 C-34 10 -34 -110 -20 -110 Z
    fill own | M-60 10 H90 V70 H-60 Z
    fill card.end | ${disc(44, 110, 0)}
    fill steel | M60 30 H170 V40 H60 Z
    fill black | M-70 70 H110 V86 H-70 Z`,
  thicknesser: `
    fill own | M-110 -80 H110 V-10 H-110 Z
    fill own.end | M-110 -10 H-80 V60 H-110 Z M80 -10 H110 V60 H80 Z
    prism 60 steel | M-150 40 H130 V52 H-150 Z
    fill black | M-120 60 H120 V84 H-120 Z
    hole 14 black | 70 -48`,
  "jointer-machine": `
    prism 40 steel | M-170 -20 H150 V-6 H-170 Z
    fill own | M-110 -6 H90 V80 H-110 Z
    fill steel.end | M-60 -70 H110 V-36 H-60 Z
    hole 14 black | -70 40`,
  "router-table": `
    prism 140 steel | M-100 0 H100 V12 H-100 Z
    fill steel.end | M-40 -50 H130 V-26 H-40 Z
    fill own | M-90 12 H90 V80 H-90 Z
    bar 9 black | M-80 80 L-96 120 M80 80 L96 120`,
  "dust-collector": `
    fill wool | M-40 -140 H40 C60 -140 60 -30 40 -30 H-40 C-60 -30 -60 -140 -40 -140 Z
    fill own | M-60 -30 H60 V0 H-60 Z
    fill plastic | M-46 0 H46 C60 0 60 90 46 90 H-46 C-60 90 -60 0 -46 0 Z
    fill own | ${disc(34, 90, 10)}
    fill rubber | ${disc(12, -50, 104)}
    fill rubber | ${disc(12, 50, 104)}`,
  "bit-sharpener": `
    fill own | M-80 -60 H80 V60 H-80 Z
    hole 6 black | -50 -30, -26 -30, -2 -30, 24 -30, 52 -30
    hole 9 black | -46 10, -14 10, 22 10, 58 10`
}
