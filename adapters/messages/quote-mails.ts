/** The e-mails about quotes: the copy that a contact asked for, and the reminder before its prices run out. */
import { Effect, Layer } from "effect"
import { type AccountQuote, quoteTotals } from "../../core/billing/quotes/account-quote.ts"
import { quoteExpiryDate } from "../../core/billing/quotes/quote.ts"
import { type QuoteCopy, QuoteMessages, type QuoteReminder } from "../../core/billing/quotes/quote-messages.port.ts"
import { mailText as mailTextOf, nameInMail } from "../../core/contact/mail-text.ts"
import { dateText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { plainDate } from "../../core/temporal.ts"
import { quoteFileWords } from "../../core/words/quote.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { sumsOnGstBasis } from "./order-sums.ts"
import { quoteMailWords as words } from "./quote-words.ts"

const dayOf = (day: string): string => dateText(plainDate(day))

const factsOf = ({ orderNo, quotedOn, customerOrderNo = "" }: AccountQuote): NonNullable<Mail["facts"]> => {
  const poNumber = mailTextOf(customerOrderNo, 60)
  return [
    [words.number, orderNo],
    [words.quoted, dayOf(quotedOn)],
    [words.validUntil, dayOf(quoteExpiryDate(quotedOn))],
    ...(poNumber ? ([[words.poNumber, poNumber]] as const) : [])
  ]
}

/** What was quoted, and what is left to pay of it. */
const linesOf = (quote: AccountQuote): Pick<Mail, "lines" | "sums"> => ({
  lines: quote.lines.map((line) => [
    line.invoiceNo === undefined ? line.name : quoteFileWords.delivered(line.name, line.invoiceNo),
    quantityText(line),
    dollars(onGstBasis(line.linePrice, quote.showsExGst))
  ]),
  sums: [
    ...sumsOnGstBasis(quoteTotals(quote), quote.showsExGst),
    ...(quote.isPaid || quote.outstanding === quoteTotals(quote).total
      ? []
      : ([[words.outstanding, dollars(quote.outstanding)]] as const))
  ]
})

const composer = (settings: SettingValues) => {
  const { SHOP_NAME: shop, SHOP_PHONE: phone, SHOP_EMAIL, PUBLIC_URL } = settings
  const frame = { shop, foot: `${shop} · ${phone} · ${SHOP_EMAIL}` }

  const copy = ({ quote, paper, token, email, key }: QuoteCopy): Message => {
    const { orderNo } = quote
    const mail: Mail = {
      ...frame,
      title: words.title(orderNo),
      says: [words.attached],
      facts: factsOf(quote),
      ...linesOf(quote),
      link: {
        text: words.see,
        url: token ? `${PUBLIC_URL}/quotes/${orderNo}?t=${token}` : `${PUBLIC_URL}/my-account/quotes/${orderNo}`
      }
    }
    return {
      key: `quote ${orderNo} ${key}`,
      channel: "email",
      recipient: email,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: [{ name: quoteFileWords.paper(orderNo), taxInvoice: paper }]
    }
  }

  const reminder = ({ quote, token, reminderToken }: QuoteReminder): Message => {
    const { orderNo, quotedOn, contact } = quote
    const mail: Mail = {
      ...frame,
      title: words.reminderTitle(orderNo, dayOf(quoteExpiryDate(quotedOn))),
      says: [words.reminds(nameInMail(contact.contactName))],
      facts: factsOf(quote),
      link: { text: words.see, url: `${PUBLIC_URL}/quotes/${orderNo}?t=${token}` },
      ending: { text: words.stop, url: `${PUBLIC_URL}/quote-reminder/unsubscribe/${orderNo}?t=${reminderToken}` }
    }
    return {
      key: `quote-reminder ${orderNo}`,
      channel: "email",
      recipient: contact.email,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: []
    }
  }

  return { copy, reminder }
}

export const quoteMailsLayer = Layer.effect(
  QuoteMessages,
  Effect.gen(function* () {
    const compose = composer(yield* Settings)
    return QuoteMessages.of({
      copy: (asked) => Effect.succeed([compose.copy(asked)]),
      reminder: (due) => Effect.succeed([compose.reminder(due)])
    })
  })
)
