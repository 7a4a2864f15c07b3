/** [CART-09] The cart for somebody else: a link, a code for the counter, and a list to print. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { shareCartWords as words } from "../../words/saved-cart.ts"
import type { SaveCartViewModel } from "./save-cart.view-model.ts"
import styles from "./saved-cart.module.css"

/** Where the button that made the link stood, the link has the focus. */
const focusOnce = (box: HTMLInputElement | null) => box?.focus()

export const Share = observer(({ model }: { model: SaveCartViewModel }) => {
  const [copied, setCopied] = useState("")
  const { shared, isSharing } = model
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(words.copied)
    } catch {
      setCopied(words.notCopied)
    }
  }
  return (
    <section className={styles.share} aria-labelledby="share-cart">
      <h3 id="share-cart">{words.title}</h3>
      <p>{words.lead}</p>
      {shared ? (
        <>
          <label className={styles.link}>
            <span className="label">{words.link}</span>
            <input readOnly ref={focusOnce} value={shared.link} onFocus={({ target }) => target.select()} />
          </label>
          <p>
            {words.code} <b className={styles.code}>{shared.code}</b>
            <br />
            <span className="soft small">{words.codeHelp(shared.until)}</span>
          </p>
          <div className={styles.actions}>
            <button type="button" className="btn quiet" onClick={() => void copy(shared.link)}>
              {words.copy}
            </button>
            <a href={shared.link} target="_blank" rel="noreferrer" className="btn quiet">
              {words.print}
            </a>
          </div>
        </>
      ) : (
        <div className={styles.actions}>
          <button
            type="button"
            className="btn quiet"
            aria-disabled={isSharing}
            onClick={() => void model.share(window.location.origin)}
          >
            {isSharing ? words.sharing : words.share}
          </button>
        </div>
      )}
      <p role="status">{shared ? copied : ""}</p>
    </section>
  )
})
