/** Somebody who may sign in, whatever the companies that they act for. */
export type Person = {
  readonly contactId: string
  readonly firstName: string
  readonly email: string
  readonly mobile?: string
  /** As it is kept; absent where no password was chosen yet. */
  readonly passwordHash?: string
  /** Another after each new password; the same where only the sum was made anew. */
  readonly loginVersion: string
  /** Asked to be asked for a code on every new device. */
  readonly wantsCode: boolean
  /** Set a new password by a link, and has given no right code since. */
  readonly wasReset: boolean
}
