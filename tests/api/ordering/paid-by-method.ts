/** An order by each way to pay that is opened with it: sent, and brought to the end of its payment, as an honest browser does it. */
import type { OrderMethod } from "../../../core/payment-method.ts"
import { gatewayFields, hostedCardForm } from "../../../core/payments/hosted-card.ts"
import { cards, type HostedOrder, type PlacedOrder, type ShopperResponse, type shopperAt } from "./shopper.ts"

/** By which the tests' shop knows its staff. */
export const STAFF_TOKEN = "staff-token-of-more-than-32-letters"

type Shopper = ReturnType<typeof shopperAt>
export type Placed = ShopperResponse<PlacedOrder>

/** What a call answers under the name of its method. */
const under = <Data extends object>(answer: ShopperResponse<Data>, name: keyof Data): Placed => ({
  ...answer,
  data: ((answer as Partial<typeof answer>).data?.[name] ?? { orderNo: "" }) as PlacedOrder
})

type Place = (kim: Shopper, form: unknown, key: string) => Promise<Placed>

/** Those with a call of their own. */
const ownCalls: { readonly [method in OrderMethod]?: Place } = {
  "hosted-card": async (kim, form, key) => under(await kim.placeHosted(form, key), "nab"),
  paypal: async (kim, form, key) => under(await kim.placeByWallet("paypal", form, key), "paypal"),
  zip: async (kim, form, key) => under(await kim.placeByWallet("zip", form, key), "zip"),
  "trade-credit": async (kim, form, key) => under(await kim.placeOnCredit(form, key), "tradecredit")
}

/** Sends the order; under the same key it is the same one. */
export const placeBy = (
  method: OrderMethod,
  kim: Shopper,
  form: unknown,
  key: string = crypto.randomUUID()
): Promise<Placed> => {
  const own = ownCalls[method]
  return own ? own(kim, form, key) : kim.placeByMethod(method, form, key)
}

/** An order that was sent, cents to be paid, and the answer to it. */
type Sent = { readonly placed: Placed; readonly total: number }

const agreeAt = (url = "") =>
  fetch(url, { method: "POST", body: new URLSearchParams({ outcome: "agree" }), redirect: "manual" })

/** The browser posts the card to the bank itself. */
export const postHostedCard = async (placed: PlacedOrder, total: number): Promise<void> => {
  const form = hostedCardForm(placed as HostedOrder, { referenceId: placed.paymentRef ?? "", total })
  if (!form) throw new Error("The form is not whole")
  const body = new URLSearchParams(gatewayFields(form, { number: cards.pays, expiry: "12/29", cvc: "123" }))
  await fetch(form.actionUrl, { method: "POST", body, redirect: "manual" })
}

/** What its shopper does until it is paid; answers how it went. */
export const finishes: { readonly [method in OrderMethod]: (kim: Shopper, sent: Sent) => Promise<Placed> } = {
  "hosted-card": async (kim, { placed, total }) => {
    await postHostedCard(placed.data, total)
    return under(await kim.confirmHosted(placed.data.paymentRef ?? ""), "nab")
  },
  paypal: async (kim, { placed }) => {
    await agreeAt(placed.data.redirectUrl)
    return under(await kim.confirmWallet("paypal", placed.data.paymentRef ?? ""), "paypal")
  },
  zip: async (kim, { placed }) => {
    await agreeAt(placed.data.redirectUrl)
    return under(await kim.confirmWallet("zip", placed.data.paymentRef ?? ""), "zip")
  },
  "trade-credit": async (_, { placed }) => placed,
  "bank-transfer": async (kim, { placed, total }) => {
    const { orderNo } = placed.data
    const body = { amount: total, reference: `NPP ${orderNo}` }
    const headers = { authorization: `Bearer ${STAFF_TOKEN}` }
    const received = await kim.call<PlacedOrder>("POST", `/staff/orders/${orderNo}/payment`, body, headers)
    const isPlaced = received.data?.status === "placed"
    return { ...received, data: { ...received.data, status: isPlaced ? "succeeded" : "not placed" } }
  }
}
