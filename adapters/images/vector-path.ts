/** A drawing as plain filled and stroked paths, which pictures and printed sheets are made from alike. */
import type { PicturedProduct, PictureTheme, PictureWidth } from "../../core/catalogue/product/picture.ts"

/** The units that every drawing is made in; a picture is that, scaled to the width that is asked for. */
export const DRAWING = { width: 480, height: 360 } as const

export type VectorPath = {
  /** An SVG path; even-odd where it is filled, unless it says otherwise. */
  readonly d: string
  readonly fill?: string
  readonly fillRule?: "nonzero"
  readonly stroke?: { readonly colour: string; readonly width: number; readonly opacity?: number }
  /** An SVG path outside of which nothing is drawn; even-odd. */
  readonly clip?: string
}

/**
 * Draws a product for a width and a theme, with all its sizes or, where one variant alone is given and meant, with its
 * own. Nothing for a shape that it has no drawing of.
 */
export type DrawProduct = (
  product: PicturedProduct,
  isVariant: boolean,
  width: PictureWidth,
  theme: PictureTheme
) => ReadonlyArray<VectorPath> | undefined
