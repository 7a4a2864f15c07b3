/** What an e-mail says of an order beside its text: its number, where and when, and for whom; what was typed only without what leads elsewhere. */
import { MAX_FIELD_CHARACTERS } from "../../core/contact/fields.ts"
import { mailText } from "../../core/contact/mail-text.ts"
import { momentText } from "../../core/melbourne.ts"
import type { OrderMessageData } from "../../core/ordering/order-messages.port.ts"
import { estimateText } from "../../core/orders/estimate-text.ts"
import { arrivalText, destinationText } from "../../core/orders/order-destination.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import { dayHours } from "../../core/stores/open-hours.ts"
import { runWords } from "../../core/words/run.ts"
import type { Mail } from "./mail-page.ts"
import { carrierMailWords, mailWords as words } from "./mail-words.ts"

type Facts = NonNullable<Mail["facts"]>

/** How and when it is brought, or when it can be collected: as it is estimated, or now and while the branch is open. */
const handOver = ({ order, branch }: OrderMessageData): Facts =>
  order.destination
    ? [
        [words.delivery, carrierMailWords[order.destination.method]],
        [words.arrival, arrivalText(order.destination)]
      ]
    : order.status === "ready"
      ? [
          [words.readyNow, words.now],
          [
            words.hours,
            dayHours(branch.hours)
              .map(({ day, text }) => `${day} ${text}`)
              .join(", ")
          ]
        ]
      : [[words.estimated, estimateText(order.estimated)]]

/** What the customer reads: a guest's mailbox may be anybody's, so what was typed stays on the order's own page. */
export const customerFactsOf = (messageData: OrderMessageData): Facts =>
  messageData.order.buyer ? factsOf(messageData) : orderFactsOf(messageData)

const orderFactsOf = (messageData: OrderMessageData): Facts => {
  const { order, branch } = messageData
  return [
    [words.orderNo, orderNumberText(order.orderNo)],
    [words.ordered, momentText(order.orderedAt)],
    [
      order.destination ? words.deliveringBranch : words.branch,
      `${branch.name}, ${branch.address.lineOne}, ${branch.address.suburb}`
    ],
    ...handOver(messageData)
  ]
}

/** Who collects it, or takes it where it is brought. */
export const collectorOf = ({ order }: OrderMessageData) =>
  [order.destination ? words.receiver : words.collector, mailText(order.contact.contactName, 60)] as const

/** With what was typed, without anything that leads elsewhere. */
export const factsOf = (messageData: OrderMessageData): Facts => {
  const { destination } = messageData.order
  const poNumber = mailText(messageData.order.customerRefNo ?? "", MAX_FIELD_CHARACTERS.customerRefNo)
  return [
    ...orderFactsOf(messageData),
    collectorOf(messageData),
    ...(destination ? ([[words.deliverTo, mailText(destinationText(destination), 300)]] as const) : []),
    ...(poNumber ? ([[words.poNumber, poNumber]] as const) : [])
  ]
}

/** Only to a member's mailbox: a guest's may be anybody's. */
export const receivedBy = ({ order, receivedBy: name }: OrderMessageData): Facts =>
  name && order.buyer ? [[runWords.receivedBy, mailText(name, 60)]] : []
