/** Patterns of power points, switches and what stands in a switchboard. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

const plate = "fill own | M-110 -70 H110 C116 -70 116 70 110 70 H-110 C-116 70 -116 -70 -110 -70 Z"
const outlet = (x: number, y: number): string => `part own.end | ${disc(30, x, y)}
    inner | M${x - 12} ${y - 12} l8 12 M${x + 12} ${y - 12} l-8 12 M${x} ${y + 8} v14`
const rocker = (x: number, y: number): string => `part own.end | M${x - 9} ${y - 16} H${x + 9} V${y + 16} H${x - 9} Z
    inner 0.7 | M${x - 9} ${y} H${x + 9}`

export const switches: Patterns = {
  "gpo-single": `${plate}
    ${outlet(0, 14)}
    ${rocker(0, -42)}`,
  "gpo-double": `${plate}
    ${outlet(-56, 14)}
    ${outlet(56, 14)}
    ${rocker(-56, -42)}
    ${rocker(56, -42)}`,
  "gpo-usb": `${plate}
    ${outlet(-62, 14)}
    ${outlet(62, 14)}
    ${rocker(-62, -42)}
    ${rocker(62, -42)}
    part own.shade | M-9 -20 H9 V-8 H-9 Z M-8 12 C-14 12 -14 24 -8 24 H8 C14 24 14 12 8 12 Z`,
  "gpo-quad": `
    fill own | M-150 -60 H150 V60 H-150 Z
    ${[-108, -36, 36, 108].map((x) => `${outlet(x, 16)}\n    ${rocker(x, -36)}`).join("\n    ")}`,
  "switch-1": `${plate}
    ${rocker(0, 0)}`,
  "switch-2": `${plate}
    ${rocker(-30, 0)}
    ${rocker(30, 0)}`,
  "switch-3": `${plate}
    ${rocker(-44, 0)}
    ${rocker(0, 0)}
    ${rocker(44, 0)}`,
  "switch-4": `${plate}
    ${rocker(-30, -26)}
    ${rocker(30, -26)}
    ${rocker(-30, 30)}
    ${rocker(30, 30)}`,
  "switch-architrave": `
    fill own | M-34 -110 H34 V110 H-34 Z
    ${rocker(0, 0)}
    hole 4 own.shade | 0 -92, 0 92`,
  dimmer: `${plate}
    fill own.end | ${disc(34)}
    inner | M0 -34 V-14`,
  "tv-outlet": `${plate}
    fill own.end | ${disc(24)}
    fill steel | ${disc(15)}
    hole 4 own.shade | 0 0`,
  "data-outlet": `${plate}
    part own.end | M-24 -20 H24 V24 H-24 Z
    part black | M-14 -10 H14 V14 H6 V20 H-6 V14 H-14 Z`,
  blank: `${plate}
    hole 4 own.shade | -90 0, 90 0`,
  weatherproof: `
    fill own | M-90 -90 H90 V90 H-90 Z
    fill own.end | M-76 -96 H76 V20 H-76 Z
    ${outlet(0, -34)}
    fill own.shade | M-30 40 H30 V74 H-30 Z`,
  isolator: `
    fill own | M-80 -100 H80 V100 H-80 Z
    fill own.end | ${disc(54, 0, -10)}
    fill red | M-12 -58 H12 V38 H-12 Z`,
  industrial: `
    fill own | M-80 -110 H80 V60 H-80 Z
    fill red | ${disc(56, 0, 40)}
    fill black | ${disc(42, 0, 40)}
    hole 6 steel | -18 24, 18 24, -22 50, 22 50, 0 64`,
  breaker: `
    fill own | M-40 -110 H40 V110 H-40 Z
    part own.end | M-40 -40 H40 V40 H-40 Z
    fill black | M-16 -24 H16 V6 H-16 Z
    hole 8 own.shade | 0 -86, 0 86
    words own | 0 62 70 26`,
  rcbo: `
    fill own | M-56 -110 H56 V110 H-56 Z
    part own.end | M-56 -40 H56 V40 H-56 Z
    fill black | M-34 -24 H-6 V6 H-34 Z
    fill handle | M14 -16 H36 V4 H14 Z
    hole 8 own.shade | -26 -86, 26 -86, -26 86, 26 86`,
  doorbell: `
    fill own | M-60 -60 H60 V80 H-60 Z
    fine 0.9 | M-40 -40 H40 M-40 -26 H40 M-40 -12 H40
    fill own.end | M100 -70 H150 V70 H100 Z
    fill own | ${disc(16, 125, 10)}`,
  plug: `
    fill own | M-60 -50 H40 V50 H-60 Z
    bar 10 steel | M40 -20 L76 -14 M40 20 L76 26 M40 0 H70
    bar 15 own.end | M-60 0 H-130`,
  timer: `
    fill own | M-70 -90 H70 V90 H-70 Z
    fill own.end | ${disc(50, 0, -30)}
    inner 0.8 | M0 -30 V-66 M0 -30 L26 -14
    ${outlet(0, 56)}`
}
