/** Who is asking: a guest, or a contact who is logged in for one company. */
import type { Contact, Customer } from "./customer.ts"
import type { LoginMethod } from "./login-method.ts"
import type { PoPolicy } from "./po-policy.ts"

/** What is known of every visitor. */
type VisitorBase = {
  /** The visitor's network address, as far as it can be trusted; what limits are counted by. */
  readonly address: string
  /** My branch: from the cookie `branch`, else the company's home branch. */
  readonly branchId?: number
  /** Where deliveries go: from the cookie `postcode`. */
  readonly postcode?: string
}

/** [ENT-02] The contact of a session, with their role and rules at the company that they are logged in for. */
export type SignedInContact = Omit<Contact, "passwordHash">

/** [ENT-01] The company of a session; whether permissions count there is decided by it and by the shop together. */
export type SignedInCustomer = Omit<Customer, "contacts" | "fixedPrices" | "discounts"> & {
  readonly poPolicy: PoPolicy
}

/** Somebody's session: who they are, for whom they act, and for how many companies they could. */
export type SignedIn = {
  readonly sessionId: number
  readonly contact: SignedInContact
  readonly customer: SignedInCustomer
  readonly linkedCompanies: number
  /** [AUTH-05] A right code was given on the way into this session. */
  readonly codeGiven: boolean
  /** How the session began. */
  readonly via: LoginMethod
  /** [ENT-16] The code of their digital card at that company; absent where the company has none. */
  readonly card?: string
}

export type Guest = VisitorBase & { readonly kind: "guest" }
export type Member = VisitorBase & SignedIn & { readonly kind: "member" }

export type Visitor = Guest | Member

/** By what a visitor is counted: members who share an office's address one by one, guests by their address. */
export const visitorKey = (visitor: Visitor): string =>
  visitor.kind === "member" ? `member ${visitor.contact.id}` : visitor.address
