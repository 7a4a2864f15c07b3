/** Who may be written to about specials, as they said with their latest order, and who said otherwise since. */
import { csvTable } from "../csv-cell.ts"
import { melbourneDate } from "../melbourne.ts"

/** What somebody said with their latest order; `withdrawnAt` where they asked not to be written to any more. Epoch ms. */
export type MarketingAgreement = {
  readonly email: string
  readonly contactName: string
  readonly isAgreed: boolean
  readonly orderedAt: number
  readonly withdrawnAt?: number
}

/** [CHK-03] Who agreed, and has not withdrawn it since; a later order that agrees again counts again. */
export const isMarketingAgreed = ({ isAgreed, orderedAt, withdrawnAt }: MarketingAgreement): boolean =>
  isAgreed && (withdrawnAt === undefined || withdrawnAt < orderedAt)

/** [CHK-03] Comma-separated, by e-mail address, with the day on which each agreed. */
export const marketingTable = (agreements: ReadonlyArray<MarketingAgreement>): string =>
  csvTable([
    ["E-mail", "Name", "Agreed on"],
    ...agreements
      .filter(isMarketingAgreed)
      .toSorted((one, other) => (one.email < other.email ? -1 : 1))
      .map(({ email, contactName, orderedAt }) => [email, contactName, melbourneDate(orderedAt)])
  ])
