/** The messages about somebody's log-in: e-mails as HTML and plain text, codes by SMS besides. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { AccountMessages } from "../../core/account/account-messages.port.ts"
import { mailText as mailTextOf, nameInMail } from "../../core/contact/mail-text.ts"
import type { Customer } from "../../core/identity/customer.ts"
import type { Person } from "../../core/identity/person.ts"
import { momentText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { accountMailWords as words } from "./account-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

/** Each of these is told as often as it happens, so that no two share a key. */
const keyOf = (what: string): string => `${what} ${randomUUID()}`

/** A company's name, where the shop itself opened the account; others were named by whoever registered. */
const companyInMail = ({ name, accountType }: Pick<Customer, "name" | "accountType">): string =>
  accountType === "A" ? mailTextOf(name, 60) : ""

/** Who has chosen a password has proved the mailbox; nobody else is greeted by a name that somebody typed. */
const greeting = ({ firstName, passwordHash }: Person): string =>
  words.hello(passwordHash === undefined ? "" : nameInMail(firstName))

const composer = (settings: SettingValues) => {
  const { SHOP_NAME: shop, SHOP_PHONE: phone, PUBLIC_URL } = settings
  const email = (
    what: string,
    recipient: string,
    letter: Pick<Mail, "title" | "says" | "lines" | "link">,
    trace?: string
  ): Message => {
    const mail: Mail = { shop, foot: `${shop} · ${phone} · ${settings.SHOP_EMAIL}`, ...letter }
    return {
      key: keyOf(what),
      channel: "email",
      recipient,
      subject: mail.title.replace(/[\r\n]+/g, " "),
      ...(trace === undefined ? {} : { trace }),
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: []
    }
  }
  /** [T11] The address is the shop's own from the settings, never one that a request names. */
  const resetUrl = (token: string) => `${PUBLIC_URL}/my-account/reset-password?t=${token}`

  const code = ({ email: address, mobile }: Person, digits: string): ReadonlyArray<Message> => {
    const letter = { title: words.code(digits), says: [words.codeSays, words.codeWarning] }
    const letters = [email("code", address, letter, words.codeTrace)]
    if (!mobile) return letters
    const text = words.codeSms(digits, shop)
    return [
      ...letters,
      { key: keyOf("code"), channel: "sms", recipient: mobile, subject: "Code", text, attachments: [] }
    ]
  }

  return AccountMessages.of({
    loginCode: (person, digits, by) =>
      Effect.succeed(code(person, digits).filter(({ channel }) => by.includes(channel))),
    passwordReset: (person, token) =>
      Effect.succeed([
        email("reset", person.email, {
          title: words.reset,
          says: [greeting(person), words.resetSays, words.notYou],
          link: { text: words.resetLink, url: resetUrl(token) }
        })
      ]),
    magicLink: (person, { id, token }) =>
      Effect.succeed([
        email("magic-link", person.email, {
          title: words.magic,
          says: [greeting(person), words.magicSays, words.notYou],
          link: { text: words.magicLink, url: `${PUBLIC_URL}/my-account/magic-link?id=${id}&t=${token}` }
        })
      ]),
    welcome: (address, token) =>
      Effect.succeed([
        email("welcome", address, {
          title: words.welcome,
          says: [words.hello(""), words.welcomeSays, words.notYou],
          link: { text: words.welcomeLink, url: resetUrl(token) }
        })
      ]),
    invitation: (address, customer, token) => {
      const company = companyInMail(customer)
      return Effect.succeed([
        email("invitation", address, {
          title: words.invitation(company, shop),
          says: [words.hello(""), words.invitationSays(company, shop), words.invitationLife],
          link: { text: words.invitationLink, url: `${PUBLIC_URL}/my-account/invitation?t=${token}` }
        })
      ])
    },
    howToLogIn: (person, customer, token) => {
      const company = companyInMail(customer)
      return Effect.succeed([
        email("how-to-log-in", person.email, {
          title: words.howToLogIn(company),
          says: [greeting(person), words.howToLogInSays(company), ...(token ? [words.howToSetPassword] : [])],
          link: token
            ? { text: words.welcomeLink, url: resetUrl(token) }
            : { text: words.magicLink, url: `${PUBLIC_URL}/my-account/login` }
        })
      ])
    },
    orderPermissionRequest: (admin, { contact, company, lines }) => {
      const name = [nameInMail(contact.firstName), nameInMail(contact.lastName)].filter(Boolean).join(" ")
      return Effect.succeed([
        email("ask-to-order", admin.email, {
          title: words.askToOrder(name),
          says: [
            words.hello(nameInMail(admin.firstName)),
            words.askToOrderSays(name, contact.email, companyInMail(company)),
            ...(lines.length > 0 ? [words.askToOrderCart] : []),
            words.askToOrderHow
          ],
          lines: lines.map(({ name: what, quantity }) => [what, quantity, ""]),
          link: { text: words.askToOrderLink, url: `${PUBLIC_URL}/my-account/admin-permissions` }
        })
      ])
    },
    passwordChanged: ({ email: address }, at, isFirst) => {
      const { title, says } = isFirst ? words.passwordSet : words.passwordChanged
      return Effect.succeed([email("password-changed", address, { title, says: [says(momentText(at))] })])
    },
    ownDetailsChanged: ({ email: address }, changed, at) =>
      Effect.succeed([
        email("own-details-changed", address, {
          title: words.detailsChanged,
          says: [words.detailsChangedSays(changed, momentText(at)), words.detailsChangedHelp]
        })
      ]),
    newDevice: ({ email: address }, device, at) =>
      Effect.succeed([
        email("new-device", address, { title: words.newDevice, says: [words.newDeviceSays(device, momentText(at))] })
      ])
  })
}

export const accountMailsLayer = Layer.effect(AccountMessages, Effect.map(Settings, composer))
