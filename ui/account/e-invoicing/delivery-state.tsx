/** [EINV-02] How far an e-invoice has come, and why it did not arrive; nothing where there is none. */
import { eInvoiceStateWords as words } from "../../words/e-invoicing.ts"
import styles from "./e-invoicing.module.css"
import type { EInvoicingDetails } from "./e-invoicing.view-model.ts"

type Props = { readonly delivery: EInvoicingDetails["sent"][number] | undefined }

export const DeliveryState = ({ delivery }: Props) => {
  if (!delivery) return null
  const { state, problem } = delivery
  return (
    <span className={state === "failed" ? `stock low ${styles.failed}` : "soft"}>
      {problem === undefined ? words[state] : words.problem(problem)}
    </span>
  )
}
