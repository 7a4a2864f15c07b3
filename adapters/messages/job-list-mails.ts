/** The e-mails that job lists are sent in: a copy for somebody, and an enquiry for the shop's staff. */
import { randomUUID } from "node:crypto"
import { Effect, Layer } from "effect"
import { mailText as mailTextOf } from "../../core/contact/mail-text.ts"
import type { PricedJobList, PricedJobListLine } from "../../core/job-lists/job-list.ts"
import { JobListMessages } from "../../core/job-lists/job-list-messages.port.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { chargedPrice } from "../../core/pricing/price.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { jobListMailWords as words } from "./job-list-words.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"

const lineOf = ({ line, item }: PricedJobListLine): readonly [string, string, string] => {
  if (!item?.pricing) return [line.name, "", words.gone]
  const pricedUom = item.product.isTimber ? "LM" : item.uom
  return [line.name, quantityText({ ...line, pricedUom }), dollars(chargedPrice(item.pricing).linePrice)]
}

const linesOf = ({ lines, gst, subtotal }: PricedJobList): Pick<Mail, "lines" | "sums"> => ({
  lines: lines.map(lineOf),
  sums: [
    [words.gst, dollars(gst)],
    [words.subtotal, dollars(subtotal)]
  ]
})

const messageOf = (recipient: string, mail: Mail): Message => ({
  key: `job-list ${randomUUID()}`,
  channel: "email",
  recipient,
  subject: mail.title,
  html: mailHtml(mail),
  text: mailText(mail),
  attachments: []
})

/** What people typed is put into the shop's own letters as words alone (T36). */
const plain = (typed: string): string => mailTextOf(typed, 100)

export const jobListMailsOf = (settings: SettingValues): JobListMessages["Service"] => {
  const { SHOP_NAME: shop, SHOP_PHONE: shopPhone, SHOP_EMAIL, JOB_LIST_EMAIL = SHOP_EMAIL } = settings
  return {
    copy: ({ list, sender }, recipient) =>
      Effect.succeed([
        messageOf(recipient, {
          shop,
          title: words.copy(plain(list.name)),
          says: [words.sentBy(plain(sender.name), plain(sender.company)), words.prices],
          ...linesOf(list),
          foot: `${shop} · ${shopPhone} · ${SHOP_EMAIL}`
        })
      ]),
    enquiry: ({ list, sender }, { contactName, company, phone, email }) =>
      Effect.succeed([
        messageOf(JOB_LIST_EMAIL, {
          shop,
          title: words.enquiry(plain(company || sender.company), plain(list.name)),
          says: [words.answer],
          facts: [
            [words.contactName, contactName],
            ...(company ? ([[words.company, company]] as const) : []),
            [words.phone, phone],
            [words.email, email],
            [words.account, `${sender.company}, ${sender.name}, ${sender.email}`]
          ],
          ...linesOf(list),
          link: {
            text: words.reply(plain(contactName)),
            url: `mailto:${encodeURIComponent(email.trim())}?subject=${encodeURIComponent(words.copy(list.name))}`
          },
          foot: words.foot
        })
      ])
  }
}

export const jobListMailsLayer = Layer.effect(JobListMessages, Effect.map(Settings, jobListMailsOf))
