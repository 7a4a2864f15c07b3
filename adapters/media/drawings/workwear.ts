/** Patterns of what is worn at work, from caps to harnesses. */
import type { Patterns } from "./item.ts"
import { oval } from "./round-shapes.ts"

const shirt = "fill own | M-50 -110 C-30 -96 30 -96 50 -110 L130 -70 L106 0 L70 -14 V120 H-70 V-14 L-106 0 L-130 -70 Z"
const tapes =
  "flat foil | M-69 30 H69 V46 H-69 Z M-69 70 H69 V86 H-69 Z\n    inner 0.7 | M-70 30 H70 M-70 46 H70 M-70 70 H70 M-70 86 H70"
const collar = "fill own.end | M-50 -110 C-30 -96 30 -96 50 -110 L30 -80 L0 -92 L-30 -80 Z"
const trousers =
  "fill own | M-70 -130 H70 L84 130 H18 L0 -40 L-18 130 H-84 Z\n    fill own.end | M-70 -130 H70 V-110 H-70 Z"

export const workwear: Patterns = {
  "hi-vis-shirt": `
    ${shirt}
    ${collar}
    inner | M0 -92 V120
    ${tapes}`,
  "hi-vis-vest": `
    fill own | M-50 -110 C-40 -60 -20 -40 0 -30 C20 -40 40 -60 50 -110 L86 -90 C76 -50 78 -20 86 0 V120 H-86 V0 C-78 -20 -76 -50 -86 -90 Z
    inner | M0 -30 V120
    flat foil | M-85 40 H85 V58 H-85 Z
    inner 0.7 | M-86 40 H86 M-86 58 H86
    flat foil | M-58 -86 L-42 -94 L-36 40 H-54 Z M58 -86 L42 -94 L36 40 H54 Z`,
  "work-shirt": `
    ${shirt}
    ${collar}
    inner | M0 -92 V120
    part own.end | M-52 -50 H-16 V-12 H-52 Z M16 -50 H52 V-12 H16 Z`,
  "work-jumper": `
    ${shirt}
    fill own.end | M-70 104 H70 V120 H-70 Z M-26 -104 C-10 -96 10 -96 26 -104 L20 -88 C8 -82 -8 -82 -20 -88 Z`,
  "rain-jacket": `
    ${shirt}
    fill own.end | M-54 -110 C-50 -150 50 -150 54 -110 C30 -90 -30 -90 -54 -110 Z
    inner | M0 -92 V120
    part own.end | M-54 40 H-14 V80 H-54 Z M14 40 H54 V80 H14 Z`,
  overalls: `
    fill own | M-40 -140 C-24 -128 24 -128 40 -140 L90 -110 L76 -50 L50 -60 V10 L64 140 H14 L0 40 L-14 140 H-64 L-50 10 V-60 L-76 -50 L-90 -110 Z
    inner | M0 -130 V20 M-50 -10 H50
    part own.end | M-38 -90 H-10 V-60 H-38 Z M10 -90 H38 V-60 H10 Z`,
  "work-trousers": `
    ${trousers}
    part own.end | M-80 20 L-40 20 L-38 70 L-82 70 Z M80 20 L40 20 L38 70 L82 70 Z
    inner 0.8 | M0 -110 V-40 M-66 -104 C-60 -84 -50 -80 -40 -80 M66 -104 C60 -84 50 -80 40 -80`,
  "work-shorts": `
    fill own | M-76 -70 H76 L96 80 H14 L0 -10 L-14 80 H-96 Z
    fill own.end | M-76 -70 H76 V-50 H-76 Z
    part own.end | M-90 10 H-50 V50 H-92 Z M90 10 H50 V50 H92 Z`,
  cap: `
    fill own | M-80 30 C-84 -60 80 -70 80 24 Z
    fill own.end | M40 20 C100 14 150 30 160 50 C110 44 60 46 -80 34 Z
    inner 0.7 | M0 -44 C-10 -10 -10 10 -6 30`,
  "sun-hat": `
    fill own.end | ${oval(150, 36, 0, 30)}
    fill own | M-80 26 C-80 -80 80 -80 80 26 C50 44 -50 44 -80 26 Z
    fill own.shade | M-80 6 C-50 24 50 24 80 6 V24 C50 42 -50 42 -80 24 Z`,
  beanie: `
    fill own | M-80 40 C-84 -90 84 -90 80 40 Z
    fill own.end | M-88 20 H88 V62 H-88 Z
    fine 0.8 | M-70 20 V62 M-52 20 V62 M-34 20 V62 M-16 20 V62 M2 20 V62 M20 20 V62 M38 20 V62 M56 20 V62 M74 20 V62`,
  "neck-gaiter": `
    fill own | M-60 -80 C-60 -100 60 -100 60 -80 V80 C60 100 -60 100 -60 80 Z
    fine 0.7 | M-60 -40 C-20 -20 20 -20 60 -40 M-60 0 C-20 20 20 20 60 0 M-60 40 C-20 60 20 60 60 40`,
  "support-belt": `
    fill own | M-150 -40 C-100 -60 100 -60 150 -40 V40 C100 60 -100 60 -150 40 Z
    fill own.end | M90 -54 H150 V54 H90 Z
    inner 0.7 | M-60 -52 V52 M-20 -55 V55 M20 -55 V55`,
  "knee-pads": `
    fill black | M-60 -80 C-60 -110 60 -110 60 -80 V80 C60 110 -60 110 -60 80 Z
    fill own | M-44 -50 C-44 -80 44 -80 44 -50 V40 C44 74 -44 74 -44 40 Z
    bar 11 black | M-60 -40 H-100 M60 -40 H100 M-60 40 H-100 M60 40 H100`,
  "ear-plugs": `
    fill handle | M-90 -30 C-90 -50 -50 -50 -50 -30 V40 H-90 Z M50 -30 C50 -50 90 -50 90 -30 V40 H50 Z
    bar 6 own.end | M-70 40 C-70 120 70 120 70 40`,
  harness: `
    bar 18 own | M-50 -120 L40 20 M50 -120 L-40 20 M-70 20 H70 M-50 20 L-70 120 C-70 140 -10 140 -10 120 L-20 20 M50 20 L70 120 C70 140 10 140 10 120 L20 20
    bar 11 steel | M-12 -60 C-12 -84 12 -84 12 -60 C12 -40 -12 -40 -12 -60`,
  "disposable-coveralls": `
    fill plaster | M-36 -150 C-36 -176 36 -176 36 -150 V-126 L90 -104 L76 -40 L50 -54 V10 L64 140 H14 L0 40 L-14 140 H-64 L-50 10 V-54 L-76 -40 L-90 -104 L-36 -126 Z
    inner | M0 -120 V20`
}
