/** The companies that one person acts for. */
import type { Customer } from "./customer.ts"

/** [COMP-01] [ENT-03] A company as it is offered to choose. */
export type LinkedCompany = {
  readonly customerId: string
  readonly name: string
  readonly acctType: Customer["accountType"]
}

/** What the server answers to a remembered login. */
export type RememberedLogin = { readonly companies: ReadonlyArray<LinkedCompany> } | { readonly error: "expired_token" }

export type RememberedChoice =
  | { readonly do: "log-in"; readonly customerId: string }
  | { readonly do: "select-company"; readonly companies: ReadonlyArray<LinkedCompany> }
  | { readonly do: "clear-session" }

/**
 * [AUTH-09] A single company is chosen by itself; of several the saved one, while it is still linked, else the choice is
 * the person's. A token that has run out, or no company at all, clears the session.
 */
export const rememberedChoice = (answer: RememberedLogin, savedCustomerId: string | undefined): RememberedChoice => {
  const companies = "error" in answer ? [] : answer.companies
  const [first, ...others] = companies
  if (!first) return { do: "clear-session" }
  if (others.length === 0) return { do: "log-in", customerId: first.customerId }
  const saved = companies.find(({ customerId }) => customerId === savedCustomerId)
  return saved ? { do: "log-in", customerId: saved.customerId } : { do: "select-company", companies }
}
