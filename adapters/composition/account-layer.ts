/** Everything that signing in needs, put together on a database. Needs the settings, the rate limits and the catalogue besides. */
import { Layer } from "effect"
import { ChangeCompanySettings } from "../../core/account/change-company-settings.service.ts"
import { AskToOrder } from "../../core/account/contacts/ask-to-order.service.ts"
import { InviteContact } from "../../core/account/contacts/invite-contact.service.ts"
import { JoinCompany } from "../../core/account/contacts/join-company.service.ts"
import { ManageContacts } from "../../core/account/contacts/manage-contacts.service.ts"
import { ChangeOwnDetails } from "../../core/account/sign-in/change-own-details.service.ts"
import { LogIn } from "../../core/account/sign-in/log-in.service.ts"
import { MagicLink } from "../../core/account/sign-in/magic-link.service.ts"
import { SetPassword } from "../../core/account/sign-in/set-password.service.ts"
import { SignOutDevices } from "../../core/account/sign-in/sign-out-devices.service.ts"
import { StartSession } from "../../core/account/sign-in/start-session.service.ts"
import { SwitchCompany } from "../../core/account/sign-in/switch-company.service.ts"
import { accountMailsLayer } from "../messages/account-mails.ts"
import { transactionLayer } from "../postgres/client/transaction.ts"
import { auditTrailLayer } from "../storage/account/audit-trail.ts"
import { companiesLayer } from "../storage/account/companies.ts"
import { emailedLinksLayer } from "../storage/account/emailed-links.ts"
import { invitationsLayer } from "../storage/account/invitations.ts"
import { knownBrowsersLayer } from "../storage/account/known-browsers.ts"
import { loginStepsLayer } from "../storage/account/login-steps.ts"
import { managersLayer } from "../storage/account/managers.ts"
import { passwordsLayer } from "../storage/account/passwords.ts"
import { peopleLayer } from "../storage/account/people.ts"
import { sessionsLayer } from "../storage/account/sessions.ts"
import { outboxLayer } from "../storage/messages/outbox.ts"

const accountStorageLayer = Layer.mergeAll(
  transactionLayer,
  peopleLayer,
  auditTrailLayer,
  companiesLayer,
  invitationsLayer,
  sessionsLayer,
  loginStepsLayer,
  knownBrowsersLayer,
  emailedLinksLayer,
  managersLayer,
  outboxLayer,
  passwordsLayer,
  accountMailsLayer
)

export const accountLayer = Layer.mergeAll(
  LogIn.layer,
  MagicLink.layer,
  SetPassword.layer,
  ChangeOwnDetails.layer,
  SignOutDevices.layer,
  ChangeCompanySettings.layer,
  ManageContacts.layer,
  InviteContact.layer,
  JoinCompany.layer,
  SwitchCompany.layer,
  AskToOrder.layer
).pipe(Layer.provideMerge(StartSession.layer), Layer.provideMerge(accountStorageLayer))
