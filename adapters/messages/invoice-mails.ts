/** The e-mail with invoices that a contact of a company asked for. */
import { Effect, Layer } from "effect"
import type { AccountInvoice } from "../../core/billing/invoices/account-invoice.ts"
import { dueDate } from "../../core/billing/invoices/due-date.ts"
import { invoiceText, toSelectedInvoice } from "../../core/billing/invoices/invoice.ts"
import { type InvoiceCopies, InvoiceMessages } from "../../core/billing/invoices/invoice-messages.port.ts"
import { mailText as mailTextOf } from "../../core/contact/mail-text.ts"
import { dateText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { plainDate } from "../../core/temporal.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { paymentComposer } from "./invoice-payment-mails.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { invoiceMailWords as words } from "./mail-words.ts"

const numberOf = (invoice: AccountInvoice): string => invoiceText(toSelectedInvoice(invoice))
const dayOf = (day: string): string => dateText(plainDate(day))

/** Of one invoice all that is asked for most. */
const factsOf = (invoice: AccountInvoice): NonNullable<Mail["facts"]> => {
  const { customerOrderNo = "", invoiceDate, total, outstanding } = invoice
  const poNumber = mailTextOf(customerOrderNo, 60)
  return [
    [words.number, numberOf(invoice)],
    [words.date, dayOf(invoiceDate)],
    ...(poNumber ? ([[words.poNumber, poNumber]] as const) : []),
    [words.total, dollars(total)],
    [words.outstanding, dollars(outstanding)],
    ...(outstanding > 0 ? ([[words.due, dayOf(dueDate(invoiceDate))]] as const) : [])
  ]
}

const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((total, amount) => total + amount, 0)

/** Of several a line each, and what is left to pay of all of them. */
const linesOf = (invoices: ReadonlyArray<AccountInvoice>): Pick<Mail, "lines" | "sums"> => ({
  lines: invoices.map((one) => [`${words.number} ${numberOf(one)}`, dayOf(one.invoiceDate), dollars(one.total)]),
  sums: [
    [words.total, dollars(sum(invoices.map(({ total }) => total)))],
    [words.outstanding, dollars(sum(invoices.map(({ outstanding }) => outstanding)))]
  ]
})

const composer =
  (settings: SettingValues) =>
  (asked: InvoiceCopies): Message => {
    const { invoices, papers, email, key } = asked
    const { SHOP_NAME: shop, SHOP_PHONE: phone, SHOP_EMAIL, PUBLIC_URL } = settings
    const [first, ...others] = invoices
    const isOne = first !== undefined && others.length === 0
    const [payLink] = asked.links
    const payUrl = (link: InvoiceCopies["links"][number]) =>
      `${PUBLIC_URL}/invoices/${link.customerId}/${invoiceText(link)}?t=${link.token}`
    const path = isOne ? `/my-account/invoices/${numberOf(first)}` : "/my-account/invoices"
    const seen = { text: isOne ? words.see : words.seeAll, url: `${PUBLIC_URL}${path}` }
    const mail: Mail = {
      shop,
      title: isOne ? words.one(numberOf(first)) : words.several(invoices.length),
      says: [isOne ? words.attached : words.allAttached],
      ...(isOne ? { facts: factsOf(first) } : linesOf(invoices)),
      ...(isOne && payLink
        ? { link: { text: words.pay, url: payUrl(payLink) }, furtherLinks: [seen] }
        : {
            link: seen,
            furtherLinks: asked.links.map((one) => ({ text: words.payOne(invoiceText(one)), url: payUrl(one) }))
          }),
      foot: `${shop} · ${phone} · ${SHOP_EMAIL}`
    }
    return {
      key: `invoices ${key}`,
      channel: "email",
      recipient: email,
      subject: mail.title,
      html: mailHtml(mail),
      text: mailText(mail),
      attachments: papers
    }
  }

export const invoiceMailsLayer = Layer.effect(
  InvoiceMessages,
  Effect.gen(function* () {
    const compose = composer(yield* Settings)
    const payment = paymentComposer(yield* Settings)
    return InvoiceMessages.of({
      copies: (asked) => Effect.succeed([compose(asked)]),
      paymentReceived: (paid) => Effect.succeed(payment.received(paid)),
      paymentRefunded: (paid) => Effect.succeed(payment.refunded(paid))
    })
  })
)
