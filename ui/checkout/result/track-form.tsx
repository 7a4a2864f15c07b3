/** The form that asks for an order number; where there is no such order it has the focus, so that it is heard why. */
import { useEffect, useState } from "react"
import { fieldWords } from "../../../core/words/field.ts"
import { Field } from "../../kit/field.tsx"
import { trackWords } from "../../words/track.ts"
import styles from "../checkout.module.css"
import orderStyles from "./order.module.css"

type Props = {
  /** Where it asks without scripts. */
  readonly action: string
  readonly orderNo: string
  readonly problem: string | undefined
  /** One is shown already. */
  readonly isAnother: boolean
  readonly onTrack: (orderNo: string) => void
}

export const TrackForm = ({ action, orderNo, problem, isAnother, onTrack }: Props) => {
  const [typed, setTyped] = useState(orderNo)
  const [isMissing, setMissing] = useState(false)
  const message = isMissing ? fieldWords.required(trackWords.orderNo) : problem
  useEffect(() => {
    if (message) document.getElementById("orderNo")?.focus()
  }, [message])
  return (
    <form
      className={`${styles.form} ${styles.gap} ${orderStyles.ask}`}
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        const enteredNumber = typed.replace(/[^\dA-Za-z-]/g, "")
        setMissing(enteredNumber === "")
        if (enteredNumber) onTrack(enteredNumber)
      }}
    >
      {isAnother ? <h2>{trackWords.another}</h2> : <p>{trackWords.help}</p>}
      <Field
        name="orderNo"
        label={trackWords.orderNo}
        value={typed}
        onType={setTyped}
        problem={message}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        plain
      />
      <div className={styles.actions}>
        <button type="submit" className="btn">
          {trackWords.track}
        </button>
      </div>
    </form>
  )
}
