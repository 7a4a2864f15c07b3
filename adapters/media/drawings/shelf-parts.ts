/** Patterns of shelf brackets, wall strips, wardrobe rods and shelving. */
import type { Patterns } from "./item.ts"

export const shelfParts: Patterns = {
  gallows: `
    prism 36 own | M0 0 H10 V150 H0 Z
    prism 36 own | M10 0 H190 V10 H10 Z
    fill own.end | M10 128 L164 10 H178 L10 140 Z
    hole 5 own.shade | 5 30, 5 110`,
  lip: `
    along across
    prism 30 own | M0 -70 H8 V0 H180 V-18 H188 V8 H0 Z
    side 4 | 15 -52, 15 -28`,
  pressed: `
    prism 30 own | M0 0 H8 V130 H0 Z
    prism 30 own | M8 0 H170 V8 H8 Z
    fill own | M8 120 C20 70 70 30 160 8 H176 C80 34 34 76 22 130 H8 Z
    hole 4 own.shade | 4 24, 4 106
    top 4 | 70 -6, 140 -6`,
  strip: `
    along upright
    prism 12 own | M0 0 H34 V260 H0 Z
    part own.shade | M10 14 H14 V34 H10 Z M20 14 H24 V34 H20 Z M10 54 H14 V74 H10 Z M20 54 H24 V74 H20 Z M10 94 H14 V114 H10 Z M20 94 H24 V114 H20 Z M10 134 H14 V154 H10 Z M20 134 H24 V154 H20 Z M10 174 H14 V194 H10 Z M20 174 H24 V194 H20 Z M10 214 H14 V234 H10 Z M20 214 H24 V234 H20 Z`,
  "strip-bracket": `
    along across
    prism 8 own | M0 0 H200 V10 L30 62 H14 V74 H2 V58 H8 V44 H2 V28 H8 V14 H0 Z
    inner 0.6 | M16 14 H190
    hole 4 own.shade | 50 24, 90 20`,
  "shelf-pin": `
    fill own.end | M0 -12 H60 V12 H0 Z
    fill own | M60 -26 H72 V26 H60 Z
    fill own | M72 4 H150 V16 H72 Z`,
  "closet-rod": `
    along across
    fill own | M0 0 H250 V34 H0 Z
    fill own.end | M250 0 C262 0 262 34 250 34 C238 34 238 0 250 0 Z
    inner 0.5 | M6 9 H240`,
  "closet-flange": `
    fill own.end | M0 0 C66 0 66 120 0 120 C-66 120 -66 0 0 0 Z
    fill own | M0 30 H60 C78 30 78 90 60 90 H0 Z
    part own.shade | M60 30 C78 30 78 90 60 90 C44 90 44 30 60 30 Z
    hole 5 own.shade | -34 60, -6 16, -6 104`,
  unit: `
    prism 160 own | M0 0 H220 V8 H0 Z
    prism 160 own | M0 70 H220 V78 H0 Z
    prism 160 own | M0 140 H220 V148 H0 Z
    prism 160 own | M0 210 H220 V218 H0 Z
    bar 8 own.end | M70 -40 V178
    bar 8 own.end | M288 -40 V178
    bar 8 own.end | M2 -4 V226
    bar 8 own.end | M218 -4 V226`
}
