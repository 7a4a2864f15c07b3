/** The e-mail with a statement that a contact of a company asked for. */
import { Effect, Layer } from "effect"
import { type StatementCopy, StatementMessages } from "../../core/billing/statements/statement-messages.port.ts"
import { statementAges, statementSums } from "../../core/billing/statements/statement-paper.ts"
import { dateText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { plainDate } from "../../core/temporal.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { statementMailWords as words } from "./mail-words.ts"

const composer =
  (settings: SettingValues) =>
  ({ statement, paper, email, key }: StatementCopy): Message => {
    const { SHOP_NAME: shop, SHOP_PHONE: phone, SHOP_EMAIL, PUBLIC_URL } = settings
    const day = dateText(plainDate(statement.statementDate))
    const mail: Mail = {
      shop,
      title: words.title(day),
      says: [words.attached],
      facts: statementAges(statement).map(([name, amount]) => [name, dollars(amount)]),
      lines: [],
      sums: statementSums(statement).map(([name, amount]) => [name, dollars(amount)]),
      link: { text: words.see, url: `${PUBLIC_URL}/my-account/statements/${statement.statementDate}` },
      foot: `${shop} · ${phone} · ${SHOP_EMAIL}`
    }
    return {
      key: `statement ${key}`,
      channel: "email",
      recipient: email,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: [paper]
    }
  }

export const statementMailsLayer = Layer.effect(
  StatementMessages,
  Effect.gen(function* () {
    const compose = composer(yield* Settings)
    return StatementMessages.of({ copy: (asked) => Effect.succeed([compose(asked)]) })
  })
)
