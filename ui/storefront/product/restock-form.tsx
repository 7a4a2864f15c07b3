/** Asks for an e-mail address, to write there when a size that is out of stock is back. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { Field } from "../../kit/field.tsx"
import { FieldFrame } from "../../kit/field-frame.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { useHydrated } from "../../kit/use-hydrated.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { restockWords } from "../../words/restock.ts"
import { RestockViewModel, restockSizes } from "./restock.view-model.ts"
import styles from "./restock-form.module.css"

type Props = {
  readonly product: ProductDetail
  readonly branch: Shopfront["branch"]
  readonly call: CallApi
}

/** [STK-01] [STK-07] Nothing at all where every size of limited stock is there. */
export const RestockForm = ({ product, branch, call }: Props) => {
  // What was typed stays when the shop tells of the product anew.
  const [model] = useState(() => new RestockViewModel(call, restockSizes(product, branch?.id), branch?.id))
  return model.sizes.length === 0 ? null : <RestockFields model={model} branch={branch} />
}

type FieldsProps = Pick<Props, "branch"> & { readonly model: RestockViewModel }

/** [STK-08] The form, with what became of it. */
export const RestockFields = observer(({ model, branch }: FieldsProps) => {
  const focusFirstWrong = useFirstWrongField()
  const isHydrated = useHydrated()
  return (
    <section className={styles.restock} aria-labelledby="restock">
      <h2 id="restock">{restockWords.title}</h2>
      <p>{restockWords.lead}</p>
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void model.send().then((isNoted) => {
            if (!isNoted && model.emailProblem) focusFirstWrong(form)
          })
        }}
      >
        {model.sizes.length > 1 ? (
          <FieldFrame name="restock-size" label={restockWords.size}>
            <select id="restock-size" value={model.sku} onChange={(event) => model.chooseSize(event.target.value)}>
              {model.sizes.map(({ sku, text }) => (
                <option key={sku} value={sku}>
                  {text}
                </option>
              ))}
            </select>
          </FieldFrame>
        ) : null}
        {branch ? (
          <FieldFrame name="restock-store" label={restockWords.store}>
            <select
              id="restock-store"
              value={model.isAnyStore ? "any" : "mine"}
              onChange={(event) => model.chooseStore(event.target.value === "any")}
            >
              <option value="mine">{branch.name}</option>
              <option value="any">{restockWords.anyStore}</option>
            </select>
          </FieldFrame>
        ) : null}
        <Field
          name="restock-email"
          label={restockWords.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          plain
          value={model.email}
          onType={(email) => model.type(email)}
          onLeave={() => model.leave()}
          problem={model.emailProblem}
        />
        <button type="submit" className="btn" disabled={!isHydrated || model.isSending}>
          {model.isSending ? restockWords.sending : restockWords.send}
        </button>
        <p role="alert" className={styles.problem}>
          {model.problem}
        </p>
        <p role="status">{model.notice}</p>
      </form>
    </section>
  )
})
