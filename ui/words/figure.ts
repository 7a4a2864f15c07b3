/** Whole numbers as people write them. */
import { figureText } from "../../core/units/figure-text.ts"

/** `9,622`. */
export const figure = (count: number): string => figureText(count)
