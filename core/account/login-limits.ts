/** How often one may try to log in, ask for links and give codes: per person and per network address. */
import type { Limit } from "../rate-limit/limit.ts"

const HOUR = 60

/**
 * [T2] [T3] Guesses at one account are counted together, whether it exists or not; a browser that the account's owner has
 * used before is counted apart, so that nobody else's guesses lock the owner out.
 */
export const guessLimits = (email: string, onKnownDevice: boolean): ReadonlyArray<Limit> => {
  const key = onKnownDevice ? `login ${email} on a known device` : `login ${email}`
  return [
    { key, most: 5 },
    { key, most: 20, minutes: HOUR }
  ]
}

/** [T3] [T6] After so many wrong guesses in a row, however slow, nothing is right until a new password is set. */
export const MOST_IN_A_ROW = 100

/** [T2] Guesses from one address, whosever the accounts. */
export const addressLimit = (address: string): Limit => ({ key: `login from ${address}`, most: 30 })

/** Links that are sent: resets, magic links and welcomes, each of its own. */
export const linkLimits = (
  what: "reset" | "magic" | "welcome",
  email: string,
  address: string
): ReadonlyArray<Limit> => [
  { key: `${what} from ${address}`, most: 10, minutes: HOUR },
  { key: `${what} ${email}`, most: 3, minutes: HOUR }
]

/** [T15] Looks at what became of a magic link. */
export const pollLimit = (address: string): Limit => ({ key: `magic status ${address}`, most: 30 })

/** Wrong codes of one person, whatever the challenge. */
export const wrongCodeLimit = (contactId: string): Limit => ({ key: `code ${contactId}`, most: 10, minutes: HOUR })

/** [T8] New codes for one person, whatever the challenge. */
export const resendLimit = (contactId: string): Limit => ({ key: `resend ${contactId}`, most: 10, minutes: HOUR })

/** [CONT-01] Contacts that one company adds, and how often anybody at all adds the same person: each is told by e-mail. */
export const newContactLimits = (customerId: string, email: string): ReadonlyArray<Limit> => [
  { key: `contacts of ${customerId}`, most: 20, minutes: HOUR },
  { key: `contact ${email}`, most: 3, minutes: HOUR }
]

/** [CONT-05] E-mails on how to log in that one company asks for, and those to one person whoever asks: who was just added had one. */
export const loginMailLimits = (customerId: string, contactId: string): ReadonlyArray<Limit> => [
  { key: `login mails of ${customerId}`, most: 20, minutes: HOUR },
  { key: `login mail ${contactId}`, most: 3, minutes: HOUR }
]

/** Guests that one address makes known. */
export const guestLimit = (address: string): Limit => ({ key: `guest from ${address}`, most: 20, minutes: HOUR })
