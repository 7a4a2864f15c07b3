/** Patterns of fans, vents and ducts, and of the ends of wires. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

export const fansAndWiring: Patterns = {
  fan: `
    fill own.end | ${disc(96)}
    fill own | ${disc(80)}
    inner 0.8 | ${disc(60)} ${disc(40)} ${disc(20)}
    hole 5 own.shade | -82 -60, 82 -60, -82 60, 82 60`,
  "ceiling-fan": `
    fill own.end | M-10 -120 H10 V-40 H-10 Z
    fill own | M-40 -40 H40 L30 0 H-30 Z
    fill own | M-36 -20 L-190 -50 L-196 -24 L-40 -4 Z M36 -20 L190 -50 L196 -24 L40 -4 Z M-14 0 L-40 60 H0 L14 0 Z`,
  "inline-fan": `
    fill own | M-70 -60 H70 V60 H-70 Z
    fill own.end | M-120 -40 H-70 V40 H-120 Z M70 -40 H120 V40 H70 Z
    prism 20 own | M-30 60 H40 V80 H-30 Z`,
  "turbine-vent": `
    fill own | M-90 10 C-100 -90 100 -90 90 10 Z
    inner 0.9 | M-70 8 C-70 -60 -30 -74 0 -66 M-40 8 C-40 -50 -10 -70 10 -66 M-10 8 C-10 -50 20 -60 30 -60 M20 8 C24 -30 40 -50 50 -50 M50 8 C56 -20 66 -30 70 -36
    fill own.end | M-50 10 H50 V60 H-50 Z
    fill own | M-110 60 H110 V74 H-110 Z`,
  grille: `
    prism 14 own | M-120 -60 H120 V60 H-120 Z
    inner | M-100 -36 H100 M-100 -18 H100 M-100 0 H100 M-100 18 H100 M-100 36 H100
    hole 4 own.shade | -110 -50, 110 -50, -110 50, 110 50`,
  duct: `
    bar 90 own | M-110 30 C-40 30 30 -20 100 -20
    inner 0.8 | M-96 -14 V74 M-70 -14 L-66 74 M-44 -18 L-36 68 M-18 -26 L-6 60 M8 -38 L22 46 M34 -50 L50 34 M60 -60 L76 26 M84 -64 L98 24`,
  battery: `
    prism 90 own | M-80 -40 H70 V70 H-80 Z
    fill steel | M-60 -60 H-40 V-44 H-60 Z M50 -64 H70 V-48 H50 Z
    words own | -6 18 130 46`,
  terminal: `
    fill red | M-110 -20 H-10 V20 H-110 Z
    fill copper | M-10 -14 H30 V14 H-10 Z
    fill copper | M30 -26 H100 V26 H30 Z
    hole 13 paper | 66 0`,
  "terminal-fork": `
    fill red | M-110 -20 H-10 V20 H-110 Z
    fill copper | M-10 -12 H30 L44 -28 H110 V-14 H60 V14 H110 V28 H44 L30 12 H-10 Z`,
  "terminal-butt": `
    fill red | M-110 -20 H110 V20 H-110 Z
    inner 0.7 | M-14 -20 V20 M14 -20 V20`,
  lug: `
    fill copper | M-120 -20 H10 V20 H-120 Z
    fill copper | M10 -20 C30 -34 110 -34 110 0 C110 34 30 34 10 20 Z
    hole 15 paper | 72 0`,
  connector: `
    prism 40 own | M-120 -20 H110 V40 H-120 Z
    hole 9 brass | -92 -34, -56 -34, -20 -34, 16 -34, 52 -34, 88 -34
    hole 9 own.shade | -100 10, -60 10, -20 10, 20 10, 60 10, 94 10`,
  rj45: `
    prism 70 glass | M-60 -20 H40 V50 H-60 Z
    inner 0.8 | M-46 -20 V10 M-34 -20 V10 M-22 -20 V10 M-10 -20 V10 M2 -20 V10 M14 -20 V10 M26 -20 V10
    bar 18 plastic | M-10 50 V110`,
  "f-connector": `
    fill steel | M-90 -26 H-20 V26 H-90 Z
    fill steel.end | M-20 -36 H30 V36 H-20 Z
    inner | M-20 -12 H30 M-20 12 H30
    fill steel | M30 -24 H90 V24 H30 Z
    bar 4 copper | M90 0 H120`
}
