/** Keeps a log-in that a reload would interrupt, and reads it back; what does not look right is left out. */
import type { ShopClient } from "../../../adapters/client.ts"
import type { SignIn } from "../../../core/account/sign-in/sign-in.ts"
import { isRecord } from "../../../core/record.ts"

/** [AUTH-09] Who wanted to be remembered, and the company they chose of several. */
export type Remembered = { readonly email: string; readonly customerId?: string }

/** What is known of a log-in beside its step. Times are epoch milliseconds. */
export type LoginFacts = Remembered & {
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
type KeptSignIn = { readonly state: SignIn; readonly facts: LoginFacts }

export const noFacts: LoginFacts = { email: "", remember: false, sentTo: [], codeExpires: 0, until: 0 }

const isStep = (state: unknown): boolean =>
  isRecord(state) &&
  (state.at === "company"
    ? typeof state.companyToken === "string" && Array.isArray(state.companies)
    : state.at === "code" && typeof state.twoFactorToken === "string")

const isSignIn = (kept: unknown): kept is KeptSignIn =>
  isRecord(kept) &&
  isStep(kept.state) &&
  isRecord(kept.facts) &&
  Array.isArray(kept.facts.sentTo) &&
  typeof kept.facts.until === "number"

const isRemembered = (kept: unknown): kept is Remembered => isRecord(kept) && typeof kept.email === "string"

/** The step that was open, unless its time is over, and who is remembered. */
export const readSignIn = async (shop: ShopClient) => {
  const store = await shop.store()
  const [kept, login] = [await store.read<unknown>("sign-in"), await store.read<unknown>("remembered")]
  const open = isSignIn(kept) ? kept : undefined
  const isOver = open !== undefined && open.facts.until <= Date.now()
  if (isOver) await store.remove("sign-in")
  return { open: isOver ? undefined : open, isOver, remembered: isRemembered(login) ? login : undefined }
}

/** Only what waits for an answer is kept. */
export const keepSignIn = async (shop: ShopClient, state: SignIn, facts: LoginFacts): Promise<void> => {
  const store = await shop.store()
  if (isStep(state)) await store.write("sign-in", { state: { ...state }, facts: { ...facts } })
  else await store.remove("sign-in")
}

/** [AUTH-09] Who logs in without being remembered takes the place of whoever was. */
export const keepRemembered = async (shop: ShopClient, { email, remember, customerId }: LoginFacts): Promise<void> => {
  const store = await shop.store()
  if (remember) await store.write("remembered", { email, ...(customerId === undefined ? {} : { customerId }) })
  else await store.remove("remembered")
}
