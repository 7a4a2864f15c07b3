/** What kind of account a customer has. */
import type { Customer } from "./customer.ts"

type Kind = Pick<Customer, "accountType" | "creditLimit">

/** [PERM-06] There is credit where the limit is above nothing. */
export const hasCredit = ({ creditLimit }: Pick<Customer, "creditLimit">): boolean => creditLimit > 0

/** [PERM-06] The kind as analytics calls it. */
export const analyticsLabel = (customer: Kind): "Trade with credit" | "Trade" | "Cash" => {
  if (customer.accountType === "C") return "Cash"
  return hasCredit(customer) ? "Trade with credit" : "Trade"
}
