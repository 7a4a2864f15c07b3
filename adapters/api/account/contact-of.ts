/** A company's contact as calls tell of one. */
import type { CompanyContact } from "../../../core/account/company-contact.ts"
import type { Contact } from "./account.contract.ts"

/** [ENT-02] What they may do says whose rights these are: of which role, for which company. */
export const contactOf = (contact: CompanyContact, customerId: string): typeof Contact.Type => ({
  ...contact,
  permissions: { ...contact.permissions, role: contact.role, customerId }
})
