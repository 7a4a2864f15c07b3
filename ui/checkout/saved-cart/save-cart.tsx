/** [CART-07] Under the cart: a window that offers to save the cart to an e-mail address, or to return to the checkout. */
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { Field } from "../../kit/field.tsx"
import { Modal } from "../../kit/modal.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { saveCartWords as words } from "../../words/saved-cart.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { SaveCartViewModel } from "./save-cart.view-model.ts"
import styles from "./saved-cart.module.css"
import { Share } from "./share-cart.tsx"

type Props = { readonly call: CallApi; readonly checkout: CheckoutViewModel }

export const SaveCart = observer(({ call, checkout }: Props) => {
  const { cart } = checkout
  const [model] = useState(() => new SaveCartViewModel(call, cart))
  return (
    <div className={styles.save}>
      <button
        type="button"
        className="btn quiet wide"
        onClick={() => model.open(checkout.state.contactDetails.billingDetails.email)}
      >
        {words.open}
      </button>
      {model.isOpen ? <SaveCartWindow model={model} /> : null}
    </div>
  )
})

export const SaveCartWindow = observer(({ model }: { model: SaveCartViewModel }) => {
  const focusFirstWrong = useFirstWrongField()
  return (
    <Modal title={words.title} onClose={() => model.close()} isBusy={model.isSending}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          void model.send().then((isSent) => {
            if (!isSent && model.emailProblem) focusFirstWrong(form)
          })
        }}
      >
        <p>{words.lead}</p>
        <Field
          name="save-cart-email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          plain
          value={model.email}
          onType={(email) => model.type(email)}
          problem={model.emailProblem}
        />
        <div role="status">{model.notice ? <p className="notice good">{model.notice}</p> : null}</div>
        <div role="alert">{model.problem ? <p className="notice bad">{model.problem}</p> : null}</div>
        <div className={styles.actions}>
          <button type="submit" className="btn" aria-disabled={model.isSending}>
            {model.isSending ? words.sending : words.send}
          </button>
          <button type="button" className="btn quiet" onClick={() => model.close()}>
            {words.back}
          </button>
        </div>
      </form>
      <Share model={model} />
    </Modal>
  )
})
