/** Below a product: when it can be brought to the shopper's postcode and what that costs from. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { Field } from "../../kit/field.tsx"
import { useKeepPostcode } from "../../session/use-keep-postcode.ts"
import { usePageFrame } from "../../session/use-page-frame.ts"
import { productDeliveryWords as words } from "../../words/product-delivery.ts"
import styles from "./product-delivery.module.css"
import { ProductDelivery as Model } from "./product-delivery.view-model.ts"

/** [DEL-05] */
export const ProductDelivery = observer(({ product }: { readonly product: ProductDetail }) => {
  const shop = useRouter().options.context
  const keepPostcode = useKeepPostcode()
  const { postcode: kept = "" } = usePageFrame().shopfront
  const [model] = useState(() => new Model(shop, keepPostcode, product))
  const { postcode } = model
  useEffect(() => void postcode.show(kept), [postcode, kept])
  if (!model.request) return null
  return (
    <section className={styles.delivery} aria-labelledby="delivery-of-product">
      <h2 id="delivery-of-product">{words.title}</h2>
      <Field
        name="product.postcode"
        label={words.label}
        help={words.help}
        value={postcode.text}
        onType={(value) => void postcode.type(value)}
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
