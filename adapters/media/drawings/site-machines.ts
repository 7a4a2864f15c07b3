/** Patterns of lasers, lights, pumps and what works with compressed air. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

export const siteMachines: Patterns = {
  "line-laser": `
    fill own | M-60 -70 H40 C56 -70 60 -40 60 -30 V70 H-60 Z
    fill black | M-70 70 H70 V86 H-70 Z
    part glass | M20 -50 C44 -50 50 -30 50 -10 H20 Z
    bar 3 red | M50 -30 L190 -70 M50 -30 L190 10 M50 -30 H190
    words own | -14 30 80 36`,
  "rotary-laser": `
    fill own | M-60 -30 H60 V80 H-60 Z
    fill glass | M-26 -76 H26 V-30 H-26 Z
    fill black | M-32 -90 H32 V-76 H-32 Z
    bar 13 black | M-60 0 C-110 0 -110 60 -60 60
    bar 3 red | M26 -54 H170 M-26 -54 H-170`,
  "laser-measure": `
    fill own | M-44 -110 H44 C52 -110 52 110 44 110 H-44 C-52 110 -52 -110 -44 -110 Z
    part glass | M-34 -84 H34 V-4 H-34 Z
    hole 11 red | 0 24
    hole 7 black | -22 54, 0 54, 22 54, -22 78, 0 78, 22 78
    words glass | 0 -44 62 34`,
  "work-light": `
    fill own | M-80 -60 H80 V40 H-80 Z
    part paper | M-64 -46 H64 V26 H-64 Z
    fine 0.9 | M-64 -22 H64 M-64 2 H64 M-32 -46 V26 M0 -46 V26 M32 -46 V26
    bar 12 black | M-80 0 H-104 V90 H104 V0 H80`,
  "site-radio": `
    fill own | M-120 -50 H120 V70 H-120 Z
    fill black | ${disc(40, -62, 14)}
    fill black | ${disc(40, 62, 14)}
    part glass | M-18 -30 H18 V0 H-18 Z
    bar 11 black | M-120 -40 V-84 H120 V-40
    bar 4 steel | M100 -50 L140 -130`,
  "site-fan": `
    fill own | ${disc(94)}
    part paper | ${disc(82)}
    part own.end | M0 0 C-20 -60 30 -80 50 -50 C40 -30 20 -16 0 0 C60 0 70 50 36 66 C20 44 10 22 0 0 C-40 46 -84 20 -76 -16 C-50 -16 -24 -10 0 0 Z
    hole 15 black | 0 0
    bar 12 black | M-60 94 H60`,
  compressor: `
    fill own | M-110 10 C-130 10 -130 80 -110 80 H90 C110 80 110 10 90 10 Z
    fill black | M-80 -60 H0 V10 H-80 Z
    fine 0.9 | M-80 -46 H0 M-80 -32 H0 M-80 -18 H0 M-80 -4 H0
    fill own | M10 -50 H70 V10 H10 Z
    fill rubber | ${disc(26, -80, 92)}
    bar 10 black | M90 30 L140 -50
    hole 10 paper | 56 -20
    words own | -8 46 150 44`,
  "air-hose": `
    bar 15 own | M-100 0 C-100 -60 100 -60 100 0 C100 60 -100 60 -100 0 M-80 0 C-80 -44 80 -44 80 0 C80 44 -80 44 -80 0 M90 30 C120 60 150 50 170 70
    fill brass | M162 60 L192 76 L184 90 L154 74 Z`,
  "hose-reel": `
    fill own | ${disc(90)}
    fill own.end | ${disc(66)}
    inner 0.7 | ${disc(76)}
    hole 15 black | 0 0
    fill black | M-30 80 H30 V110 H-30 Z
    bar 11 rubber | M84 30 C120 60 130 90 170 90
    fill brass | M166 82 H196 V98 H166 Z`,
  "air-fitting": `
    fill brass | M-110 -22 H-50 V22 H-110 Z
    fine 0.9 | M-104 -22 V22 M-94 -22 V22 M-84 -22 V22 M-74 -22 V22 M-64 -22 V22
    fill brass.end | M-50 -34 H0 V34 H-50 Z
    inner | M-50 -14 H0 M-50 14 H0
    fill steel | M0 -26 H70 V26 H0 Z
    fill steel.end | M70 -14 H120 L130 -8 V8 L120 14 H70 Z`,
  "spray-gun": `
    fill steel | M-60 -20 H70 L86 -10 V6 L70 16 H-10 L-24 96 H-60 L-46 16 H-60 Z
    fill own | M-40 -110 H40 L20 -20 H-20 Z
    fill black | M-46 -124 H46 V-110 H-46 Z
    fill steel.end | M86 -14 H104 V10 H86 Z
    bar 8 steel.end | M10 16 C10 50 -8 60 -18 66`,
  "airless-sprayer": `
    fill own | M-70 -70 H60 V30 H-70 Z
    fill black | M60 -50 H96 V10 H60 Z
    bar 10 black | M-60 30 L-90 110 M50 30 L84 110
    bar 13 steel | M20 30 V96
    bar 9 rubber | M90 -20 C170 -20 140 80 180 60
    fill rubber | ${disc(20, -84, 104)}`,
  pump: `
    fill own | M-50 -60 H50 V70 H-50 Z
    fill black | M-60 70 H60 V92 H-60 Z
    fine 0.9 | M-44 74 V90 M-30 74 V90 M-16 74 V90 M-2 74 V90 M12 74 V90 M26 74 V90 M40 74 V90
    bar 13 black | M-30 -62 C-30 -100 30 -100 30 -62
    fill own.end | M50 20 H90 V50 H50 Z
    bar 8 rubber | M-40 -60 C-60 -110 -110 -90 -120 -120`,
  "battery-rack": `
    prism 60 own | M-100 -60 H100 V60 H-100 Z
    fill black | M-84 -40 H-34 V40 H-84 Z M-24 -40 H26 V40 H-24 Z M36 -40 H86 V40 H36 Z`,
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
    bar 8 black | M130 56 C170 56 150 100 190 100`
}
