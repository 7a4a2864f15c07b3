/** Patterns of power tools that are held in the hand. */
import type { Patterns } from "./item.ts"
import { disc, sawEdge } from "./round-shapes.ts"

const battery = "fill black | M-72 96 H24 C32 96 32 132 24 132 H-72 C-80 132 -80 96 -72 96 Z"
const pistol = "fill own | M-90 -46 H40 C54 -46 54 18 40 18 H0 L-2 96 H-56 L-50 18 H-90 C-104 18 -104 -46 -90 -46 Z"
const trigger = "fill black.end | M0 20 L18 22 C22 40 14 50 -2 52 Z"
const vents = "fine 0.9 | M-84 -26 V0 M-74 -26 V0 M-64 -26 V0 M-54 -26 V0"

export const cordlessTools: Patterns = {
  drill: `
    ${battery}
    ${pistol}
    ${trigger}
    ${vents}
    fill black | M48 -36 H76 L92 -22 V-6 L76 8 H48 Z
    fill steel | M92 -18 H104 V-10 H92 Z
    bar 6 steel | M104 -14 H140
    fine 0.9 | M56 -36 V8 M64 -36 V8 M72 -36 V8`,
  "impact-driver": `
    ${battery}
    ${pistol}
    ${trigger}
    ${vents}
    fill steel.end | M46 -38 L84 -26 V-2 L46 10 Z
    fill steel | M84 -20 H104 V-8 H84 Z
    bar 6 steel | M104 -14 H130`,
  "impact-wrench": `
    ${battery}
    ${pistol}
    ${trigger}
    ${vents}
    fill steel.end | M46 -42 L96 -30 V2 L46 14 Z
    fill steel | M96 -24 H116 V-4 H96 Z`,
  "right-angle-drill": `
    fill own | M-170 -24 H60 V24 H-170 C-184 16 -184 -16 -170 -24 Z
    fill black | M60 -40 H110 V30 H60 Z
    fill steel.end | M70 30 H100 L92 60 H78 Z
    bar 6 steel | M85 60 V100
    fill black | M-190 -34 H-170 V34 H-190 Z`,
  "rotary-hammer": `
    fill own | M-120 -50 H70 V20 H-20 L-30 50 H-120 Z
    fill black | M-160 -50 H-120 V90 C-120 100 -160 100 -160 90 Z
    bar 14 black | M-150 80 H-60 V40
    fill black.end | M70 -44 H110 L120 -30 V0 L110 14 H70 Z
    fill steel | M120 -20 H200 V-8 H120 Z
    bar 15 black | M90 14 V76
    fine 0.9 | M-100 -36 V-14 M-88 -36 V-14 M-76 -36 V-14 M-64 -36 V-14`,
  "demolition-hammer": `
    fill own | M-150 -44 H80 V30 H-150 C-162 20 -162 -34 -150 -44 Z
    fill black.end | M80 -34 H130 V20 H80 Z
    fill steel | M130 -16 H210 L224 -6 L210 4 H130 Z
    bar 15 black | M-150 -30 C-200 -30 -200 20 -150 20 M40 30 V80 M20 80 H60
    fine 0.9 | M-130 -28 V-4 M-116 -28 V-4 M-102 -28 V-4 M-88 -28 V-4`,
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
  nailer: `
    fill own | M-90 -40 H70 V16 H-10 L-20 80 H-70 L-62 16 H-90 C-106 10 -106 -34 -90 -40 Z
    fill black | M-84 80 H10 V112 H-84 Z
    fill steel | M70 -30 H90 L96 100 H66 Z
    fill steel.end | M-60 84 L70 50 V80 L-50 120 Z
    fill black.end | M-12 20 L8 24 C10 42 2 50 -16 52 Z
    fine 0.9 | M-40 106 L70 72`,
  "heat-gun": `
    ${pistol}
    ${trigger}
    ${vents}
    fill black | M-70 96 H10 V112 H-70 Z
    fill steel.end | M48 -34 H110 L120 -28 V0 L110 6 H48 Z
    fine 0.9 | M70 -34 V6 M84 -34 V6 M98 -34 V6`,
  "glue-gun": `
    ${pistol}
    ${trigger}
    fill black | M48 -34 L90 -20 V-8 L48 6 Z
    fill brass | M90 -18 L116 -15 V-11 L90 -8 Z
    fill plastic | M-150 -22 H-96 V-4 H-150 Z`,
  blower: `
    fill own | M-90 -50 H10 C40 -50 50 20 10 30 H-60 C-100 30 -110 -30 -90 -50 Z
    bar 16 black | M-70 -46 C-60 -96 10 -96 20 -46
    fill black | M40 -20 L200 30 L190 62 L20 30 Z
    fine 0.9 | M-70 -20 H-30 M-70 -8 H-30 M-70 4 H-30`,
  vacuum: `
    fill own | M-90 -30 H90 C100 -30 100 90 90 90 H-90 C-100 90 -100 -30 -90 -30 Z
    fill black | M-80 -70 H80 L90 -30 H-90 Z
    bar 14 black | M-30 -74 C-30 -110 30 -110 30 -74
    bar 20 rubber | M90 30 C160 30 150 -90 190 -100
    fill black | ${disc(20, -66, 96)}
    fill black | ${disc(20, 66, 96)}
    words own | 0 30 150 50`,
  battery: `
    fill black | M-90 -10 H90 V70 C90 80 80 80 80 80 H-80 C-90 80 -90 70 -90 70 Z
    fill own | M-90 -10 V-44 H90 V-10 Z
    fill black.end | M-60 -70 H60 V-44 H-60 Z
    inner | M-30 -70 V-56 M0 -70 V-56 M30 -70 V-56
    words black | 0 36 160 50`,
  charger: `
    fill own | M-120 0 H120 L130 70 H-130 Z
    fill black | M-80 -24 H80 L90 0 H-90 Z
    inner | M-50 -24 V-10 M0 -24 V-10 M50 -24 V-10
    hole 7 handle | -90 36, -66 36
    bar 8 black | M130 56 C170 56 150 100 190 100`,
  mixer: `
    fill own | M-50 -60 H50 V10 H-50 Z
    bar 16 black | M-50 -40 H-120 V20 M50 -40 H120 V20
    bar 9 steel | M0 10 V90
    bar 8 steel.end | M0 80 C50 80 50 130 0 140 C-50 130 -50 80 0 80`,
  "combo-kit": `
    fill own | M-150 -60 H-60 C-50 -60 -50 -14 -60 -14 H-86 L-88 40 H-124 L-122 -14 H-150 C-160 -14 -160 -60 -150 -60 Z
    fill black | M-134 40 H-66 V66 H-134 Z M-54 -52 H-34 L-22 -42 V-32 L-34 -22 H-54 Z
    fill own | M20 -30 H100 C110 -30 110 14 100 14 H80 L78 70 H44 L46 14 H20 C10 14 10 -30 20 -30 Z
    fill black | M34 70 H98 V96 H34 Z
    fill steel.end | M106 -24 L130 -16 V0 L106 8 Z
    fill steel | M130 -12 H144 V-4 H130 Z
    bar 4 steel | M-22 -37 H4
    fill black | M-10 116 H60 V136 H-10 Z M-94 90 H-24 V136 H-94 Z
    fill own | M-94 90 H-24 V106 H-94 Z`,
  "rivet-gun": `
    ${battery}
    ${pistol}
    ${trigger}
    fill steel | M48 -24 H90 V-4 H48 Z
    fill steel.end | M90 -18 H110 V-10 H90 Z`,
  "caulking-gun-power": `
    ${battery}
    fill own | M-70 -30 H-10 L-2 96 H-56 Z
    fill steel | M-20 -46 H150 V10 H-20 Z
    fill plastic | M150 -26 L200 -20 V-12 L150 -8 Z
    bar 6 steel | M-20 -18 H-150
    ${trigger}`,
  inflator: `
    ${battery}
    ${pistol}
    ${trigger}
    fill black | M46 -36 H72 V8 H46 Z
    bar 9 rubber | M72 -14 C130 -14 110 90 160 90`,
  "cut-off-saw": `
    fill steel.end | ${disc(84, 70, 20)}
    fill own | M-14 20 C-20 -50 30 -80 76 -76 C110 -72 140 -50 150 -10 C120 -30 30 -30 -14 20 Z
    hole 16 black | 70 20
    fill own | M-170 -30 H-20 V60 H-170 C-180 50 -180 -20 -170 -30 Z
    bar 16 black | M-150 -30 C-150 -84 -60 -80 -30 -40`
}
