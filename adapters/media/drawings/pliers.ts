/** Patterns of pliers, and of what else is two handles on a rivet. */
import type { Patterns } from "./item.ts"

const handles = "bar 15 grip | M-10 10 C-60 26 -110 36 -180 30 M-10 -10 C-60 -26 -110 -36 -180 -30"
const rivet = "hole 8 own.shade | 0 0"

export const pliers: Patterns = {
  "combination-pliers": `
    ${handles}
    fill own | M-20 -14 C0 -30 30 -26 60 -20 L110 -12 V-2 H-20 Z
    fill own | M-20 14 C0 30 30 26 60 20 L110 12 V2 H-20 Z
    fine 0.9 | M70 -2 V-8 M78 -2 V-8 M86 -2 V-8 M94 -2 V-8 M102 -2 V-8 M70 2 V8 M78 2 V8 M86 2 V8 M94 2 V8 M102 2 V8
    hole 5 paper | 44 0
    ${rivet}`,
  "side-cutters": `
    ${handles}
    fill own | M-20 -14 C10 -34 40 -30 74 0 H-20 Z
    fill own | M-20 14 C10 34 40 30 74 0 H-20 Z
    inner | M20 0 H74
    ${rivet}`,
  "long-nose": `
    ${handles}
    fill own | M-20 -14 C0 -26 30 -20 150 -6 V-1 H-20 Z
    fill own | M-20 14 C0 26 30 20 150 6 V1 H-20 Z
    fine 0.9 | M90 -1 V-6 M98 -1 V-6 M106 -1 V-5 M114 -1 V-5 M122 -1 V-4
    ${rivet}`,
  pincers: `
    ${handles}
    fill own | M-16 -12 C20 -60 80 -40 80 0 L66 -2 C60 -24 20 -24 -4 8 Z
    fill own | M-16 12 C20 60 80 40 80 0 L66 2 C60 24 20 24 -4 -8 Z
    ${rivet}`,
  "locking-pliers": `
    bar 14 own | M-20 -8 C-80 -30 -130 -26 -190 -22
    bar 13 own.end | M-10 12 C-60 30 -110 34 -176 44
    fill own | M-30 -20 C0 -40 40 -36 100 -14 L96 0 H-10 Z
    fill own.end | M-20 8 L100 6 L104 18 C60 36 20 36 -16 20 Z
    fine 0.9 | M50 0 V-6 M58 0 V-6 M66 0 V-6 M74 0 V-6 M82 0 V-6
    fill own.shade | M-214 -34 H-190 V-10 H-214 Z
    ${rivet}`,
  multigrips: `
    bar 15 grip | M-20 14 C-80 34 -130 36 -200 34 M-20 -12 C-80 -24 -130 -22 -200 -26
    fill own | M-40 -22 C0 -40 40 -60 90 -50 L96 -38 C60 -36 40 -20 10 6 Z
    fill own.end | M-34 20 C0 40 50 10 96 -34 L104 -20 C80 20 30 52 -20 34 Z
    hole 6 own.shade | -14 0, 4 -10`,
  "wire-stripper": `
    ${handles}
    fill own | M-20 -14 H70 L100 -8 V-1 H-20 Z
    fill own | M-20 14 H70 L100 8 V1 H-20 Z
    hole 3 paper | 24 0, 38 0, 52 0, 66 0
    ${rivet}`,
  "cable-cutters": `
    ${handles}
    fill own | M-20 -14 C20 -50 70 -40 84 -10 C50 -20 30 -6 16 8 Z
    fill own.end | M-20 14 C20 50 70 40 84 10 C50 20 30 6 16 -8 Z
    ${rivet}`,
  "circlip-pliers": `
    ${handles}
    fill own | M-20 -14 C10 -26 60 -20 110 -12 V-4 H-20 Z M110 -11 H140 V-6 H110 Z
    fill own | M-20 14 C10 26 60 20 110 12 V4 H-20 Z M110 11 H140 V6 H110 Z
    ${rivet}`,
  "swaging-tool": `
    bar 16 grip | M-14 12 C-60 40 -130 44 -220 50 M-14 -12 C-60 -40 -130 -44 -220 -50
    fill own | M-30 -30 H50 V0 H-30 Z M-30 30 H50 V0 H-30 Z
    hole 5 paper | 10 0, 34 0
    hole 6 own.shade | -18 -16, -18 16`
}
