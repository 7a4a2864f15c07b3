/** The page on which a shopper agrees to pay by a wallet, with one button for each way it can end. */
import type { CallContext } from "./call-context.ts"
import type { LogEntry } from "./event-log.ts"
import { page, type StandInPage, safe } from "./page.ts"
import { answeredPayPal, findPayPalOrder } from "./paypal.ts"
import { checkoutEntry, findCheckout, type ZipState } from "./zip.ts"

/** What a shopper can do about one payment, and where each leads them. */
type Wallet = {
  readonly title: string
  readonly dollars: string
  readonly isOpen: boolean
  readonly buttons: ReadonlyArray<readonly [outcome: string, text: string]>
  readonly answer: (outcome: string) => { readonly entries: ReadonlyArray<LogEntry>; readonly leadsTo: string }
  readonly back: string
}

const withSearch = (address: string, search: Readonly<Record<string, string>>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(search)) url.searchParams.set(name, value)
  return url.href
}

const paypalWallet = (context: CallContext, id: string): Wallet | undefined => {
  const found = findPayPalOrder(context, id)
  if (!found) return undefined
  const { order, hidden } = found
  const approved = withSearch(hidden.returnUrl, { token: id, PayerID: "STANDINPAYER1" })
  return {
    title: "Pay with PayPal Pay in 4",
    dollars: order.purchase_units[0].amount.value,
    isOpen: order.status === "PAYER_ACTION_REQUIRED",
    buttons: [
      ["agree", "Agree and pay"],
      ["poor", "Agree with an account that has no money"],
      ["cancel", "Cancel and go back to the shop"]
    ],
    answer: (outcome) =>
      outcome === "agree" || outcome === "poor"
        ? { entries: [answeredPayPal(order, hidden, outcome === "poor")], leadsTo: approved }
        : { entries: [], leadsTo: withSearch(hidden.cancelUrl, { token: id }) },
    back: approved
  }
}

const zipStates: { readonly [outcome: string]: ZipState } = {
  agree: "approved",
  poor: "poor",
  decline: "declined",
  refer: "referred",
  cancel: "cancelled",
  // No button: time does it, after a week.
  expire: "expired"
}

const zipWallet = (context: CallContext, id: string): Wallet | undefined => {
  const checkout = findCheckout(context, id)
  if (!checkout) return undefined
  const leadsTo = (result: string) => withSearch(checkout.config.redirect_uri, { result, checkoutId: id })
  return {
    title: "Pay with Zip",
    dollars: checkout.order.amount.toFixed(2),
    isOpen: checkout.state === "created" || checkout.state === "referred",
    buttons: [
      ["agree", "Agree and pay"],
      ["poor", "Agree with an account that has no money"],
      ["decline", "Be declined"],
      ["refer", "Be referred: Zip takes its time"],
      ["cancel", "Cancel and go back to the shop"]
    ],
    answer: (outcome) => {
      const state = zipStates[outcome] ?? "cancelled"
      return {
        entries: [checkoutEntry(`zip.${state}`, { ...checkout, state })],
        leadsTo: leadsTo(state === "poor" ? "approved" : state)
      }
    },
    back: leadsTo(checkout.state)
  }
}

const walletOf = (context: CallContext, id: string) => paypalWallet(context, id) ?? zipWallet(context, id)

const unknown = page(404, "Page not found", "<p>This payment is not known here.</p>")

const closed = ({ back }: Wallet): StandInPage =>
  page(200, "Nothing more to agree to", `<p><a href="${safe(back)}">Go back to the shop</a></p>`, new URL(back).origin)

/** GET /wallet/:id */
export const showWallet = (context: CallContext, id: string): StandInPage => {
  const wallet = walletOf(context, id)
  if (!wallet) return unknown
  if (!wallet.isOpen) return closed(wallet)
  const buttons = wallet.buttons.map(([outcome, text]) => `<button name="outcome" value="${outcome}">${text}</button>`)
  return page(
    200,
    wallet.title,
    `<p>The shop asks for $${wallet.dollars}.</p><p>This is a test wallet: no money moves.</p>
<form method="post" action="/wallet/${id}">${buttons.join("\n")}</form>`,
    new URL(wallet.back).origin
  )
}

/** POST /wallet/:id. A second press changes nothing and leads on all the same. */
export const endWallet = (
  context: CallContext,
  id: string,
  outcome: string
): { readonly page: StandInPage; readonly entries: ReadonlyArray<LogEntry> } => {
  const wallet = walletOf(context, id)
  if (!wallet) return { page: unknown, entries: [] }
  const { entries, leadsTo } = wallet.isOpen ? wallet.answer(outcome) : { entries: [], leadsTo: wallet.back }
  const ended = closed(wallet)
  return { page: { ...ended, status: 303, headers: { ...ended.headers, location: leadsTo } }, entries }
}
