/** The e-mails about an order: to the customer with the tax invoice, and to the branch with what to pick. */
import { Effect, Layer } from "effect"
import { MAX_FIELD_CHARACTERS, mobileProblem, normalizePhone } from "../../core/contact/fields.ts"
import { mailText as mailTextOf, nameInMail } from "../../core/contact/mail-text.ts"
import { momentText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { type OrderMessageData, OrderMessages } from "../../core/ordering/order-messages.port.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import type { Order } from "../../core/orders/order.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { lastDayText, type PaymentInstructions } from "../../core/payments/awaited-instructions.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { awaitedMailWords } from "../../core/words/awaited-payment.ts"
import { runWords } from "../../core/words/run.ts"
import { salesOrderWords } from "../../core/words/sales-order.ts"
import type { SettingValues } from "../settings/setting-values.ts"
import { Settings } from "../settings/settings.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { statusMailWords, takenOffAccount, mailWords as words } from "./mail-words.ts"
import { collectorOf, customerFactsOf, factsOf, receivedBy } from "./order-facts.ts"
import { orderSums } from "./order-sums.ts"

/** The key names what is told, so that it is told once. */
const email = (key: string, recipient: string, mail: Mail, attachments: Message["attachments"] = []): Message => ({
  key,
  channel: "email",
  recipient,
  subject: mail.title.replace(/[\r\n]+/g, " "),
  html: mailHtml(mail),
  text: mailText(mail),
  attachments
})

const isOnAccount = ({ paymentMethod }: Order): boolean => paymentMethod === "trade-credit"

const composer = (settings: SettingValues) => {
  const seller = {
    name: settings.SHOP_NAME,
    abn: settings.SHOP_ABN,
    phone: settings.SHOP_PHONE,
    email: settings.SHOP_EMAIL
  }
  /** The same around every letter. */
  const frame = { shop: seller.name, foot: `${seller.name} · ${seller.phone} · ${seller.email}` }
  const numberText = (text: string) => orderNumberText(text)
  const link = ({ order, token }: OrderMessageData) => ({
    text: words.seeOrder,
    url: `${settings.PUBLIC_URL}/checkout/thank-you?order=${order.orderNo}&t=${token}`
  })

  const confirmation = (messageData: OrderMessageData): Message => {
    const { order, branch } = messageData
    const exGst = order.buyer?.showsExGst ?? false
    const mail: Mail = {
      title: words.placed(numberText(order.orderNo)),
      says: [
        words.thanks(order.buyer ? nameInMail(order.billing.contactDetails.contactName) : "", isOnAccount(order)),
        words.invoiceAttached
      ],
      facts: customerFactsOf(messageData),
      lines: order.lines.map((line) => [line.name, quantityText(line), dollars(onGstBasis(line.linePrice, exGst))]),
      sums: orderSums(order),
      link: link(messageData),
      ...frame
    }
    const invoice = { name: salesOrderWords.invoiceFile(order.orderNo), taxInvoice: { order, branch, seller } }
    return email(`order-placed ${order.orderNo}`, order.billing.contactDetails.email, mail, [invoice])
  }

  const pickList = (messageData: OrderMessageData): Message => {
    const { order, branch } = messageData
    const mail: Mail = {
      title: words.pickList(numberText(order.orderNo)),
      says: [order.destination ? words.pickToSend : words.pick],
      facts: [
        ...factsOf(messageData),
        [words.phone, order.contact.phone],
        ...(order.instructions
          ? ([[words.instructions, mailTextOf(order.instructions, MAX_FIELD_CHARACTERS.instructions)]] as const)
          : [])
      ],
      lines: order.lines.map((line) => [`${line.sku} ${line.name}`, quantityText(line), ""]),
      ...frame
    }
    return email(`pick-list ${order.orderNo}`, branch.email, mail)
  }

  /** What the branch reads of a cancelled order: without the times, as nobody comes for it. */
  const putBack = (messageData: OrderMessageData): Mail => {
    const { order, branch } = messageData
    return {
      title: words.putBack(numberText(order.orderNo)),
      says: [words.putBackSays],
      facts: [[words.orderNo, numberText(order.orderNo)], [words.branch, branch.name], collectorOf(messageData)],
      lines: order.lines.map((line) => [`${line.sku} ${line.name}`, quantityText(line), ""]),
      ...frame
    }
  }

  /** [RUN-02] Whoever waits for it at the address has it on their mobile: that it comes, and that it was handed over. */
  const toReceiver = ({ order }: OrderMessageData): ReadonlyArray<Message> => {
    const { orderNo, status, destination, contact } = order
    const mobile = normalizePhone(contact.phone)
    if (!destination || mobileProblem(mobile) || (status !== "on-the-way" && status !== "delivered")) return []
    const [number, url] = [numberText(orderNo), `${settings.PUBLIC_URL}/track-order/${orderNo}`]
    const text =
      status === "delivered"
        ? runWords.delivered(seller.name, number, url)
        : runWords.onTheWay(seller.name, number, mailTextOf(destination.address.suburb, 60), url)
    return [
      { key: `sms-${status} ${orderNo}`, channel: "sms", recipient: mobile, subject: number, text, attachments: [] }
    ]
  }

  const moved = (messageData: OrderMessageData): ReadonlyArray<Message> => {
    const { order, branch } = messageData
    const { status } = order
    if (status === "awaiting-payment" || status === "placed") return []
    const { title, says } = statusMailWords[status]
    const mail = {
      title: title(numberText(order.orderNo)),
      says: [status === "cancelled" && isOnAccount(order) ? takenOffAccount : says],
      facts: [...customerFactsOf(messageData), ...receivedBy(messageData)],
      link: link(messageData),
      ...frame
    }
    const toCustomer = email(`order-${status} ${order.orderNo}`, order.billing.contactDetails.email, mail)
    if (status !== "cancelled") return [toCustomer, ...toReceiver(messageData)]
    return [toCustomer, email(`put-back ${order.orderNo}`, branch.email, putBack(messageData))]
  }

  const refundMessages = (messageData: OrderMessageData, amount: number): ReadonlyArray<Message> => {
    const { order } = messageData
    const mail: Mail = {
      title: words.refunded(numberText(order.orderNo)),
      says: [isOnAccount(order) ? words.takenOff(dollars(amount)) : words.refundSays(dollars(amount))],
      facts: [[words.orderNo, numberText(order.orderNo)]],
      ...frame
    }
    return [email(`order-refunded ${order.orderNo}`, order.billing.contactDetails.email, mail)]
  }

  const moneyAwaited = (
    messageData: OrderMessageData,
    { instructions, until }: { readonly instructions: PaymentInstructions; readonly until: number }
  ): Message => {
    const { order } = messageData
    const mail: Mail = {
      title: awaitedMailWords.title(numberText(order.orderNo)),
      says: [awaitedMailWords.says(lastDayText(until)), awaitedMailWords.reference],
      facts: [
        [words.orderNo, numberText(order.orderNo)],
        ...instructions.map(({ label, value }) => [label, value] as const)
      ],
      link: link(messageData),
      ...frame
    }
    return email(`money-awaited ${order.orderNo}`, order.billing.contactDetails.email, mail)
  }

  const awaitedLapsed = ({ order }: OrderMessageData): Message => {
    const mail: Mail = {
      title: awaitedMailWords.lapsed(numberText(order.orderNo)),
      says: [awaitedMailWords.lapsedSays],
      facts: [[words.orderNo, numberText(order.orderNo)]],
      ...frame
    }
    return email(`awaited-lapsed ${order.orderNo}`, order.billing.contactDetails.email, mail)
  }

  /** [T36] To a contact of the order's company, who may read all of it; the order's own link stays with who placed it. */
  const invoiceCopy = (
    { order, branch }: OrderMessageData,
    to: { readonly email: string; readonly key: string }
  ): Message => {
    const invoice = { name: salesOrderWords.invoiceFile(order.orderNo), taxInvoice: { order, branch, seller } }
    const mail: Mail = {
      title: words.invoiceCopy(numberText(order.orderNo)),
      says: [words.invoiceAttached],
      facts: [
        [words.orderNo, numberText(order.orderNo)],
        [words.ordered, momentText(order.orderedAt)],
        [words.total, dollars(order.totals.total)]
      ],
      link: { text: words.seeOrder, url: `${settings.PUBLIC_URL}/my-account/orders/${order.orderNo}` },
      ...frame
    }
    return email(`invoice-copy ${order.orderNo} ${to.key}`, to.email, mail, [invoice])
  }

  return { confirmation, pickList, moved, refunded: refundMessages, invoiceCopy, moneyAwaited, awaitedLapsed }
}

export const orderMailsLayer = Layer.effect(
  OrderMessages,
  Effect.gen(function* () {
    const { confirmation, pickList, moved, refunded: refundMessages, ...letters } = composer(yield* Settings)
    return OrderMessages.of({
      orderPlaced: (messageData) => Effect.succeed([confirmation(messageData), pickList(messageData)]),
      statusChanged: (messageData) => Effect.succeed(moved(messageData)),
      moneyAwaited: (messageData, awaited) => Effect.succeed([letters.moneyAwaited(messageData, awaited)]),
      awaitedLapsed: (messageData) => Effect.succeed([letters.awaitedLapsed(messageData)]),
      orderRefunded: (messageData, amount) => Effect.succeed(refundMessages(messageData, amount)),
      invoiceCopy: (messageData, to) => Effect.succeed([letters.invoiceCopy(messageData, to)])
    })
  })
)
