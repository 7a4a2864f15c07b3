/** Text that people type, as calls take it; what is wrong with it is said in their words. */
import { Schema } from "effect"
import { multiLinePattern, singleLinePattern } from "../plain-text.ts"
import { fieldWords } from "../words/field.ts"

const textOf = (pattern: RegExp) => (most: number) =>
  Schema.String.check(Schema.isMaxCodePoints(most), Schema.isPattern(pattern, { message: fieldWords.signs }))

/** [VAL-01] One line of at most so many characters. */
export const LineText = textOf(singleLinePattern)

/** [VAL-01] The same over several lines. */
export const LinesText = textOf(multiLinePattern)
