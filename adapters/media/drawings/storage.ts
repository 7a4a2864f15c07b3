/** Draws boxes, bags, cabinets and benches. */
import { colourByName, colourOrMaterial, type DrawProduct, metalMaterialOf } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { disc } from "./round-shapes.ts"

const boxes: Patterns = {
  "divided-case": `
    prism 190 own | M-110 20 H90 V60 H-110 Z
    fill glass | M-96 8 L-26 -42 H160 L98 8 Z
    inner 0.8 | M-46 8 L22 -42 M4 8 L74 -42 M54 8 L118 -42 M-62 -16 H128
    fill black | M-30 60 H10 V72 H-30 Z`,
  "tool-box": `
    bar 13 black | M0 -70 C0 -100 110 -100 110 -70
    prism 110 own | M-90 -30 H130 V80 H-90 Z
    inner | M-90 16 H130
    fill black | M-50 6 H-24 V34 H-50 Z M64 6 H90 V34 H64 Z`,
  cantilever: `
    bar 11 black | M-20 -90 C-20 -120 70 -120 70 -90
    prism 60 own | M-140 -70 H-20 V-40 H-140 Z
    prism 60 own | M60 -70 H180 V-40 H60 Z
    prism 60 own | M-100 -20 H-10 V10 H-100 Z
    prism 60 own | M50 -20 H140 V10 H50 Z
    prism 90 own | M-60 20 H110 V90 H-60 Z`,
  rolling: `
    bar 9 steel | M-40 -60 V-130 H60 V-60
    prism 100 own | M-80 -50 H100 V10 H-80 Z
    prism 100 own | M-80 10 H100 V90 H-80 Z
    fill rubber | ${disc(24, -60, 100)}
    fill black | M0 20 H24 V40 H0 Z`,
  "stacking-case": `
    prism 110 own | M-100 -30 H110 V70 H-100 Z
    inner | M-100 -6 H110
    fill black | M-60 -14 H-30 V14 H-60 Z M40 -14 H70 V14 H40 Z
    bar 9 black | M-16 46 H26`,
  "tool-bag": `
    bar 11 black | M-60 -20 C-60 -110 60 -110 60 -20
    fill own | M-120 -20 H120 L110 90 H-110 Z
    fill own.end | M-90 20 H-40 V80 H-90 Z M-24 20 H26 V80 H-24 Z M42 20 H92 V80 H42 Z
    inner 0.7 | M-118 -4 H118`,
  backpack: `
    bar 11 black | M-24 -110 C-24 -140 24 -140 24 -110
    fill own | M-70 -90 C-70 -120 70 -120 70 -90 V110 H-70 Z
    fill own.end | M-54 0 H54 V90 H-54 Z
    inner 0.8 | M-54 20 H54 M-60 -50 H60`,
  "tool-belt": `
    bar 22 own.end | M-150 -40 H150
    fill own | M-120 -30 H-20 L-28 80 C-40 100 -100 100 -112 80 Z
    fill own | M30 -30 H120 L112 70 C100 88 50 88 40 70 Z
    inner 0.8 | M-112 10 H-28 M-70 12 V84 M38 10 H114
    fill steel | M-14 -54 H24 V-26 H-14 Z`,
  belt: `
    bar 26 own | M-130 30 C-130 -70 130 -70 130 30 C130 70 60 80 20 70
    fill steel | M-30 50 H20 V92 H-30 Z
    hole 4 own.shade | 60 74, 80 68, 100 60`,
  holster: `
    fill own | M-50 -90 H50 L60 20 C60 80 30 110 0 110 C-30 110 -60 80 -60 20 Z
    fill own.end | M-40 -30 H44 V60 C30 84 -30 84 -40 60 Z
    hole 5 steel | -40 -76, 40 -76`,
  cabinet: `
    prism 120 own | M-80 -110 H90 V110 H-80 Z
    inner | M-80 -70 H90 M-80 -30 H90 M-80 10 H90 M-80 60 H90
    bar 6 steel | M-20 -90 H30 M-20 -50 H30 M-20 -10 H30 M-20 34 H30 M-20 84 H30
    fill rubber | ${disc(12, -60, 122)}
    fill rubber | ${disc(12, 70, 122)}`,
  bin: `
    prism 120 own | M-80 0 H70 V-6 V70 H-80 Z
    fill own.shade | M-70 -6 L-24 -34 H104 L66 -6 Z`,
  sawhorse: `
    prism 200 own | M-20 -50 H20 V-30 H-20 Z
    bar 11 own.end | M-16 -30 L-60 110 M16 -30 L60 110 M170 -130 L230 20 M150 -110 L116 10`,
  workbench: `
    prism 130 own | M-130 -40 H110 V-22 H-130 Z
    bar 13 own.end | M-116 -20 V110 M96 -20 V110 M160 -60 V50
    prism 110 own | M-110 60 H90 V70 H-110 Z`,
  "saw-stand": `
    bar 13 own | M-170 -40 H170
    bar 11 own.end | M-90 -40 L-130 110 M-60 -40 L-30 110 M90 -40 L130 110 M60 -40 L30 110
    fill own.end | M-60 -64 H60 V-48 H-60 Z`,
  trestle: `
    bar 13 own | M-110 -70 H110
    bar 11 own.end | M-80 -70 L-120 110 M80 -70 L120 110 M-50 -76 L-70 80 M60 -76 L84 80
    bar 8 own.shade | M-104 40 H104`,
  stool: `
    fill own | M-80 -60 C-80 -80 80 -80 80 -60 V-44 C80 -24 -80 -24 -80 -44 Z
    bar 11 steel | M0 -30 V60
    bar 9 steel | M-70 90 L0 50 L70 90 M0 50 V100
    fill rubber | ${disc(11, -72, 98)}
    fill rubber | ${disc(11, 72, 98)}`,
  pegboard: `
    prism 14 own | M-120 -80 H120 V80 H-120 Z
    hole 3.4 own.shade | ${Array.from({ length: 40 }, (_, place) => `${-105 + (place % 10) * 23} ${-60 + Math.floor(place / 10) * 40}`).join(", ")}`,
  "water-heater": `
    fill own | M-60 -130 C-60 -146 60 -146 60 -130 V130 C60 146 -60 146 -60 130 Z
    inner 0.7 | M-60 -100 C-60 -86 60 -86 60 -100 M-60 100 C-60 114 60 114 60 100
    fill own.end | M-26 50 H26 V84 H-26 Z
    bar 11 brass | M60 -90 H100 M60 90 H100
    words own | 0 -20 104 50`,
  shed: `
    prism 210 own | M-110 -20 H70 V110 H-110 Z
    fill own.end | M-60 10 H10 V110 H-60 Z
    inner 0.6 | M-25 10 V110 M90 -34 V96 M112 -46 V84 M134 -58 V72`,
  "shed-gable": `
    prism 210 own | M-110 0 L-20 -60 L70 0 V110 H-110 Z
    fill own.shade | M-54 20 H14 V110 H-54 Z
    inner 0.6 | M-20 20 V110`,
  letterbox: `
    prism 90 own | M-90 -40 H80 V70 H-90 Z
    part own.shade | M-70 -20 H60 V-6 H-70 Z
    hole 8 own.shade | 56 40`,
  "letterbox-pillar": `
    prism 70 own | M-60 -130 H50 V130 H-60 Z
    part own.shade | M-44 -96 H34 V-82 H-44 Z
    hole 6 own.shade | 30 -50`,
  "garden-bed": `
    prism 190 own | M-130 0 H90 V80 H-130 Z
    fill card.shade | M-116 -8 L-50 -46 H152 L84 -8 Z
    inner 0.6 | M-130 20 H90 M-130 40 H90 M-130 60 H90`,
  pit: `
    prism 120 own | M-80 -40 H60 V90 H-80 Z
    hole 30 own.shade | -10 30
    inner 0.8 | M-66 -48 L-26 -86 M-30 -48 L10 -86 M6 -48 L46 -86 M42 -48 L82 -86`,
  rainhead: `
    prism 90 own | M-90 -60 H70 L50 40 H-70 Z
    fill own | M-36 40 H16 V90 H-36 Z
    part own.shade | M-50 -30 H30 V0 H-50 Z`,
  switchboard: `
    fill own | M-100 -110 H100 V110 H-100 Z
    part glass | M-80 -50 H80 V20 H-80 Z
    inner 0.8 | M-64 -40 V10 M-48 -40 V10 M-32 -40 V10 M-16 -40 V10 M0 -40 V10 M16 -40 V10 M32 -40 V10 M48 -40 V10 M64 -40 V10
    hole 5 own.shade | -84 -94, 84 -94, -84 94, 84 94`,
  "junction-box": `
    prism 60 own | M-80 -60 H70 V80 H-80 Z
    hole 5 own.shade | -64 -44, 54 -44, -64 64, 54 64
    inner 0.6 | M-66 -28 V48 H56 V-28 Z`,
  "network-switch": `
    prism 110 own | M-130 -10 H100 V40 H-130 Z
    part black | M-116 4 H-94 V24 H-116 Z M-88 4 H-66 V24 H-88 Z M-60 4 H-38 V24 H-60 Z M-32 4 H-10 V24 H-32 Z M-4 4 H18 V24 H-4 Z M24 4 H46 V24 H24 Z
    hole 4 handle | 64 14, 80 14`,
  controller: `
    fill own | M-110 -80 H110 V80 H-110 Z
    part glass | M-90 -60 H0 V-20 H-90 Z
    fill own.end | ${disc(36, 56, -10)}
    hole 7 own.shade | -76 14, -46 14, -16 14, -76 46, -46 46, -16 46`,
  "first-aid": `
    prism 70 own | M-90 -60 H80 V80 H-90 Z
    fill red | M-20 -40 H10 V-6 H44 V24 H10 V58 H-20 V24 H-54 V-6 H-20 Z`,
  "garage-door-remote": `
    fill black | M-40 -80 H40 C60 -80 60 80 40 80 H-40 C-60 80 -60 -80 -40 -80 Z
    hole 13 plastic | -20 -40, 20 -40, -20 0, 20 0`,
  lanyard: `
    bar 11 own | M-120 40 C-60 -70 60 110 120 0
    bar 9 steel | M-120 40 C-160 20 -160 80 -124 70 M120 0 C160 -20 160 40 124 30`,
  braces: `
    bar 18 own | M-90 120 L-10 0 L-70 -130 M90 120 L10 0 L70 -130
    fill own.end | M-20 -16 H20 V16 H-20 Z`
}

