/** Patterns of power tools that saw, grind, sand and plane. */
import type { Patterns } from "./item.ts"
import { disc, sawEdge } from "./round-shapes.ts"

export const powerCutters: Patterns = {
  "angle-grinder": `
    fill own | M-170 -22 H40 V24 H-170 C-184 16 -184 -14 -170 -22 Z
    fill black | M40 -32 H100 V28 H40 Z
    fill steel | M60 28 H84 V42 H60 Z
    fill steel.end | M-10 42 H154 V50 H-10 Z
    fill black.end | M4 30 H140 V42 H4 Z
    bar 15 black | M70 -32 V-90
    fill black.end | M-120 -32 H-60 V-22 H-120 Z
    fine 0.9 | M10 -22 V24 M20 -22 V24 M30 -22 V24`,
  "die-grinder": `
    fill own | M-170 -20 H40 V20 H-170 C-182 12 -182 -12 -170 -20 Z
    fill black | M40 -16 L90 -10 V10 L40 16 Z
    bar 6 steel | M90 0 H130
    fill steel.end | M130 -13 H160 C170 -8 170 8 160 13 H130 Z
    fine 0.9 | M-10 -20 V20 M0 -20 V20 M10 -20 V20`,
  polisher: `
    fill own | M-150 -22 H60 V24 H-150 C-164 16 -164 -14 -150 -22 Z
    fill black | M60 -34 H110 V34 H60 Z
    bar 15 black | M60 -30 C40 -80 120 -90 110 -34
    fill wool | M10 44 H170 C180 60 170 66 160 66 H20 C10 66 0 60 10 44 Z
    fill rubber | M30 34 H140 V44 H30 Z`,
  "circular-saw": `
    fill steel | ${sawEdge(24, 66, 73)}
    fill own | M-76 0 C-76 -60 -40 -84 0 -84 C40 -84 76 -60 76 0 L40 10 C36 -20 -36 -20 -40 10 Z
    hole 14 black | 0 0
    fill own | M-60 -60 C-90 -80 -130 -60 -150 -20 L-126 10 L-100 -20 C-90 -34 -70 -40 -56 -40 Z
    bar 18 black | M-136 -6 C-150 -70 -80 -120 10 -104
    fill steel.end | M-150 40 H120 V52 H-150 Z
    hole 4 steel.shade | 0 0`,
  "mitre-saw": `
    fill steel.end | M-150 90 H150 V110 H-150 Z
    fill steel | M-130 70 H130 V90 H-130 Z
    fill steel | ${sawEdge(28, 74, 82)}
    fill own | M-82 8 C-86 -56 -46 -94 0 -94 C50 -94 88 -56 84 8 C60 -20 -56 -20 -82 8 Z
    hole 16 black | 0 0
    bar 18 black | M30 -84 C60 -130 120 -120 130 -90
    fill own | M-110 -20 L-80 -40 L-70 70 H-120 Z`,
  "reciprocating-saw": `
    fill own | M-100 -34 H60 L90 -20 V20 L60 30 H-100 Z
    fill own | M-180 -30 H-100 V26 L-120 26 C-140 0 -160 20 -160 50 L-180 60 C-196 30 -196 -20 -180 -30 Z
    fill black | M-120 30 H-40 V70 H-120 Z
    fill steel.end | M90 -22 H106 V34 H90 Z
    fill steel | M106 -6 H220 L206 14 H106 Z
    fine 0.9 | M110 14 L114 20 L118 14 L122 20 L126 14 L130 20 L134 14 L138 20 L142 14 L146 20 L150 14 L154 20 L158 14 L162 20 L166 14 L170 20 L174 14 L178 20 L182 14 L186 20 L190 14 L194 20 L198 14`,
  jigsaw: `
    fill own | M-100 -50 C-60 -84 40 -84 80 -40 V50 H20 C30 10 20 -20 -10 -26 C-50 -30 -70 -10 -72 10 L-100 10 C-110 -10 -110 -40 -100 -50 Z
    fill own | M-10 20 H80 V60 H-10 Z
    fill steel.end | M-70 60 H110 V72 H-70 Z
    fill steel | M56 72 H70 V140 L56 126 Z
    fine 0.9 | M70 78 L76 82 L70 86 L76 90 L70 94 L76 98 L70 102 L76 106 L70 110 L76 114 L70 118 L76 122 L70 126
    fill black | M-110 10 H-60 V44 H-110 Z`,
  sander: `
    fill own | M-60 -70 C-40 -96 40 -96 60 -70 C66 -40 50 -20 50 10 H-50 C-50 -20 -66 -40 -60 -70 Z
    fill black | M-70 10 H70 V36 H-70 Z
    fill card | M-86 36 H86 V46 H-86 Z
    bar 22 black | M60 24 L130 10
    inner 0.6 | M-50 -50 C-20 -60 20 -60 50 -50`,
  "belt-sander": `
    fill own | M-110 -30 H60 C90 -30 100 0 100 20 H-120 Z
    bar 20 black | M-90 -30 C-90 -84 -10 -84 20 -60 L30 -34
    fill card | M-110 20 H90 C130 20 130 70 90 70 H-110 C-150 70 -150 20 -110 20 Z
    fill black | ${disc(16, -110, 45)}
    fill black | ${disc(16, 90, 45)}`,
  planer: `
    fill own | M-130 -10 C-120 -50 40 -50 100 -30 L120 40 H-140 Z
    bar 20 black | M-90 -34 C-80 -86 20 -86 40 -44
    fill steel | M-150 40 H130 V52 H-150 Z
    hole 16 black | 86 -10
    hole 10 own.shade | -60 10`,
  router: `
    fill own | M-50 -110 H50 V30 H-50 Z
    fill black | M-44 -130 H44 V-110 H-44 Z
    fill black | M-110 10 C-110 -20 -60 -20 -50 0 V40 C-60 50 -110 40 -110 10 Z M110 10 C110 -20 60 -20 50 0 V40 C60 50 110 40 110 10 Z
    fill steel.end | M-80 70 H80 V84 H-80 Z
    fill glass | M-60 40 H60 V70 H-60 Z
    fill steel | M-10 40 H10 V100 H-10 Z M-18 100 H18 V116 H-18 Z`,
  "multi-tool": `
    fill own | M-170 -24 C-100 -34 0 -34 60 -24 V24 C0 30 -100 34 -170 24 C-184 14 -184 -14 -170 -24 Z
    fill black | M60 -30 H100 V30 H60 Z
    fill steel | M70 30 H160 V40 H70 Z
    fine 0.9 | M160 30 L166 33 L160 36 L166 39
    fill black.end | M-100 -30 H-40 V-18 H-100 Z`,
  "cut-off-saw": `
    fill steel.end | ${disc(84, 70, 20)}
    fill own | M-14 20 C-20 -50 30 -80 76 -76 C110 -72 140 -50 150 -10 C120 -30 30 -30 -14 20 Z
    hole 16 black | 70 20
    fill own | M-170 -30 H-20 V60 H-170 C-180 50 -180 -20 -170 -30 Z
    bar 16 black | M-150 -30 C-150 -84 -60 -80 -30 -40`
}
