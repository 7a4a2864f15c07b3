/** Patterns of goods that are one of a kind: workwear, basins, fans, sprinklers and the like. */
import type { Patterns } from "./item.ts"
import { disc, oval } from "./round-shapes.ts"

const shirt = "fill own | M-50 -110 C-30 -96 30 -96 50 -110 L130 -70 L106 0 L70 -14 V120 H-70 V-14 L-106 0 L-130 -70 Z"
const tapes =
  "flat foil | M-69 30 H69 V46 H-69 Z M-69 70 H69 V86 H-69 Z\n    inner 0.7 | M-70 30 H70 M-70 46 H70 M-70 70 H70 M-70 86 H70"
const collar = "fill own.end | M-50 -110 C-30 -96 30 -96 50 -110 L30 -80 L0 -92 L-30 -80 Z"
const trousers =
  "fill own | M-70 -130 H70 L84 130 H18 L0 -40 L-18 130 H-84 Z\n    fill own.end | M-70 -130 H70 V-110 H-70 Z"
const basin = (rim: string, bowl: string): string => `
    fill plaster | ${rim}
    part plaster.end | ${bowl}
    hole 7 steel.shade | 0 10
    bar 11 steel | M0 -56 V-84 H20`

export const symbolPatterns: Patterns = {
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
    inner | M0 -120 V20`,
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
    fill own.end | ${disc(13, 0, -114)}`,
  fan: `
    fill own.end | ${disc(96)}
    fill own | ${disc(80)}
    inner 0.8 | ${disc(60)} ${disc(40)} ${disc(20)}
    hole 5 own.shade | -82 -60, 82 -60, -82 60, 82 60`,
  "ceiling-fan": `
    fill own.end | M-10 -120 H10 V-40 H-10 Z
    fill own | M-40 -40 H40 L30 0 H-30 Z
    fill own | M-36 -20 L-190 -50 L-196 -24 L-40 -4 Z M36 -20 L190 -50 L196 -24 L40 -4 Z M-14 0 L-40 60 H0 L14 0 Z`,
  "inline-fan": `
    fill own | M-70 -60 H70 V60 H-70 Z
    fill own.end | M-120 -40 H-70 V40 H-120 Z M70 -40 H120 V40 H70 Z
    prism 20 own | M-30 60 H40 V80 H-30 Z`,
  "turbine-vent": `
    fill own | M-90 10 C-100 -90 100 -90 90 10 Z
    inner 0.9 | M-70 8 C-70 -60 -30 -74 0 -66 M-40 8 C-40 -50 -10 -70 10 -66 M-10 8 C-10 -50 20 -60 30 -60 M20 8 C24 -30 40 -50 50 -50 M50 8 C56 -20 66 -30 70 -36
    fill own.end | M-50 10 H50 V60 H-50 Z
    fill own | M-110 60 H110 V74 H-110 Z`,
  grille: `
    prism 14 own | M-120 -60 H120 V60 H-120 Z
    inner | M-100 -36 H100 M-100 -18 H100 M-100 0 H100 M-100 18 H100 M-100 36 H100
    hole 4 own.shade | -110 -50, 110 -50, -110 50, 110 50`,
  duct: `
    bar 90 own | M-110 30 C-40 30 30 -20 100 -20
    inner 0.8 | M-96 -14 V74 M-70 -14 L-66 74 M-44 -18 L-36 68 M-18 -26 L-6 60 M8 -38 L22 46 M34 -50 L50 34 M60 -60 L76 26 M84 -64 L98 24`,
  "bar-chair": `
    fill own | M-70 60 L-24 -50 C-24 -70 24 -70 24 -50 L70 60 H50 L8 -34 C4 -40 -4 -40 -8 -34 L-50 60 Z
    fill own.end | M-84 60 H84 V74 H-84 Z`,
  battery: `
    prism 90 own | M-80 -40 H70 V70 H-80 Z
    fill steel | M-60 -60 H-40 V-44 H-60 Z M50 -64 H70 V-48 H50 Z
    words own | -6 18 130 46`,
  terminal: `
    fill red | M-110 -20 H-10 V20 H-110 Z
    fill copper | M-10 -14 H30 V14 H-10 Z
    fill copper | M30 -26 H100 V26 H30 Z
    hole 13 paper | 66 0`,
  "terminal-fork": `
    fill red | M-110 -20 H-10 V20 H-110 Z
    fill copper | M-10 -12 H30 L44 -28 H110 V-14 H60 V14 H110 V28 H44 L30 12 H-10 Z`,
  "terminal-butt": `
    fill red | M-110 -20 H110 V20 H-110 Z
    inner 0.7 | M-14 -20 V20 M14 -20 V20`,
  lug: `
    fill copper | M-120 -20 H10 V20 H-120 Z
    fill copper | M10 -20 C30 -34 110 -34 110 0 C110 34 30 34 10 20 Z
    hole 15 paper | 72 0`,
  connector: `
    prism 40 own | M-120 -20 H110 V40 H-120 Z
    hole 9 brass | -92 -34, -56 -34, -20 -34, 16 -34, 52 -34, 88 -34
    hole 9 own.shade | -100 10, -60 10, -20 10, 20 10, 60 10, 94 10`,
  rj45: `
    prism 70 glass | M-60 -20 H40 V50 H-60 Z
    inner 0.8 | M-46 -20 V10 M-34 -20 V10 M-22 -20 V10 M-10 -20 V10 M2 -20 V10 M14 -20 V10 M26 -20 V10
    bar 18 plastic | M-10 50 V110`,
  "f-connector": `
    fill steel | M-90 -26 H-20 V26 H-90 Z
    fill steel.end | M-20 -36 H30 V36 H-20 Z
    inner | M-20 -12 H30 M-20 12 H30
    fill steel | M30 -24 H90 V24 H30 Z
    bar 4 copper | M90 0 H120`,
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
    bar 9 own.end | M-100 50 L-70 110 M100 50 L70 110`,
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
