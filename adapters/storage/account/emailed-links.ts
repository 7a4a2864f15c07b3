/** Links that are sent by e-mail, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient, type Statement } from "effect/sql"
import { RESET_MS } from "../../../core/account/registration.ts"
import {
  EmailedLinks,
  MAGIC_LINK_MS,
  type MagicLinkKey,
  type MagicLinkStatus,
  type MagicLogin,
  type PasswordResetSubject
} from "../../../core/account/sign-in/emailed-links.port.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { hashToken, newToken } from "./tokens.ts"

type Reset = {
  readonly contact_id: string | null
  readonly opens_account: boolean
  /** Those of before hold more; only the address was ever proved. */
  readonly registration: { readonly email: string } | null
}

const resetFor = ({
  contact_id: contactId,
  opens_account: opensAccount,
  registration
}: Reset): PasswordResetSubject | undefined => {
  if (contactId !== null) return { contactId, opensAccount }
  return registration ? { newEmail: registration.email } : undefined
}

export const emailedLinksLayer = Layer.effect(
  EmailedLinks,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    /** Until the end of the transaction nobody else makes or takes a link of that mailbox; nobody's is locked by itself. */
    const lockMailbox = (email: Statement.Fragment) =>
      sql`SELECT pg_advisory_xact_lock(hashtextextended('links ' || coalesce(${email}, gen_random_uuid()::text), 0))`

    const revokeAll: EmailedLinks["Service"]["revokeAll"] = Effect.fn("EmailedLinks.revokeAll")(function* (
      contactId,
      now
    ) {
      yield* sql`UPDATE password_reset SET used_at = ${new Date(now)} WHERE contact_id = ${contactId} AND used_at IS NULL`
      yield* sql`
        UPDATE magic_link SET used_at = ${new Date(now)}, used_here = false
        WHERE contact_id = ${contactId} AND used_at IS NULL`
    }, asAccountsUnavailable)

    const createReset: EmailedLinks["Service"]["createReset"] = Effect.fn("EmailedLinks.createReset")(function* (
      whose,
      now
    ) {
      const token = newToken()
      const contactId = whose && "contactId" in whose ? whose.contactId : null
      const registration = whose && "newEmail" in whose ? JSON.stringify({ email: whose.newEmail }) : null
      const opensAccount = whose !== undefined && "contactId" in whose && whose.opensAccount === true
      yield* lockMailbox(sql`(SELECT email FROM contact WHERE id = ${contactId})`)
      yield* sql`
          UPDATE password_reset SET used_at = ${new Date(now)} WHERE contact_id = ${contactId} AND used_at IS NULL`
      yield* sql`
          INSERT INTO password_reset (token_hash, contact_id, registration, opens_account, expires_at)
          VALUES (${hashToken(token)}, ${contactId}, ${registration}, ${opensAccount}, ${new Date(now + RESET_MS)})`
      return token
    }, asAccountsUnavailable)

    const resetIsOpen = (token: string, now: number) => sql`
      token_hash = ${hashToken(token)} AND used_at IS NULL AND expires_at > ${new Date(now)}`

    const findReset: EmailedLinks["Service"]["findReset"] = (token, now) =>
      sql<Reset>`
        SELECT contact_id, registration, opens_account FROM password_reset WHERE ${resetIsOpen(token, now)}`.pipe(
        Effect.map(([row]) => row && resetFor(row)),
        asAccountsUnavailable
      )

    const consumeReset: EmailedLinks["Service"]["consumeReset"] = Effect.fn("EmailedLinks.consumeReset")(
      function* (token, now) {
        const at = new Date(now)
        const [link] = yield* sql<{ email: string | null }>`
          SELECT coalesce(registration ->> 'email', email) AS email
          FROM password_reset LEFT JOIN contact ON contact.id = contact_id WHERE ${resetIsOpen(token, now)}`
        if (!link?.email) return undefined
        yield* lockMailbox(sql`${link.email}`)
        const [row] = yield* sql<Reset>`
          UPDATE password_reset SET used_at = ${at} WHERE ${resetIsOpen(token, now)}
          RETURNING contact_id, registration, opens_account`
        if (!row) return undefined
        yield* sql`
          UPDATE password_reset SET used_at = ${at}
          WHERE used_at IS NULL AND (registration ->> 'email' = ${link.email}
            OR contact_id = (SELECT id FROM contact WHERE email = ${link.email}))`
        return resetFor(row)
      },
      sql.withTransaction,
      asAccountsUnavailable
    )

    const createMagicLink: EmailedLinks["Service"]["createMagicLink"] = Effect.fn("EmailedLinks.createMagicLink")(
      function* (contactId, remember, now) {
        const key = { id: newToken(), token: newToken(), browser: newToken() }
        yield* sql`
          INSERT INTO magic_link (id, contact_id, token_hash, browser_hash, remember, expires_at)
          VALUES (${key.id}, ${contactId ?? null}, ${hashToken(key.token)}, ${hashToken(key.browser)}, ${remember},
            ${new Date(now + MAGIC_LINK_MS)})`
        return key
      },
      asAccountsUnavailable
    )

    const magicIsOpen = ({ id, token }: MagicLinkKey, now: number) => sql`
      id = ${id} AND token_hash = ${hashToken(token)} AND contact_id IS NOT NULL AND used_at IS NULL
        AND expires_at > ${new Date(now)}`

    const openMagic: EmailedLinks["Service"]["openMagic"] = (key, now) =>
      sql<MagicLogin>`
        SELECT contact_id AS "contactId", remember FROM magic_link WHERE ${magicIsOpen(key, now)}`.pipe(
        Effect.map(([row]) => row),
        asAccountsUnavailable
      )

    const consumeMagicLink: EmailedLinks["Service"]["consumeMagicLink"] = Effect.fn("EmailedLinks.consumeMagicLink")(
      function* (key, browser = "", now) {
        yield* lockMailbox(sql`(
          SELECT email FROM contact JOIN magic_link ON contact_id = contact.id WHERE magic_link.id = ${key.id})`)
        const [row] = yield* sql<MagicLogin>`
          UPDATE magic_link SET used_at = ${new Date(now)}, used_here = browser_hash = ${hashToken(browser)}
          WHERE ${magicIsOpen(key, now)} RETURNING contact_id AS "contactId", remember`
        if (!row) return undefined
        yield* sql`
          UPDATE magic_link SET used_at = ${new Date(now)}, used_here = false
          WHERE contact_id = ${row.contactId} AND used_at IS NULL`
        return row
      },
      sql.withTransaction,
      asAccountsUnavailable
    )

    const magicLinkStatus: EmailedLinks["Service"]["magicLinkStatus"] = (id, now) =>
      sql<{ used_here: boolean | null; is_over: boolean }>`
        SELECT used_here, expires_at <= ${new Date(now)} AS is_over FROM magic_link WHERE id = ${id}`.pipe(
        Effect.map(([row]): MagicLinkStatus => {
          if (row && row.used_here !== null) return { status: "used", here: row.used_here }
          return { status: row?.is_over ? "expired" : "pending" }
        }),
        asAccountsUnavailable
      )

    return EmailedLinks.of({
      createReset: createReset,
      findReset: findReset,
      consumeReset: consumeReset,
      createMagicLink: createMagicLink,
      openMagic,
      consumeMagicLink: consumeMagicLink,
      magicLinkStatus: magicLinkStatus,
      revokeAll: revokeAll
    })
  })
)
