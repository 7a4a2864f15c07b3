/** Puts what a cart lacks of a kept one into it, at today's prices. */
import { missingLines } from "../../../core/ordering/saved-cart/missing-lines.ts"
import type { CartViewModel } from "../../cart/cart.view-model.ts"
import { type PastLine, RepeatLinesViewModel, type RepeatReport } from "../../cart/repeat-lines.view-model.ts"
import { resumeCartWords as words } from "../../words/resume-cart.ts"

type Shop = ConstructorParameters<typeof RepeatLinesViewModel>[0]

export const mergeSavedCart = async (
  shop: Shop,
  cart: CartViewModel,
  lines: ReadonlyArray<PastLine>
): Promise<RepeatReport> => {
  const missing = missingLines(lines, cart.items)
  const repeat = new RepeatLinesViewModel(shop, cart)
  if (missing.length > 0) await repeat.add(missing)
  return repeat.report ?? { added: 0, message: words.allThere, notes: [] }
}
