/** Patterns of wheels, clips, spacers, plates and other small parts. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

export const smallParts: Patterns = {
  "bar-chair": `
    fill own | M-70 60 L-24 -50 C-24 -70 24 -70 24 -50 L70 60 H50 L8 -34 C4 -40 -4 -40 -8 -34 L-50 60 Z
    fill own.end | M-84 60 H84 V74 H-84 Z`,
  wheel: `
    fill rubber | ${disc(90)}
    fill own | ${disc(54)}
    fill own.end | ${disc(22)}
    hole 8 paper | 0 0`,
  "tile-spacer": `
    fill plastic | M-14 -90 H14 V-14 H90 V14 H14 V90 H-14 V14 H-90 V-14 H-14 Z`,
  "tile-clip": `
    fill own | M-60 40 H60 V52 H-60 Z
    fill own | M-20 40 V-60 H20 V40 H10 V-44 H-10 V40 Z
    fill red | M-110 10 L-24 26 V40 H-110 Z`,
  "spray-tip": `
    fill own | M-30 -40 H30 V90 H-30 Z
    fill red | M-60 -90 H60 V-40 H-60 Z
    hole 7 own.shade | 0 -66`,
  "downlight-guard": `
    fill own | M-90 60 C-90 -90 90 -90 90 60 Z
    fill own.end | M-110 60 H110 V74 H-110 Z
    inner 0.7 | M-60 56 C-60 -50 60 -50 60 56`,
  plate: `
    prism 14 own | M-90 -90 H90 V90 H-90 Z
    hole 6 own.shade | -70 -70, 70 -70, -70 70, 70 70`,
  strip: `
    along across
    prism 30 own | M-150 -14 H140 V14 H-150 Z`,
  filter: `
    fill own | ${disc(70)}
    fill own.end | ${disc(52)}
    inner 0.7 | M-46 -20 H46 M-52 0 H52 M-46 20 H46 M-34 -38 H34 M-34 38 H34`
}
