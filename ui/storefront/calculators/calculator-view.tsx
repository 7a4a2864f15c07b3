/** One calculator: its form, and below or beside it what the figures come to. */
import { Link } from "@tanstack/react-router"
import type { CalculatorName } from "../../../core/catalogue/calculators/calculator.ts"
import { Breadcrumbs } from "../../kit/breadcrumbs.tsx"
import { calculatorWords as words } from "../../words/calculators.ts"
import { CalculatorForm } from "./calculator-form.tsx"
import styles from "./calculators.module.css"
import { CutPlan } from "./cut-plan.tsx"
import { LengthOffers } from "./length-offers.tsx"
import type { CalculatorEntries, CalculatorPage } from "./load-calculator.ts"
import { MaterialList } from "./material-list.tsx"

type Props = {
  readonly name: CalculatorName
  readonly page: CalculatorPage
  readonly entries: CalculatorEntries
}

export const CalculatorView = ({ name, page, entries }: Props) => {
  const { title, lead } = words.names[name]
  const { list, problem } = page
  return (
    <>
      <Breadcrumbs steps={[]} here={title}>
        <li>
          <Link to="/p/utils">{words.title}</Link>
        </li>
      </Breadcrumbs>
      <h1>{title}</h1>
      <p className={styles.lead}>
        {lead}{" "}
        <Link to="/p/utils" className={styles.all}>
          {words.all}
        </Link>
      </p>
      <div className={styles.columns}>
        <CalculatorForm name={name} page={page} entries={entries} />
        <div className={styles.result}>
          {problem ? (
            <p role="alert" className="notice warn">
              {problem}
            </p>
          ) : null}
          {list ? (
            <>
              <MaterialList lines={list.lines} summary={list.summary} />
              <CutPlan cuts={list.cuts} />
              <LengthOffers offers={list.offers} takenKey={list.takenKey} entries={entries} />
            </>
          ) : null}
          {list || problem ? null : <p className={styles.waiting}>{words.waiting}</p>}
          <p className="soft small">{words.note}</p>
        </div>
      </div>
    </>
  )
}
