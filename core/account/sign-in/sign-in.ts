/** The steps of signing in: credentials, then a company where there are several, then a code where one is asked for. */
import type { LinkedCompany } from "../../identity/linked-company.ts"
import type { TokenExpirations } from "../session/token-policy.ts"

/** What the server answers to a step that leads to another; [AUTH-02] every step but `company_select` carries a code's token. */
export type SignInStepResult = {
  readonly step: string
  readonly token: string
  readonly companies?: ReadonlyArray<LinkedCompany>
  /** Where a code was sent, with most of it hidden. */
  readonly sentTo?: ReadonlyArray<string>
}

/** What the server answers to the last step: the session is made, and the browser learns when it runs out. */
export type SessionResult = { readonly session: TokenExpirations }

/** [AUTH-02] A right code before a company was chosen: the choice follows. */
export type CodeResult = SessionResult | { readonly token: string; readonly companies: ReadonlyArray<LinkedCompany> }

/** [AUTH-15] Where a login stands; what it holds is the temporary login data. */
export type SignIn =
  | { readonly at: "credentials" }
  | { readonly at: "company"; readonly companyToken: string; readonly companies: ReadonlyArray<LinkedCompany> }
  | { readonly at: "code"; readonly twoFactorToken: string }
  | { readonly at: "logged-in"; readonly session: TokenExpirations }

/** [T4] A step's token serves so long, milliseconds. */
export const STEP_MS = 10 * 60_000

export const initialSignIn: SignIn = { at: "credentials" }

/** An answer that does not fit the step, or a list that must be there and is not. */
export type SignInProblem = "companies-missing" | "out-of-turn"

type Next = SignIn | { readonly problem: SignInProblem }

const toCompany = (token: string, companies: ReadonlyArray<LinkedCompany> | undefined): Next =>
  companies && companies.length > 0
    ? { at: "company", companyToken: token, companies }
    : { problem: "companies-missing" }

const onwards = (result: SignInStepResult | SessionResult): Next => {
  if ("session" in result) return { at: "logged-in", session: result.session }
  return result.step === "company_select"
    ? toCompany(result.token, result.companies)
    : { at: "code", twoFactorToken: result.token }
}

/** [AUTH-02] [AUTH-14] After e-mail and password. */
export const afterCredentials = (from: SignIn, result: SignInStepResult | SessionResult): Next =>
  from.at === "credentials" ? onwards(result) : { problem: "out-of-turn" }

/** [AUTH-04] [AUTH-14] After a company was chosen: a code, or the session. */
export const afterCompany = (from: SignIn, result: SignInStepResult | SessionResult): Next =>
  from.at === "company" && !("step" in result && result.step === "company_select")
    ? onwards(result)
    : { problem: "out-of-turn" }

/** [AUTH-02] [AUTH-14] After a right code: the session, or the choice of company where none was made. */
export const afterCode = (from: SignIn, result: CodeResult): Next => {
  if (from.at !== "code") return { problem: "out-of-turn" }
  if ("session" in result) return { at: "logged-in", session: result.session }
  return toCompany(result.token, result.companies)
}

/** [AUTH-14] What the server knows of a login that is under way. */
export type SignInProgress = {
  /** The companies that the contact may act for. */
  readonly companies: ReadonlyArray<LinkedCompany>
  readonly chosen?: string
  readonly needsCode: boolean
  readonly codeGiven: boolean
}

export type NextStep =
  | { readonly step: "company_select" }
  | { readonly step: "two_factor" }
  | { readonly step: "session"; readonly customerId: string }
  | { readonly step: "refused" }

/** [AUTH-04] [AUTH-14] What the server asks for next; nobody gets a session without a company of theirs, nor past a code that is needed. */
export const nextStep = ({ companies, chosen, needsCode, codeGiven }: SignInProgress): NextStep => {
  const only = companies.length === 1 ? companies[0]?.customerId : undefined
  const customerId = chosen ?? only
  if (companies.length === 0) return { step: "refused" }
  if (customerId === undefined) return { step: "company_select" }
  if (!companies.some((company) => company.customerId === customerId)) return { step: "refused" }
  return needsCode && !codeGiven ? { step: "two_factor" } : { step: "session", customerId }
}
