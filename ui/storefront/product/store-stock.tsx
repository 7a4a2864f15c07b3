/** The stock of a product at every store, opened by who looks for it elsewhere than at their own. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { FieldFrame } from "../../kit/field-frame.tsx"
import { storeStockWords as words } from "../../words/store-stock.ts"
import styles from "./store-stock.module.css"
import { StoreStockViewModel } from "./store-stock.view-model.ts"

type Props = { readonly product: ProductDetail; readonly call: CallApi; readonly now: number }

/** [STK-09] */
export const StoreStock = observer(({ product, call, now }: Props) => {
  const [model] = useState(() => new StoreStockViewModel(call, product, now))
  const { row, lines, problem, pack } = model
  return (
    <details className={styles.stores} onToggle={(event) => event.currentTarget.open && void model.load()}>
      <summary>
        <h2>{words.title}</h2>
      </summary>
      {model.rows.length > 1 ? (
        <FieldFrame name="store-stock-size" label={words.size}>
          <select id="store-stock-size" value={row?.key} onChange={(event) => model.choose(event.target.value)}>
            {model.rows.map((one) => (
              <option key={one.key} value={one.key}>
                {model.textOf(one)}
              </option>
            ))}
          </select>
        </FieldFrame>
      ) : null}
      {pack ? <p>{pack}</p> : null}
      <p role="status">{model.isLoading ? words.loading : ""}</p>
      {problem ? (
        <p role="alert">
          {problem}{" "}
          <button type="button" className="link" onClick={() => void model.load()}>
            {words.tryAgain}
          </button>
        </p>
      ) : null}
      {row && lines.length > 0 ? (
        <table aria-label={words.tableOf(model.textOf(row))}>
          <thead>
            <tr>
              <th className="label">{words.store}</th>
              <th className="label">{words.stock}</th>
              <th className="label">{words.collect}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, name, stock, isHere, ready }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <span className={`stock ${isHere ? "" : "none"}`}>{stock}</span>
                </td>
                <td>{ready}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </details>
  )
})
