/** The code that is sent by e-mail and SMS: when it is asked for, what it looks like, how long it serves, and when a new one may be had. */

/** [AUTH-05] Six digits. */
export const CODE_DIGITS = 6
/** [AUTH-05] A code serves for five minutes, milliseconds. */
export const CODE_LIFE_MS = 5 * 60_000
/** [AUTH-06] A new one can be had from ten seconds after the last was sent, milliseconds. */
export const RESEND_AFTER_MS = 10_000
/** How often a code may be tried before its challenge is dead. */
export const MAX_CODE_TRIES = 5
/** How many new codes one challenge gives. */
export const MAX_CODE_RESENDS = 5

/** A code without the spaces and dashes that it is written or pasted with. */
export const normalizeCode = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, "")

/** [AUTH-05] What someone typed is six digits. */
export const isCode = (typed: string): boolean => new RegExp(`^\\d{${CODE_DIGITS}}$`).test(normalizeCode(typed))

/**
 * [AUTH-05] The code in a message that was pasted whole: the first six digits that stand together, else the first with
 * spaces or dashes between them. Six of a longer number are none. Undefined where there is no code.
 */
export const extractCode = (pasted: string): string | undefined => {
  const numbers = [...pasted.matchAll(/\d+/g), ...pasted.matchAll(/\d(?:[\s\p{Pd}]{0,3}\d)*/gu)]
  return numbers.map(([digits]) => normalizeCode(digits)).find(isCode)
}

/** A code that was sent. Times are epoch milliseconds by the server's clock; `tries` were made before this one. */
export type CodeChallenge = {
  readonly sentAt: number
  readonly tries: number
  readonly resends: number
  readonly isUsed: boolean
}

export type CodeDecision = "right" | "wrong" | "expired" | "dead"

/**
 * [AUTH-05] A code is right once, before five minutes are over, and within five tries; a dead challenge refuses the right code too.
 * `matches` says whether what was typed is the newest code of the challenge.
 */
export const codeDecision = (
  challenge: Omit<CodeChallenge, "resends">,
  matches: boolean,
  now: number
): CodeDecision => {
  if (challenge.isUsed || challenge.tries >= MAX_CODE_TRIES) return "dead"
  if (now - challenge.sentAt >= CODE_LIFE_MS) return "expired"
  return matches ? "right" : "wrong"
}

export type ResendDecision = "resent" | "too-soon" | "dead"

/** [AUTH-06] From 10.0 s after the last code was sent a new one replaces it; five times at most. */
export const resendDecision = (challenge: CodeChallenge, now: number): ResendDecision => {
  if (challenge.isUsed || challenge.resends >= MAX_CODE_RESENDS || challenge.tries >= MAX_CODE_TRIES) return "dead"
  return now - challenge.sentAt < RESEND_AFTER_MS ? "too-soon" : "resent"
}

/** What decides whether a code is asked for. */
export type CodeRequirement = {
  /** [AUTH-05] This device was remembered by this contact before. */
  readonly isDeviceRemembered: boolean
  /** One of the companies that the contact may act for, or the one that they switch to, is a trade account. */
  readonly isTrade: boolean
  /** The contact asked to be asked every time on new devices. */
  readonly wantsCode: boolean
}

/** [AUTH-05] A code is asked for on a device that is not remembered, by trade accounts and by who asked for it. */
export const isCodeRequired = ({ isDeviceRemembered, isTrade, wantsCode }: CodeRequirement): boolean =>
  !isDeviceRemembered && (isTrade || wantsCode)
