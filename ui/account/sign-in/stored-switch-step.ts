/** Stores a company switch that needs a code, so that the two-factor page can resume it. */
import type { ShopClient } from "../../../adapters/client.ts"
import { afterCredentials, initialSignIn, STEP_MS } from "../../../core/account/sign-in/sign-in.ts"
import { CODE_LIFE_MS } from "../../../core/account/sign-in/two-factor.ts"
import type { SwitchStep } from "../../session/switch-company.view-model.ts"
import { emptyLoginFacts, storeSignIn } from "./stored-sign-in.ts"

/** [AUTH-05] [AUTH-15] Kept as a log-in's step is; what is not a code's step is not kept. */
export const storeSwitchStep = async (shop: ShopClient, step: SwitchStep, customerId: string): Promise<void> => {
  const state = afterCredentials(initialSignIn, step)
  if ("problem" in state) return
  const now = Date.now()
  const times = { codeExpires: now + CODE_LIFE_MS, until: now + STEP_MS }
  await storeSignIn(shop, state, {
    ...emptyLoginFacts,
    customerId,
    isSwitch: true,
    sentTo: step.sentTo ?? [],
    ...times
  })
}
