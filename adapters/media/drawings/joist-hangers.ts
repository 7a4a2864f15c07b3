/** Draws the hangers that carry joists. */
import type { DrawProduct } from "../drafting/product-drawing.ts"
import { drawPatterns, type Patterns } from "./item.ts"

const hangers: Patterns = {
  "face-fix": `
    prism 110 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    fill own.end | M2 0 H-38 V140 L2 156 Z
    fill own.end | M78 0 H118 V140 L78 156 Z
    hole 5 own.shade | -26 18, -10 40, -26 62, -10 84, -26 106, -10 128, 106 18, 90 40, 106 62, 90 84, 106 106, 90 128`,
  concealed: `
    prism 40 own.end | M10 10 H70 V150 H10 Z
    prism 90 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    hole 5 own.shade | 28 34, 52 50, 28 70, 52 86, 28 106, 52 122
    side 5 | 96 20, 96 60, 96 100`,
  "i-joist": `
    fill own.end | M-6 -30 L-46 -16 L-40 0 L0 -14 Z
    fill own.end | M86 -30 L126 -16 L120 0 L80 -14 Z
    prism 80 own | M0 -20 H5 V180 H75 V-20 H80 V186 H0 Z
    side 5 | 94 10, 94 60, 94 110`,
  skewed: `
    prism 110 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    fill own.end | M2 0 L-46 -18 V124 L2 142 Z
    fill own.end | M78 0 L112 26 V168 L78 142 Z
    hole 5 own.shade | -34 14, -14 42, -34 68, -14 96, 96 40, 96 76, 96 112`,
  split: `
    along upright
    prism 50 own | M0 0 H6 V150 H46 V156 H0 Z
    fill own.end | M0 0 L-36 12 V160 L0 148 Z
    hole 5 own.shade | -24 36, -12 66, -24 96, -12 126
    side 5 | 18 24, 18 64, 18 104
    fill own.end | M170 0 L206 12 V160 L170 148 Z
    prism 50 own | M124 150 H164 V0 H170 V156 H124 Z
    hole 5 own.shade | 194 36, 182 66, 194 96, 182 126`,
  wrap: `
    prism 40 own | M0 -60 H6 V110 H94 V-60 H100 V116 H0 Z
    side 4 | 112 -50, 112 -20, 112 10, 112 40, 112 70
    fill own.end | M0 -60 L-30 -74 V-44 L0 -30 Z
    fill own.end | M100 -60 L70 -74 V-44 L100 -30 Z`
}

export const joistHanger: DrawProduct = drawPatterns(hangers, "face-fix")
