/** The sign-in in progress in the browser's store, so that a reload resumes it; entries of another shape are ignored. */
import type { ShopClient } from "../../../adapters/client.ts"
import type { SignIn } from "../../../core/account/sign-in/sign-in.ts"
import { isRecord } from "../../../core/record.ts"

/** [AUTH-09] Who wanted to be remembered, and the company they chose of several. */
export type RememberedLogin = { readonly email: string; readonly customerId?: string }

/** What is known of a log-in beside its step. Times are epoch milliseconds. */
export type LoginFacts = RememberedLogin & {
  readonly remember: boolean
  /** [COMP-02] It is a switch of somebody who is logged in: whoever is remembered stays so. */
  readonly isSwitch?: true
  /** Where the code was sent, most of it hidden. */
  readonly sentTo: ReadonlyArray<string>
  /** When the newest code runs out. */
  readonly codeExpires: number
  /** When the step's token runs out. */
  readonly until: number
}

/** [AUTH-15] The temporary login data. */
type StoredSignIn = { readonly state: SignIn; readonly facts: LoginFacts }

export const emptyLoginFacts: LoginFacts = { email: "", remember: false, sentTo: [], codeExpires: 0, until: 0 }

const isStep = (state: unknown): boolean =>
  isRecord(state) &&
  (state.at === "company"
    ? typeof state.companyToken === "string" && Array.isArray(state.companies)
    : state.at === "code" && typeof state.twoFactorToken === "string")

const isSignIn = (stored: unknown): stored is StoredSignIn =>
  isRecord(stored) &&
  isStep(stored.state) &&
  isRecord(stored.facts) &&
  Array.isArray(stored.facts.sentTo) &&
  typeof stored.facts.until === "number"

const isRememberedLogin = (stored: unknown): stored is RememberedLogin =>
  isRecord(stored) && typeof stored.email === "string"

/** The step that was open, unless its time is over, and who is remembered. */
export const loadStoredSignIn = async (shop: ShopClient) => {
  const store = await shop.store()
  const [stored, login] = [await store.read<unknown>("sign-in"), await store.read<unknown>("remembered")]
  const open = isSignIn(stored) ? stored : undefined
  const isOver = open !== undefined && open.facts.until <= Date.now()
  if (isOver) await store.remove("sign-in")
  return { open: isOver ? undefined : open, isOver, remembered: isRememberedLogin(login) ? login : undefined }
}

/** Only what waits for an answer is kept. */
export const storeSignIn = async (shop: ShopClient, state: SignIn, facts: LoginFacts): Promise<void> => {
  const store = await shop.store()
  if (isStep(state)) await store.write("sign-in", { state: { ...state }, facts: { ...facts } })
  else await store.remove("sign-in")
}

/** [AUTH-09] Who logs in without being remembered takes the place of whoever was. */
export const storeRememberedLogin = async (
  shop: ShopClient,
  { email, remember, customerId }: LoginFacts
): Promise<void> => {
  const store = await shop.store()
  if (remember) await store.write("remembered", { email, ...(customerId === undefined ? {} : { customerId }) })
  else await store.remove("remembered")
}
