/** The e-mails about an order: to the customer with the tax invoice, and to the branch with what to pick. */
import { Effect, Layer } from "effect"
import { MAX_FIELD_CHARACTERS } from "../../core/contact/fields.ts"
import { mailText as mailTextOf, nameInMail } from "../../core/contact/mail-text.ts"
import { momentText } from "../../core/melbourne.ts"
import type { Message } from "../../core/messages/message.ts"
import { dollars } from "../../core/money.ts"
import { type OrderMessageData, OrderMessages } from "../../core/ordering/order-messages.port.ts"
import { quantityText } from "../../core/orders/line-text.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { totalsOnGstBasis } from "../../core/orders/order-totals.ts"
import { onGstBasis } from "../../core/pricing/gst.ts"
import { dayHours } from "../../core/stores/open-hours.ts"
import { Settings, type SettingsOf } from "../settings.ts"
import { type Mail, mailHtml, mailText } from "./mail-page.ts"
import { moveMailWords, mailWords as words } from "./mail-words.ts"

type Facts = NonNullable<Mail["facts"]>

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

/** When it can be collected: as it is estimated, or now and while the branch is open. */
const collectable = ({ order, branch }: OrderMessageData): Facts =>
  order.status === "ready"
    ? [
        [words.readyNow, words.now],
        [
          words.hours,
          dayHours(branch.hours)
            .map(({ day, text }) => `${day} ${text}`)
            .join(", ")
        ]
      ]
    : [[words.estimated, momentText(order.estimated)]]

/** What the customer reads: a guest's mailbox may be anybody's, so what was typed stays on the order's own page. */
const customerFactsOf = (told: OrderMessageData): Facts => (told.order.buyer ? factsOf(told) : orderFactsOf(told))

const orderFactsOf = (told: OrderMessageData): Facts => {
  const { order, branch } = told
  return [
    [words.orderNo, orderNumberText(order.orderNo)],
    [words.ordered, momentText(order.orderedAt)],
    [words.branch, `${branch.name}, ${branch.address.lineOne}, ${branch.address.suburb}`],
    ...collectable(told)
  ]
}

const collectorOf = ({ order }: OrderMessageData) =>
  [words.collector, mailTextOf(order.contact.contactName, 60)] as const

/** With what was typed, without anything that leads elsewhere. */
const factsOf = (told: OrderMessageData): Facts => {
  const poNumber = mailTextOf(told.order.customerRefNo ?? "", MAX_FIELD_CHARACTERS.customerRefNo)
  return [...orderFactsOf(told), collectorOf(told), ...(poNumber ? ([[words.poNumber, poNumber]] as const) : [])]
}

const composer = (settings: SettingsOf) => {
  const seller = {
    name: settings.SHOP_NAME,
    abn: settings.SHOP_ABN,
    phone: settings.SHOP_PHONE,
    email: settings.SHOP_EMAIL
  }
  /** The same around every letter. */
  const frame = { shop: seller.name, foot: `${seller.name} · ${seller.phone} · ${seller.email}` }
  const shown = (text: string) => orderNumberText(text)
  const link = ({ order, token }: OrderMessageData) => ({
    text: words.seeOrder,
    url: `${settings.PUBLIC_URL}/checkout/thank-you?order=${order.orderNo}&t=${token}`
  })

  const confirmation = (told: OrderMessageData): Message => {
    const { order, branch } = told
    const exGst = order.buyer?.showsExGst ?? false
    const { subtotal, gst, total } = totalsOnGstBasis(order.totals, exGst)
    const mail: Mail = {
      title: words.placed(shown(order.orderNo)),
      says: [
        words.thanks(order.buyer ? nameInMail(order.billing.contactDetails.contactName) : ""),
        words.invoiceAttached
      ],
      facts: customerFactsOf(told),
      lines: order.lines.map((line) => [line.name, quantityText(line), dollars(onGstBasis(line.linePrice, exGst))]),
      sums: [
        ...(exGst ? ([[words.subtotalExGst, dollars(subtotal)]] as const) : []),
        [exGst ? words.gstAdded : words.gst, dollars(gst)],
        [words.total, dollars(total)]
      ],
      link: link(told),
      ...frame
    }
    const invoice = { name: words.invoiceFile(order.orderNo), taxInvoice: { order, branch, seller } }
    return email(`order-placed ${order.orderNo}`, order.billing.contactDetails.email, mail, [invoice])
  }

  const pickList = (told: OrderMessageData): Message => {
    const { order, branch } = told
    const mail: Mail = {
      title: words.pickList(shown(order.orderNo)),
      says: [words.pick],
      facts: [
        ...factsOf(told),
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
  const putBack = (told: OrderMessageData): Mail => {
    const { order, branch } = told
    return {
      title: words.putBack(shown(order.orderNo)),
      says: [words.putBackSays],
      facts: [[words.orderNo, shown(order.orderNo)], [words.branch, branch.name], collectorOf(told)],
      lines: order.lines.map((line) => [`${line.sku} ${line.name}`, quantityText(line), ""]),
      ...frame
    }
  }

  const moved = (told: OrderMessageData): ReadonlyArray<Message> => {
    const { order, branch } = told
    const { status } = order
    if (status === "awaiting-payment" || status === "placed") return []
    const { title, says } = moveMailWords[status]
    const mail = {
      title: title(shown(order.orderNo)),
      says: [says],
      facts: customerFactsOf(told),
      link: link(told),
      ...frame
    }
    const toCustomer = email(`order-${status} ${order.orderNo}`, order.billing.contactDetails.email, mail)
    if (status !== "cancelled") return [toCustomer]
    return [toCustomer, email(`put-back ${order.orderNo}`, branch.email, putBack(told))]
  }

  const refunded = (told: OrderMessageData, amount: number): ReadonlyArray<Message> => {
    const { order } = told
    const mail: Mail = {
      title: words.refunded(shown(order.orderNo)),
      says: [words.refundSays(dollars(amount))],
      facts: [[words.orderNo, shown(order.orderNo)]],
      ...frame
    }
    return [email(`order-refunded ${order.orderNo}`, order.billing.contactDetails.email, mail)]
  }

  return { confirmation, pickList, moved, refunded }
}

export const orderMailsLayer = Layer.effect(
  OrderMessages,
  Effect.gen(function* () {
    const { confirmation, pickList, moved, refunded } = composer(yield* Settings)
    return OrderMessages.of({
      orderPlaced: (told) => Effect.succeed([confirmation(told), pickList(told)]),
      statusChanged: (told) => Effect.succeed(moved(told)),
      orderRefunded: (told, amount) => Effect.succeed(refunded(told, amount))
    })
  })
)
