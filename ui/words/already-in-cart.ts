/** What is said where a list was put into a cart that had some of it. */
import { numberText } from "../../core/number-text.ts"

export const alreadyInCartWords = {
  already: (lines: number) =>
    lines === 1
      ? "One line was in your cart already, so there's more of it now:"
      : `${lines} lines were in your cart already, so there's more of them now:`,
  quantity: (name: string, before: number, now: number) =>
    `${name}: ${numberText(before)} before, ${numberText(now)} now`,
  more: (lines: number) => `and ${lines} more`,
  undo: "Undo: take these out again",
  undone: "Taken out again. Your cart is as it was before."
} as const
