/** The steps of logins that are under way: what has been done, and the token that leads on. */
import { Context, type Effect } from "effect"
import type { AccountsUnavailable } from "./account.schema.ts"
import type { LoginVia } from "./login-via.ts"
import type { ResendVerdict } from "./two-factor.ts"

/** What a login carries from step to step. */
export type LoginSoFar = {
  readonly contactId: string
  /** The company, where one was chosen or there is only one. */
  readonly customerId?: string
  readonly via: LoginVia
  /** [COMP-02] It leads on from another company that they are logged in for; `via` is how that session began. */
  readonly isSwitch: boolean
  /** [T10] The family of the remembered login that it came of. */
  readonly family?: string
  /** Whether the login is to be remembered. */
  readonly remember: boolean
}

/** [T4] What a browser shows at the next step: the token it was answered, and the secret in its cookie. */
export type StepKey = { readonly token: string; readonly browser: string }

type Work<A> = Effect.Effect<A, AccountsUnavailable>

export class LoginSteps extends Context.Service<
  LoginSteps,
  {
    readonly awaitCompany: (login: LoginSoFar, now: number) => Work<StepKey>
    readonly awaitCode: (
      login: LoginSoFar & { readonly customerId: string },
      codeHash: string,
      now: number
    ) => Work<StepKey>
    /** A step that waits for a company, without taking it. */
    readonly company: (key: StepKey, now: number) => Work<LoginSoFar | undefined>
    /** [AUTH-14] Takes it, once; false where another request was quicker. */
    readonly takeCompany: (key: StepKey, now: number) => Work<boolean>
    /** [T6] Counts one more try, five at most; nothing where the step is over, dead or another browser's. */
    readonly tryCode: (
      key: StepKey,
      now: number
    ) => Work<
      (LoginSoFar & { readonly customerId: string; readonly codeHash: string; readonly sentAt: number }) | undefined
    >
    /** [T7] Takes the step with the code that was right, once; false where it was taken or a newer code was sent. */
    readonly takeCode: (key: StepKey, codeHash: string, now: number) => Work<boolean>
    /** [AUTH-06] Puts a new code in the place of the old one. */
    readonly replaceCode: (key: StepKey, codeHash: string, now: number) => Work<ResendVerdict>
    /** [T11] No log-in that a person began before leads on any more. */
    readonly endAll: (contactId: string, now: number) => Work<void>
    /** Whose step that waits for a code it is, and how often a new one was sent. */
    readonly code: (key: StepKey, now: number) => Work<(LoginSoFar & { readonly resends: number }) | undefined>
  }
>()("core/account/LoginSteps") {}
