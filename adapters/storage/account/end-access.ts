/** Ends at once whatever lets somebody in or opens a document, of everybody: what a shop does first when something got out. */
import { randomBytes } from "node:crypto"
import type { Client } from "pg"
import { SHOP_SECRET_SETTING } from "../secrets/shop-secret.ts"
import { hashPassword } from "./password-hash.ts"

/** What each of them lets in, in the words of the command, and where it is kept. */
const tokenTables = [
  ["sessions", "session"],
  ["remembered log-ins", "remembered_login"],
  ["browsers that need no code", "known_device"],
  ["log-ins under way", "login_step"],
  ["log-in links", "magic_link"],
  ["links for a new password", "password_reset"],
  ["browsers that an order is shown to", "order_viewer"]
] as const

export type EndedAccess = ReadonlyArray<{ readonly what: string; readonly count: number }>

/** Nobody knows it, and it takes as long to refuse as any other. */
const lockedPassword = (): string => hashPassword(randomBytes(32).toString("hex"), randomBytes(16))

/**
 * All or nothing, with a line in the audit: nobody is logged in any more, a log-in that is under way ends, invitations and
 * the links of orders, invoices, quotes, forms and drafts that went out open nothing. With `passwords` nobody can log in
 * before they have set a new one by their mailbox. A shop that runs signs links by the old secret until it is started again.
 */
export const endAccess = async (
  client: Pick<Client, "query">,
  { passwords }: { readonly passwords: boolean }
): Promise<EndedAccess> => {
  const ended: Array<EndedAccess[number]> = []
  const run = async (what: string, statement: string, values: ReadonlyArray<unknown> = []) => {
    const { rowCount } = await client.query(statement, [...values])
    ended.push({ what, count: rowCount ?? 0 })
  }
  await client.query("BEGIN")
  try {
    await client.query("UPDATE contact SET sign_outs = sign_outs + 1")
    for (const [what, table] of tokenTables) await run(what, `DELETE FROM ${table}`)
    await run(
      "invitations",
      "UPDATE company_invitation SET ended_as = 'withdrawn', ended_at = now() WHERE ended_at IS NULL"
    )
    await run("secrets of links", "DELETE FROM setting WHERE name = $1", [SHOP_SECRET_SETTING])
    if (passwords) await run("passwords", "UPDATE login SET password_hash = $1, changed_at = now()", [lockedPassword()])
    await client.query(
      "INSERT INTO audit (at, done_by, action, subject, detail) VALUES (now(), 'staff', 'access ended', 'shop', $1)",
      [JSON.stringify({ after: ended.map(({ what, count }) => `${count} ${what}`).join(", ") })]
    )
    await client.query("COMMIT")
  } catch (problem) {
    await client.query("ROLLBACK")
    throw problem
  }
  return ended
}
