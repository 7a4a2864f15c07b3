/** Patterns of what goes into cabinets: runners, catches, joiners, caps and grommets. */
import type { Patterns } from "./item.ts"

export const cabinetParts: Patterns = {
  "ball-bearing": `
    along across
    prism 14 own | M0 0 H240 V44 H0 Z
    part own.end | M0 14 H240 V30 H0 Z
    prism 10 own | M90 10 H300 V34 H90 Z
    hole 4 own.shade | 24 7, 24 37, 200 22, 130 22, 270 22`,
  "bottom-mount": `
    along across
    prism 26 own | M0 0 H240 V8 H230 V26 H240 V34 H0 Z
    fill own.end | M8 12 C8 0 32 0 32 12 C32 24 8 24 8 12 Z
    hole 4 own.shade | 20 12, 90 17, 150 17, 210 17`,
  undermount: `
    along across
    prism 60 own | M0 0 H230 V16 H0 Z
    prism 40 own | M20 -12 H250 V0 H20 Z
    hole 4 own.shade | 40 8, 120 8, 200 8`,
  "drawer-box": `
    along across
    prism 150 own | M0 0 H10 V70 H210 V0 H220 V80 H0 Z
    inner 0.6 | M14 70 V66 H206`,
  catch: `
    fill own.end | M0 0 H120 V36 H0 Z
    fill own | M14 36 H50 V58 H14 Z M70 36 H106 V58 H70 Z
    hole 5 own.shade | 12 18, 108 18
    prism 8 own | M6 84 H114 V98 H6 Z`,
  "cover-cap": `
    fill own | M-52 0 C-52 -28.7 -28.7 -52 0 -52 C28.7 -52 52 -28.7 52 0 C52 28.7 28.7 52 0 52 C-28.7 52 -52 28.7 -52 0 Z
    fine 0.6 | M-38 0 C-38 -21 -21 -38 0 -38
    fill own.end | M96 -52 C110 -52 116 -20 116 0 C116 20 110 52 96 52 Z`,
  "dowel-pin": `
    fill own | M0 6 L6 0 H174 L180 6 V34 L174 40 H6 L0 34 Z
    fine | M6 8 H174 M6 16 H174 M6 24 H174 M6 32 H174`,
  biscuit: `
    fill own | M0 40 C30 0 60 -8 100 -8 C140 -8 170 0 200 40 C170 80 140 88 100 88 C60 88 30 80 0 40 Z
    fine | M30 20 L80 70 M60 6 L130 76 M100 2 L165 66 M140 6 L180 46`,
  bumper: `
    fill own.end | M0 30 H120 V38 H0 Z
    fill own | M10 30 C14 -10 106 -10 110 30 Z
    fine | M30 14 C40 4 60 0 70 2`,
  grommet: `
    fill own | M-80 0 C-80 -26 80 -26 80 0 V10 C80 36 -80 36 -80 10 Z
    fill own.end | M-80 0 C-80 -26 80 -26 80 0 C80 26 -80 26 -80 0 Z
    part own.shade | M-58 0 C-58 -18 58 -18 58 0 C58 18 -58 18 -58 0 Z
    part own | M-58 0 C-58 -18 10 -18 20 -16 L6 14 C-40 18 -58 12 -58 0 Z
    fill own | M-60 30 V70 C-60 86 60 86 60 70 V30 C40 38 -40 38 -60 30 Z`,
  joiner: `
    fill own.end | M0 -30 H12 V30 H0 Z
    fill own | M12 -14 H110 V14 H12 Z
    fill own | M110 -20 H190 V20 H110 Z
    fill own.end | M190 -30 H202 V30 H190 Z
    fine | M60 -14 L64 14 M68 -14 L72 14 M76 -14 L80 14 M84 -14 L88 14 M92 -14 L96 14 M100 -14 L104 14`,
  "cabinet-leg": `
    along upright
    fill own | M-20 0 H110 V16 H-20 Z
    fill own | M14 16 H76 L70 110 H20 Z
    fill own.end | M28 110 H62 V150 H28 Z
    fill own | M10 150 H80 L88 176 H2 Z
    fine | M28 118 H62 M28 126 H62 M28 134 H62 M28 142 H62
    hole 4 own.shade | -4 8, 94 8`
}
