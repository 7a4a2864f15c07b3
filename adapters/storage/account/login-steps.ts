/** The steps of logins that are under way, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { type LoginState, LoginSteps, type StepKey } from "../../../core/account/sign-in/login-steps.port.ts"
import { STEP_MS } from "../../../core/account/sign-in/sign-in.ts"
import {
  MAX_CODE_RESENDS,
  MAX_CODE_TRIES,
  RESEND_AFTER_MS,
  resendDecision
} from "../../../core/account/sign-in/two-factor.ts"
import type { LoginMethod } from "../../../core/identity/login-method.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { hashToken, newToken } from "./tokens.ts"

type Row = {
  readonly contact_id: string
  readonly customer_id: string | null
  readonly via: LoginMethod
  readonly is_switch: boolean
  readonly family: string | null
  readonly remember: boolean
  readonly code_hash: string | null
  readonly sent_at: Date | null
  readonly tries: number
  readonly resends: number
}

const soFar = ({ contact_id, customer_id, via, is_switch, family, remember }: Row): LoginState => ({
  contactId: contact_id,
  ...(customer_id === null ? {} : { customerId: customer_id }),
  via,
  isSwitch: is_switch,
  ...(family === null ? {} : { family }),
  remember
})

export const loginStepsLayer = Layer.effect(
  LoginSteps,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const begin = Effect.fnUntraced(function* (login: LoginState, now: number, codeHash?: string) {
      const key = { token: newToken(), browser: newToken() }
      const sentAt = codeHash === undefined ? null : new Date(now)
      yield* sql`
        INSERT INTO login_step (token_hash, purpose, contact_id, customer_id, browser_hash, via, is_switch, family, remember,
          code_hash, sent_at, expires_at)
        VALUES (${hashToken(key.token)}, ${codeHash === undefined ? "company" : "code"}, ${login.contactId},
          ${login.customerId ?? null}, ${hashToken(key.browser)}, ${login.via}, ${login.isSwitch},
          ${login.family ?? null}, ${login.remember}, ${codeHash ?? null}, ${sentAt}, ${new Date(now + STEP_MS)})`
      return key
    }, asAccountsUnavailable)

    /** [T4] The one step that token and browser lead to, while it can be taken. */
    const isOpen = (purpose: "company" | "code", { token, browser }: StepKey, now: number) => sql`
      token_hash = ${hashToken(token)} AND purpose = ${purpose} AND used_at IS NULL
        AND browser_hash = ${hashToken(browser)} AND expires_at > ${new Date(now)}`

    const findStep = (purpose: "company" | "code", key: StepKey, now: number) =>
      sql<Row>`SELECT * FROM login_step WHERE ${isOpen(purpose, key, now)}`.pipe(
        Effect.map(([row]) => row),
        asAccountsUnavailable
      )

    const companyStep: LoginSteps["Service"]["companyStep"] = (key, now) =>
      Effect.map(findStep("company", key, now), (row) => row && soFar(row))

    const consumeCompanyStep: LoginSteps["Service"]["consumeCompanyStep"] = (key, now) =>
      sql`UPDATE login_step SET used_at = ${new Date(now)} WHERE ${isOpen("company", key, now)} RETURNING via`.pipe(
        Effect.map((rows) => rows.length > 0),
        asAccountsUnavailable
      )

    const revokeAll: LoginSteps["Service"]["revokeAll"] = (contactId, now) =>
      asAccountsUnavailable(
        sql`UPDATE login_step SET used_at = ${new Date(now)} WHERE contact_id = ${contactId} AND used_at IS NULL`.pipe(
          Effect.asVoid
        )
      )

    const codeStep: LoginSteps["Service"]["codeStep"] = (key, now) =>
      Effect.map(findStep("code", key, now), (row) => row && { ...soFar(row), resends: row.resends })

    const countCodeAttempt: LoginSteps["Service"]["countCodeAttempt"] = (key, now) =>
      sql<Row>`
        UPDATE login_step SET tries = tries + 1 WHERE ${isOpen("code", key, now)} AND tries < ${MAX_CODE_TRIES}
        RETURNING *`.pipe(
        Effect.map(([row]) =>
          row?.customer_id && row.code_hash && row.sent_at
            ? { ...soFar(row), customerId: row.customer_id, codeHash: row.code_hash, sentAt: row.sent_at.getTime() }
            : undefined
        ),
        asAccountsUnavailable
      )

    const consumeCodeStep: LoginSteps["Service"]["consumeCodeStep"] = (key, codeHash, now) =>
      sql`
        UPDATE login_step SET used_at = ${new Date(now)}
        WHERE ${isOpen("code", key, now)} AND code_hash = ${codeHash} RETURNING via`.pipe(
        Effect.map((rows) => rows.length > 0),
        asAccountsUnavailable
      )

    const replaceCode: LoginSteps["Service"]["replaceCode"] = Effect.fn("LoginSteps.replaceCode")(
      function* (key, codeHash, now) {
        const replaced = yield* asAccountsUnavailable(sql`
          UPDATE login_step SET code_hash = ${codeHash}, sent_at = ${new Date(now)}, resends = resends + 1
          WHERE ${isOpen("code", key, now)} AND tries < ${MAX_CODE_TRIES} AND resends < ${MAX_CODE_RESENDS}
            AND sent_at <= ${new Date(now - RESEND_AFTER_MS)} RETURNING via`)
        if (replaced.length > 0) return "resent"
        const row = yield* findStep("code", key, now)
        if (!row?.sent_at) return "dead"
        const verdict = resendDecision({ ...row, sentAt: row.sent_at.getTime(), isUsed: false }, now)
        // Between the two looks another tab sent one.
        return verdict === "resent" ? "too-soon" : verdict
      }
    )

    return LoginSteps.of({
      awaitCompany: (login, now) => begin(login, now),
      awaitCode: (login, codeHash, now) => begin(login, now, codeHash),
      companyStep: companyStep,
      consumeCompanyStep: consumeCompanyStep,
      codeStep: codeStep,
      revokeAll: revokeAll,
      countCodeAttempt: countCodeAttempt,
      consumeCodeStep: consumeCodeStep,
      replaceCode
    })
  })
)
