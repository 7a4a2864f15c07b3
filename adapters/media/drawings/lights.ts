/** Patterns of lights, globes and alarms. */
import type { Patterns } from "./item.ts"
import { disc, oval, rays } from "./round-shapes.ts"

const screwBase = `fill steel | M-26 50 H26 V96 L12 108 H-12 L-26 96 Z
    fine 0.9 | M-26 60 L26 66 M-26 72 L26 78 M-26 84 L26 90`

export const lights: Patterns = {
  globe: `
    fill paper | M-26 50 C-26 20 -70 0 -70 -46 C-70 -84 -38 -110 0 -110 C38 -110 70 -84 70 -46 C70 0 26 20 26 50 Z
    fine | M-44 -60 C-40 -80 -26 -90 -10 -92
    ${screwBase}`,
  filament: `
    fill glass | M-26 50 C-26 20 -70 0 -70 -46 C-70 -84 -38 -110 0 -110 C38 -110 70 -84 70 -46 C70 0 26 20 26 50 Z
    inner | M-12 50 L-24 -40 L-8 -70 L8 -40 L-8 -70 M12 50 L24 -40 L8 -70 L-8 -40
    ${screwBase}`,
  candle: `
    fill paper | M-22 50 C-44 20 -44 -20 -20 -60 C-10 -80 -4 -96 0 -112 C4 -96 10 -80 20 -60 C44 -20 44 20 22 50 Z
    ${screwBase}`,
  round: `
    fill paper | ${disc(66, 0, -10)}
    fine | M-40 -30 C-34 -50 -20 -58 -6 -60
    ${screwBase}`,
  reflector: `
    fill paper | M-90 -80 H90 C80 -20 40 10 26 50 H-26 C-40 10 -80 -20 -90 -80 Z
    fill glass | ${oval(90, 20, 0, -80)}
    ${screwBase}`,
  gu10: `
    fill glass | ${oval(70, 18, 0, -60)}
    fill steel | M-70 -60 C-60 -10 -40 20 -26 40 H26 C40 20 60 -10 70 -60 C60 -44 -60 -44 -70 -60 Z
    fill plastic | M-26 40 H26 V80 H-26 Z
    bar 9 steel.end | M-14 80 V100 M14 80 V100`,
  mr16: `
    fill glass | ${oval(70, 18, 0, -50)}
    fill steel | M-70 -50 C-60 0 -34 30 -16 50 H16 C34 30 60 0 70 -50 C60 -34 -60 -34 -70 -50 Z
    bar 4 steel.end | M-8 50 V84 M8 50 V84`,
  tube: `
    fill paper | M-150 -16 H150 V16 H-150 Z
    fill steel | M-170 -18 H-150 V18 H-170 Z M150 -18 H170 V18 H150 Z
    bar 4 steel.end | M-184 -8 H-170 M-184 8 H-170 M170 -8 H184 M170 8 H184`,
  downlight: `
    fill own | ${oval(110, 30, 0, 20)}
    fill paper | ${oval(84, 20, 0, 20)}
    fill steel | M-70 0 V-70 H70 V0 C50 -12 -50 -12 -70 0 Z
    fine 0.9 | M-50 -70 V-10 M-30 -70 V-12 M-10 -70 V-13 M10 -70 V-13 M30 -70 V-12 M50 -70 V-10
    bar 7 steel.end | M-74 -4 L-116 -40 M74 -4 L116 -40`,
  gimbal: `
    fill own | ${disc(100)}
    fill steel.end | ${disc(74)}
    fill paper | ${disc(50)}
    inner | M-74 0 H-50 M50 0 H74`,
  batten: `
    along none
    prism 40 own | M-150 -10 H130 V10 H-150 Z
    fill paper | M-146 10 C-140 40 120 40 126 10 Z`,
  oyster: `
    fill own | M-110 -30 H110 V-10 H-110 Z
    fill paper | M-104 -10 C-100 60 100 60 104 -10 Z`,
  panel: `
    prism 150 own | M-120 20 H80 V32 H-120 Z
    fill paper | M-96 12 L-4 -38 H148 L70 12 Z`,
  "high-bay": `
    fill own | M-60 -70 H60 V-20 H-60 Z
    fine 0.9 | M-40 -70 V-20 M-20 -70 V-20 M0 -70 V-20 M20 -70 V-20 M40 -70 V-20
    fill steel | M-60 -20 H60 L110 50 H-110 Z
    fill paper | M-100 50 H100 L90 66 H-90 Z
    bar 8 steel.end | M0 -70 V-104`,
  strip: `
    bar 22 own | M-100 30 C-100 -60 100 -60 100 30 C100 90 -60 90 -60 30 C-60 -10 60 -20 60 30
    hole 5 yellow | -98 10, -84 -16, -56 -32, -20 -38, 20 -38, 56 -32, 84 -16, 98 10`,
  channel: `
    along none
    prism 160 own | M-60 -20 H-50 V10 H50 V-20 H60 V20 H-60 Z`,
  floodlight: `
    fill own | M-90 -80 H90 V30 H-90 Z
    fill paper | M-76 -66 H76 V16 H-76 Z
    hole 8 yellow | -50 -40, -16 -40, 18 -40, 52 -40, -50 -10, -16 -10, 18 -10, 52 -10
    bar 11 own.end | M-90 -30 H-108 V70 H108 V-30 H90`,
  "sensor-light": `
    fill own.end | M-30 -20 H30 V60 H-30 Z
    fill own | M-120 -80 L-30 -90 L-24 -30 L-110 -16 Z M120 -80 L30 -90 L24 -30 L110 -16 Z
    fill paper | M-112 -72 L-38 -80 L-32 -38 L-104 -26 Z M112 -72 L38 -80 L32 -38 L104 -26 Z
    fill paper | ${disc(22, 0, 76)}`,
  "wall-light": `
    fill own.end | M-90 -70 H-70 V70 H-90 Z
    fill own | M-70 -16 H-30 V16 H-70 Z
    fill own | M-30 -80 H50 V80 H-30 Z
    fill paper | M-22 -96 H42 V-80 H-22 Z M-22 80 H42 V96 H-22 Z`,
  bulkhead: `
    fill own | ${oval(120, 76)}
    fill paper | ${oval(94, 54)}
    inner | M-40 -50 V50 M0 -54 V54 M40 -50 V50`,
  spike: `
    fill own | M-50 -90 L40 -110 L50 -50 L-36 -30 Z
    fill paper | M40 -110 L54 -112 L64 -54 L50 -50 Z
    fill own.end | M-10 -34 H14 V20 H-10 Z
    fill own | M-16 20 H20 L2 120 Z`,
  "deck-light": `
    fill own.end | ${disc(70)}
    fill paper | ${disc(46)}
    fine 0.9 | ${rays(16, 76, 100)}`,
  torch: `
    fill own | M-130 -22 H30 V22 H-130 C-140 14 -140 -14 -130 -22 Z
    fine 0.9 | M-110 -22 V22 M-98 -22 V22 M-86 -22 V22 M-74 -22 V22
    fill own.end | M30 -22 L80 -44 V44 L30 22 Z
    fill paper | M80 -44 C92 -30 92 30 80 44 Z
    hole 8 red | -30 0`,
  "head-torch": `
    bar 22 black | M-110 20 C-110 -110 110 -110 110 20
    fill own | M-50 10 H50 V70 H-50 Z
    fill paper | ${disc(24, 0, 40)}`,
  "smoke-alarm": `
    fill own.end | M-100 -40 H100 V-26 H-100 Z
    fill own | M-96 -26 H96 L80 30 C60 44 -60 44 -80 30 Z
    fine 0.9 | M-70 -10 L-60 24 M-50 -10 L-44 30 M-30 -10 L-26 34 M30 -10 L26 34 M50 -10 L44 30 M70 -10 L60 24
    hole 11 own.end | 0 20
    hole 4 red | 30 24`,
  transformer: `
    prism 60 own | M-90 -40 H70 V50 H-90 Z
    bar 6 black | M-90 0 C-140 0 -140 40 -170 40 M70 20 C120 20 120 60 160 60`,
  pendant: `
    bar 5 own.end | M0 -140 V-60
    fill own | M-16 -60 H16 V-40 C60 -30 96 10 100 60 H-100 C-96 10 -60 -30 -16 -40 Z
    fill paper | M-40 60 C-36 84 36 84 40 60 Z`,
  "pendant-cone": `
    bar 5 own.end | M0 -140 V-60
    fill own | M-16 -60 H16 L100 60 H-100 Z
    fill paper | M-36 60 C-30 82 30 82 36 60 Z`,
  "pendant-ball": `
    bar 5 own.end | M0 -140 V-50
    fill own.end | M-20 -60 H20 V-44 H-20 Z
    fill paper | ${disc(70, 0, 26)}`,
  "pendant-linear": `
    bar 4 own.end | M-110 -120 V0 M110 -120 V0
    prism 20 own | M-150 0 H140 V18 H-150 Z`
}
