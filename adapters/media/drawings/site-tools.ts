/** Patterns of trowels, floats, shovels, rakes and what else is worked with on site and in the garden. */
import type { Patterns } from "./item.ts"

const long = "bar 12 pine | M-190 0 H60"
const dHandle = "bar 11 grip | M-190 -22 V22 M-190 -20 L-160 0 M-190 20 L-160 0"

export const siteTools: Patterns = {
  "brick-trowel": `
    fill grip | M-140 -40 C-120 -54 -60 -46 -40 -40 V-22 C-60 -18 -120 -10 -140 -22 Z
    bar 9 own | M-40 -30 C0 -30 0 0 30 0
    fill own | M20 -50 C30 -60 40 -58 50 -54 L170 0 L50 54 C40 58 30 60 20 50 Z`,
  "gauging-trowel": `
    fill grip | M-140 -40 C-120 -54 -60 -46 -40 -40 V-22 C-60 -18 -120 -10 -140 -22 Z
    bar 9 own | M-40 -30 C0 -30 0 0 30 0
    fill own | M20 -40 L120 -30 C150 -20 150 20 120 30 L20 40 Z`,
  "margin-trowel": `
    fill grip | M-140 -40 C-120 -54 -60 -46 -40 -40 V-22 C-60 -18 -120 -10 -140 -22 Z
    bar 9 own | M-40 -30 C0 -30 0 0 30 0
    fill own | M20 -24 H150 V24 H20 Z`,
  "finishing-trowel": `
    fill own | M-150 20 H150 V30 H-150 Z
    fill own.end | M-90 8 H90 V20 H-90 Z
    bar 9 own | M-60 8 C-60 -30 -70 -36 -40 -40
    bar 9 own | M60 8 V-20
    fill grip | M-60 -54 C0 -64 50 -60 84 -50 V-30 C50 -24 0 -26 -60 -28 Z`,
  float: `
    prism 40 own | M-150 16 H150 V34 H-150 Z
    fill grip | M-70 16 V-6 C-70 -40 70 -40 70 -6 V16 H46 V0 C46 -12 -46 -12 -46 0 V16 Z`,
  "notched-trowel": `
    fill own | M-150 20 H150 V34 ${Array.from({ length: 15 }, (_, place) => `H${140 - place * 20} V42 H${130 - place * 20} V34`).join(" ")} H-150 Z
    bar 9 own | M-60 20 C-60 -24 -70 -30 -40 -34
    fill grip | M-60 -48 C0 -58 50 -54 84 -44 V-24 C50 -18 0 -20 -60 -22 Z`,
  edger: `
    fill own | M-90 10 H90 V22 C90 40 80 46 70 46 M-90 10 V22 H90
    fill own | M-90 10 H90 V24 H-90 Z
    fill own.end | M-90 24 H90 C90 44 70 50 60 50 H-60 C-70 50 -90 44 -90 24 Z
    bar 9 own | M0 10 V-16
    fill grip | M-60 -30 C0 -40 50 -36 74 -26 V-8 C50 -2 0 -4 -60 -6 Z`,
  "broad-knife": `
    fill grip | M-150 -15 C-100 -22 -60 -16 -30 -12 V12 C-60 16 -100 22 -150 15 C-158 6 -158 -6 -150 -15 Z
    fill own | M-30 -10 H10 L60 -70 H110 V70 H60 L10 10 H-30 Z
    inner 0.6 | M98 -70 V70`,
  hawk: `
    prism 230 own | M-100 0 H100 V7 H-100 Z
    fill grip | M-20 8 H8 V90 C8 100 -20 100 -20 90 Z`,
  "mud-tray": `
    prism 40 own | M-150 -20 H150 L130 40 H-130 Z`,
  "corner-tool": `
    fill own | M-90 40 L0 0 L90 40 L84 54 L0 18 L-84 54 Z
    bar 9 own | M0 6 V-50
    fill grip | M-14 -130 H14 V-50 H-14 Z`,
  "mixing-paddle": `
    along none
    bar 9 own | M0 -140 V70
    fill own.end | M-6 -160 H6 V-136 H-6 Z
    bar 8 own | M0 10 C60 20 60 70 0 100 C-60 70 -60 20 0 10 M-48 50 H48`,
  "pole-sander": `
    fill own | M-90 30 H90 V48 H-90 Z
    fill card | M-90 48 H90 V54 H-90 Z
    bar 11 pine | M0 26 V-140`,
  sponge: `
    prism 90 yellow | M-80 0 H80 V50 H-80 Z
    fill handle | M-80 0 H80 V50 H-80 Z
    hole 5 handle.end | -60 14, -30 30, 4 16, 34 36, 60 20, -46 40`,
  levelling: `
    fill own | M-70 40 H70 V52 H-70 Z
    fill own | M-24 40 V-50 H24 V40 H12 V-36 H-12 V40 Z`,
  "square-shovel": `
    ${long}
    ${dHandle}
    fill own | M50 -14 L90 -44 H190 V44 H90 L50 14 Z
    inner 0.6 | M70 0 H140 M90 -36 H184 M90 36 H184`,
  "round-shovel": `
    ${long}
    ${dHandle}
    fill own | M50 -12 C70 -40 90 -46 120 -46 C170 -40 200 -16 210 0 C200 16 170 40 120 46 C90 46 70 40 50 12 Z
    inner 0.6 | M64 0 H130`,
  "post-hole-shovel": `
    ${long}
    fill own | M50 -12 L80 -28 H230 C240 -14 240 14 230 28 H80 L50 12 Z
    inner 0.6 | M66 0 H150`,
  spade: `
    ${long}
    ${dHandle}
    fill own | M50 -12 L76 -36 H190 C204 -14 204 14 190 36 H76 L50 12 Z
    inner 0.6 | M64 0 H120`,
  "post-hole-digger": `
    bar 11 pine | M-190 -34 H60 M-190 34 H60
    fill own | M50 -44 C110 -52 170 -40 200 -6 L190 -2 H60 V-26 Z
    fill own | M50 44 C110 52 170 40 200 6 L190 2 H60 V26 Z
    hole 6 own.shade | 70 0`,
  rake: `
    ${long}
    bar 10 own | M50 0 L96 -4 M96 -80 V80
    bar 7 own | M96 -76 H130 M96 -56 H130 M96 -36 H130 M96 -16 H130 M96 4 H130 M96 24 H130 M96 44 H130 M96 64 H130`,
  "leaf-rake": `
    ${long}
    bar 5 own | M56 0 L170 -90 M56 0 L184 -64 M56 0 L192 -38 M56 0 L196 -12 M56 0 L196 14 M56 0 L192 40 M56 0 L184 66 M56 0 L170 90
    bar 5 own.end | M124 -54 V54`,
  fork: `
    ${long}
    ${dHandle}
    bar 10 own | M50 0 H70 M70 -44 C60 -44 60 44 70 44
    bar 8 own | M66 -42 H190 M70 -14 H194 M70 14 H194 M66 42 H190`,
  hoe: `
    ${long}
    bar 10 own | M56 0 C90 0 100 -10 110 -20
    fill own | M100 -56 L160 -40 V40 L100 20 Z`,
  broom: `
    ${long}
    fill pine | M56 -80 H84 V80 H56 Z
    fill card | M84 -80 H150 V80 H84 Z
    fine | M84 -60 H148 M84 -40 H148 M84 -20 H148 M84 0 H148 M84 20 H148 M84 40 H148 M84 60 H148`,
  trowel: `
    fill grip | M-150 -16 C-110 -24 -70 -18 -40 -10 V10 C-70 18 -110 24 -150 16 C-158 6 -158 -6 -150 -16 Z
    bar 9 own | M-40 0 H20
    fill own | M20 -14 C50 -40 100 -36 160 0 C100 36 50 40 20 14 Z
    inner 0.6 | M34 0 H120`,
  cultivator: `
    fill grip | M-150 -16 C-110 -24 -70 -18 -40 -10 V10 C-70 18 -110 24 -150 16 C-158 6 -158 -6 -150 -16 Z
    bar 8 own | M-40 0 H30 M30 0 C80 -50 120 -50 130 -20 M30 0 H110 C130 0 136 10 134 22 M30 0 C80 50 120 50 130 40`,
  tamper: `
    bar 13 pine | M0 -140 V50
    fill own | M-18 40 H18 V60 H-18 Z
    prism 60 own | M-70 60 H70 V76 H-70 Z`,
  "post-driver": `
    fill own | M-30 -110 H30 V110 H-30 Z
    fill own.end | M-30 -126 H30 V-110 H-30 Z
    bar 11 grip | M-30 -60 H-74 V60 H-30 M30 -60 H74 V60 H30`,
  auger: `
    bar 12 grip | M-90 -130 H90
    bar 11 own | M0 -130 V30
    fill own | M-34 30 C-34 10 34 10 34 30 L40 70 C20 50 -20 50 -34 80 Z
    fill own.end | M-30 70 C-10 54 20 58 36 78 L10 110 H-10 Z`,
  "bull-float": `
    prism 60 own | M-150 30 H150 V40 H-150 Z
    bar 10 own.end | M0 20 L-60 -110`,
  screed: `
    along across
    prism 20 own | M-190 0 H190 V26 H-190 Z
    fill grip | M-40 -30 H40 V-14 H-40 Z`,
  "tool-kit": `
    bar 13 black | M60 -74 C60 -104 150 -104 150 -74
    prism 120 grip | M0 -40 H220 V90 H0 Z
    fill handle | M0 -40 H220 V90 H0 Z
    inner | M0 16 H220
    fill black | M50 4 H74 V30 H50 Z M146 4 H170 V30 H146 Z`,
  panel: `
    bar 13 own | M-60 -110 V60 H40 V84
    fill own | M-6 60 H46 V72 H-6 Z
    fill grip | M-96 -130 H-24 V-104 H-96 Z`
}
