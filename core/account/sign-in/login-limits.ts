/** How often one may try to log in, ask for links and give codes: per person and per network address. */
import type { RateLimit } from "../../rate-limit/limit.ts"

const HOUR = 60
/** [T3] Mails of one kind to one mailbox in an hour, whoever asks for them. */
const MOST_TO_A_MAILBOX = 20

/**
 * [T2] [T3] Guesses at one account are counted together, whether it exists or not; a browser that the account's owner has
 * used before is counted apart, so that nobody else's guesses lock the owner out.
 */
export const guessLimits = (email: string, onKnownDevice: boolean): ReadonlyArray<RateLimit> => {
  const key = onKnownDevice ? `login ${email} on a known device` : `login ${email}`
  return [
    { key, most: 5 },
    { key, most: 20, minutes: HOUR }
  ]
}

/** [T3] [T6] After so many wrong guesses in a row, however slow, nothing is right until a new password is set. */
export const MAX_CONSECUTIVE_GUESSES = 100

/** [SELF-01] Tries of somebody's own password in a session of theirs: they don't use up those of a log-in. */
export const ownPasswordLimits = (contactId: string): ReadonlyArray<RateLimit> => [
  { key: `own password ${contactId}`, most: 5 },
  { key: `own password ${contactId}`, most: 20, minutes: HOUR }
]

/** [T2] Guesses from one address, whosever the accounts. */
export const addressLimit = (address: string): RateLimit => ({ key: `login from ${address}`, most: 30 })

/** What is sent to a mailbox because somebody named it: resets, magic links and welcomes, each counted of its own. */
export type LinkKind = "reset" | "magic" | "welcome"

/**
 * [T3] [T36] Links by who asks: ten an hour from one network address, three of them to one mailbox. Nobody's requests count
 * against another's; a mailbox gets twenty in all, and the newest that is in it works. A browser that the owner has used
 * before is counted apart, so that a crowd of strangers can't use those up either.
 */
export const linkLimits = (
  what: LinkKind,
  email: string,
  address: string,
  onKnownDevice: boolean
): ReadonlyArray<RateLimit> => [
  { key: `${what} from ${address}`, most: 10, minutes: HOUR },
  { key: `${what} ${email} from ${address}`, most: 3, minutes: HOUR },
  onKnownDevice
    ? { key: `${what} ${email} on a known device`, most: 3, minutes: HOUR }
    : { key: `${what} ${email}`, most: MOST_TO_A_MAILBOX, minutes: HOUR }
]

/** [T2] Wrong staff tokens from one address, as many as guesses of passwords. */
export const staffTokenLimit = (address: string): RateLimit => ({ key: `staff token from ${address}`, most: 30 })

/** [T15] Looks at what became of a magic link. */
export const pollLimit = (address: string): RateLimit => ({ key: `magic status ${address}`, most: 30 })

/** Wrong codes of one person, whatever the challenge. */
export const wrongCodeLimit = (contactId: string): RateLimit => ({ key: `code ${contactId}`, most: 10, minutes: HOUR })

/** [T8] New codes for one person, whatever the challenge. */
export const resendLimit = (contactId: string): RateLimit => ({ key: `resend ${contactId}`, most: 10, minutes: HOUR })

/**
 * [CONT-01] [T36] Invitations that one company sends, those to one address, and those to one mailbox from all companies
 * together: no company uses up another's.
 */
export const invitationLimits = (customerId: string, email: string): ReadonlyArray<RateLimit> => [
  { key: `invitations of ${customerId}`, most: 10, minutes: HOUR },
  { key: `invitations of ${customerId} to ${email}`, most: 3, minutes: HOUR },
  { key: `invitations to ${email}`, most: MOST_TO_A_MAILBOX, minutes: HOUR }
]

/** [CONT-05] [T36] E-mails on how to log in that one company asks for, those to one person, and those to them from all companies. */
export const loginMailLimits = (customerId: string, contactId: string): ReadonlyArray<RateLimit> => [
  { key: `login mails of ${customerId}`, most: 10, minutes: HOUR },
  { key: `login mails of ${customerId} to ${contactId}`, most: 3, minutes: HOUR },
  { key: `login mails to ${contactId}`, most: MOST_TO_A_MAILBOX, minutes: HOUR }
]

/** [PERM-02] E-mails to the administrators of a company for leave to order: from one contact, and from all. */
export const askToOrderLimits = (customerId: string, contactId: string): ReadonlyArray<RateLimit> => [
  { key: `ask to order ${contactId} ${customerId}`, most: 2, minutes: HOUR },
  { key: `asks to order at ${customerId}`, most: 10, minutes: HOUR }
]

/** Guests that one address makes known. */
export const guestLimit = (address: string): RateLimit => ({ key: `guest from ${address}`, most: 20, minutes: HOUR })