const likes: { readonly [profile: string]: string } = {
  "drawer-cabinet": "cabinet",
  "hammer-holder": "holster",
  "tape-holder": "holster",
  "bolt-bag": "tool-bag",
  "rolling-bag": "tool-bag",
  "rolling-base": "rolling",
  "rolling-box": "rolling",
  organiser: "divided-case",
  "parts-tray": "bin",
  "ute-box": "tool-box",
  "site-chest": "tool-box",
  "cool-box": "stacking-case",
  "shed-flat": "shed",
  "louvre-panel": "pegboard",
  "roller-stand": "trestle",
  "panel-stand": "trestle",
  "wall-box": "junction-box",
  "valve-box": "pit",
  "garage-door-battery": "controller",
  "garage-door-lock": "none",
  "garage-door-opener": "controller",
  "garage-door-seal": "none",
  "garage-door-sensor": "controller",
  "sawhorse-bracket": "sawhorse"
}

export const box: DrawProduct = (subject) => {
  const pattern = patternFor(boxes, likes[subject.profile] ?? subject.profile, "")
  const isMetal = /steel|metal/i.test(`${subject.words.material ?? ""} ${subject.name}`)
  const stuff = colourByName(subject) ?? (isMetal ? metalMaterialOf(subject) : colourOrMaterial(subject, "plastic"))
  return drawFromPattern(subject, pattern, stuff)
}
