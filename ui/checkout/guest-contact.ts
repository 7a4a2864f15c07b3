/** Makes a guest known to the shop by what they typed at the checkout: no account, no log-in, and nothing to wait for. */
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { CheckoutState } from "../../core/ordering/checkout/checkout.ts"
import { mobileOf, namesOf } from "./person-names.ts"

type Contact = CheckoutState["contactDetails"]["billingDetails"]

/** [REG-01] The call is made once for the same details; where it fails, the guest goes on all the same. */
export class GuestContact {
  private sent = ""
  private readonly call: CallApi

  constructor(call: CallApi) {
    this.call = call
  }

  async send({ contactName, email, phone }: Contact): Promise<void> {
    const { firstName, lastName } = namesOf(contactName)
    // Who has one name is known by it: the shop asks for two.
    const body = { firstName, lastName: lastName || firstName, email, ...mobileOf(phone) }
    const details = JSON.stringify(body)
    if (details === this.sent) return
    this.sent = details
    const answer = await this.call("POST /users/create/user", { body })
    if (!answer.ok && this.sent === details) this.sent = ""
  }
}
