/** The e-mails about payments of invoices. */
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { type AccountPayment, chargedAmount } from "../../core/payments/account-payment.ts"
import { gstIn } from "../../core/pricing/gst.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { invoicePaymentMailWords as words } from "./mail-words.ts"

/** Both answer nothing where nobody's address is known. */
export const paymentComposer = ({
  SHOP_NAME: shop,
  SHOP_PHONE,
  SHOP_EMAIL,
  PUBLIC_URL
}: Pick<SettingValues, "SHOP_NAME" | "SHOP_PHONE" | "SHOP_EMAIL" | "PUBLIC_URL">) => {
  const frame = { shop, foot: `${shop} · ${SHOP_PHONE} · ${SHOP_EMAIL}` }

  const message = (key: string, { email }: AccountPayment, mail: Mail): ReadonlyArray<Message> =>
    email === undefined
      ? []
      : [
          {
            key,
            channel: "email",
            recipient: email,
            subject: mail.title,
            html: mailHtml(mail),
            text: mailText(mail),
            attachments: []
          }
        ]

  /** [INV-02] */
  const received = (payment: AccountPayment) => {
    const { paymentNo, shares, surcharge, transactionReference } = payment
    const surcharged = [
      [words.surcharge, dollars(surcharge)],
      [words.gst, dollars(gstIn(surcharge))]
    ] as const
    return message(`invoice-paid ${paymentNo}`, payment, {
      ...frame,
      title: words.received(paymentNo),
      says: [words.thanks],
      ...(transactionReference ? { facts: [[words.reference, transactionReference]] } : {}),
      lines: shares.map(({ document, amount }) => [words.invoice(document), words.on, dollars(amount)]),
      sums: [...(surcharge > 0 ? surcharged : []), [words.paid, dollars(chargedAmount(payment))]],
      ...(payment.contactId === undefined
        ? {}
        : { link: { text: words.see, url: `${PUBLIC_URL}/my-account/invoices` } })
    })
  }

  const refunded = (payment: AccountPayment) =>
    message(`invoice-payment-refunded ${payment.paymentNo}`, payment, {
      ...frame,
      title: words.refunded(payment.paymentNo),
      says: [words.refundSays(dollars(payment.captured))]
    })

  return { received, refunded }
}
