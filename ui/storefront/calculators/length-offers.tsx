/** The lengths that the same boards can be bought in: how many of each, and what they cost. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import type { LengthOffer } from "../../../core/catalogue/calculators/length-offer.ts"
import { attributeText } from "../../../core/catalogue/product/attribute.ts"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { calculatorWords as words } from "../../words/calculators.ts"
import styles from "./calculators.module.css"
import type { CalculatorEntries } from "./load-calculator.ts"

type Props = {
  readonly offers: ReadonlyArray<LengthOffer>
  readonly takenKey: string | undefined
  readonly entries: CalculatorEntries
}

/** [PRC-08] What each would cost a guest; nothing of it is said to whoever has prices of their own. */
export const LengthOffers = observer(({ offers, takenKey, entries }: Props) => {
  const { cart, prices } = useViewModels()
  if (offers.length < 2) return null
  const isGuest = cart.buyer === undefined
  return (
    <section aria-labelledby="lengths" className={styles.offers}>
      <h2 id="lengths">{words.lengths}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" className="label">
              {words.length}
            </th>
            <th scope="col" className="label">
              {words.boards}
            </th>
            {isGuest ? (
              <th scope="col" className="label">
                {words.linePrice}
              </th>
            ) : null}
            <th scope="col">
              <span className="hidden">{words.take}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offers.map(({ key, length, pieces, cost, isInStock }) => (
            <tr key={key}>
              <th scope="row">{attributeText("length", length)}</th>
              <td>
                <span className={`stock ${isInStock ? "" : "none"}`}>{numberText(pieces)}</span>
                <span className="hidden"> {isInStock ? words.inStock : words.notInStock}</span>
              </td>
              {isGuest ? <td className={prices.isResolvingSession ? "blank" : ""}>{dollars(cost)}</td> : null}
              <td>
                {key === takenKey ? (
                  <span className="soft">{words.taken}</span>
                ) : (
                  <Link to="/p/utils" search={{ ...entries, size: key }} resetScroll={false} replace>
                    {words.take} <span className="hidden">{attributeText("length", length)}</span>
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
