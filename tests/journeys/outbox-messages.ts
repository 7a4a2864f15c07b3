/** What the shop has sent, looked through as its reader would. */
import { queryRows } from "./sql-query.ts"

/** What fits in the newest letter to an address that holds such a thing, by its subject or its text. */
export const findInMessage = async (databaseUrl: string, recipient: string, fits: RegExp): Promise<RegExpExecArray> => {
  const letters = await queryRows<{ subject: string; text: string }>(
    databaseUrl,
    "SELECT subject, text FROM outbox WHERE recipient = $1 ORDER BY id DESC",
    [recipient]
  )
  for (const { subject, text } of letters) {
    const found = fits.exec(subject) ?? fits.exec(text)
    if (found) return found
  }
  throw new Error(`Nothing that fits ${fits} was sent to ${recipient}`)
}

/** The newest code that was sent to an address. */
export const codeSentTo = async (databaseUrl: string, email: string): Promise<string> =>
  (await findInMessage(databaseUrl, email, /code is (\d{6})/))[1] ?? ""
