/** The company that somebody is logged in for: its figures, and how it buys. */
import { getRouteApi } from "@tanstack/react-router"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { analyticsLabel } from "../../../core/identity/account-kind.ts"
import type { Cents } from "../../../core/money.ts"
import { accountStatusNotices, kindNames, overviewWords, poSettingsWords } from "../../words/my-account.ts"
import styles from "../parts/company.module.css"
import { Fact } from "../parts/fact.tsx"
import { Credit } from "./credit.tsx"

export type Details = ApiCalls["GET /users/details"]["data"]
export type Balances = ApiCalls["GET /users/details/balances"]["data"]

type Props = {
  readonly details: Details
  /** Nothing where there are none, or where they are not for who is logged in. */
  readonly balances: CallResult<Balances> | undefined
}

const root = getRouteApi("__root__")

export const Company = ({ details: { customer, contact }, balances }: Props) => {
  const { branches } = root.useLoaderData()
  const { customerId, typeAcctAr, creditLimit, standing, showExcGstPricing, branchId } = customer
  const branch = branches.find(({ id }) => id === branchId)
  return (
    <>
      {standing === "open" ? null : (
        <p className={`notice warn ${styles.standing}`}>{accountStatusNotices[standing]}</p>
      )}
      {balances ? <Credit balances={balances} seesInvoices={contact.permissions.viewAndPayInvoices !== false} /> : null}
      <dl className={`${styles.facts} ${styles.inThrees}`}>
        <Fact name={overviewWords.customerId}>{customerId}</Fact>
        <Fact name={overviewWords.kind} className={styles.wide}>
          {kindText(typeAcctAr, creditLimit)}
        </Fact>
        <Fact name={overviewWords.prices}>{showExcGstPricing ? overviewWords.exGst : overviewWords.inclGst}</Fact>
        <Fact name={poSettingsWords.title}>{poSettingsWords.asks[customer.poPolicy.ask]}</Fact>
        <Fact name={overviewWords.branch}>{branch?.name ?? overviewWords.noBranch}</Fact>
      </dl>
    </>
  )
}

/** Who may not see the limit is not told either whether there is one. */
const kindText = (accountType: "A" | "C", creditLimit: Cents | undefined): string =>
  accountType === "A" && creditLimit === undefined
    ? overviewWords.trade
    : kindNames[analyticsLabel({ accountType, creditLimit: creditLimit ?? 0 })]
