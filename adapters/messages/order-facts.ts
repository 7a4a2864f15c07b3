/** What an e-mail says of an order beside its text: its number, where and when, and for whom; what was typed only without what leads elsewhere. */
import { MAX_FIELD_CHARACTERS } from "../../core/contact/fields.ts"
import { mailText } from "../../core/contact/mail-text.ts"
import { type Delivery, isPickup } from "../../core/delivery/delivery.ts"
import { dateText, momentText } from "../../core/melbourne.ts"
import type { OrderMessageData } from "../../core/ordering/order-messages.port.ts"
import { estimateText } from "../../core/orders/estimate-text.ts"
import type { Order } from "../../core/orders/order.ts"
import {
  arrivalText,
  destinationText,
  type OrderDestination,
  orderDestination
} from "../../core/orders/order-destination.ts"
import { orderNumberText } from "../../core/orders/order-number.ts"
import type { Branch } from "../../core/stores/branch.ts"
import { dayHours } from "../../core/stores/open-hours.ts"
import { plainDate } from "../../core/temporal.ts"
import { runWords } from "../../core/words/run.ts"
import type { Mail } from "./mail-page.ts"
import { carrierMailWords, mailWords as words } from "./mail-words.ts"

type Facts = NonNullable<Mail["facts"]>

type Place = { readonly destination?: OrderDestination; readonly branch: Branch }

const branchFact = ({ destination, branch: { name, address } }: Place) =>
  [destination ? words.deliveringBranch : words.branch, `${name}, ${address.lineOne}, ${address.suburb}`] as const

const broughtFacts = (destination: OrderDestination): Facts => [
  [words.delivery, destination.hasCrane ? words.craneTruck : carrierMailWords[destination.method]],
  [words.arrival, arrivalText(destination)]
]

const addressFacts = (destination: OrderDestination | undefined): Facts =>
  destination ? [[words.deliverTo, mailText(destinationText(destination), 300)]] : []

/** How and when it is brought, or when it can be collected: as it is estimated, or now and while the branch is open. */
const handOver = ({ order, branch }: OrderMessageData): Facts =>
  order.destination
    ? broughtFacts(order.destination)
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
    branchFact({ ...order, branch }),
    ...handOver(messageData)
  ]
}

/** Who collects it, or takes it where it is brought. */
export const collectorOf = ({ order }: { readonly order: Pick<Order, "destination" | "contact"> }) =>
  [order.destination ? words.receiver : words.collector, mailText(order.contact.contactName, 60)] as const

/** [APV-02] Where an order goes that is not placed yet, when, and to whom. */
export const approvalFacts = (delivery: Delivery, branch: Branch): Facts => {
  const { contactDetails: contact } = delivery.details
  const destination = orderDestination(delivery)
  return [
    branchFact({ ...(destination ? { destination } : {}), branch }),
    ...(destination ? broughtFacts(destination) : []),
    ...(isPickup(delivery) ? ([[words.pickupDay, dateText(plainDate(delivery.details.date))]] as const) : []),
    collectorOf({ order: { contact, ...(destination ? { destination } : {}) } }),
    ...addressFacts(destination)
  ]
}

/** With what was typed, without anything that leads elsewhere. */
export const factsOf = (messageData: OrderMessageData): Facts => {
  const poNumber = mailText(messageData.order.customerRefNo ?? "", MAX_FIELD_CHARACTERS.customerRefNo)
  return [
    ...orderFactsOf(messageData),
    collectorOf(messageData),
    ...addressFacts(messageData.order.destination),
    ...(poNumber ? ([[words.poNumber, poNumber]] as const) : [])
  ]
}

/** Only to a member's mailbox: a guest's may be anybody's. */
export const receivedBy = ({ order, receivedBy: name }: OrderMessageData): Facts =>
  name && order.buyer ? [[runWords.receivedBy, mailText(name, 60)]] : []
