/** Everything that signing in needs, put together on a database. Needs the settings, the rate limits and the catalogue besides. */
import { Layer } from "effect"
import { AskToOrder } from "../../core/account/ask-to-order.service.ts"
import { InviteContact } from "../../core/account/invite-contact.service.ts"
import { JoinCompany } from "../../core/account/join-company.service.ts"
import { LogIn } from "../../core/account/log-in.service.ts"
import { MagicLink } from "../../core/account/magic-link.service.ts"
import { ManageContacts } from "../../core/account/manage-contacts.service.ts"
import { SetPassword } from "../../core/account/set-password.service.ts"
import { StartSession } from "../../core/account/start-session.service.ts"
import { SwitchCompany } from "../../core/account/switch-company.service.ts"
import { accountMailsLayer } from "../messages/account-mails.ts"
import { companiesLayer } from "../storage/companies.ts"
import { emailedLinksLayer } from "../storage/emailed-links.ts"
import { invitationsLayer } from "../storage/invitations.ts"
import { knownBrowsersLayer } from "../storage/known-browsers.ts"
import { loginStepsLayer } from "../storage/login-steps.ts"
import { outboxLayer } from "../storage/outbox.ts"
import { peopleLayer } from "../storage/people.ts"
import { sessionsLayer } from "../storage/sessions.ts"
import { passwordsLayer } from "./passwords.ts"

const books = Layer.mergeAll(
  peopleLayer,
  companiesLayer,
  invitationsLayer,
  sessionsLayer,
  loginStepsLayer,
  knownBrowsersLayer,
  emailedLinksLayer,
  outboxLayer,
  passwordsLayer,
  accountMailsLayer
)

export const accountDesk = Layer.mergeAll(
  LogIn.layer,
  MagicLink.layer,
  SetPassword.layer,
  ManageContacts.layer,
  InviteContact.layer,
  JoinCompany.layer,
  SwitchCompany.layer,
  AskToOrder.layer
).pipe(Layer.provideMerge(StartSession.layer), Layer.provideMerge(books))
