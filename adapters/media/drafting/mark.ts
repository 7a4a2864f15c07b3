/** What a drawing is made of: filled and drawn outlines, and the measures that are written beside them. */
import type { Paint } from "./paint.ts"
import type { Path, Point } from "./path.ts"

/** The outline of a thing, what lies inside it, what is barely there, and the lines of measures. */
export type LineWeight = "outline" | "inner" | "fine" | "dimension"

export type Mark = {
  readonly path: Path
  readonly fill?: Paint
  /** How heavy the line is; none where it is left out. */
  readonly weight?: LineWeight
  /** The line's paint; ink where it is left out. */
  readonly line?: Paint
  /** How much is let through, 0 to 1. */
  readonly strength?: number
  /** The path is the middle of a round bar of this thickness, in the thing's own units; `fill` is the bar's paint. */
  readonly bar?: number
  /** What lies outside of this is left away. */
  readonly within?: Path
}

/** A measure from one point to another, its line drawn beside them towards `side`. */
export type DimensionLine = {
  readonly kind: "span"
  readonly from: Point
  readonly to: Point
  readonly side: Point
  readonly text: string
  /** The length is longer than it is drawn. */
  readonly cut?: true
  /** Left out on small pictures. */
  readonly minor?: true
  /** How many rows of measures lie between this one and the thing. */
  readonly row?: number
}

/** Words with a line that points at what they are about. */
export type LeaderNote = {
  readonly kind: "note"
  readonly at: Point
  readonly to: Point
  readonly text: string
  readonly minor?: true
}

/** Words on the thing itself, as large as their box lets them be. */
export type AreaLabel = {
  readonly kind: "words"
  readonly at: Point
  readonly text: string
  readonly width: number
  readonly height: number
  readonly on: Paint
  readonly minor?: true
}

/** Words beneath a thing that has no line to measure along. */
export type Title = { readonly kind: "title"; readonly text: string; readonly minor?: true }

export type Annotation = DimensionLine | LeaderNote | AreaLabel | Title

/** A thing drawn in units of its own, and its measures. */
export type AnnotatedDrawing = { readonly body: ReadonlyArray<Mark>; readonly annotations: ReadonlyArray<Annotation> }

export const outlinedMark = (path: Path, fill?: Paint, weight: LineWeight = "outline"): Mark => ({
  path,
  ...(fill ? { fill } : {}),
  weight
})
/** Filled without a line around it. */
export const filledMark = (path: Path, fill: Paint): Mark => ({ path, fill })
export const innerMark = (path: Path, strength = 1): Mark => ({ path, weight: "inner", strength })
export const fineMark = (path: Path, strength = 0.4): Mark => ({ path, weight: "fine", strength })

/** A round bar, bent along its middle line. */
export const barMark = (path: Path, thick: number, fill: Paint): Mark => ({ path, bar: thick, fill, weight: "outline" })

export const horizontalDimension = (from: Point, to: Point, text: string, row?: number): DimensionLine => ({
  kind: "span",
  from,
  to,
  side: [0, 1],
  text,
  ...(row ? { row } : {})
})
export const verticalDimension = (
  from: Point,
  to: Point,
  text: string,
  side: "left" | "right" = "left"
): DimensionLine => ({
  kind: "span",
  from,
  to,
  side: side === "left" ? [-1, 0] : [1, 0],
  text
})
export const titleNote = (text: string): Title => ({ kind: "title", text })
export const areaLabel = (at: Point, text: string, width: number, height: number, on: Paint): AreaLabel => ({
  kind: "words",
  at,
  text,
  width,
  height,
  on
})
export const leaderNote = (at: Point, to: Point, text: string): LeaderNote => ({ kind: "note", at, to, text })
