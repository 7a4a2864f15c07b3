/** What people are told about their log-in, by e-mail and SMS. */
import { Context, type Effect } from "effect"
import type { Message } from "../messages/message.ts"
import type { Customer } from "./customer.ts"
import type { Person } from "./person.ts"

/** Where a message goes: both, or the phone alone. */
export type By = "email" | "sms"

/** Who would like to order for which company, and what was in their cart. */
export type OrderWish = {
  readonly contact: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly company: Pick<Customer, "name" | "accountType">
  readonly lines: ReadonlyArray<{ readonly name: string; readonly quantity: string }>
}

type Told = Effect.Effect<ReadonlyArray<Message>>

export class AccountMessages extends Context.Service<
  AccountMessages,
  {
    /** [AUTH-05] */
    readonly code: (person: Person, code: string, by: ReadonlyArray<By>) => Told
    /** [AUTH-07] */
    readonly reset: (person: Person, token: string) => Told
    /** [AUTH-08] */
    readonly magicLink: (person: Person, link: { readonly id: string; readonly token: string }) => Told
    /** [REG-02] A link that proves the address and leads to a password; nothing that was typed goes with it. */
    readonly welcome: (email: string, token: string) => Told
    /** [CONT-01] With the link to accept; the same whoever has the address. */
    readonly invitation: (email: string, company: Pick<Customer, "name" | "accountType">, token: string) => Told
    /** [CONT-05] With a link to a password for somebody who has none. */
    readonly howToLogIn: (
      person: Person,
      company: Pick<Customer, "name" | "accountType">,
      token: string | undefined
    ) => Told
    /** [PERM-02] To an administrator: who would like to order, and what. */
    readonly askToOrder: (admin: Pick<Person, "email" | "firstName">, asking: OrderWish) => Told
    readonly passwordChanged: (person: Person, at: number) => Told
    readonly newDevice: (person: Person, device: string, at: number) => Told
  }
>()("core/account/AccountMessages") {}
