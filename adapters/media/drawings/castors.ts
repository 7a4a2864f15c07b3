/** Patterns of castors, wheels, feet and legs. */
import type { Patterns } from "./item.ts"

const wheel = `
    fill rubber | M-46 96 C-46 70.6 -25.4 50 0 50 C25.4 50 46 70.6 46 96 C46 121.4 25.4 142 0 142 C-25.4 142 -46 121.4 -46 96 Z
    fill own.end | M-31 96 C-31 79 -17 65 0 65 C17 65 31 79 31 96 C31 113 17 127 0 127 C-17 127 -31 113 -31 96 Z
    fill own | M-9 96 C-9 91 -5 87 0 87 C5 87 9 91 9 96 C9 101 5 105 0 105 C-5 105 -9 101 -9 96 Z`
const fork = `
    fill own | M-34 20 H44 L22 106 H-16 Z`
const plate = `
    prism 60 own | M-66 0 H62 V9 H-66 Z
    top 5 | -44 -7, 66 -7`
const stem = `
    fill own | M-14 -60 H18 V10 H-14 Z
    fine | M-14 -52 L18 -46 M-14 -42 L18 -36 M-14 -32 L18 -26 M-14 -22 L18 -16`
const race = `
    fill own.end | M-36 9 H48 V20 H-36 Z`
const brake = `
    fill red | M30 60 L84 40 L90 50 L44 80 Z`

export const castors: Patterns = {
  swivel: plate + race + wheel + fork,
  fixed: plate + wheel + fork,
  brake: plate + race + wheel + fork + brake,
  bolt: stem + race + wheel + fork,
  "bolt-brake": stem + race + wheel + fork + brake,
  twin: `${plate}
    fill own.end | M-10 9 H14 V68 H-10 Z
    fill black | M-64 92 C-64 54 64 54 64 92 C64 130 -64 130 -64 92 Z
    fill black.end | M-50 96 C-50 62 2 62 2 96 C2 130 -50 130 -50 96 Z
    inner | M0 62 V124`,
  "twin-stem": `${stem}
    fill own.end | M-10 10 H14 V50 H-10 Z
    fill black | M-64 70 C-64 20 64 20 64 70 C64 110 -64 110 -64 70 Z
    fill black.end | M-50 74 C-50 40 2 40 2 74 C2 108 -50 108 -50 74 Z`,
  ball: `${plate}
    fill own | M-50 9 H46 C46 44 30 56 -2 56 C-34 56 -50 44 -50 9 Z
    fill own.shade | M-34 50 C-34 86 30 86 30 50 C16 58 -20 58 -34 50 Z`,
  wheel: `
    fill rubber | M-90 0 C-90 -49.7 -49.7 -90 0 -90 C49.7 -90 90 -49.7 90 0 C90 49.7 49.7 90 0 90 C-49.7 90 -90 49.7 -90 0 Z
    fill own | M-62 0 C-62 -34 -34 -62 0 -62 C34 -62 62 -34 62 0 C62 34 34 62 0 62 C-34 62 -62 34 -62 0 Z
    inner 0.7 | M0 -62 V62 M-54 -31 L54 31 M-54 31 L54 -31
    fill own.end | M-20 0 C-20 -11 -11 -20 0 -20 C11 -20 20 -11 20 0 C20 11 11 20 0 20 C-11 20 -20 11 -20 0 Z
    hole 9 paper | 0 0`,
  glide: `
    fill own.end | M20 -70 L25 0 H15 Z
    fill own | M-30 0 H70 C70 24 50 34 20 34 C-10 34 -30 24 -30 0 Z`,
  felt: `
    fill own | M-80 0 C-80 -30 80 -30 80 0 V16 C80 46 -80 46 -80 16 Z
    fill own.end | M-80 0 C-80 -30 80 -30 80 0 C80 30 -80 30 -80 0 Z`,
  "levelling-foot": `
    fill own | M-12 -110 H12 V10 H-12 Z
    fine | M-12 -104 L12 -98 M-12 -94 L12 -88 M-12 -84 L12 -78 M-12 -74 L12 -68 M-12 -64 L12 -58 M-12 -54 L12 -48 M-12 -44 L12 -38 M-12 -34 L12 -28
    fill own.end | M-24 -16 H24 V6 H-24 Z
    fill black | M-22 6 H22 L60 36 V46 H-60 V36 Z`,
  "furniture-leg": `
    along upright
    prism 50 own | M-40 0 H70 V7 H-40 Z
    bar 9 own | M-24 8 L10 210 C12 222 24 222 26 210 L56 8
    hole 3.5 own.shade | -30 4`,
  "timber-leg": `
    along upright
    fill own.end | M-12 -34 H12 V0 H-12 Z
    fine | M-12 -28 L12 -24 M-12 -20 L12 -16 M-12 -12 L12 -8
    fill own | M-34 0 H34 L18 210 H-18 Z
    fine | M-14 12 L-8 200 M12 12 L8 200`,
  "round-leg": `
    along upright
    prism 50 own | M-40 0 H70 V7 H-40 Z
    fill own | M0 7 H36 V200 H0 Z
    fill black | M-6 200 H42 V214 H-6 Z
    fine | M8 14 V194`,
  "bun-foot": `
    along none
    fill own.end | M-10 -70 H10 V-40 H-10 Z
    fill own | M-50 -40 H50 C90 -20 90 30 50 46 H-50 C-90 30 -90 -20 -50 -40 Z
    fine | M-60 -10 C-20 0 20 0 60 -10`,
  "chair-tip": `
    fill own | M-50 -60 C-50 -76 50 -76 50 -60 L58 60 C58 78 -58 78 -58 60 Z
    fill own.end | M-50 -60 C-50 -76 50 -76 50 -60 C50 -44 -50 -44 -50 -60 Z
    part own.shade | M-34 -60 C-34 -70 34 -70 34 -60 C34 -50 -34 -50 -34 -60 Z`,
  "glass-clamp": `
    fill glass | M-20 -130 H20 V130 H-20 Z
    fill own | M-46 -50 H-20 V50 H-46 Z M20 -50 H46 V50 H20 Z
    fill own.end | M46 -16 H90 V16 H46 Z
    hole 8 own.shade | -33 -26, -33 26`,
  "glass-spigot": `
    along upright
    fill glass | M-60 -150 H60 V-40 H-60 Z
    fill own | M-36 -90 H36 V90 H-36 Z
    hole 9 own.shade | 0 -60, 0 -20
    fill own.end | M-80 90 H80 V104 H-80 Z`
}
