/** The dark bar that always says what is chosen: sticks, metres, kilograms and dollars. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import { useIsOnline } from "../../kit/use-is-online.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { productWords } from "../../words/product.ts"
import { ListOffer } from "./list-offer.tsx"
import { OrderByPhone } from "./order-by-phone.tsx"
import type { ProductViewModel } from "./product.view-model.ts"
import { rowBoxId } from "./size-rows.ts"
import styles from "./sum-bar.module.css"

export const SumBar = observer(({ model }: { model: ProductViewModel }) => {
  const { prices } = useViewModels()
  const { pieces, metres, grams, total, gst } = model.totals
  const { wrong, notice, isPricingFailed } = model
  const isUnpriced = isPricingFailed && wrong === model.pricingProblem
  const isOnline = useIsOnline()
  // As the server sends it the button does nothing yet.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isOnline) model.retryPricing()
  }, [isOnline, model])
  const { isTimber } = model.product
  const bar = useRef<HTMLDivElement>(null)
  // The button goes with what it was there for; the sums that it asks for stand here.
  const retry = () => {
    bar.current?.focus()
    model.retryPricing()
  }
  // What is wrong or missing may stand far up the table: the way into the cart leads to it.
  const addOrShowWrong = async () => {
    const row = await model.add()
    if (row) document.getElementById(rowBoxId(row))?.focus()
    // The button is off while things are added, and lost the focus.
    else bar.current?.focus({ preventScroll: true })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of fields would have a frame and a legend
    <div ref={bar} className={styles.sum} role="group" aria-label={productWords.sum} tabIndex={-1}>
      <noscript>{import.meta.env.SSR ? <OrderByPhone /> : null}</noscript>
      {model.chosen.length === 0 ? (
        wrong ? null : (
          <span>{notice ?? productWords.choose}</span>
        )
      ) : (
        <>
          <span className={styles.figure}>
            <span className="num">{numberText(pieces)}</span> {isTimber ? unitText("STICK", "checkout", pieces) : ""}
          </span>
          {isTimber ? (
            <span className={`${styles.optional} ${styles.figure}`}>
              <span className="num">{numberText(metres)}</span> {productWords.metres}
            </span>
          ) : null}
          <span className={`${styles.optional} ${styles.figure}`}>
            <span className="num">{numberText(Number((grams / 1000).toFixed(grams < 10_000 ? 1 : 0)))}</span>{" "}
            {productWords.kilograms}
          </span>
          {model.pricingProblem ? null : (
            <span aria-busy={model.isPricing}>
              <span className="num">{model.isPricing ? "$…" : dollars(prices.showsExGst ? total - gst : total)}</span>
              <br />
              {(prices.showsExGst ? productWords.plusGst : productWords.inclGst)(model.isPricing ? "…" : dollars(gst))}
            </span>
          )}
        </>
      )}
      <span role="status" className={wrong ? undefined : "hidden"}>
        {isUnpriced ? productWords.priceFailed : (wrong ?? notice)}
      </span>
      {isUnpriced ? (
        <button type="button" className="link" onClick={retry}>
          {productWords.tryAgain}
        </button>
      ) : null}
      <span className={styles.actions}>
        <button
          type="button"
          className="btn"
          disabled={!isHydrated || !model.canPress}
          onClick={(event) => {
            // The second of a double click finds the boxes empty.
            if (event.detail < 2) void addOrShowWrong()
          }}
        >
          {productWords.add}
        </button>
        {notice ? <Link to="/checkout/cart">{productWords.viewCart}</Link> : null}
        <ListOffer model={model} />
      </span>
    </div>
  )
})
