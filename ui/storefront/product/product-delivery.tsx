/** Below a product: when it can be brought to the shopper's postcode and what that costs from. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { Field } from "../../kit/field.tsx"
import { productDeliveryWords as words } from "../../words/product-delivery.ts"
import styles from "./product-delivery.module.css"
import { ProductDelivery as Model } from "./product-delivery.view-model.ts"

/** [DEL-05] */
export const ProductDelivery = observer(({ product }: { readonly product: ProductDetail }) => {
  const shop = useRouter().options.context
  const [model] = useState(() => new Model(shop, product))
  useEffect(() => void model.restore(), [model])
  if (!model.request) return null
  return (
    <section className={styles.delivery} aria-labelledby="delivery-of-product">
      <h2 id="delivery-of-product">{words.title}</h2>
      <Field
        name="product.postcode"
        label={words.label}
        help={words.help}
        value={model.postcode}
        onType={(value) => void model.type(value)}
        inputMode="numeric"
        autoComplete="postal-code"
        optional
        plain
      />
      <div role="status" aria-busy={model.isAsking}>
        {model.isAsking ? <p className="soft">{words.asking}</p> : null}
        {model.reason ? <p>{model.reason}</p> : null}
        {model.lines.length > 0 ? (
          <>
            <ul>
              {model.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="soft small">{words.note}</p>
          </>
        ) : null}
      </div>
      {model.problem ? (
        <p className="notice bad" role="alert">
          {model.problem}{" "}
          <button type="button" className="link" onClick={() => void model.load()}>
            {words.tryAgain}
          </button>
        </p>
      ) : null}
    </section>
  )
})
