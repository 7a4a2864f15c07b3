/** Patterns of signs, cones, sprinklers and clotheslines. */
import type { Patterns } from "./item.ts"

export const outdoorGoods: Patterns = {
  sign: `
    fill own | M-110 -80 H110 V80 H-110 Z
    part paper | M-98 -68 H98 V68 H-98 Z
    fill yellow | M0 -50 L54 40 H-54 Z
    flat ink | M-5 -20 H5 L3 12 H-3 Z M-4 20 H4 V28 H-4 Z
    hole 4 own.shade | -104 -74, 104 -74, -104 74, 104 74`,
  cone: `
    fill own | M-14 -130 H14 L60 100 H-60 Z
    flat foil | M-29 -56 H29 L36 -20 H-36 Z M-44 20 H44 L50 50 H-50 Z
    inner 0.7 | M-29 -56 H29 M-36 -20 H36 M-44 20 H44 M-50 50 H50
    fill own.end | M-90 100 H90 V118 H-90 Z`,
  bollard: `
    fill own | M-34 -110 C-34 -130 34 -130 34 -110 V100 H-34 Z
    flat foil | M-34 -60 H34 V-30 H-34 Z M-34 0 H34 V30 H-34 Z
    inner 0.7 | M-34 -60 H34 M-34 -30 H34 M-34 0 H34 M-34 30 H34
    fill own.end | M-70 100 H70 V116 H-70 Z`,
  numeral: `
    prism 16 own | M-70 -90 H70 V90 H-70 Z
    words own | 0 0 110 150`,
  sprinkler: `
    fill own | M-30 0 H30 V130 H-30 Z
    fill own.end | M-44 -26 H44 V0 H-44 Z
    fill own | M-16 -60 H16 V-26 H-16 Z
    fine 0.9 | M18 -54 L80 -90 M18 -48 L96 -60 M-18 -54 L-80 -90 M-18 -48 L-96 -60
    fine 0.9 | M-30 100 l60 6 M-30 112 l60 6`,
  "impact-sprinkler": `
    fill brass | M-12 0 H12 V110 H-12 Z
    fill brass | M-20 -30 H30 L90 -54 L96 -40 L30 0 H-20 Z
    bar 8 brass.end | M-10 -34 C-40 -80 30 -90 60 -70 L84 -80`,
  dripper: `
    fill own | M-40 -20 H40 V50 H-40 Z
    fill own.end | M-12 -70 L0 -84 L12 -70 V-20 H-12 Z
    fill own | M-9 50 H9 V70 H-9 Z
    words own | 0 16 70 40`,
  "micro-spray": `
    fill own | M-14 -30 H14 V40 H-14 Z
    fill own.end | M-40 -44 H40 V-30 H-40 Z
    fine 0.9 | M44 -40 L110 -66 M44 -36 L116 -36 M-44 -40 L-110 -66 M-44 -36 L-116 -36
    fill own.end | M-8 40 L0 90 L8 40 Z`,
  clothesline: `
    bar 13 own | M0 -60 V130
    bar 8 own.end | M0 -60 L-150 -90 M0 -60 L150 -90 M0 -60 L-90 -20 M0 -60 L90 -20
    fine 0.9 | M-150 -90 L90 -20 M150 -90 L-90 -20 M-150 -90 L-90 -20 M150 -90 L90 -20 M-110 -82 L-66 -30 M110 -82 L66 -30`,
  "clothesline-wall": `
    bar 11 own | M-130 -70 H130 V50 H-130 Z
    fine 0.9 | M-130 -46 H130 M-130 -22 H130 M-130 2 H130 M-130 26 H130
    bar 9 own.end | M-100 50 L-70 110 M100 50 L70 110`
}
