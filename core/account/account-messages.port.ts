/** What people are told about their log-in, by e-mail and SMS. */
import { Context, type Effect } from "effect"
import type { Customer } from "../identity/customer.ts"
import type { Person } from "../identity/person.ts"
import type { Message } from "../messages/message.ts"
import type { ChangedDetail } from "./own-details-change.ts"

/** Where a message goes: both, or the phone alone. */
export type MessageChannel = "email" | "sms"

/** Who would like to order for which company, and what was in their cart. */
export type OrderPermissionRequest = {
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly company: Pick<Customer, "name" | "accountType">
  readonly lines: ReadonlyArray<{ readonly name: string; readonly quantity: string }>
}

type AccountMessagesEffect = Effect.Effect<ReadonlyArray<Message>>

/** [AUTH-05] Port that composes the e-mails and text messages about log-in and accounts. Has no failure of its own. */
export class AccountMessages extends Context.Service<
  AccountMessages,
  {
    /** [AUTH-05] */
    readonly loginCode: (person: Person, code: string, by: ReadonlyArray<MessageChannel>) => AccountMessagesEffect
    /** [AUTH-07] */
    readonly passwordReset: (person: Person, token: string) => AccountMessagesEffect
    /** [AUTH-08] */
    readonly magicLink: (person: Person, link: { readonly id: string; readonly token: string }) => AccountMessagesEffect
    /** [REG-02] A link that proves the address and leads to a password; nothing that was typed goes with it. */
    readonly welcome: (email: string, token: string) => AccountMessagesEffect
    /** [CONT-01] With the link to accept; the same whoever has the address. */
    readonly invitation: (
      email: string,
      company: Pick<Customer, "name" | "accountType">,
      token: string
    ) => AccountMessagesEffect
    /** [CONT-05] With a link to a password for somebody who has none. */
    readonly howToLogIn: (
      person: Person,
      company: Pick<Customer, "name" | "accountType">,
      token: string | undefined
    ) => AccountMessagesEffect
    /** [PERM-02] To an administrator: who would like to order, and what. */
    readonly orderPermissionRequest: (
      admin: Pick<Person, "email" | "firstName">,
      asking: OrderPermissionRequest
    ) => AccountMessagesEffect
    /** Of the first one nothing else is told: nobody was logged in before it. */
    readonly passwordChanged: (person: Person, at: number, isFirst: boolean) => AccountMessagesEffect
    /** [SELF-01] By their owner, and which. */
    readonly ownDetailsChanged: (
      person: Person,
      changed: ReadonlyArray<ChangedDetail>,
      at: number
    ) => AccountMessagesEffect
    readonly newDevice: (person: Person, device: string, at: number) => AccountMessagesEffect
  }
>()("core/account/AccountMessages") {}
