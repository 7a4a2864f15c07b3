/** The messages about somebody's log-in: e-mails as HTML and plain text, codes by SMS besides. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { AccountMessages } from "../../core/account/account-messages.port.ts"
import type { Person } from "../../core/account/person.ts"
import { momentText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { Settings, type SettingsOf } from "../settings.ts"
import { accountMailWords as words } from "./account-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

/** Each of these is told as often as it happens, so that no two share a key. */
const keyOf = (what: string): string => `${what} ${randomUUID()}`

const composer = (settings: SettingsOf) => {
  const { SHOP_NAME: shop, SHOP_PHONE: phone, PUBLIC_URL } = settings
  const email = (what: string, recipient: string, letter: Pick<Mail, "title" | "says" | "link">): Message => {
    const mail: Mail = { shop, foot: `${shop} · ${phone} · ${settings.SHOP_EMAIL}`, ...letter }
    return {
      key: keyOf(what),
      channel: "email",
      recipient,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: []
    }
  }
  /** [T11] The address is the shop's own from the settings, never one that a request names. */
  const resetUrl = (token: string) => `${PUBLIC_URL}/my-account/reset-password?t=${token}`

  const code = ({ email: address, mobile }: Person, digits: string): ReadonlyArray<Message> => {
    const letter = { title: words.code(digits), says: [words.codeSays, words.codeWarning] }
    const letters = [email("code", address, letter)]
    if (!mobile) return letters
    const text = words.codeSms(digits, shop)
    return [
      ...letters,
      { key: keyOf("code"), channel: "sms", recipient: mobile, subject: "Code", text, attachments: [] }
    ]
  }

  return AccountMessages.of({
    code: (person, digits, by) => Effect.succeed(code(person, digits).filter(({ channel }) => by.includes(channel))),
    reset: ({ email: address, firstName }, token) =>
      Effect.succeed([
        email("reset", address, {
          title: words.reset,
          says: [words.resetSays(firstName), words.notYou],
          link: { text: words.resetLink, url: resetUrl(token) }
        })
      ]),
    magicLink: ({ email: address, firstName }, { id, token }) =>
      Effect.succeed([
        email("magic-link", address, {
          title: words.magic,
          says: [words.magicSays(firstName), words.notYou],
          link: { text: words.magicLink, url: `${PUBLIC_URL}/my-account/magic-link?id=${id}&t=${token}` }
        })
      ]),
    welcome: ({ email: address, firstName }, token) =>
      Effect.succeed([
        email("welcome", address, {
          title: words.welcome,
          says: [words.welcomeSays(firstName), words.notYou],
          link: { text: words.welcomeLink, url: resetUrl(token) }
        })
      ]),
    contactAdded: ({ email: address, firstName }, company, token) =>
      Effect.succeed([
        email("contact-added", address, {
          title: words.added(company),
          says: [words.addedSays(firstName, company), ...(token ? [words.addedLinkSays] : [])],
          link: token
            ? { text: words.welcomeLink, url: resetUrl(token) }
            : { text: words.magicLink, url: `${PUBLIC_URL}/my-account/login` }
        })
      ]),
    passwordChanged: ({ email: address }, at) =>
      Effect.succeed([
        email("password-changed", address, { title: words.changed, says: [words.changedSays(momentText(at))] })
      ]),
    newDevice: ({ email: address }, device, at) =>
      Effect.succeed([
        email("new-device", address, { title: words.newDevice, says: [words.newDeviceSays(device, momentText(at))] })
      ])
  })
}

export const accountMailsLayer = Layer.effect(AccountMessages, Effect.map(Settings, composer))
