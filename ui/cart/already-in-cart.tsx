/** What of a list was in the cart already and is there twice now, and the way to take all of the list out again. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { type CartAddition, repeatedLines, withoutAddition } from "../../core/ordering/cart/cart-addition.ts"
import { alreadyInCartWords as words } from "../words/already-in-cart.ts"
import type { CartViewModel } from "./cart.view-model.ts"
import { lineName } from "./line-name.ts"

/** So many are named; of more it is said how many there are. */
const NAMED = 5

/** The button that had the focus is gone. */
const focus = (text: HTMLParagraphElement | null) => text?.focus()

type LastProps = { readonly cart: CartViewModel; readonly addition?: CartAddition | undefined }

/** Of what went into the cart last, or of a list of before: nothing once something else went in. */
export const LastAddition = observer(({ cart, addition = cart.lastAddition }: LastProps) => {
  const [isUndone, setUndone] = useState(false)
  if (isUndone)
    return (
      <p ref={focus} tabIndex={-1}>
        {words.undone}
      </p>
    )
  if (!addition || cart.lastAddition !== addition) return null
  const repeated = repeatedLines(addition)
  const undo = () => {
    setUndone(true)
    void cart.undoAddition(withoutAddition(cart.items, addition))
  }
  return (
    <>
      {repeated.length > 0 ? (
        <>
          <p>{words.already(repeated.length)}</p>
          <ul>
            {repeated.slice(0, NAMED).map(({ key, item, before, now }) => (
              <li key={key}>{words.quantity(lineName(item), before, now)}</li>
            ))}
            {repeated.length > NAMED ? <li>{words.more(repeated.length - NAMED)}</li> : null}
          </ul>
        </>
      ) : null}
      <p>
        <button type="button" className="link" onClick={undo}>
          {words.undo}
        </button>
      </p>
    </>
  )
})
