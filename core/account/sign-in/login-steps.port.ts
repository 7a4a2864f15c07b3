/** The steps of logins that are under way: what has been done, and the token that leads on. */

import { Context, type Effect } from "effect"
import type { LoginMethod } from "../../identity/login-method.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { ResendDecision } from "./two-factor.ts"

/** What a login carries from step to step. */
export type LoginState = {
  readonly contactId: string
  /** The company, where one was chosen or there is only one. */
  readonly customerId?: string
  readonly via: LoginMethod
  /** [COMP-02] It leads on from another company that they are logged in for; `via` is how that session began. */
  readonly isSwitch: boolean
  /** [T10] The family of the remembered login that it came of. */
  readonly family?: string
  /** Whether the login is to be remembered. */
  readonly remember: boolean
}

/** [T4] What a browser shows at the next step: the token it was answered, and the secret in its cookie. */
export type StepKey = { readonly token: string; readonly browser: string }

type AccountEffect<A> = Effect.Effect<A, Unavailable>

/**
 * [T4] Port that stores unfinished log-ins and their step tokens. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class LoginSteps extends Context.Service<
  LoginSteps,
  {
    readonly awaitCompany: (login: LoginState, now: number) => AccountEffect<StepKey>
    readonly awaitCode: (
      login: LoginState & { readonly customerId: string },
      codeHash: string,
      now: number
    ) => AccountEffect<StepKey>
    /** A step that waits for a company, without taking it. */
    readonly companyStep: (key: StepKey, now: number) => AccountEffect<LoginState | undefined>
    /** [AUTH-14] Takes it, once; false where another request was quicker. */
    readonly consumeCompanyStep: (key: StepKey, now: number) => AccountEffect<boolean>
    /** [T6] Counts one more try, five at most; nothing where the step is over, dead or another browser's. */
    readonly countCodeAttempt: (
      key: StepKey,
      now: number
    ) => AccountEffect<
      (LoginState & { readonly customerId: string; readonly codeHash: string; readonly sentAt: number }) | undefined
    >
    /** [T7] Takes the step with the code that was right, once; false where it was taken or a newer code was sent. */
    readonly consumeCodeStep: (key: StepKey, codeHash: string, now: number) => AccountEffect<boolean>
    /** [AUTH-06] Puts a new code in the place of the old one. */
    readonly replaceCode: (key: StepKey, codeHash: string, now: number) => AccountEffect<ResendDecision>
    /** [T11] No log-in that a person began before leads on any more. */
    readonly revokeAll: (contactId: string, now: number) => AccountEffect<void>
    /** Whose step that waits for a code it is, and how often a new one was sent. */
    readonly codeStep: (
      key: StepKey,
      now: number
    ) => AccountEffect<(LoginState & { readonly resends: number }) | undefined>
  }
>()("core/account/sign-in/LoginSteps") {}
