/** Patterns of padlocks, bolts, latches and sliding gear. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

const padlock = (body: string, shackle = "M-40 -10 V-60 C-40 -116 40 -116 40 -60 V-10"): string => `
    along across
    bar 17 steel.end | ${shackle}
    fill ${body} | M-64 -10 H64 V84 C64 92 56 92 56 92 H-56 C-64 92 -64 84 -64 84 Z
    fine | M-64 4 H64`

export const locks: Patterns = {
  padlock: `${padlock("own")}
    part own.shade | M-7 40 C-14 34 -10 22 0 22 C10 22 14 34 7 40 L10 62 H-10 Z`,
  "weather-padlock": `${padlock("rubber")}
    part own | M-40 16 H40 V76 H-40 Z`,
  "closed-padlock": `
    along across
    bar 17 steel.end | M-34 -20 V-44 C-34 -84 34 -84 34 -44 V-20
    fill own | M-70 -60 H-50 V-20 H50 V-60 H70 V92 H-70 Z
    part own.shade | M-7 40 C-14 34 -10 22 0 22 C10 22 14 34 7 40 L10 62 H-10 Z`,
  "combination-padlock": `${padlock("own")}
    part own.shade | M-44 20 H44 V44 H-44 Z
    inner | M-22 20 V44 M0 20 V44 M22 20 V44
    part own.shade | M-44 54 H44 V70 H-44 Z`,
  "lockout-padlock": `${padlock("red")}
    part paper | M-44 16 H44 V70 H-44 Z`,
  "disc-padlock": `
    along across
    fill own | ${disc(80)}
    fill own.end | ${disc(62)}
    bar 12 steel | M-30 -70 C-30 -110 30 -110 30 -70
    part own.shade | M-6 4 C-12 -2 -10 -14 0 -14 C10 -14 12 -2 6 4 L9 26 H-9 Z`,
  "barrel-bolt": `
    along across
    fill own | M0 -26 H200 V26 H0 Z
    bar 15 own.end | M-10 0 H176
    fill own.shade | M30 -18 H54 V18 H30 Z M130 -18 H154 V18 H130 Z
    bar 9 own.end | M92 0 V-34
    fill own | M214 -26 H250 V26 H214 Z M226 -10 V10 H240 V-10 Z
    hole 4 own.shade | 12 -18, 12 18, 188 -18, 188 18`,
  "pad-bolt": `
    along across
    fill own | M0 -24 H210 V24 H0 Z
    bar 15 own.end | M-10 0 H196
    fill own.shade | M24 -18 H50 V18 H24 Z M160 -18 H186 V18 H160 Z
    fill own.end | M90 -8 H120 V40 H90 Z
    hole 6 own.shade | 105 28
    hole 4 own.shade | 12 -16, 12 16, 198 -16, 198 16`,
  "drop-bolt": `
    along upright
    bar 16 own | M40 -10 H0 V220
    fill own.end | M-24 30 H24 V52 H-24 Z M-24 120 H24 V142 H-24 Z
    hole 4 own.shade | -16 41, 16 41, -16 131, 16 131`,
  hasp: `
    along across
    fill own | M0 -28 H60 V28 H0 Z
    fill own.end | M60 -28 H74 V28 H60 Z
    fill own | M74 -24 H190 C206 -24 206 24 190 24 H74 Z
    part own.shade | M150 -7 H184 V7 H150 Z
    bar 9 own.end | M158 0 C158 -26 176 -26 176 0
    hole 4.5 own.shade | 16 -14, 16 14, 42 0`,
  "auto-latch": `
    fill own | M-90 -40 H-10 V50 H-90 Z
    fill own.end | M-10 -60 C40 -60 40 0 -10 4 Z
    fill own | M40 -30 H120 V40 H40 Z
    bar 13 own.end | M40 -8 H-16
    hole 5 own.shade | -74 -24, -74 34, 104 -14, 104 24`,
  "d-latch": `
    bar 13 own | M-60 -70 V40 C-60 90 40 90 40 40 V-20 H-30
    fill own.end | M-90 -84 H-30 V-60 H-90 Z
    fill own | M60 -60 H90 V60 H60 Z
    hole 5 own.shade | 75 -40, 75 40`,
  "ring-latch": `
    fill own | M-50 -70 H50 V70 H-50 Z
    bar 11 own.end | M0 -20 C56 -20 56 80 0 80 C-56 80 -56 -20 0 -20
    fill own | M90 -60 H116 V60 H90 Z
    bar 10 own.shade | M40 -40 H104
    hole 4 own.shade | -38 -56, 38 -56, -38 56, 38 56`,
  pull: `
    along across
    bar 15 own | M0 0 C20 -50 160 -50 180 0
    fill own.end | M-30 -10 H14 V14 H-30 Z M166 -10 H210 V14 H166 Z
    hole 4 own.shade | -18 2, 198 2`,
  "gate-lock": `
    fill own | M-90 -44 H50 V50 H-90 Z
    bar 18 own.end | M50 4 H150
    fill own.end | ${disc(22, -40, 4)}
    inner | M-40 -8 V16`,
  "pool-latch": `
    along none
    fill own | M-26 -140 H26 V40 H-26 Z
    fill own.end | M-18 -166 H18 V-140 H-18 Z
    fill own | M50 -10 H120 V60 H50 Z
    fill own.shade | M26 6 H50 V34 H26 Z`,
  "pool-hinge": `
    along none
    fill own | M-90 -50 H-20 V60 H-90 Z
    fill own | M20 -50 H90 V60 H20 Z
    fill own.end | M-20 -60 H20 V70 H-20 Z
    inner | M-20 -24 H20 M-20 34 H20
    hole 6 own.shade | -66 -28, -66 36, 66 -28, 66 36`,
  wheel: `
    fill own | M-20 -110 H20 V20 H-20 Z
    fill rubber | ${disc(60, 0, 30)}
    fill own.end | ${disc(38, 0, 30)}
    hole 10 own.shade | 0 30
    hole 5 own.shade | 0 -90, 0 -60`,
  "v-wheel": `
    fill own.end | M-70 -70 H70 V-44 H-70 Z
    fill own.end | M-30 -50 H30 V30 H-30 Z
    fill own | ${disc(60, 0, 30)}
    inner | ${disc(48, 0, 30)}
    hole 12 own.shade | 0 30`,
  "v-track": `
    along across
    prism 40 own | M0 30 H30 L44 8 H52 L66 30 H260 V38 H0 Z`,
  track: `
    along across
    prism 34 own | M0 0 H260 V30 H200 V22 H60 V30 H0 Z
    fill own.end | M90 30 H150 V44 H90 Z
    fill rubber | ${disc(13, 104, 58)}
    fill rubber | ${disc(13, 136, 58)}`,
  "barn-track": `
    along across
    fill own | M-130 -70 H170 V-50 H-130 Z
    fill own.end | M-96 -60 H-78 V70 H-96 Z M96 -60 H114 V70 H96 Z
    fill own | ${disc(26, -87, -74)}
    fill own | ${disc(26, 105, -74)}
    hole 6 own.shade | -87 -74, 105 -74, -87 30, -87 56, 105 30, 105 56`,
  "cam-lock": `
    fill own.end | M-60 -34 H-46 V34 H-60 Z
    fill own | M-46 -24 H40 V24 H-46 Z
    fine | M-38 -24 L-34 24 M-26 -24 L-22 24 M-14 -24 L-10 24 M-2 -24 L2 24 M10 -24 L14 24 M22 -24 L26 24
    fill own.end | M40 -14 H52 V100 C52 110 40 110 40 100 Z`,
  "cupboard-lock": `
    fill own | M-60 -60 H60 V60 H-60 Z
    fill own.end | ${disc(28)}
    inner | M0 -14 V14
    fill own.end | M60 -20 H90 V20 H60 Z
    hole 5 own.shade | -46 -46, 46 -46, -46 46, 46 46`,
  "key-safe": `
    fill own | M-60 -90 H60 V90 H-60 Z
    part own.shade | M-44 -74 H44 V-20 H-44 Z
    inner | M-22 -74 V-20 M0 -74 V-20 M22 -74 V-20
    hole 8 own.shade | -30 10, 0 10, 30 10, -30 40, 0 40, 30 40, 0 68`,
  "window-lock": `
    fill own | M-70 -30 H50 V40 H-70 Z
    fill own.end | ${disc(18, -10, 4)}
    inner | M-10 -6 V14
    fill own.end | M50 -10 H86 V20 H50 Z`,
  "security-chain": `
    bar 14 own | M-100 0 C-100 -30 -40 -30 -40 0 C-40 30 -100 30 -100 0 Z
    bar 14 own.end | M-50 0 H20
    bar 14 own | M10 0 C10 -30 70 -30 70 0 C70 30 10 30 10 0 Z
    bar 14 own.end | M60 0 H120`,
  latch: `
    fill own | M-80 -34 H40 V40 H-80 Z
    fill own.end | M40 -10 L84 -10 C96 -10 96 16 84 16 H40 Z
    hole 5 own.shade | -66 -20, -66 26, 24 -20, 24 26`,
  "cable-lock": `
    bar 12 rubber | M-20 40 C-130 60 -130 -90 0 -90 C130 -90 130 60 20 40
    fill own | M-34 20 H34 V90 H-34 Z
    part own.shade | M-6 50 H6 V72 H-6 Z`,
  guide: `
    fill own | M-70 -10 H70 V14 H-70 Z
    fill plastic | M-50 -60 H-10 V-10 H-50 Z M10 -60 H50 V-10 H10 Z
    hole 5 own.shade | -60 2, 60 2`
}
