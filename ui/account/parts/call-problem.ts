/** What is said where a call about signing in was refused or failed. */
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { signInWords } from "../../../core/words/account.ts"

type Failed = Extract<CallResult<unknown>, { readonly ok: false }>

/** [AUTH-12] A refusal speaks for itself, and so does a lost connection; a fault of the system names customer service. */
export const callProblem = ({ status, msg }: Failed, phone: string): string =>
  status < 500 ? msg : signInWords.system(phone)
