/** An invitation to act for a company: nothing is linked until the person who is invited accepts it. */
import type { CompanyContact, NewContact } from "../company-contact.ts"

/** An invitation works for so long after it was last sent, milliseconds. */
export const INVITATION_MS = 7 * 24 * 60 * 60_000

/** An invitation that nobody has answered; a void one works for nobody until an administrator sends it again. */
export type PendingInvitation = Invitation & { readonly isVoid: boolean }

/** How an invitation came to its end. */
export type InvitationOutcome = "accepted" | "declined" | "withdrawn"

/** [CONT-01] As the company's administrators see it. Times are epoch milliseconds. */
export type Invitation = Omit<CompanyContact, "mobile"> &
  Pick<NewContact, "mobile"> & { readonly sentAt: number; readonly expiresAt: number }

/** An invitation by the token in its e-mail, with the company that it is to. */
export type InvitationWithCompany = Invitation & {
  readonly customerId: string
  readonly company: string
  /** Who sent it last; absent where nobody knows any more. */
  readonly sentBy?: string
  readonly end?: InvitationOutcome
}

/** What whoever opens the link can do with it. */
export type InvitationState = "used" | "expired" | "log-in" | "other-address" | "open" | "void"

/** Only an administrator may give rights, when they are taken as well: one who is none any more leaves a void invitation. */
export const isSenderAdmin = (
  { sentBy }: Pick<InvitationWithCompany, "sentBy">,
  contacts: ReadonlyArray<Pick<CompanyContact, "id" | "role">>
): boolean => contacts.some(({ id, role }) => id === sentBy && role === "admin")

/**
 * Where an invitation stands for the address of whoever opens it; `email` is absent for a guest. One that is unknown, or
 * was withdrawn or sent anew, has expired for everybody. `now` is epoch milliseconds.
 */
export const invitationState = (
  invitation: Pick<InvitationWithCompany, "email" | "end" | "expiresAt"> | undefined,
  email: string | undefined,
  now: number
): InvitationState => {
  if (!invitation || invitation.end === "withdrawn") return "expired"
  if (invitation.end) return "used"
  if (invitation.expiresAt <= now) return "expired"
  if (email === undefined) return "log-in"
  return invitation.email === email ? "open" : "other-address"
}
