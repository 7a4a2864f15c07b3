/** How large letters and how heavy lines are on each size of picture: the smaller the picture, the bolder its drawing. */

export type PictureSize = 200 | 400 | 600 | 1200

/** Every picture is drawn on a sheet of this size and then made as wide as it is asked for. */
export const SHEET = { width: 480, height: 360 } as const

export type PictureStyle = {
  readonly letter: number
  readonly outline: number
  readonly inner: number
  readonly fine: number
  readonly dimension: number
  readonly arrow: number
  /** The free space around the drawing. */
  readonly margin: number
  /** Small pictures show the few measures that a thing is told by; large ones show them all, and a caption. */
  readonly isLarge: boolean
}

const page = (letter: number, outline: number, dimension: number, margin: number): PictureStyle => ({
  letter,
  outline,
  inner: (outline + dimension) / 2,
  fine: dimension * 0.8,
  dimension,
  arrow: 4 + letter * 0.25,
  margin,
  isLarge: letter < 20
})

/** A large picture has the reference's weights: outline 1.6, dimension 1. */
export const pages: { readonly [size in PictureSize]: PictureStyle } = {
  200: page(48, 3.6, 2.4, 12),
  400: page(33, 2.5, 1.6, 14),
  600: page(25, 2, 1.3, 18),
  1200: page(17, 1.6, 1, 24)
}
