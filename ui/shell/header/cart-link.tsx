/** The way to the cart, with the number of its lines. */
import { Link } from "@tanstack/react-router"
import { autorun } from "mobx"
import { useEffect, useRef } from "react"
import { Icon } from "../../kit/icon.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { headerWords } from "../../words/header.ts"
import styles from "./header.module.css"

/** The badge is painted by a script in the page before the cart is read, so React leaves its text (a space) alone. */
export const CartLink = () => {
  const { cart } = useViewModels()
  const badge = useRef<HTMLElement>(null)
  useEffect(
    () =>
      autorun(() => {
        if (!badge.current || !cart.isRestored) return
        badge.current.textContent = cart.badge
        badge.current.hidden = cart.badge === ""
      }),
    [cart]
  )
  return (
    <Link to="/checkout" className={styles.cart}>
      <Icon name="cart" />
      <span className={styles.words}>{headerWords.cart}</span>
      <sup id="cart-badge" ref={badge} hidden suppressHydrationWarning>
        {" "}
      </sup>
    </Link>
  )
}
