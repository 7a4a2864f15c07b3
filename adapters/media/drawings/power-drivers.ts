/** Patterns of power tools that drill, drive, hammer, press and heat. */
import type { Patterns } from "./item.ts"

const battery = "fill black | M-72 96 H24 C32 96 32 132 24 132 H-72 C-80 132 -80 96 -72 96 Z"
const pistol = "fill own | M-90 -46 H40 C54 -46 54 18 40 18 H0 L-2 96 H-56 L-50 18 H-90 C-104 18 -104 -46 -90 -46 Z"
const trigger = "fill black.end | M0 20 L18 22 C22 40 14 50 -2 52 Z"
const vents = "fine 0.9 | M-84 -26 V0 M-74 -26 V0 M-64 -26 V0 M-54 -26 V0"

export const powerDrivers: Patterns = {
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
    bar 9 rubber | M72 -14 C130 -14 110 90 160 90`
}
