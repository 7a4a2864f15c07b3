/** Beside the box of a row of which a great many are wanted: whom to call for a price. */
import { quoteOfferWords } from "../../words/quote-offer.ts"
import styles from "./size-table.module.css"

type Props = {
  /** Pieces from which on it is offered. */
  readonly from: number
  readonly branch: { readonly name: string; readonly phone: string } | undefined
  /** The shop's own number, while no store is chosen. */
  readonly phone: string
}

export const QuoteOffer = ({ from, branch, phone: shopPhone }: Props) => {
  const phone = branch?.phone ?? shopPhone
  return (
    <span className={styles.notice} role="status">
      {quoteOfferWords.offer(from, branch?.name)}{" "}
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{quoteOfferWords.call(phone)}</a>
    </span>
  )
}
