/** [PAY-04] The way back from Zip: what it says while the payment is confirmed, and where it ends. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { zipProgressWords } from "../../core/words/payment.ts"
import { StepList } from "../kit/step-list.tsx"
import { checkoutPageWords } from "../words/checkout.ts"
import { zipPageWords } from "../words/zip-page.ts"
import type { NextDestination } from "./next-destination.ts"
import styles from "./payment.module.css"
import type { ZipReturnViewModel } from "./zip-return.view-model.ts"

const steps = ["validating", "validated", "finishing"] as const

type Props = {
  readonly make: () => ZipReturnViewModel
  readonly goTo: (next: NextDestination | undefined) => void
  /** Where another way to pay is chosen. */
  readonly otherWay: ReactNode
}

export const ZipReturn = observer(({ make: createModel, goTo, otherWay }: Props) => {
  const [zip] = useState(createModel)
  useEffect(() => void zip.start().then(goTo), [zip, goTo])
  const { page } = zip
  const place = (steps as ReadonlyArray<string>).indexOf(page.is)
  if (place < 0 && page.is !== "completed")
    return (
      <div className={styles.form}>
        <h1>{zipPageWords.titles[page.is === "referred" ? "referred" : "failed"]}</h1>
        <p className={page.is === "referred" ? "notice" : "notice bad"} role="alert">
          {page.msg}
        </p>
        <p className={styles.actions}>
          {page.is === "failed" && page.errorCode === "server_error" ? (
            <button type="button" className="btn" onClick={() => void zip.retry().then(goTo)}>
              {checkoutPageWords.tryAgain}
            </button>
          ) : null}
          {page.is === "referred" ? (
            <Link to="/" className="btn">
              {zipPageWords.home}
            </Link>
          ) : (
            otherWay
          )}
        </p>
      </div>
    )
  return (
    <div className={styles.form}>
      <h1>{zipPageWords.titles.processing}</h1>
      <p role="status">{page.msg ?? zipPageWords.completed}</p>
      <StepList
        steps={steps.map((step, nth) => ({
          label: zipProgressWords[step],
          isDone: place < 0 || nth < place,
          isCurrent: nth === place
        }))}
      />
      <p className="notice">{zipPageWords.calm}</p>
    </div>
  )
})
