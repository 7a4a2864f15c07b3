/** The e-mail to the mailbox that receives a form. */
import { Effect, Layer } from "effect"
import { FormMessages } from "../../core/content/forms/form-submissions.port.ts"
import { Settings } from "../settings/settings.ts"
import { formMailWords as words } from "./form-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

export const formMailsLayer = Layer.effect(
  FormMessages,
  Effect.map(Settings, ({ SHOP_NAME: shop }) =>
    FormMessages.of({
      notification: ({ sendTo }, { title, fields, files }, id) => {
        const mail: Mail = {
          shop,
          title: words.title(title, id),
          says: files.length > 0 ? [words.files(files.length, id)] : [],
          facts: fields.map(({ label, value }) => [label, value] as const),
          foot: words.foot
        }
        return {
          key: `form ${id}`,
          channel: "email",
          recipient: sendTo,
          subject: mail.title.replace(/[\r\n]+/g, " "),
          html: mailHtml(mail),
          text: mailText(mail),
          attachments: []
        }
      }
    })
  )
)
