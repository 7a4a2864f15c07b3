/** The priced, stocked list that a calculator ends in, with the button that puts all of it into the cart. */
import { getRouteApi, Link, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo } from "react"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { unitText } from "../../../core/units/unit-text.ts"
import { LastAddition } from "../../cart/already-in-cart.tsx"
import { Picture } from "../../kit/picture.tsx"
import { OrderPermissionNotice } from "../../session/order-permission-notice.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { calculatorWords as words } from "../../words/calculators.ts"
import styles from "./calculators.module.css"
import type { MaterialLine } from "./load-calculator.ts"
import { MaterialListViewModel } from "./material-list.view-model.ts"

const root = getRouteApi("__root__")

type Props = { readonly lines: ReadonlyArray<MaterialLine>; readonly summary: string }

export const MaterialList = observer(({ lines, summary }: Props) => {
  const { cart, prices } = useViewModels()
  const { branch } = root.useLoaderData()
  const shop = useRouter().options.context
  const model = useMemo(() => new MaterialListViewModel(lines, shop, cart), [lines, shop, cart])
  useEffect(() => model.followBuyer(), [model])
  const blank = model.isPricing || prices.isResolvingSession ? "blank" : ""
  const { total } = model
  const shown = (incGst: number) => dollars(prices.displayedAmount(incGst))
  return (
    <section aria-labelledby="materials" className={styles.list}>
      <h2 id="materials">{words.list}</h2>
      <p role="status">{summary}</p>
      <ul>
        {model.lines.map((line, place) => (
          <li key={`${line.role} ${line.request.sku} ${line.size}`}>
            <Picture imageId={line.imageId} alt="" size={200} />
            <span className={styles.goods}>
              <Link to="/p/$slug" params={{ slug: line.slug }} search={{ sku: line.request.sku }}>
                {line.name}
              </Link>
              <span className="soft">{line.size}</span>
              <span className={`stock ${line.stock.isHere ? "" : "none"}`}>
                {words.stockAt(line.stock.text, line.stock.isHere ? branch?.name : undefined)}
              </span>
            </span>
            <span className={styles.count}>
              <b className="num">{numberText(line.pieces)}</b>{" "}
              {unitText(line.uom === "LM" ? "STICK" : line.uom, "checkout", line.pieces)}
            </span>
            <span className={`num ${styles.price} ${blank}`}>{priceText(model.linePrice(place), shown)}</span>
          </li>
        ))}
      </ul>
      <OrderPermissionNotice />
      <div className={styles.sum}>
        {model.isPricingFailed ? (
          <p role="alert">
            {words.notPriced}{" "}
            <button type="button" className="link" onClick={() => void model.reprice()}>
              {words.tryAgain}
            </button>
          </p>
        ) : (
          <p className={blank} data-testid="list-total">
            {words.total} <b className="num">{total ? shown(total.price) : "$…"}</b>{" "}
            <span className="small">
              {(prices.showsExGst ? words.excl : words.incl)(total ? dollars(total.gst) : "$…")}
            </span>
          </p>
        )}
        <span role="status">{model.problem ?? (model.isAdded ? words.added : "")}</span>
        {model.isAdded ? <LastAddition cart={cart} /> : null}
        {model.isAdded ? <Link to="/checkout/cart">{words.viewCart}</Link> : null}
        <button
          type="button"
          className="btn"
          disabled={total === undefined}
          aria-disabled={model.isAdding}
          onClick={() => void model.add()}
        >
          {model.isAdding ? words.adding : words.add}
        </button>
      </div>
      <noscript>
        <p className="notice">{words.needsScripts}</p>
      </noscript>
    </section>
  )
})

const priceText = (price: number | undefined, shown: (incGst: number) => string): string =>
  price === undefined ? "$…" : shown(price)
