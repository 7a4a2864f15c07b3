/** The invitations to act for a company. A token is given out once; the shop keeps only its hash. */

import { Context, type Effect } from "effect"
import type { Unavailable } from "../../unavailable.schema.ts"
import type { NewContact } from "../company-contact.ts"
import type { Invitation, InvitationOutcome, InvitationWithCompany } from "./invitation.ts"

type AccountEffect<A> = Effect.Effect<A, Unavailable>
type SentInvitation = { readonly invitation: Invitation; readonly token: string }

/**
 * [CONT-01] Port that stores invitations and their hashed tokens. Fails with `Unavailable` (what it needs is out of
 * reach).
 */
export class Invitations extends Context.Service<
  Invitations,
  {
    /** [CONT-01] Those that nobody has answered, also where their time is over, by name; with who sent each, where that is known. */
    readonly pending: (
      customerId: string
    ) => AccountEffect<ReadonlyArray<Invitation & Pick<InvitationWithCompany, "sentBy">>>
    /** `sender` is who asks. Nothing where the company has invited that address already and may yet be answered. */
    readonly invite: (
      customerId: string,
      contact: NewContact,
      sender: string,
      now: number
    ) => AccountEffect<SentInvitation | undefined>
    /** A new token, a new term, and the sender's from now on; the link before works no more. Nothing where the company has no such open invitation. */
    readonly renew: (
      customerId: string,
      id: string,
      sender: string,
      now: number
    ) => AccountEffect<SentInvitation | undefined>
    /** False where the company has no such open invitation. */
    readonly withdraw: (customerId: string, id: string, now: number) => AccountEffect<boolean>
    readonly find: (token: string) => AccountEffect<InvitationWithCompany | undefined>
    /** Ends it, once, for the address that it was sent to; nothing where it is over, or another address's. */
    readonly consume: (
      token: string,
      email: string,
      end: Exclude<InvitationOutcome, "withdrawn">,
      now: number
    ) => AccountEffect<InvitationWithCompany | undefined>
  }
>()("core/account/contacts/Invitations") {}
