/** Patterns of what stands and hangs in bathrooms and laundries. */
import type { Patterns } from "./item.ts"
import { disc, oval } from "./round-shapes.ts"

const basin = (rim: string, bowl: string): string => `
    fill plaster | ${rim}
    part plaster.end | ${bowl}
    hole 7 steel.shade | 0 10
    bar 11 steel | M0 -56 V-84 H20`

export const bathroom: Patterns = {
  toilet: `
    fill plaster | M30 -120 H100 V0 H30 Z
    fill plaster.end | M24 -132 H106 V-118 H24 Z
    fill plaster | M-110 0 C-110 -20 40 -20 60 -10 H90 V40 C60 80 40 100 40 130 H-30 C-30 90 -100 60 -110 0 Z
    fill plaster.end | M-116 -16 C-100 -30 20 -30 40 -16 C20 -4 -100 -4 -116 -16 Z`,
  cistern: `
    fill plaster | M-90 -50 H90 L80 80 H-80 Z
    fill plaster.end | M-98 -68 H98 V-50 H-98 Z
    hole 13 steel | 0 -60`,
  "basin-round": basin(disc(110), oval(90, 66, 0, 10)),
  "basin-rectangle": basin(
    "M-130 -70 H130 V80 H-130 Z",
    "M-112 -40 H112 C120 -40 116 64 104 64 H-104 C-116 64 -120 -40 -112 -40 Z"
  ),
  "basin-oval": basin(oval(130, 84, 0, 4), oval(110, 60, 0, 12)),
  "basin-pedestal": `
    fill plaster | M-110 -60 H110 C110 0 60 30 40 36 H-40 C-60 30 -110 0 -110 -60 Z
    fill plaster.end | M-36 36 H36 L46 140 H-46 Z
    bar 9 steel | M0 -62 V-86 H18`,
  sink: `
    prism 150 own | M-130 30 H80 V38 H-130 Z
    fill own.shade | M-100 18 L-40 -26 H40 L-10 18 Z
    inner 0.7 | M20 18 L70 -26 M40 18 L88 -26 M60 18 L106 -26
    hole 6 own.end | -26 0`,
  "sink-double": `
    prism 150 own | M-130 30 H90 V38 H-130 Z
    fill own.shade | M-110 18 L-56 -26 H4 L-38 18 Z M-20 18 L34 -26 H112 L72 18 Z`,
  "sink-butler": `
    prism 150 plaster | M-120 -20 H90 V80 H-120 Z
    fill plaster.shade | M-96 -30 L-44 -74 H124 L78 -30 Z`,
  "laundry-tub": `
    prism 120 own | M-80 0 H70 V120 H-80 Z
    fill steel | M-76 -4 L-30 -44 H108 L66 -4 Z
    inner | M-5 10 V116
    bar 9 steel | M30 -46 V-90 H10 V-76`,
  vanity: `
    prism 120 own | M-110 0 H90 V100 H-110 Z
    inner | M-10 4 V98
    prism 130 plaster | M-116 -10 H96 V2 H-116 Z
    fill plaster.end | M-60 -22 L-20 -46 H70 L34 -22 Z
    bar 6 steel | M-30 40 V64 M10 40 V64`,
  bath: `
    prism 150 plaster | M-150 0 H110 V80 H-150 Z
    fill plaster.end | M-130 -8 L-70 -54 H156 L110 -8 Z`,
  "bath-freestanding": `
    fill plaster | M-150 -40 C-140 70 -110 90 -60 90 H60 C110 90 140 70 150 -40 Z
    fill plaster.end | ${oval(150, 22, 0, -40)}`,
  "shower-base": `
    prism 210 plaster | M-120 40 H80 V56 H-120 Z
    fill plaster.end | M-96 30 L-20 -46 H140 L72 30 Z
    hole 8 steel | 24 -10`,
  "shower-screen": `
    fill glass | M-70 -120 H70 V120 H-70 Z
    fill steel | M-80 -126 H-66 V126 H-80 Z
    bar 9 steel | M50 -10 V30
    fine | M-30 -20 L10 -80 M-10 -10 L30 -70`,
  "towel-rail": `
    bar 13 own | M-140 0 H140
    fill own.end | M-150 -30 H-124 V30 H-150 Z M124 -30 H150 V30 H124 Z`,
  "heated-rail": `
    bar 11 own | M-80 -110 V120 M80 -110 V120
    bar 9 own | M-80 -90 H80 M-80 -60 H80 M-80 -30 H80 M-80 20 H80 M-80 50 H80 M-80 80 H80 M-80 104 H80`,
  "towel-ring": `
    fill own.end | ${disc(24, 0, -70)}
    bar 11 own | M0 -60 C70 -60 70 70 0 70 C-70 70 -70 -60 0 -60`,
  "roll-holder": `
    fill own.end | M-110 -60 H-86 V-10 H-110 Z
    bar 11 own | M-98 -34 H80
    fill plaster | M-60 -60 C-40 -60 -40 60 -60 60 C-80 60 -80 -60 -60 -60 Z
    fill plaster | M-60 -60 H60 C80 -60 80 60 60 60 H-60 C-40 60 -40 -60 -60 -60 Z`,
  "robe-hook": `
    fill own.end | M-40 -60 H40 V20 H-40 Z
    bar 17 own | M0 -20 V40 C0 80 50 80 50 40`,
  shelf: `
    prism 60 glass | M-140 0 H120 V10 H-140 Z
    bar 9 steel | M-110 10 V34 M90 10 V34`,
  mirror: `
    fill glass | M-80 -110 H80 V110 H-80 Z
    fine | M-30 -10 L20 -70 M-10 10 L40 -50`,
  "mirror-cabinet": `
    prism 60 own | M-110 -80 H90 V90 H-110 Z
    part glass | M-102 -72 H-14 V82 H-102 Z M-6 -72 H82 V82 H-6 Z`,
  "flush-plate": `
    fill own | M-90 -60 H90 V60 H-90 Z
    fill own.end | ${disc(34, -32, 0)}
    fill own.end | ${disc(22, 40, 0)}`,
  "floor-grate": `
    prism 200 own | M-110 30 H70 V44 H-110 Z
    part own.shade | M-70 14 L-34 -6 H30 L-4 14 Z
    inner 0.8 | M-56 14 L-20 -6 M-42 14 L-6 -6 M-28 14 L8 -6`,
  "bottle-trap": `
    fill own | M-20 -110 H20 V-20 H-20 Z
    fill own | M-50 -20 H50 V70 C50 90 -50 90 -50 70 Z
    fill own | M50 -10 H120 V20 H50 Z
    inner 0.8 | M-50 20 H50`,
  basket: `
    fill own | M-90 -40 H90 L70 70 H-70 Z
    fine 0.9 | M-60 -40 L-48 70 M-30 -40 L-24 70 M0 -40 V70 M30 -40 L24 70 M60 -40 L48 70 M-86 -10 H86 M-80 20 H80 M-76 48 H76`,
  "brush-holder": `
    fill own | M-34 10 H34 V120 H-34 Z
    bar 9 own.end | M0 10 V-110
    fill own.end | ${disc(13, 0, -114)}`
}
